import type { ReactNode } from 'react';
import { guidesMessages } from '#data/messages/guides.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { WrittenSections } from './Written.tsx';
import type { WrittenData } from './writtenContent.ts';

/** A written page: its heading with what belongs to it alone, its sections, where to read on, and the offer. */
export function WrittenPage({
  data: { heading, intro, sections, related, closing },
  children,
  between,
}: {
  data: WrittenData;
  children: ReactNode;
  /** Stands between the sections and the end. */
  between?: ReactNode;
}) {
  return (
    <>
      <Block tone="hero">
        <h1>{heading}</h1>
        <Lead>{intro}</Lead>
        {children}
      </Block>
      <StaticHtml data={sections}>{(shown) => <WrittenSections sections={shown} />}</StaticHtml>
      {between}
      <Block heading={guidesMessages.related}>
        <LinkList links={related} />
      </Block>
      <CallToAction
        tone="raised"
        heading={closing.title}
        text={closing.description}
        actions={[{ label: offersMessages.getAssessment, href: '/contact' }]}
      />
    </>
  );
}
