import { aboutMessages } from '#data/messages/about.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { AboutData } from './about.ts';

/** The firms that the provider belongs to and with; nothing where there are none. */
export function RelatedFirms({ data: { about, parent, sister } }: { data: AboutData }) {
  const firms = [
    { kind: aboutMessages.parentCompany, firm: parent, text: about.parent },
    { kind: aboutMessages.sisterCompany, firm: sister, text: about.sister },
  ].flatMap(({ firm, ...words }) => (firm ? [{ ...words, firm }] : []));
  if (firms.length === 0) return null;
  return (
    <Block tone="raised" heading={aboutMessages.relatedFirms}>
      <Columns minWidth="wide">
        {firms.map(({ kind, firm: { name, url }, text }) => (
          <li key={kind}>
            <Stack gap="s">
              <h3>{kind}</h3>
              {text && <p>{text}</p>}
              <p>
                <a href={url}>{fill(offersMessages.visit, { name })}</a>
              </p>
            </Stack>
          </li>
        ))}
      </Columns>
    </Block>
  );
}
