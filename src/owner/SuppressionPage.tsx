import type { SuppressionReason } from '#data/rules/owner/kept.ts';
import type { DeskFrame, DeskPage } from '#data/rules/owner/deskPages.ts';
import type { DeskLiftReason } from '#data/rules/owner/subscriberPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { Choice, TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { item, itemHead, itemTitle, list as listStyle, muted, row } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, Form, Pages, Section, Submit, Time } from './parts.tsx';

const texts = ownerMessages.suppression;
type Suppression = Extract<DeskPage, { kind: 'suppression' }>;

const addReasons = Object.keys(texts.addReasons) as SuppressionReason[];
const liftReasons = Object.keys(texts.liftReasons) as DeskLiftReason[];

/** The addresses that get no e-mail, newest first; the owner adds one or takes one off, each with a reason. */
export function SuppressionPage({ frame, page }: { frame: DeskFrame; page: Suppression }) {
  const { entries, search, total } = page;
  const query = (number: number) => `${new URLSearchParams({ q: search, page: String(number) })}`;
  return (
    <Frame frame={frame} heading={texts.heading} current="subscribers">
      <Text>{texts.about}</Text>
      <div className={row}>
        <ButtonLink variant="secondary" href="/owner/subscribers">
          {texts.subscribers}
        </ButtonLink>
        <ButtonForm action="/owner/suppression/csv">{texts.csv}</ButtonForm>
      </div>
      <Add page={page} />
      <search>
        <form method="get" action="/owner/suppression" className={row}>
          <TextField id="q" name="q" type="search" maxLength={200} label={texts.search} defaultValue={search} />
          <Submit variant="secondary">{texts.show}</Submit>
        </form>
      </search>
      <p role="status">
        {total === 0 ? (search ? texts.noneFound : texts.none) : fillCount(texts.found, total)}{' '}
        {search && <a href="/owner/suppression">{ownerMessages.requests.showAll}</a>}
      </p>
      <ul className={listStyle} role="list">
        {entries.map((entry) => (
          <Entry key={`${entry.address} ${entry.reason}`} entry={entry} list={query(page.page.number)} />
        ))}
      </ul>
      <Pages page={page.page} href={(number) => `/owner/suppression?${query(number)}`} />
    </Frame>
  );
}

function Add({ page: { email, problem } }: { page: Suppression }) {
  return (
    <Section heading={texts.addHeading}>
      <Text>{texts.addAbout}</Text>
      <Form action="/owner/suppression">
        <TextField
          id="email"
          name="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={254}
          label={texts.email}
          defaultValue={email}
          error={problem && texts.invalid}
        />
        <Choice id="reason" name="reason" label={texts.reason}>
          {addReasons.map((reason) => (
            <option key={reason} value={reason}>
              {texts.addReasons[reason]}
            </option>
          ))}
        </Choice>
        <Submit>{texts.add}</Submit>
      </Form>
    </Section>
  );
}

function Entry({ entry, list }: { entry: Suppression['entries'][number]; list: string }) {
  const { address, email, reason, at } = entry;
  const name = email ?? texts.erased;
  const why = `why-${address}-${reason}`;
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>{name}</span>
        <Badge>{texts.reasons[reason]}</Badge>
      </p>
      <p className={muted}>
        <Time at={at} />
      </p>
      {!email && <p>{texts.erasedAbout}</p>}
      <form method="post" action={`/owner/suppression/lift?${new URLSearchParams({ list })}`} className={row}>
        <input type="hidden" name="address" value={address} />
        <input type="hidden" name="reason" value={reason} />
        <Choice id={why} name="why" label={texts.liftReason}>
          {liftReasons.map((liftReason) => (
            <option key={liftReason} value={liftReason}>
              {texts.liftReasons[liftReason]}
            </option>
          ))}
        </Choice>
        <Submit variant="secondary" label={fill(texts.liftOf, { email: name, reason: texts.reasons[reason] })}>
          {texts.lift}
        </Submit>
      </form>
    </li>
  );
}
