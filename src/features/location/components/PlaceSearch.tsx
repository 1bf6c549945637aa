import { type FormEvent, Fragment, useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { type LocationName, type LocationNames, locationByName } from '#data/rules/locations/locationByName.ts';
import {
  locationOfPostalArea,
  meantPostalCode,
  type PostalAreas,
  postalAreaOf,
} from '#data/rules/locations/locationOfPostalCode.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import { fill } from '#data/rules/text/fill.ts';
import { withoutInvisible } from '#data/rules/text/invisible.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { FilledText } from '../../../ui/FilledText/FilledText.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { useVisitorLocation } from '../context.ts';
import { keepFirm } from '../../storage/firm.ts';
import { outcome, searchForm } from './PlaceSearch.css.ts';

export interface PlaceSearchProps {
  areas: PostalAreas;
  /** The names of each location, its own first. */
  names: LocationNames;
  /** Names of the province and the country. */
  around: readonly string[];
  phone: Provider['phone'];
}

/** What a visitor typed, the location that has it, and those that may be meant. */
interface Result {
  place: string;
  found?: string | undefined;
  asked: readonly LocationName[];
}

const { search: messages } = locationMessages;
const hasDigit = /\d/;
const wholeCode = /\b[a-z]\d[a-z][\s-]?\d[a-z]\d\b/i;

/**
 * Finds the location of a postal code, a town or a district, in the browser alone, and makes it the visitor's. What may be another place is
 * asked first.
 */
export function PlaceSearch({ areas, names, around, phone }: PlaceSearchProps) {
  const { choose, hydrated } = useVisitorLocation();
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<string>();
  const show = (next: Result) => {
    setResult(next);
    if (next.found) choose(next.found);
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = withoutInvisible(String(new FormData(event.currentTarget).get('place') ?? '')).trim();
    const next = lookUp(typed, { areas, names, around });
    setError(next ? undefined : messages.invalid);
    const postal = postalAreaOf(wholeCode.exec(typed)?.[0] ?? typed);
    if (postal) keepFirm({ postal });
    if (next) show(next);
    else setResult(undefined);
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
        {result && <Outcome {...result} {...{ names, phone }} onMeant={show} />}
      </p>
    </form>
  );
}

/** Undefined for what is neither a postal code nor a name. */
function lookUp(typed: string, { areas, names, around }: Omit<PlaceSearchProps, 'phone'>): Result | undefined {
  // Of a whole address, the postal code says most.
  const area = postalAreaOf(wholeCode.exec(typed)?.[0] ?? typed);
  if (area) return { place: area, found: locationOfPostalArea(area, areas), asked: [] };
  const code = meantPostalCode(typed);
  const owner = code && locationOfPostalArea(code.slice(0, 3), areas);
  if (code && owner) return { place: typed, asked: [{ slug: owner, name: code }] };
  const { found, asked } = locationByName(typed, names, around);
  if (found) return { place: found.name, found: found.slug, asked: [] };
  return asked.length > 0 || (typed !== '' && !hasDigit.test(typed)) ? { place: typed, asked } : undefined;
}

function Outcome({
  place,
  found,
  asked,
  names,
  phone,
  onMeant,
}: Result & Pick<PlaceSearchProps, 'names' | 'phone'> & { onMeant: (result: Result) => void }) {
  const nameOf = (slug: string) => names[slug]?.[0] ?? '';
  if (found) {
    const location = nameOf(found);
    return place.toLowerCase() === location.toLowerCase()
      ? fill(messages.isLocation, { location })
      : fill(messages.found, { place, location });
  }
  const call = <a href={`tel:${phone.e164}`}>{phone.display}</a>;
  return (
    <>
      <FilledText text={messages.unknown} values={{ place, phone: call }} />
      {asked.length > 0 && ` ${asked.length > 1 ? messages.ask : messages.askOne} `}
      {asked.map(({ slug, name }) => (
        <Fragment key={slug}>
          <button
            type="button"
            className={button.secondary}
            onClick={() => onMeant({ place: name, found: slug, asked: [] })}
          >
            {name === nameOf(slug) ? name : fill(messages.nameIn, { name, location: nameOf(slug) })}
          </button>{' '}
        </Fragment>
      ))}
    </>
  );
}
