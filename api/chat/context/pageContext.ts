import type { Site } from '../../../data/schema/site.ts';
import { type DialogueState, initialState } from './state.ts';

/**
 * What is known before the first message from the page where the chat is open: the industry that the page is about, or that
 * the calculator's address names. What the visitor says comes first.
 * @param address the page's address, as of the header `Referer`; may be anything
 */
export function stateOfPage(
  { industries, pricing }: Pick<Site, 'industries' | 'pricing'>,
  address = '',
): DialogueState {
  const page = URL.parse(address);
  const named = page?.searchParams.get('industry');
  const parts = new Set(page?.pathname.split('/'));
  const industry = industries.find(({ slug }) => parts.has(slug));
  const profile = pricing.profiles.find(({ id }) => id === (named ?? industry?.pricingProfile));
  if (!profile && !industry) return initialState;
  return {
    ...initialState,
    ...(industry ? { industry: industry.slug } : {}),
    quote: { ...initialState.quote, ...(profile ? { profileId: profile.id } : {}) },
  };
}
