import { frame } from './TableFrame.css.ts';

interface TableFrameProps {
  caption: string;
  head: readonly string[];
  /** Each row's first cell is its header. */
  rows: readonly (readonly string[])[];
}

/** A table in a frame that scrolls horizontally on narrow screens. */
export function TableFrame({ caption, head, rows }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={frame} aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
