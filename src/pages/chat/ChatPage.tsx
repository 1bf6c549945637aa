import { useOutletContext } from 'react-router-dom';
import { chatPageMessages } from '#data/messages/chatPage.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ChatIsland } from '../../features/chat/ChatIsland.tsx';
import { WhoIsOnline } from '../../features/chat/person/WhoIsOnline.tsx';
import { OfficeState } from '../../features/officeHours/OfficeState.tsx';
import { ContactPanel } from '../../sections/ContactPanel/ContactPanel.tsx';
import type { Shell } from '../../shell/shellData.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import { online, status, who } from './ChatPage.css.ts';
import type { ChatPageData } from './chat.ts';

/** Support: the chat, who is behind it, and how else to reach them. */
export function Page({ data }: { data: ChatPageData }) {
  const shell = useOutletContext<Shell>();
  return (
    <Block tone="hero">
      <h1>{data.heading}</h1>
      <Lead>{data.intro}</Lead>
      <Split>
        <Stack as="section">
          <div className={status}>
            <h2>{chatPageMessages.liveSupport}</h2>
            <p className={who}>
              <span className={online}>{chatPageMessages.onlineNow}</span>
              <FilledText
                text={chatPageMessages.automated}
                values={{
                  who: <WhoIsOnline />,
                  phone: <a href={`tel:${data.contact.phone.e164}`}>{data.contact.phone.display}</a>,
                }}
              />{' '}
              <OfficeState {...data.office} />
            </p>
          </div>
          <Text>
            <span>{fill(chatPageMessages.connectedTo, { provider: data.provider })}</span>
            {chatPageMessages.connectedBy}
          </Text>
          <ChatIsland data={shell} variant="page" />
          {data.typicalResponse && (
            <Small>
              <span>{fill(chatPageMessages.typicalResponse, { time: data.typicalResponse })}</span>{' '}
              {chatPageMessages.typicalOf}
            </Small>
          )}
        </Stack>
        <Stack gap="l">
          <ContactPanel {...data.contact} />
          <FactList items={data.facts} />
          <Text>{fill(chatPageMessages.serving, { area: data.area })}</Text>
          {data.parent && (
            <p>
              <a href={data.parent.url}>{fill(offersMessages.visit, { name: data.parent.name })}</a>
            </p>
          )}
        </Stack>
      </Split>
    </Block>
  );
}
