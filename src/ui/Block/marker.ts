/** The attribute of every `Block` on the server, by which the prerenderer finds the end of a page's first section. */
export const blockAttribute = 'data-band';
