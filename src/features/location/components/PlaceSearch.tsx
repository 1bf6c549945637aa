import { type FormEvent, type ReactNode, useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { type LocationNames, locationByName } from '#data/locations/locationByName.ts';
import { locationOfPostalArea, type PostalAreas, postalAreaOf } from '#data/locations/locationOfPostalCode.ts';
import type { Provider } from '#data/schema/provider.ts';
import { fill } from '#data/text/fill.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { FilledText } from '../../../ui/FilledText/FilledText.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { useVisitorLocation } from '../context.ts';
import { outcome, searchForm } from './PlaceSearch.css.ts';

export interface PlaceSearchProps {
  areas: PostalAreas;
  /** The names of each location, its own first. */
  names: LocationNames;
  phone: Provider['phone'];
}

const { search: messages } = locationMessages;
const hasDigit = /\d/;

/** Finds the location of a postal code, a town or a district, in the browser alone, and makes it the visitor's. */
export function PlaceSearch({ areas, names, phone }: PlaceSearchProps) {
  const { choose, hydrated } = useVisitorLocation();
  const [result, setResult] = useState<ReactNode>('');
  const [error, setError] = useState<string>();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('place') ?? '').trim();
    const area = postalAreaOf(typed);
    const slug = area ? locationOfPostalArea(area, areas) : locationByName(typed, names);
    const isReadable = area !== undefined || slug !== undefined || (typed !== '' && !hasDigit.test(typed));
    setError(isReadable ? undefined : messages.invalid);
    setResult(isReadable ? resultOf(area ?? typed, slug && names[slug]?.[0], phone) : '');
    if (slug) choose(slug);
  };
  return (
    <form className={searchForm} aria-label={messages.label} onSubmit={search} noValidate data-scripted>
      <TextField
        id="place"
        name="place"
        label={messages.label}
        autoComplete="postal-code"
        maxLength={60}
        size={18}
        placeholder={messages.example}
        error={error}
      />
      <button type="submit" className={button.secondary} disabled={!hydrated}>
        {messages.find}
      </button>
      <p className={outcome} role="status">
        {result}
      </p>
    </form>
  );
}

function resultOf(place: string, location: string | undefined, { e164, display }: Provider['phone']): ReactNode {
  if (location === undefined)
    return <FilledText text={messages.unknown} values={{ place, phone: <a href={`tel:${e164}`}>{display}</a> }} />;
  return place.toLowerCase() === location.toLowerCase()
    ? fill(messages.isLocation, { location })
    : fill(messages.found, { place, location });
}
