import { homeMessages } from '#data/messages/home.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { Testimonial } from '../../sections/Testimonial/Testimonial.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { HomeData } from './home.ts';

/** Who the provider is: figures, core values, and a client's words beside them. */
export function AboutBlock({ about }: { about: HomeData['about'] }) {
  return (
    <Block tone="raised" heading={about.heading} text={about.text}>
      <FactList items={about.facts} />
      <Split>
        <Stack gap="m">
          <h3>{offersMessages.coreValues}</h3>
          <DotList items={about.values.map(({ title }) => title)} />
          <p>
            <a href="/about">{homeMessages.moreAboutUs}</a>
          </p>
        </Stack>
        {about.testimonial && <Testimonial content={about.testimonial} />}
      </Split>
    </Block>
  );
}
