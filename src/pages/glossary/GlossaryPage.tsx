import { useState } from 'react';
import { glossaryMessages } from '#data/messages/glossary.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { definition, entry, filter, group, term, terms } from './GlossaryPage.css.ts';
import type { GlossaryData } from './glossary.ts';

const loadFilter = () => import('./GlossaryFilter.tsx');

/** The terms by category, each with an anchor. After hydration, the filter replaces the links to the categories. */
export function Page({ data }: { data: GlossaryData }) {
  const loaded = useLazyModule(loadFilter);
  const [found, setFound] = useState<ReadonlySet<string>>();
  const isFound = ({ slug }: { slug: string }) => !found || found.has(slug);
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <div className={filter}>
          {loaded ? (
            <loaded.GlossaryFilter groups={data.groups} onFound={setFound} />
          ) : (
            <div data-unscripted>
              <ChipLinks label={offersMessages.categories} links={data.categories} />
            </div>
          )}
        </div>
      </Block>
      <Block as="div" id="terms">
        {found?.size === 0 && <p>{glossaryMessages.noTerms}</p>}
        {data.groups.map(({ id, category, terms: entries }) => (
          <section key={id} id={id} className={group} hidden={!entries.some(isFound)}>
            <h2>{category}</h2>
            <dl className={terms}>
              {entries.map((item) => (
                <div key={item.slug} id={item.slug} className={entry} hidden={!isFound(item)}>
                  <dt className={term}>{item.term}</dt>
                  <dd className={definition}>
                    {item.definition} <Badge>{category}</Badge>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Block>
      <CallToAction
        tone="raised"
        heading={data.closing.title}
        text={data.closing.description}
        actions={[{ label: offersMessages.getAssessment, href: '/contact' }]}
      />
    </>
  );
}
