/** How many colours the lines of the map have. */
const colours = 5;

/** Number of the colour of a region's line, from 1 to 5, by the region's index in the list of regions; regions beyond the fifth begin again. */
export function lineColour(regionIndex: number): number {
  return (regionIndex % colours) + 1;
}
