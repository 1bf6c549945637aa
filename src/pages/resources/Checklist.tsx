import { resourcesMessages } from '#data/messages/resources.ts';
import { label, list, part, parts, point } from './Checklist.css.ts';

interface Point {
  title: string;
  why: string;
  check: string;
}

/** The points of a checklist: why each matters and how to check it. Stands under an h2. */
export function Checklist({ points }: { points: readonly Point[] }) {
  return (
    <ol className={list} role="list">
      {points.map(({ title, why, check }) => (
        <li key={title} className={point}>
          <h3>{title}</h3>
          <dl className={parts}>
            <div className={part}>
              <dt className={label}>{resourcesMessages.why}</dt>
              <dd>{why}</dd>
            </div>
            <div className={part}>
              <dt className={label}>{resourcesMessages.howToCheck}</dt>
              <dd>{check}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
