import { KnownPlaceText, PopularIndustries } from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import type { IndustriesData } from './industries.ts';

/** The trades the provider serves. */
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
        heading="Is your trade not here?"
        text="Tell us which programs your firm runs on and which rules it works under. We say what we know of them, and what we do not."
        actions={[
          { label: 'Get Your Free IT Assessment', href: '/contact' },
          { label: 'See all services', href: '/services' },
        ]}
      />
    </>
  );
}
