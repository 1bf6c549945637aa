import type { DeskFrame, DeskPage } from '#data/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { Frame } from './Frame.tsx';
import { Form, Problem, Submit } from './parts.tsx';

type PageOf<Kind extends DeskPage['kind']> = { frame: DeskFrame; page: Extract<DeskPage, { kind: Kind }> };

export function SignInPage({ frame, page: { mail, problem } }: PageOf<'signIn'>) {
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
          error={problem && texts.address}
        />
        <Submit>{texts.send}</Submit>
      </Form>
    </Frame>
  );
}

export function CodePage({ frame, page: { problem } }: PageOf<'code'>) {
  const texts = ownerMessages.code;
  return (
    <Frame frame={frame} heading={texts.heading}>
      <Text>{texts.about}</Text>
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
          <Submit>{texts.submit}</Submit>
        </Form>
      )}
      <p>
        <a href="/owner">{texts.again}</a>
      </p>
    </Frame>
  );
}

export function ArrivePage({ frame, page: { token } }: PageOf<'arrive'>) {
  const texts = ownerMessages.arrive;
  return (
    <Frame frame={frame} heading={texts.heading}>
      <Text>{texts.about}</Text>
      <Form action="/owner/arrive">
        <input type="hidden" name="token" value={token} />
        <Submit>{texts.submit}</Submit>
      </Form>
    </Frame>
  );
}

export function ContinuePage({ frame, page: { path } }: PageOf<'continue'>) {
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

export function ProblemPage({ frame, page: { problem } }: PageOf<'problem'>) {
  const { heading, text } = ownerMessages.problems[problem];
  return (
    <Frame frame={frame} heading={heading}>
      <Text>{text}</Text>
      <p>
        <ButtonLink href="/owner">{ownerMessages.problems.back}</ButtonLink>
      </p>
    </Frame>
  );
}
