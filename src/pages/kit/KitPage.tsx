import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import { Cards } from './Cards.tsx';
import { Fields } from './Fields.tsx';
import { Icons } from './Icons.tsx';
import type { KitData } from './kit.ts';
import { Lists } from './Lists.tsx';
import { Overlays } from './Overlays.tsx';
import { facts, longText } from './samples.ts';
import { Words } from './Words.tsx';

/** All primitives in all states, for visual review in both colour schemes, at all widths, by keyboard, zoomed and printed. */
export function Page({ data }: { data: KitData }) {
  return (
    <>
      <Breadcrumbs
        breadcrumbs={[
          { label: 'Home', href: '/' },
          { label: longText, href: '/_kit' },
          { label: 'Kit', href: '/_kit#kit' },
        ]}
      />
      <Block tone="hero">
        <h1>A first heading that takes two lines</h1>
        <Lead>
          The paragraph that opens a page, at most seventy characters wide, so that it can be read without a finger on
          the line.
        </Lead>
        <Buttons />
        <FactList items={facts} />
      </Block>
      {(['paper', 'raised', 'lake', 'deep'] as const).map((tone) => (
        <Block key={tone} tone={tone} heading={`A band: ${tone}`} text="With a sentence under its heading.">
          <Text>
            Text with <a href="#kit">a link</a> in it. {longText}
          </Text>
          <Small>A note under it.</Small>
          <Buttons />
          <FactList items={facts} />
          <FactList items={facts.slice(0, 1)} variant="large" />
        </Block>
      ))}
      <Cards />
      <Lists />
      <Fields />
      <Words />
      <Icons names={data.icons} />
      <Overlays />
      <CallToAction
        heading="What to do next"
        text={longText}
        actions={[
          { label: 'The one action', href: '#kit' },
          { label: 'Another', href: '#kit-2' },
        ]}
      />
    </>
  );
}

function Buttons() {
  return (
    <Row>
      <ButtonLink href="#kit">The one action</ButtonLink>
      <ButtonLink href="#kit" variant="secondary">
        Another way
      </ButtonLink>
      <button type="button" className={button.primary} disabled>
        Not now
      </button>
    </Row>
  );
}
