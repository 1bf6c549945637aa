import { formsMessages } from '#data/messages/forms.ts';
import { GoBack } from '../../features/navigation/GoBack.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Breakable } from '../../ui/Breakable/Breakable.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { label as labelStyle, nextSteps, rule, rules as rulesStyle, wrong } from './FormResultPage.css.ts';
import type { FormResultData } from './formResult.ts';

/** The result of a form sent without JavaScript; after a validation error, with the rules of all fields. */
export function Page({ data: { heading, message, actions, rules, next, again } }: { data: FormResultData }) {
  return (
    <Block tone="hero">
      <h1>{heading}</h1>
      <Lead>
        <Breakable text={message} />
      </Lead>
      {next && (
        <div className={nextSteps}>
          <p>{next.heading}</p>
          <ol>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            {next.urgent} <a href={`tel:${next.phone.e164}`}>{next.phone.display}</a>
          </p>
        </div>
      )}
      {rules.length > 0 && (
        <dl className={rulesStyle}>
          {rules.map(({ id, label, text }) => (
            <div key={id} id={id} className={rule}>
              <dt className={labelStyle}>{label}</dt>
              <dd className={wrong}>{formsMessages.notRight}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Row>
        {actions.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
        {again && <GoBack />}
      </Row>
    </Block>
  );
}
