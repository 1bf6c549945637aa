import type { DeskPageProps } from '#data/rules/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { TextArea, TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { Frame } from './Frame.tsx';
import { Form, Problem, Submit } from './parts.tsx';

const startAt = (next: string) => (next ? `/owner?${new URLSearchParams({ next })}` : '/owner');

export function SignInPage({ frame, page: { mail, email, next, problem } }: DeskPageProps<'signIn'>) {
  const texts = ownerMessages.signIn;
  return (
    <Frame frame={frame} heading={texts.heading}>
      <Text>{texts.about}</Text>
      {!mail && <Problem>{texts.noMail}</Problem>}
      <Form action="/owner/sign-in">
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          label={texts.email}
          defaultValue={email}
          error={problem && texts.address}
        />
        <input type="hidden" name="next" value={next} />
        <Submit>{texts.send}</Submit>
      </Form>
    </Frame>
  );
}

export function CodePage({ frame, page: { email, next, again, problem } }: DeskPageProps<'code'>) {
  const texts = ownerMessages.code;
  return (
    <Frame frame={frame} heading={texts.heading}>
      <Text>{texts.about}</Text>
      {email && <p>{fill(texts.typed, { email })}</p>}
      {problem === 'over' ? (
        <Problem>{texts.over}</Problem>
      ) : (
        <Form action="/owner/code">
          <TextField
            id="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
            label={texts.code}
            error={problem && texts.wrong}
          />
          <input type="hidden" name="next" value={next} />
          <Submit>{texts.submit}</Submit>
        </Form>
      )}
      <Text>{fill(texts.none, { time: again.text })}</Text>
      <p>
        <a href={startAt(next)}>{texts.again}</a>
      </p>
    </Frame>
  );
}

export function ArrivePage({ frame, page: { token, next } }: DeskPageProps<'arrive'>) {
  const texts = ownerMessages.arrive;
  return (
    <Frame frame={frame} heading={texts.heading}>
      <Text>{texts.about}</Text>
      <Form action="/owner/arrive">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <Submit>{texts.submit}</Submit>
      </Form>
    </Frame>
  );
}

export function ContinuePage({ frame, page: { path } }: DeskPageProps<'continue'>) {
  const texts = ownerMessages.continue;
  return (
    <Frame frame={frame} heading={texts.heading} refresh={path}>
      <Text>{texts.about}</Text>
      <p>
        <ButtonLink href={path}>{texts.submit}</ButtonLink>
      </p>
    </Frame>
  );
}

/** What went wrong. A note that was not taken is shown again, in a form that takes it after a sign-in in another window. */
export function ProblemPage({ frame, page: { problem, next = '', kept } }: DeskPageProps<'problem'>) {
  const texts = ownerMessages.problems;
  const { heading, text } = texts[problem];
  if (!kept)
    return (
      <Frame frame={frame} heading={heading}>
        <Text>{text}</Text>
        <p>
          <ButtonLink href={startAt(next)}>
            {(texts.buttons as Partial<Record<typeof problem, string>>)[problem] ?? texts.back}
          </ButtonLink>
        </p>
      </Frame>
    );
  return (
    <Frame frame={frame} heading={heading}>
      {problem === 'signedOut' ? (
        <>
          <Problem>{texts.kept}</Problem>
          <p>
            <a href="/owner" target="_blank" rel="noreferrer">
              {texts.signInAgain}
            </a>
          </p>
        </>
      ) : (
        <Problem>
          {text} {problem === 'notFound' ? texts.keptGone : texts.keptHere}
        </Problem>
      )}
      <Form action={kept.action}>
        {kept.others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          id="text"
          name="text"
          label={ownerMessages.request.newNote}
          required
          maxLength={2000}
          defaultValue={kept.text}
        />
        {problem !== 'notFound' && <Submit variant="secondary">{ownerMessages.request.save}</Submit>}
      </Form>
    </Frame>
  );
}
