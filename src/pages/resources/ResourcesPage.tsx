import { resourcesMessages } from '#data/messages/resources.ts';
import { fill } from '#data/rules/text/fill.ts';
import { SubscribeForm } from '../../features/forms/SubscribeForm.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { Checklist } from './Checklist.tsx';
import type { ResourcesData } from './resources.ts';

/** What a visitor may take away: documents, the checklist in full, the glossary. */
export function Page({ data }: { data: ResourcesData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
      </Block>
      <LinkedPages heading={resourcesMessages.guides} pages={data.guides} icon="book" tone="raised" />
      <LinkedPages heading={resourcesMessages.tools} pages={data.tools} icon="compass" tone="lake" />
      <Block tone="raised" heading={resourcesMessages.documents}>
        <Columns minWidth="medium">
          {data.resources.map(({ id, title, description, type, category, downloadUrl, format, size, page }) => (
            <li key={id}>
              <Card heading={title} icon="file">
                <Row>
                  <Badge>{type}</Badge>
                  <Badge>{category}</Badge>
                </Row>
                <p>{description}</p>
                {page && (
                  <p>
                    <a href={page}>{fill(resourcesMessages.aboutDownload, { title })}</a>
                  </p>
                )}
                <p>
                  <a href={downloadUrl} download>
                    {fill(resourcesMessages.download, { title, fileFacts: [format, size].filter(Boolean).join(', ') })}
                  </a>
                </p>
              </Card>
            </li>
          ))}
        </Columns>
      </Block>
      {data.checklist.length > 0 && (
        <Block
          id="checklist"
          heading={fill(resourcesMessages.checklist, { count: data.checklist.length })}
          text={resourcesMessages.whatChecklistHolds}
        >
          <SubscribeForm {...data.checklistForm} />
          <Checklist points={data.checklist} />
        </Block>
      )}
      <Block tone="lake" heading={resourcesMessages.whereToGoOn}>
        <Columns minWidth="wide">
          {data.glossary.terms > 0 && (
            <li>
              <Card heading={resourcesMessages.glossary} href={data.glossary.href} icon="book">
                <p>{fill(resourcesMessages.termsInPlainWords, { count: data.glossary.terms })}</p>
              </Card>
            </li>
          )}
          <li>
            <Card heading={data.assessment.title} icon="compass">
              <p>{data.assessment.description}</p>
              <Row>
                <ButtonLink href="/contact">{resourcesMessages.requestAssessment}</ButtonLink>
              </Row>
            </Card>
          </li>
        </Columns>
      </Block>
    </>
  );
}

/** Cards that lead to pages of their own; nothing where there are none. */
function LinkedPages({
  heading,
  pages,
  ...look
}: {
  heading: string;
  pages: ResourcesData['guides'];
  icon: 'book' | 'compass';
  tone: 'raised' | 'lake';
}) {
  if (pages.length === 0) return null;
  return (
    <Block tone={look.tone} heading={heading}>
      <Columns minWidth="medium">
        {pages.map(({ href, title, description }) => (
          <li key={href}>
            <Card heading={title} href={href} icon={look.icon}>
              <p>{description}</p>
            </Card>
          </li>
        ))}
      </Columns>
    </Block>
  );
}
