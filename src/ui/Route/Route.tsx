import * as css from './Route.css.ts';

export interface RouteStop {
  title: string;
  /** When it happens; the time of a timetable. */
  when?: string | undefined;
  text?: string;
  steps?: readonly string[];
}

interface RouteProps {
  items: readonly RouteStop[];
  /** What is described goes on after the last stop. */
  onward?: boolean;
  level?: 3 | 4;
}

/** Steps in their order as the stations of one line: across the page on wide screens, down it on narrow ones. */
export function Route({ items, onward = false, level = 3 }: RouteProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={css.route} role="list">
      {items.map(({ title, when, text, steps }) => (
        <li key={title} className={css.stop[onward ? 'onward' : 'ends']}>
          {when && <p className={css.when}>{when}</p>}
          <Heading>{title}</Heading>
          {text && <p className={css.text}>{text}</p>}
          {steps && (
            <ul className={css.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
