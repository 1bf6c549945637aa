import type { Site } from '#data/rules/schema/site.ts';
import type { WrittenBlock, WrittenSection } from '#data/rules/schema/written.ts';
import { anchorOf } from '#data/rules/text/markdown.ts';
import type { ShownBlock, ShownSection } from './shownBlock.ts';
import { costComparison } from './costComparison.ts';
import { addOnPrices, industryPrices, oneTimeCosts, planFeatures, planPrices } from './priceTables.ts';

/** The sections of a written page, with what the price list fills in. */
export function shownSections(
  site: Pick<Site, 'pricing' | 'provider'>,
  sections: readonly WrittenSection[],
): ShownSection[] {
  return sections.map(({ heading, text, blocks }) => ({
    id: anchorOf(heading),
    heading,
    text,
    blocks: blocks.flatMap((block) => shownBlocks(site, block)),
  }));
}

function shownBlocks({ pricing, provider }: Pick<Site, 'pricing' | 'provider'>, block: WrittenBlock): ShownBlock[] {
  switch (block.kind) {
    case 'planPrices':
      return [planPrices(pricing, provider, block)];
    case 'planFeatures':
      return [planFeatures(pricing.plans, provider)];
    case 'industryPrices':
      return [industryPrices(pricing, provider, block)];
    case 'addOnPrices':
      return [addOnPrices(pricing, provider, block)];
    case 'oneTimeCosts':
      return [oneTimeCosts(pricing, provider, block)];
    case 'costComparison':
      return costComparison(pricing, provider, block);
    default:
      return [block];
  }
}
