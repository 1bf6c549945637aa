import { legalMessages } from '#data/messages/legal.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DatedText } from '../../ui/FilledText/FilledText.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { LegalData } from './legal.ts';

/** Privacy policy, terms of service, accessibility statement. */
export function Page({ data }: { data: LegalData }) {
  return (
    <Block tone="hero">
      <h1>{data.heading}</h1>
      <Small>
        <DatedText text={legalMessages.lastUpdated} on={{ date: data.updatedAt, label: data.updatedLabel }} />
      </Small>
      <Prose html={data.html} />
      <nav aria-label={legalMessages.relatedPages}>
        <Row>
          {data.links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </Row>
      </nav>
    </Block>
  );
}
