import { industriesMessages } from '#data/messages/industries.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { KnownPlaceText, PopularIndustries } from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import type { IndustriesData } from './industries.ts';

/** The industries the provider serves. */
export function Page({ data }: { data: IndustriesData }) {
  return (
    <>
      <Block tone="hero">
        <h1>
          <KnownPlaceText text={data.here.heading} fallback={data.heading} />
        </h1>
        <Lead>{data.intro}</Lead>
        <PopularIndustries text={data.here.popular} />
        <Columns minWidth="medium">
          {data.industries.map(({ name, href, text, iconName }) => (
            <li key={href}>
              <Card level={2} heading={name} href={href} icon={iconName}>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </Columns>
      </Block>
      <CallToAction
        heading={industriesMessages.isMissing}
        text={industriesMessages.tellUsRules}
        actions={[
          { label: offersMessages.getAssessment, href: '/contact' },
          { label: offersMessages.seeAllServices, href: '/services' },
        ]}
      />
    </>
  );
}
