import { type FormEvent, useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { locationOfPostalArea, type PostalAreas, postalAreaOf } from '#data/locations/locationOfPostalCode.ts';
import { fill } from '#data/text/fill.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { TextField } from '../../../ui/Field/Field.tsx';
import { useVisitorLocation } from '../context.ts';
import { outcome, postalForm } from './PostalCodeSearch.css.ts';

export interface PostalCodeSearchProps {
  areas: PostalAreas;
  /** Name of each location by its slug. */
  names: Readonly<Record<string, string>>;
}

const { postalCode } = locationMessages;

/** Finds the location of a postal code, in the browser alone, and makes it the visitor's. */
export function PostalCodeSearch({ areas, names }: PostalCodeSearchProps) {
  const { choose, hydrated } = useVisitorLocation();
  const [result, setResult] = useState('');
  const [error, setError] = useState<string>();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('postalCode') ?? '');
    const area = postalAreaOf(typed);
    const slug = area && locationOfPostalArea(area, areas);
    setError(area ? undefined : postalCode.invalid);
    setResult(area ? resultOf(area, slug && names[slug]) : '');
    if (slug) choose(slug);
  };
  return (
    <form className={postalForm} aria-label={postalCode.label} onSubmit={search} noValidate data-scripted>
      <TextField
        id="postalCode"
        name="postalCode"
        label={postalCode.label}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        size={9}
        placeholder={postalCode.example}
        error={error}
      />
      <button type="submit" className={button.secondary} disabled={!hydrated}>
        {postalCode.find}
      </button>
      <p className={outcome} role="status">
        {result}
      </p>
    </form>
  );
}

function resultOf(area: string, location: string | undefined): string {
  return location ? fill(postalCode.found, { area, location }) : fill(postalCode.unknown, { area });
}
