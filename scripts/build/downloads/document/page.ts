/** Letter paper, in twentieths of a point as Word measures it. */
export const page = { width: 12_240, height: 15_840, margin: 1_200 } as const;
export const textWidth = page.width - 2 * page.margin;
