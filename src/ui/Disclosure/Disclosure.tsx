import { list } from './Disclosure.css.ts';

/** An accordion of `<details>`: those with the same `name` open one at a time. */
export function Disclosures({ name, items }: { name: string; items: readonly { question: string; answer: string }[] }) {
  return (
    <div className={list}>
      {items.map((item) => (
        <details key={item.question} name={name}>
          <summary>{item.question}</summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
