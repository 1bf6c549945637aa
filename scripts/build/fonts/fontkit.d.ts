declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    characterSet: number[];
    glyphForCodePoint(code: number): { advanceWidth: number };
  }
  function create(file: Buffer): Font;
}
