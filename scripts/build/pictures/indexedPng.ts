import { crc32, deflateSync } from 'node:zlib';

const maxColours = 256;

/**
 * A PNG with a palette of the 256 most frequent colours (https://www.w3.org/TR/png-3/); other colours, which occur on the
 * edges of shapes, become the nearest. `pixels` holds red, green, blue and alpha of opaque pixels.
 */
export function indexedPng(width: number, height: number, pixels: Uint8Array): Buffer {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  // Most pixels have the colour of the one before, so that runs are counted and written. No run crosses the end of a row.
  const runs: { colour: number; from: number; to: number }[] = [];
  const counts = new Map<number, number>();
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width;
    for (let from = row * width; from < end; ) {
      const colour = colours[from] as number;
      let to = from + 1;
      while (to < end && colours[to] === colour) to++;
      counts.set(colour, (counts.get(colour) ?? 0) + to - from);
      // Each row begins with a byte for its filter type; 0 is none.
      runs.push({ colour, from: from + row + 1, to: to + row + 1 });
      from = to;
    }
  }
  const byCount = [...counts]
    .sort(([one, often], [other, oftener]) => oftener - often || one - other)
    .map(([colour]) => colour);
  const palette = Uint8Array.from(byCount.slice(0, maxColours).flatMap(channels));
  const places = new Map(
    byCount.map((colour, index) => [colour, index < maxColours ? index : nearest(palette, colour)]),
  );
  const rows = new Uint8Array((width + 1) * height);
  for (const { colour, from, to } of runs) rows.fill(places.get(colour) as number, from, to);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Red, green and blue of a little-endian RGBA value. */
const channels = (colour: number): [number, number, number] => [
  colour & 255,
  (colour >>> 8) & 255,
  (colour >>> 16) & 255,
];

/** The index of the colour of a palette, given as its channels one after the other, that is nearest to a colour. */
function nearest(palette: Uint8Array, colour: number): number {
  const [red, green, blue] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  // Hundreds of colours are looked up in each picture.
  for (let at = 0; at < palette.length; at += 3) {
    const r = (palette[at] as number) - red;
    const g = (palette[at + 1] as number) - green;
    const b = (palette[at + 2] as number) - blue;
    const distance = r * r + g * g + b * b;
    if (distance < least) [best, least] = [at / 3, distance];
  }
  return best;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
