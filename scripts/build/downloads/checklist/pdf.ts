import type { Palette } from '../../../../data/rules/schema/theme.ts';

/** A document with the colours that it is drawn in. */
export type Pdf = PDFKit.PDFDocument & { palette: Palette };
export type StructureElement = PDFKit.PDFStructureElement;

/** Letter paper, in points from the top left; the top margin leaves room for the line across the head of the page. */
export const page = { width: 612, height: 792, left: 48, right: 564, top: 54, bottom: 738 } as const;

/**
 * Draws as the content of a new structure element (PDF 1.7, 14.7), which screen readers read; without `draw` the element
 * is empty.
 */
export function drawTagged(
  pdf: Pdf,
  parent: StructureElement,
  tag: string,
  draw?: () => void,
  options: { scope?: string } = {},
): void {
  const element = pdf.struct(tag, options as object, draw ? [draw] : []);
  parent.add(element);
  element.end();
}

/** Draws an artifact (PDF 1.7, 14.8.2.2): decoration that screen readers pass over. */
export function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}
