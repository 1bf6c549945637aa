import { Fragment, type ReactNode } from 'react';
import { type PlaceholderOf, splitAtPlaceholders } from '#data/rules/text/fill.ts';

interface FilledTextProps<Template extends string> {
  text: Template;
  values: Readonly<Record<PlaceholderOf<Template>, ReactNode>>;
}

/** A text whose placeholders are elements, such as `Write to {email} or call us.` with a link. */
export function FilledText<Template extends string>({ text, values }: FilledTextProps<Template>) {
  const known: Readonly<Record<string, ReactNode>> = values;
  return splitAtPlaceholders(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a message keep their order.
    <Fragment key={index}>{index % 2 === 0 ? part : known[part]}</Fragment>
  ));
}

/** A text with a date in `{date}`. */
export function DatedText({ text, on: { date, label } }: { text: string; on: { date: string; label: string } }) {
  return <FilledText text={text} values={{ date: <time dateTime={date}>{label}</time> }} />;
}
