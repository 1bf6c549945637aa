import { homeMessages } from '#data/messages/home.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { Testimonial } from '../../sections/Testimonial/Testimonial.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { HomeData } from './home.ts';

/** Who the provider is: figures, a client's words, and core values beside them. */
export function AboutBlock({ about }: { about: HomeData['about'] }) {
  return (
    <Block rhythm="dense" tone="raised" layout="under" heading={about.heading} text={about.text}>
      <FactList items={about.facts} />
      <Split>
        {about.testimonial && <Testimonial content={about.testimonial} />}
        <Stack gap="xs">
          <h3>{offersMessages.coreValues}</h3>
          <p>{about.values.map(({ title }) => title).join(' · ')}</p>
          <p>
            <a href="/about">{homeMessages.moreAboutUs}</a>
          </p>
        </Stack>
      </Split>
    </Block>
  );
}
