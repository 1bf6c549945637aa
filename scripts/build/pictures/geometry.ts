export type Point = readonly [x: number, y: number];

/** Points as SVG writes them: points`0,0 ${x},1.5`. */
export function points(texts: TemplateStringsArray, ...values: readonly number[]): Point[] {
  return String.raw(texts, ...values)
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as unknown as Point);
}

const round = (value: number) => Number(value.toFixed(2));

/** An SVG path through the points, its corners rounded. */
export function roundedPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(point[0])} ${round(point[1])}`;
      if (!after) return `L${round(point[0])} ${round(point[1])}`;
      const [enter, leave] = [towards(point, before, radius), towards(point, after, radius)];
      return `L${round(enter[0])} ${round(enter[1])}Q${round(point[0])} ${round(point[1])} ${round(leave[0])} ${round(leave[1])}`;
    })
    .join('');
}

/** The point at a distance from `from` towards `to`, at most half way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
