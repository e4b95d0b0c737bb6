import type { Pixels } from './canvas.ts';

/** Lays pixels with transparency on a picture without; what lies outside of it is left out. */
export function blend(picture: Pixels, layer: Pixels, at: { left: number; top: number }) {
  const width = Math.min(layer.width, picture.width - at.left);
  const height = Math.min(layer.height, picture.height - at.top);
  for (let y = 0; y < height; y += 1) {
    let from = y * layer.width * 4;
    let to = ((y + at.top) * picture.width + at.left) * 3;
    for (let x = 0; x < width; x += 1, from += 4, to += 3) {
      const opacity = (layer.data[from + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = picture.data[to + channel] ?? 0;
        const above = layer.data[from + channel] ?? 0;
        picture.data[to + channel] = below + (above - below) * opacity;
      }
    }
  }
}
