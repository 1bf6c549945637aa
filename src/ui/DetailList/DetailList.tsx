import { detail, details, label, value } from './DetailList.css.ts';

/** Plain facts in words: one a line, or in columns with each label above its value. */
export function DetailList({
  items,
  layout = 'rows',
}: {
  items: readonly { label: string; value: string }[];
  layout?: keyof typeof details;
}) {
  return (
    <dl className={details[layout]}>
      {items.map((item) => (
        <div key={item.label} className={detail[layout]}>
          <dt className={label}>{item.label}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
