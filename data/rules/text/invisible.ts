/** Joiners shape letters of several scripts and compose emoji; tag characters make the flags of regions. */
const flag = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`;
const invisible = new RegExp(String.raw`${flag}|(?![\u200C\u200D])(?=\p{Cf})\p{DI}|[\u3164\uFFA0]`, 'gu');
const ignorable = /\p{DI}/gu;
const visible = /[^\s\p{DI}]/u;

/** A text without the invisible characters that copying brings along: marks of direction, zero-width spaces, soft hyphens, byte order marks. */
export function withoutInvisible(text: string): string {
  // Such as a name of joiners alone.
  if (!visible.test(text)) return text.replace(ignorable, '');
  return text.replace(invisible, (found) => (found.startsWith('\u{1F3F4}') ? found : ''));
}

/** The same for what is no language, such as an address, a number or a code: without joiners and variants too. */
export const withoutIgnorable = (text: string): string => text.replace(ignorable, '');
