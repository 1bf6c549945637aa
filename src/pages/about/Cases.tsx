import type { WorkedCase } from '#data/rules/schema/workedCase.ts';
import { aboutMessages } from '#data/messages/about.ts';
import { WorkedCases } from '../../sections/WorkedCases/WorkedCases.tsx';
import { Block } from '../../ui/Block/Block.tsx';

/** How the provider works, told in worked examples: other pages link here. */
export function Cases({ cases }: { cases: readonly WorkedCase[] }) {
  return (
    <Block id="case-studies" layout="under" heading={aboutMessages.caseStudies} text={aboutMessages.noClients}>
      <WorkedCases items={cases} />
    </Block>
  );
}
