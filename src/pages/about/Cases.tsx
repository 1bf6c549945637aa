import type { TitledText } from '#data/schema/text.ts';
import { aboutMessages } from '#data/messages/about.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { caseStudy } from './AboutPage.css.ts';

/** How the provider works, told in cases: other pages link here. */
export function Cases({ cases }: { cases: readonly TitledText[] }) {
  return (
    <Block id="case-studies" heading={aboutMessages.caseStudies}>
      <Stack gap="l">
        {cases.map(({ title, description }) => (
          <article key={title} className={caseStudy}>
            <h3>{title}</h3>
            <Text>{description}</Text>
          </article>
        ))}
      </Stack>
    </Block>
  );
}
