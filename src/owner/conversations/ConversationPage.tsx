import type { ConversationPage as PageData } from '#data/rules/owner/conversationPages.ts';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import { ownerConversationsMessages as texts } from '#data/messages/ownerConversations.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { TextArea } from '../../ui/Field/Field.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { folded, item, itemHead, late, list, muted, problem, row, section, sides, words } from '../desk.css.ts';
import { Frame } from '../Frame.tsx';
import { ButtonForm, Form, Section, Submit, Time } from '../parts.tsx';
import { length, said, wide } from './ConversationPage.css.ts';
import { ConversationList, State } from './ConversationList.tsx';
import { Duty } from './Duty.tsx';
import { LineProblem, SoundState } from './LineState.tsx';

/** One conversation: what was said, and the field in which a person writes into the visitor's chat. */
export function ConversationPage({ frame, page }: { frame: DeskFrame; page: PageData }) {
  const { conversation, others, duty } = page;
  const { asked, page: address, summary, request } = conversation;
  return (
    <Frame frame={frame} heading={fill(texts.headingOf, { moment: asked.text })} current="conversations" lineBelow>
      <p className={row}>
        <a href="/owner/conversations">{texts.back}</a>
      </p>
      <div className={sides}>
        <div className={section}>
          <p className={itemHead} data-live="state">
            <State conversation={conversation} owner={frame.owner} />
            {address && <span className={muted}>{fill(texts.on, { page: address })}</span>}
          </p>
          {summary && (
            <Section heading={texts.summary}>
              <p className={words}>{summary}</p>
            </Section>
          )}
          <Section heading={texts.messages}>
            <Messages messages={page.messages} />
            <Reply page={page} />
          </Section>
        </div>
        <div className={section}>
          <Duty duty={duty} />
          <SoundState withoutScript={texts.needsScriptHere} />
          <p data-live="request">
            {request ? <a href={request.href}>{`${texts.request}: ${request.name}`}</a> : texts.noRequest}
          </p>
          <div data-live="others">
            {others.length > 0 && (
              <Section heading={texts.open}>
                <ConversationList conversations={others} owner={frame.owner} />
              </Section>
            )}
          </div>
          <details className={folded}>
            <summary>{texts.erase}</summary>
            <div data-live="erase">
              <Text>{fill(texts.eraseAsk, { with: eraseWith(conversation) })}</Text>
            </div>
            <ButtonForm action={`/owner/conversations/${conversation.id}/erase`} fields={{ sure: 'yes' }}>
              {texts.eraseSure}
            </ButtonForm>
          </details>
        </div>
      </div>
    </Frame>
  );
}

/** What is erased with a conversation, or is not. */
function eraseWith({ left }: PageData['conversation']): string {
  if (!left) return texts.eraseWith.nothing;
  return fill(left.isErased ? texts.eraseWith.request : texts.eraseWith.stays, { name: left.name });
}

function Messages({ messages }: Pick<PageData, 'messages'>) {
  return (
    <ol className={list} role="list" data-live="messages" aria-live="polite">
      {messages.map(({ number, at, sender, text, notice, who }) =>
        sender === 'notice' ? (
          <li key={number} className={muted}>
            <Time at={at} /> · {notice && fill<string>(texts.notices[notice], { who })}
          </li>
        ) : (
          <li key={number} className={`${item} ${said[sender]}`} data-by={sender}>
            <p className={muted}>
              {sender === 'person' ? who : texts.senders[sender]} · <Time at={at} />
            </p>
            <p className={words}>{text}</p>
          </li>
        ),
      )}
    </ol>
  );
}

/**
 * One form: whichever button is pressed, what was typed is said first. A closed conversation has none, unless what was typed came too
 * late: then it is still in the box.
 */
function Reply({ page: { conversation, key, most, unsent } }: { page: PageData }) {
  const { id, mine, state, request } = conversation;
  const isClosed = state === 'closed';
  return (
    <Form action={`/owner/conversations/${id}`} id="reply">
      <LineProblem />
      <div data-live="unsent">
        {unsent !== undefined && (
          <p className={problem} role="alert">
            {texts.unsent[unsent.why]}
          </p>
        )}
      </div>
      <div className={wide} hidden={isClosed && unsent === undefined} data-box>
        <TextArea id="text" name="text" label={texts.reply} rows={3} defaultValue={unsent?.text} />
        <Length most={most} />
      </div>
      <input type="hidden" name="key" value={key} />
      <div className={row} data-live="steps">
        {isClosed && (
          <p>
            {texts.closed}{' '}
            {request ? (
              <>
                {texts.reach} <a href={request.href}>{request.name}</a>
              </>
            ) : (
              texts.noRequest
            )}
          </p>
        )}
        {!isClosed && <Submit>{texts.send}</Submit>}
        {!isClosed && !mine && <Step step="take">{texts.take}</Step>}
        {(state === 'taken' || state === 'waiting') && <Step step="giveBack">{texts.giveBack}</Step>}
        {!isClosed && <Step step="close">{texts.close}</Step>}
        <noscript>
          <a href={`/owner/conversations/${id}`}>{texts.reload}</a>
        </noscript>
      </div>
    </Form>
  );
}

/** How long the message is; the script shows it near the limit, beyond which nothing is sent, and nothing is cut off. */
function Length({ most }: Pick<PageData, 'most'>) {
  return (
    <div className={length} data-most={most} hidden>
      <p className={muted} data-length={texts.length} />
      <p className={late} role="status" data-too-long={texts.tooLong} />
    </div>
  );
}

function Step({ step, children }: { step: string; children: string }) {
  return (
    <button type="submit" name="step" value={step} className={button.secondary}>
      {children}
    </button>
  );
}
