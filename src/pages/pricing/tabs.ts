import { pricingMessages } from '#data/messages/pricing.ts';

/** The page's two tabs: each is the anchor of its panel too, and so its address. */
export const tabs = [
  { id: 'calculator', name: pricingMessages.calculator },
  { id: 'plans', name: pricingMessages.plans },
] as const;
export type TabId = (typeof tabs)[number]['id'];

/** The tab an address asks for; undefined where its anchor is another thing's. */
export function tabOf(hash: string): TabId | undefined {
  return hash === '' ? tabs[0].id : tabs.find(({ id }) => hash === `#${id}`)?.id;
}
