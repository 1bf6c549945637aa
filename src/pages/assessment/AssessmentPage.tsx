import { assessmentMessages as texts } from '#data/messages/assessment.ts';
import { bookingMessages } from '#data/messages/booking.ts';
import { peopleMessages } from '#data/messages/people.ts';
import { fill } from '#data/rules/text/fill.ts';
import { BookingOffer } from '../../features/booking/BookingOffer.tsx';
import { BookingWishes } from '../../features/booking/BookingWishes.tsx';
import { Carousel } from '../../sections/Carousel/Carousel.tsx';
import { People } from '../../sections/People/People.tsx';
import { Proof } from '../../sections/Proof/Proof.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { WrittenPage } from '../written/WrittenPage.tsx';
import type { AssessmentData } from './assessment.ts';
import { leaf } from './AssessmentPage.css.ts';

/** The free assessment: what happens in it, a sample of what one keeps, and the time. */
export function Page({ data }: { data: AssessmentData }) {
  const { sample, booking, bookHeading } = data;
  const pickTime = (
    <Block key="book" id="pick-a-time" heading={bookHeading} tone="lake">
      {booking ? <BookingOffer {...booking} /> : <BookingWishes />}
    </Block>
  );
  return (
    <WrittenPage
      data={data}
      between={
        <>
          <Who people={data.people} roles={data.roles} />
          <Sample sample={sample} />
          <Proof proof={data.proof} />
          {pickTime}
        </>
      }
    >
      <Row>
        <ButtonLink href="#pick-a-time">{bookingMessages.pickTime}</ButtonLink>
        <ButtonLink href="#sample" variant="secondary">
          {sample.heading}
        </ButtonLink>
      </Row>
    </WrittenPage>
  );
}

/** Who calls, by name; where nobody is named, who answers for what. */
function Who({ people, roles }: Pick<AssessmentData, 'people' | 'roles'>) {
  if (people.length > 0)
    return (
      <Block heading={peopleMessages.whoCalls} layout="under">
        <People people={people} />
      </Block>
    );
  if (roles.length === 0) return null;
  return (
    <Block heading={peopleMessages.rolesHeading} layout="under">
      <TableFrame
        caption={peopleMessages.rolesHeading}
        head={[peopleMessages.role, peopleMessages.duty]}
        rows={roles}
      />
    </Block>
  );
}

function Sample({ sample }: Pick<AssessmentData, 'sample'>) {
  const { heading, about, findings, sound, closing, file } = sample;
  return (
    <Block id="sample" heading={heading} text={about} layout="under">
      <Stack gap="l">
        <Carousel
          label={texts.findings}
          items={findings.map(({ title, found, first, risk, effort, cost }, index) => ({
            key: title,
            content: (
              <article className={leaf}>
                <p>
                  <Badge>{texts.sample}</Badge>
                </p>
                <h3>
                  {index + 1}. {title}
                </h3>
                <Text>{found}</Text>
                <h4>{texts.first}</h4>
                <Text>{first}</Text>
                <Text>
                  {[
                    [texts.risk, risk],
                    [texts.effort, effort],
                    [texts.cost, cost],
                  ]
                    .map(([label = '', value = '']) => fill(texts.mark, { label, value }))
                    .join(' · ')}
                </Text>
              </article>
            ),
          }))}
        />
        <h3>{texts.allFindings}</h3>
        <TableFrame
          caption={texts.allFindings}
          head={[texts.finding, texts.risk, texts.effort, texts.cost]}
          rows={findings.map(({ title, risk, effort, cost }) => [title, risk, effort, cost])}
        />
        <h3>{texts.sound}</h3>
        <DotList items={sound} />
        <Text>{closing}</Text>
        <Row>
          <ButtonLink href={file} variant="secondary">
            {texts.download}
          </ButtonLink>
        </Row>
      </Stack>
    </Block>
  );
}
