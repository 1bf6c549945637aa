import { answer, disclosure, summary } from './Disclosure.css.ts';

/** An accordion of `<details>`: those with the same `name` open one at a time. */
export function Disclosures({ name, items }: { name: string; items: readonly { question: string; answer: string }[] }) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.question} name={name} className={disclosure}>
          <summary className={summary}>{item.question}</summary>
          <p className={answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
