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

/** The path shifted to its right by a distance; negative to its left. */
export function parallelPath(points: readonly Point[], distance: number): Point[] {
  const normals = points.slice(1).map((point, index): Point => {
    const from = points[index] as Point;
    const length = Math.hypot(point[0] - from[0], point[1] - from[1]);
    return [-(point[1] - from[1]) / length, (point[0] - from[0]) / length];
  });
  return points.map((point, index): Point => {
    const [a, b] = [normals[index - 1] ?? normals[index], normals[index] ?? normals[index - 1]];
    if (!a || !b) return point;
    // The intersection of the two shifted segments.
    const stretch = distance / (1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[0] + b[0]) * stretch, point[1] + (a[1] + b[1]) * stretch];
  });
}
