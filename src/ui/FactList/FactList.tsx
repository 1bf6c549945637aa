import { fact, facts, label, value } from './FactList.css.ts';

/** Figures with their labels; nothing where there are none. */
export function FactList({
  items,
  variant = 'plain',
}: {
  items: readonly { label: string; value: string }[];
  variant?: keyof typeof value;
}) {
  if (items.length === 0) return null;
  return (
    <dl className={facts}>
      {items.map((item) => (
        <div key={item.label} className={fact}>
          <dt className={label}>{item.label}</dt>
          <dd className={value[variant]}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
