import { aboutMessages } from '#data/messages/about.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { peopleMessages } from '#data/messages/people.ts';
import { fill } from '#data/rules/text/fill.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { OwnAnswers } from '../../sections/OwnAnswers/OwnAnswers.tsx';
import { Points } from '../../sections/Points/Points.tsx';
import { People } from '../../sections/People/People.tsx';
import { Proof } from '../../sections/Proof/Proof.tsx';
import { Photos } from '../../sections/Photos/Photos.tsx';
import { WorkedCases } from '../../sections/WorkedCases/WorkedCases.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import type { AboutData } from './about.ts';
import { RelatedFirms } from './RelatedFirms.tsx';

/** Who the provider is: its story, its figures, what it holds to, who answers for what, and the firms around it. */
export function Page({ data }: { data: AboutData }) {
  const { about, phone } = data;
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
      </Block>
      <Block tone="raised" heading={aboutMessages.ourStory}>
        <Split>
          <Stack gap="m">
            {about.story.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          <FactList items={data.storyFacts} />
        </Split>
      </Block>
      {data.numbers.length > 0 && (
        <Block layout="under" heading={aboutMessages.inNumbers}>
          <FactList items={data.numbers} />
          {data.rating && <Text>{fill(offersMessages.rated, { rating: data.rating })}</Text>}
        </Block>
      )}
      <Block tone="lake" layout="under" heading={offersMessages.coreValues}>
        <Points items={about.values} minWidth="wide" />
      </Block>
      <Photos photos={data.photos} />
      {about.answers && data.answers.length > 0 && (
        <Block id="answers" layout="under" heading={about.answers.title} text={about.answers.description}>
          <OwnAnswers answers={data.answers} />
          {about.answers.link && <a href={about.answers.link.href}>{about.answers.link.label}</a>}
        </Block>
      )}
      {about.limits && (
        <Block tone="raised" heading={about.limits.title} text={about.limits.description}>
          <DotList items={about.limits.items} />
        </Block>
      )}
      <Proof proof={data.proof} />
      {data.people.length > 0 && (
        <Block layout="under" heading={peopleMessages.heading}>
          <People people={data.people} />
        </Block>
      )}
      {about.leadership.length > 0 && (
        <Block layout="under" heading={aboutMessages.leadership}>
          <TableFrame
            caption={aboutMessages.leadership}
            head={[peopleMessages.role, peopleMessages.duty]}
            rows={about.leadership.map(({ title, description }) => [title, description])}
          />
        </Block>
      )}
      <RelatedFirms data={data} />
      {/* Other pages link here. */}
      {about.caseStudies.length > 0 && (
        <Block id="case-studies" layout="under" heading={aboutMessages.caseStudies} text={aboutMessages.noClients}>
          <WorkedCases items={about.caseStudies} />
        </Block>
      )}
      <CallToAction
        heading={aboutMessages.talkToUs}
        actions={[
          { label: offersMessages.bookConsultation, href: '/contact' },
          { label: fill(offersMessages.call, { phone: phone.display }), href: `tel:${phone.e164}` },
        ]}
      />
    </>
  );
}
