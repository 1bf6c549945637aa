import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { fill } from '../../../data/text/fill.ts';
import { distanceKm } from '../../../data/locations/distance.ts';
import { type Answer, type Answerer, type Answerers, type AnswerTools, withItems } from './answer.ts';
import { subjectOf } from './entities.ts';

/** Intents about what a visit costs beside the time; answered with the prices of the service, or else of all. */
const aboutCallOuts = ['call-out', 'several-jobs'];

/** What is asked of a provider who comes to people for a price. */
export function visitAnswerers({ site, facts }: AnswerTools): Answerers {
  const { services, locations, provider, messages } = site;
  const { policies } = site.assistant;
  const talk = messages.assistantTalk;
  const withCallOut = services.filter(({ pricing }) => pricing.callOut !== undefined);

  const callOut =
    (intent: string): Answerer =>
    (input) => {
      const policy = policies[intent];
      if (!policy) return undefined;
      const subject = subjectOf(input, ['service']);
      const said = input.slots.figures;
      const meant = withCallOut.filter(({ pricing }) => said.some((figure) => figure * 100 === pricing.callOut));
      const own = meant.length > 0 ? meant : services.filter(({ id }) => id === subject?.id);
      const priced = own.length > 0 ? own : withCallOut;
      return {
        text: withItems(
          policy.text,
          priced.map(({ name, pricing }) =>
            fill(talk.serviceFrom, { service: name, price: formatStartingPrice(pricing, site) }),
          ),
        ),
        links: [{ title: messages.assistantFacts.allServices, href: '/services' }],
        english: true,
      };
    };

  const isCallOut = (figure: number) => withCallOut.some(({ pricing }) => figure * 100 === pricing.callOut);
  /** Whoever repeats amounts of call-outs asks about call-outs. */
  const repeats =
    (least: number): Answerer =>
    (input) =>
      new Set(input.slots.figures.filter(isCallOut)).size >= least ? callOut('call-out')(input) : undefined;

  const distance: Answerer = (input): Answer | undefined => {
    const slugs = input.named.ids('place');
    const subject = subjectOf(input, ['place']);
    const asked = slugs.length > 0 ? slugs : subject ? [subject.id] : [];
    const reach = asked.flatMap((slug) => facts.get(`place:${slug}:reach`) ?? []);
    if (reach.length > 0)
      return {
        text: reach.map(({ text }) => text).join('\n'),
        links: reach.map(({ page }) => page),
        factIds: reach.map(({ id }) => id),
        english: true,
      };
    if (locations.length === 0) return undefined;
    const far = locations
      .map(({ name, coordinates }) => ({ name, km: Math.round(distanceKm(provider.coordinates, coordinates)) }))
      .filter(({ km }) => km > 0)
      .toSorted((a, b) => a.km - b.km);
    return {
      text: withItems(
        fill(talk.distances, { city: provider.address.city }),
        far.map(({ name, km }) => fill(talk.distanceOf, { place: name, km })),
      ),
      links: [{ title: messages.assistant.places.all, href: '/locations' }],
      english: true,
    };
  };

  return {
    ...Object.fromEntries(aboutCallOuts.filter((id) => policies[id]).map((id) => [id, callOut(id)])),
    distance,
    'own-figure': repeats(1),
    'own-figures': repeats(2),
  };
}
