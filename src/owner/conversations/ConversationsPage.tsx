import type { ConversationsPage as Conversations } from '#data/rules/owner/conversationPages.ts';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import { ownerConversationsMessages as texts } from '#data/messages/ownerConversations.ts';
import { Text } from '../../ui/Text/Text.tsx';
import { Frame } from '../Frame.tsx';
import { Pages, Section } from '../parts.tsx';
import { ConversationList } from './ConversationList.tsx';
import { Duty } from './Duty.tsx';
import { SoundState } from './LineState.tsx';

/** Who waits for a person, and who answers. The script loads the parts named `data-live` again when something has changed. */
export function ConversationsPage({ frame, page }: { frame: DeskFrame; page: Conversations }) {
  const { duty, open, closed } = page;
  return (
    <Frame frame={frame} heading={texts.heading} current="conversations" reloadWithoutScript={30}>
      <Text>{texts.about}</Text>
      <Section heading={texts.duty}>
        <Duty duty={duty} />
        <SoundState withoutScript={texts.needsScript} />
      </Section>
      <div data-live="lists">
        <Section heading={texts.open}>
          {open.length === 0 && <Text>{texts.none}</Text>}
          <ConversationList conversations={open} owner={frame.owner} />
        </Section>
        <Section heading={texts.earlier}>
          {closed.length === 0 && <Text>{texts.noneEarlier}</Text>}
          <ConversationList conversations={closed} owner={frame.owner} />
          <Pages page={page.page} href={(number) => `/owner/conversations?page=${number}`} />
        </Section>
      </div>
    </Frame>
  );
}
