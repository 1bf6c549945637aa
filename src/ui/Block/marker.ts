/** The attribute of every `Block` on the server, by which the prerenderer finds the end of a page's first block. */
export const blockAttribute = 'data-band';
