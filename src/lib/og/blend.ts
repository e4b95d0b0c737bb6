import type { Pixels } from './canvas.ts';

/** Paints a picture with a colour wherever a mask has ink; what lies outside of the picture is left out. */
export function blend(
  picture: Pixels,
  mask: Pixels,
  colour: string,
  at: { left: number; top: number },
) {
  const width = Math.min(mask.width, picture.width - at.left);
  const height = Math.min(mask.height, picture.height - at.top);
  const ink = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
  for (let y = 0; y < height; y += 1) {
    let from = y * mask.width;
    let to = ((y + at.top) * picture.width + at.left) * 3;
    for (let x = 0; x < width; x += 1, from += 1, to += 3) {
      const opacity = (mask.data[from] ?? 0) / 255;
      if (opacity === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = picture.data[to + channel] ?? 0;
        picture.data[to + channel] = below + ((ink[channel] ?? 0) - below) * opacity;
      }
    }
  }
}
