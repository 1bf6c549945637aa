import { NearYou, RecommendedHere } from '../../features/location/inPage.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Small } from '../../ui/Text/Text.tsx';
import { line, lines } from './LocationsPage.css.ts';
import type { LocationsData } from './locations.ts';

/** Every place served, by region. */
export function Page({ data }: { data: LocationsData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
      </Block>
      <NearYou usual={data.usual} />
      <Block tone="raised">
        <Stack gap="xxl">
          {data.regions.map((region) => <Region key={region.name} region={region} />)}
        </Stack>
      </Block>
      <RecommendedHere mode="banner" data={data.recommendations} />
      <CallToAction
        tone="raised"
        heading="Not Finding Your Location?"
        text="Tell us where your office is. We say whether we come there, and how soon somebody can be with you."
        actions={[{ label: 'Ask about your address', href: '/contact' }]}
      />
    </>
  );
}

function Region({ region: { name, line: index, sectors, locations } }: { region: LocationsData['regions'][number] }) {
  return (
    <Stack as="section" gap="m" label={name}>
      <h2 className={lines[index % lines.length] ?? line}>{name}</h2>
      <Small>{`Typical trades: ${sectors.join(', ')}`}</Small>
      <Columns least="medium">
        {locations.map((place) => (
          <li key={place.href}>
            <Card heading={place.name} href={place.href}>
              <p>{`Landmark: ${place.landmark}`}</p>
              <Small>{`Population ${place.population}`}</Small>
            </Card>
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
