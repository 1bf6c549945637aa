import { useEffect, useState } from 'react';
import { filterTerms } from '#data/rules/search/filterTerms.ts';
import { glossaryMessages } from '#data/messages/glossary.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { chips } from '../../ui/ChipLinks/ChipLinks.css.ts';
import { TextField } from '../../ui/Field/Field.tsx';
import { category as categoryStyle, controls, search } from './GlossaryFilter.css.ts';
import type { GlossaryData } from './glossary.ts';

interface GlossaryFilterProps extends Pick<GlossaryData, 'groups'> {
  /** The slugs of the terms that match; undefined where nothing is asked for. */
  onFound: (slugs: ReadonlySet<string> | undefined) => void;
}

/** Search box and categories of the glossary. What is searched for stands in the address, as `?q=`, and can be shared. */
export function GlossaryFilter({ groups, onFound }: GlossaryFilterProps) {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const terms = groups.flatMap(({ category, terms: entries }) => entries.map((entry) => ({ ...entry, category })));
  const matching = filterTerms(terms, query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the matches follow from the query, and the groups stay the same.
  useEffect(() => {
    onFound(query.trim() ? new Set(matching.map(({ slug }) => slug)) : undefined);
    const address = new URL(location.href);
    if (query) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [query]);

  const choices = [
    { label: glossaryMessages.allCategories, value: '' },
    ...groups.map(({ category }) => ({ label: category, value: category })),
  ];
  return (
    <search className={controls} data-scripted>
      <fieldset className={chips} aria-label={offersMessages.categories}>
        {choices.map(({ label, value }) => (
          <button
            key={label}
            type="button"
            className={categoryStyle}
            aria-pressed={query === value}
            onClick={() => setQuery(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className={search}>
        <TextField
          id="glossary-search"
          type="search"
          label={glossaryMessages.search}
          placeholder={glossaryMessages.searchPlaceholder}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <p aria-live="polite">{fill(glossaryMessages.termsShown, { shown: matching.length, all: terms.length })}</p>
      </div>
    </search>
  );
}
