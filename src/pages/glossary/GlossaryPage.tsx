import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { definition, entry, group, term, terms } from './GlossaryPage.css.ts';
import type { GlossaryData } from './glossary.ts';

/** The terms by category, each with an anchor of its own. */
export function Page({ data }: { data: GlossaryData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <ChipLinks label="Categories" links={data.categories} />
      </Block>
      <Block>
        {data.groups.map(({ id, category, terms: entries }) => (
          <section key={id} id={id} className={group}>
            <h2>{category}</h2>
            <dl className={terms}>
              {entries.map((item) => (
                <div key={item.slug} id={item.slug} className={entry}>
                  <dt className={term}>{item.term}</dt>
                  <dd className={definition}>{item.definition}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Block>
      <CallToAction tone="raised" heading={data.closing.title} text={data.closing.description} actions={[{ label: 'Get Your Free IT Assessment', href: '/contact' }]} />
    </>
  );
}
