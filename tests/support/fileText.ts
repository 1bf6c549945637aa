import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** The text of a downloadable file, with its properties. */
export function textOfFile(name: string, bytes: Buffer): string {
  return name.endsWith('.pdf') ? pdfText(bytes) : officeText(bytes);
}

/** A text with its character references resolved. */
const decode = (text: string) =>
  (parseFragment(text).childNodes[0] as DefaultTreeAdapterTypes.TextNode | undefined)?.value ?? '';

/** The text of a document or a workbook, whose parts are XML. Runs of one paragraph are joined. */
function officeText(bytes: Buffer): string {
  const parts = Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, content]) => strFromU8(content));
  return parts
    .map((xml) =>
      decode(xml.replace(/<\/(?:w:p|si|c|dc:\w+|cp:\w+|oddFooter)>|<w:tab\/>/g, '\n').replace(/<[^>]*>/g, '')),
    )
    .join('\n');
}

/** The text lines of a PDF that PDFKit wrote: numbers of glyphs, in fonts that map each glyph to Unicode. */
function pdfText(bytes: Buffer): string {
  const source = bytes.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?<=\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map((match) => [
      Number(match[1]),
      { head: match[2] ?? '', at: match.index + match[0].indexOf(match[2] ?? '') },
    ]),
  );
  const streamOf = (id: number) => {
    const { head, at } = objects.get(id) ?? { head: '', at: 0 };
    const begin = head.indexOf('stream\n') + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    return inflateSync(bytes.subarray(at + begin, at + begin + length)).toString('latin1');
  };
  const ids = (pattern: RegExp) => [...source.matchAll(pattern)].map((match) => Number(match[1]));
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map((match) => {
      const unicode = Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(match[2]))?.head ?? '')?.[1]);
      return [match[1] ?? '', glyphsOf(streamOf(unicode))];
    }),
  );
  const lines = ids(/\/Contents (\d+) 0 R/g).flatMap((id) =>
    [...streamOf(id).matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*?)\] TJ/g)].map(([, font = '', shown = '']) => {
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => fonts.get(font)?.[Number.parseInt(glyph, 16)] ?? '\ufffd').join('');
    }),
  );
  const properties = [...source.matchAll(/\/(?:Title|Author|Subject|Creator) \((.*?)\)\n/g)].map(
    (match) => match[1] ?? '',
  );
  return [...lines, ...properties].join('\n');
}

/** The text of each glyph of a font, by its number; a ligature has several letters. */
function glyphsOf(map: string): string[] {
  const glyphs: string[] = [];
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      glyphs[Number.parseInt(from, 16) + index] = Buffer.from(hex.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
  }
  return glyphs;
}
