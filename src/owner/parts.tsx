import type { ReactNode } from 'react';
import type { DeskMoment, DeskPageNumbers } from '#data/rules/owner/deskParts.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { form as formStyle, muted, problem as problemStyle, row, section, subheading } from './desk.css.ts';

/** A form that posts; it works without a script. */
export function Form({ action, id, children }: { action: string; id?: string; children: ReactNode }) {
  return (
    <form id={id} method="post" action={action} className={formStyle}>
      {children}
    </form>
  );
}

/** The button that sends a form. @param label what it does, where the visible text alone would not tell */
export function Submit({
  children,
  label,
  variant = 'primary',
}: {
  children: ReactNode;
  label?: string | undefined;
  variant?: keyof typeof button;
}) {
  return (
    <button type="submit" className={button[variant]} aria-label={label}>
      {children}
    </button>
  );
}

/** A form of one button. @param fields what it sends, by name @param label as of `Submit` */
export function ButtonForm({
  action,
  fields = {},
  label,
  children,
}: {
  action: string;
  fields?: Readonly<Record<string, string>>;
  label?: string | undefined;
  children: string;
}) {
  return (
    <Form action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit variant="secondary" label={label}>
        {children}
      </Submit>
    </Form>
  );
}

/** A button of the one form about the request: whichever is pressed, what was typed or chosen is saved. */
export function Press({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <button type="submit" form="work" name={name} value={value} className={button.secondary}>
      {children}
    </button>
  );
}

/** A search in a list, with what narrows the list further. */
export function SearchForm({ path, search, children }: { path: string; search: string; children?: ReactNode }) {
  const { search: label, searchHint, show } = ownerMessages.requests;
  return (
    <search>
      <form method="get" action={path} className={formStyle}>
        <TextField
          id="q"
          name="q"
          type="search"
          maxLength={200}
          label={label}
          hint={searchHint}
          defaultValue={search}
        />
        {children}
        <Submit variant="secondary">{show}</Submit>
      </form>
    </search>
  );
}

/** What to search for instead, where nothing was found: names that are spelled alike. */
export function DidYouMean({ path, alike }: { path: string; alike: readonly string[] }) {
  if (alike.length === 0) return null;
  return (
    <p className={row}>
      {ownerMessages.requests.alike}
      {alike.map((name) => (
        <ButtonLink key={name} variant="secondary" href={`${path}?${new URLSearchParams({ q: name })}`}>
          {name}
        </ButtonLink>
      ))}
    </p>
  );
}

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={section}>
      <h2 className={subheading}>{heading}</h2>
      {children}
    </section>
  );
}

/** A query of what is not empty, by its name. */
export function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(given).toString();
}

/** Says who changes what is not changed at the desk. */
export function WebsiteSection() {
  const { heading, about } = ownerMessages.website;
  return (
    <Section heading={heading}>
      <Text>{about}</Text>
    </Section>
  );
}

export function Time({ at }: { at: DeskMoment }) {
  return <time dateTime={at.iso}>{at.text}</time>;
}

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={problemStyle} role="alert">
      {children}
    </p>
  );
}

/** Links to the pages before and after; nothing where there is one page. @param href the address of a page by its number */
export function Pages({ page: { number, count }, href }: { page: DeskPageNumbers; href: (number: number) => string }) {
  if (count <= 1) return null;
  const { label, position, newer, older } = ownerMessages.pages;
  return (
    <nav aria-label={label} className={row}>
      {number > 1 && (
        <ButtonLink variant="secondary" href={href(number - 1)}>
          {newer}
        </ButtonLink>
      )}
      <span className={muted}>{fill(position, { number, count })}</span>
      {number < count && (
        <ButtonLink variant="secondary" href={href(number + 1)}>
          {older}
        </ButtonLink>
      )}
    </nav>
  );
}
