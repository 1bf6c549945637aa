import { type ReactNode, useState } from 'react';
import { showToast } from '../../features/toasts/toasts.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Columns, Row, Split } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Choice, TextArea, TextField } from '../../ui/Field/Field.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import type { KitData } from './kit.ts';

const long =
  'A text that is as long as somebody in a hurry will ever make it, with an Unbreakablylongwordthatnobodythoughtof in the middle of it';
const facts = [
  { label: 'hours a day', value: '24' },
  { label: 'minutes until somebody looks at it, on average', value: '12 minutes' },
  { label: 'things in a list', value: '300' },
];
const steps = ['The first thing', long, 'The last thing'];
const prose =
  '<h2>A heading</h2><p>A paragraph with <strong>strong words</strong>, <em>stressed words</em>, <a ' +
  'href="#prose">a link</a> and <code>code</code>.</p><ul><li>One</li><li>Two</li></ul><ol><li>First</li>' +
  '<li>Second</li></ol><blockquote><p>Words of somebody else.</p></blockquote><h3>A smaller heading</h3><p>And ' +
  'what it says.</p>';

/** All primitives in all states, for visual review in both colour schemes, at all widths, by keyboard, zoomed and printed. */
export function Page({ data }: { data: KitData }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Breadcrumbs
        breadcrumbs={[
          { label: 'Home', href: '/' },
          { label: long, href: '/_kit' },
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
            Text with <a href="#kit">a link</a> in it. {long}
          </Text>
          <Small>A note under it.</Small>
          <Buttons />
          <FactList items={facts} />
          <FactList items={facts.slice(0, 1)} variant="large" />
        </Block>
      ))}
      <Block heading="Under its heading" layout="under" text="Across the whole width.">
        <Columns minWidth="wide">
          {['One', 'Two', long].map((name) => (
            <li key={name}>
              <Card heading={name} href="#kit" icon="shield">
                <p>What is told of it.</p>
                <Badge>A badge</Badge>
              </Card>
            </li>
          ))}
        </Columns>
        <Columns>
          {['One', 'Two', 'Three', 'Four'].map((name, index) => (
            <li key={name}>
              <Card heading={name} variant={index === 1 ? 'strong' : 'plain'}>
                <p>{index === 2 ? long : 'What is told of it.'}</p>
              </Card>
            </li>
          ))}
        </Columns>
      </Block>
      <Block heading="Lists">
        <Split>
          <Stack>
            <DotList items={steps} />
            <DotList ordered items={steps} />
          </Stack>
          <DetailList
            items={[
              { label: 'Region', value: 'One of five' },
              { label: long, value: long },
            ]}
          />
        </Split>
        <LinkList
          links={[
            { label: 'One', href: '#kit-1' },
            { label: long, href: '#kit-2' },
          ]}
          wholeLabel={(label) => `${label} of the kit`}
        />
        <ChipLinks
          label="Chips"
          links={[
            { label: 'One', href: '#kit-1' },
            { label: 'Another', href: '#kit-2' },
            { label: long, href: '#kit-3' },
          ]}
        />
        <Disclosures
          name="kit"
          items={[
            { question: 'Is it closed?', answer: 'Not now.' },
            { question: long, answer: long },
          ]}
        />
        <TableFrame
          caption="Totals"
          head={['Users', 'Essential', 'Professional', 'Enterprise']}
          rows={[
            ['10', '$950', '$1,425', '$1,900'],
            ['100', '$7,500', '$11,250', '$15,000'],
          ]}
        />
      </Block>
      <Block heading="Fields" tone="raised">
        <TextField id="kit-plain" label="Empty" placeholder="A hint inside" />
        <TextField id="kit-filled" label="Filled" hint="With a hint." defaultValue={long} />
        <TextField
          id="kit-wrong"
          label="Wrong"
          defaultValue="nobody@"
          error="Write an e-mail address, such as name@example.com."
        />
        <TextField id="kit-off" label="Switched off" disabled defaultValue="Not now" />
        <Choice id="kit-choice" label="Choice">
          <option>The first</option>
          <option>{long}</option>
        </Choice>
        <TextArea id="kit-long" label="Several lines" defaultValue={long} />
        <p>
          A price <Tooltip id="kit-tip" label="What is this?" text="Explains the word before it." ready />
        </p>
      </Block>
      <Block heading="Words" id="prose">
        <Prose html={prose} />
        <ReservedText longest={long}>Short, in the room of a long one</ReservedText>
      </Block>
      <Block heading="Icons">
        <Row>
          {data.icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
          {(['left', 'right', 'up'] as const).map((to) => (
            <Arrow key={to} to={to} />
          ))}
        </Row>
      </Block>
      <Block heading="What comes over the page">
        <Row>
          <button
            type="button"
            className={button.secondary}
            onClick={() => showToast({ title: 'Saved', description: 'It is where it belongs.' })}
          >
            Toast
          </button>
          <button
            type="button"
            className={button.secondary}
            onClick={() =>
              showToast({ title: 'Not saved', description: 'The connection failed.', tone: 'destructive' })
            }
          >
            Toast of a failure
          </button>
          <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
            Dialog
          </button>
        </Row>
        {open && (
          <Dialog heading="A dialog" onClose={() => setOpen(false)}>
            <Text>{long}</Text>
          </Dialog>
        )}
      </Block>
      <CallToAction
        heading="What to do next"
        text={long}
        actions={[
          { label: 'The one action', href: '#kit' },
          { label: 'Another', href: '#kit-2' },
        ]}
      />
    </>
  );
}

function Buttons(): ReactNode {
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
