import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns, Split } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import { definitions, role } from './AboutPage.css.ts';
import type { AboutData } from './about.ts';
import { Cases } from './Cases.tsx';

/** Who the provider is: its story, its figures, what it holds to, who answers for what, and the firms around it. */
export function Page({ data }: { data: AboutData }) {
  const { about, parent, sister, phone } = data;
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
      </Block>
      <Block tone="raised" heading="Our story">
        <Split>
          <Stack gap="m">
            {about.story.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          <FactList items={data.storyFacts} />
        </Split>
      </Block>
      <Block heading="In numbers">
        <FactList items={data.numbers} />
        {data.rating && <Small>{`Rated ${data.rating}.`}</Small>}
      </Block>
      <Block tone="lake" heading="Core values">
        <Columns>
          {about.values.map(({ title, description }) => (
            <li key={title}>
              <Stack gap="xs">
                <h3>{title}</h3>
                <p>{description}</p>
              </Stack>
            </li>
          ))}
        </Columns>
      </Block>
      <Block heading="Leadership">
        <dl className={definitions}>
          {about.leadership.map(({ title, description }) => (
            <div key={title} className={role}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Block>
      <Block tone="raised" heading="The firms around us">
        <Columns minWidth="wide">
          <li>
            <Stack gap="s">
              <h3>Parent company</h3>
              <p>{about.parent}</p>
              <p>
                <a href={parent.url}>{`Visit ${parent.name}`}</a>
              </p>
            </Stack>
          </li>
          <li>
            <Stack gap="s">
              <h3>Sister company</h3>
              <p>{about.sister}</p>
              <p>
                <a href={sister.url}>{`Visit ${sister.name}`}</a>
              </p>
            </Stack>
          </li>
        </Columns>
      </Block>
      <Cases cases={about.caseStudies} />
      <CallToAction
        heading="Talk to us about your firm"
        actions={[
          { label: 'Book Your Free Consultation', href: '/contact' },
          { label: `Call ${phone.display}`, href: `tel:${phone.e164}` },
        ]}
      />
    </>
  );
}
