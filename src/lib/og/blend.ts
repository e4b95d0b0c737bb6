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
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) =>
    Number.parseInt(colour.slice(place, place + 2), 16),
  );
  const { data: ink } = mask;
  const { data } = picture;
  // Hundreds of thousands of pixels for every card: nothing but numbers in the inner loop.
  for (let y = 0; y < height; y += 1) {
    let from = y * mask.width;
    let to = ((y + at.top) * picture.width + at.left) * 3;
    for (let x = 0; x < width; x += 1, from += 1, to += 3) {
      const opacity = ink[from] ?? 0;
      if (opacity === 0) continue;
      // Within a letter nothing of what is below is left.
      if (opacity === 255) {
        data[to] = red;
        data[to + 1] = green;
        data[to + 2] = blue;
        continue;
      }
      data[to] = mix(data[to], red, opacity);
      data[to + 1] = mix(data[to + 1], green, opacity);
      data[to + 2] = mix(data[to + 2], blue, opacity);
    }
  }
}

/** What is below, covered with ink of an opacity from 0 to 255. */
const mix = (below = 0, ink: number, opacity: number) => below + ((ink - below) * opacity) / 255;
