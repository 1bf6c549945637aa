/** Markup that only the map has whose train moves: `Picture` with `animated`. */
export const trainMarkup = '<animateMotion';
