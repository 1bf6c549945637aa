import { fact, facts, frame, label, value } from './FactList.css.ts';

const layouts = ['one', 'two', 'three'] as const;
/** Two in a row where their number is even, three where that fills the rows, otherwise one below the other. */
const layoutOf = (count: number) =>
  layouts[count - 1] ?? (count % 4 === 0 ? 'four' : count % 2 === 0 ? 'two' : count % 3 === 0 ? 'three' : 'one');

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
    <div className={frame}>
      <dl className={facts[layoutOf(items.length)]}>
        {items.map((item) => (
          <div key={item.label} className={fact}>
            <dt className={label}>{item.label}</dt>
            <dd className={value[variant]}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
