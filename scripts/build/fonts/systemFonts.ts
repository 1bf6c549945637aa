import { systemAdvances } from './systemAdvances.ts';

/** A font that comes with an operating system and stands in for a typeface until that has loaded. */
export interface SystemFont {
  /** In the names of the families in `src/styles/tokens.ts`: "Text Arial" is Arial with the metrics of Text. */
  name: keyof typeof systemAdvances;
  /** Full names and PostScript names of its faces; the first that the system knows is taken. */
  local: Record<'regular' | 'bold', readonly string[]>;
}

/**
 * The fonts of the usual systems. Liberation Sans, on most Linux systems, has Arial's widths. Roboto's bold
 * face is no file of its own since Android 12. Open Sans is what the pinned Chromium brings along.
 */
export const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    local: {
      regular: ['Arial', 'Liberation Sans'],
      bold: ['Arial Bold', 'Liberation Sans Bold'],
    },
  },
  { name: 'Roboto', local: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto-Bold', 'Roboto'] } },
  { name: 'DejaVu', local: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] } },
  { name: 'Open', local: { regular: ['Open Sans Regular'], bold: ['Open Sans Bold'] } },
];

/** The advance widths of a system's font in thousandths of the font size, by character. */
export function advancesOf(name: SystemFont['name'], face: 'regular' | 'bold'): Map<string, number> {
  return new Map(systemAdvances[name][face].map((width, index) => [String.fromCharCode(0x20 + index), width]));
}
