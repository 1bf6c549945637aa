import { guidesMessages } from '#data/messages/guides.ts';
import { offersMessages } from '#data/messages/offers.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';

/** The end of a written page: where to read on, and the offer. */
export function WrittenEnd({ related, closing }: { related: readonly NavLink[]; closing: TitledText }) {
  return (
    <>
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
