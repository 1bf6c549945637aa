import { sectionsMessages } from '#data/messages/sections.ts';
import * as css from './ResponseScale.css.ts';

export interface PlanResponse {
  name: string;
  /** In words: when somebody answers, and how soon. */
  text: string;
  /** Hours of the day at which the help desk opens and closes, and in how many hours it answers. */
  from: number;
  to: number;
  within: number;
}

/** When each plan's help desk answers, drawn over a day: dark is how long the first answer may take from opening on. */
export function ResponseScale({ plans }: { plans: readonly PlanResponse[] }) {
  const { midnight, sixInTheMorning, noon, sixInTheEvening } = sectionsMessages;
  return (
    <div className={css.scale}>
      <ul className={css.rows} role="list">
        {plans.map(({ name, text, from, to, within }) => (
          <li key={name} className={css.row}>
            <p>
              <strong className={css.plan}>{name}</strong>
              <br />
              {text}
            </p>
            <svg className={css.day} viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
              <rect x={from} width={to - from} height="1" className={css.open} />
              <rect x={from} width={Math.min(within, to - from)} height="1" className={css.answered} />
            </svg>
          </li>
        ))}
        <li className={css.row} aria-hidden="true">
          <span />
          <span className={css.hours}>
            <span>{midnight}</span>
            <span>{sixInTheMorning}</span>
            <span>{noon}</span>
            <span>{sixInTheEvening}</span>
          </span>
        </li>
      </ul>
    </div>
  );
}
