import { nearestLocations } from '../../../../data/locations/nearest.ts';
import type { Location } from '../../../../data/schema/location.ts';
import { idsOf } from '../../understand/clause.ts';
import { focusOf } from '../focus.ts';
import { firstSentences } from '../../write/sentences.ts';
import type { Desk, Skill, Source, Turn } from '../skill.ts';

const serving =
  / (?:send (?:people|someone|somebody|anybody|a technician|technicians)|still (?:serve|support|help|come|look after)|get to us|reach us|get here|serve|serves|served|serving|cover|covers|covered|coverage|service area|areas?|locations?|cities|city|towns?|regions?|places|located|branch|branches|come to|work in|available in|operate|offices? in|nearest|closest|near (?:me|us|here|my|our)|(?:you|office|one|anyone|anybody|someone|somebody|anything|technicians?) (?:\w+ ){0,2}near|territory|reach|within your|support offices|where are you|where do you) /;
const offices =
  / (?:(?:are|is) (?:you|your office|it) (?:\w+ )?(?:near|close to|by|next to)|office|offices|located|location|branch|headquarters|based) /;
const onSite =
  / (?:on site|onsite|in person|visits?|(?<!(?:i|we|us) )come (?:out|over|to)|send (?:someone|somebody|a technician)|remote|remotely|come by|physically (?:come|visit|be|here|present)) | (?:can|could|will|would|do|does) (?:you|someone|somebody|anybody|a technician|(?:your|the) (?:people|technicians?|staff|team|guys)) (?:really |actually )?(?:come|drive|show up|visit|swing by|pop by|pop over|stop by|drop by|drop in|pop in) /;
const reaching =
  / (?:(?:someone|somebody|you|technician|anybody) (?:get|reach|come) (?:to )?(?:us|here)|how do you (?:get|reach|come)|how (?:quickly|fast|soon|long) (?:can|could|would|do|does|will|until) .*(?:get|be|come|comes|arrive|arrives|here|there)|how far|drive|travel|arrive) /;

/** Where the provider works: places of its list, places near them, and visits. */
export function placeSkills(desk: Desk): Skill[] {
  const { site, list } = desk;
  const { locations, provider, assistant, regions, services, pricing } = site;
  const pageOf = ({ name, slug }: Location): Source => ({ title: name, href: `/locations/${slug}` });
  const all: Source = { title: 'All locations', href: '/locations' };
  const call = `Please call ${provider.phone.display} and ask.`;
  const office = `Our office is at ${provider.address.street}, ${provider.address.city}.`;

  function named({ clause }: Turn): Location[] {
    const slugs = idsOf(clause, 'location');
    const postal = clause.postal;
    return locations.filter(
      ({ slug, postalAreas }) => slugs.includes(slug) || (postal !== undefined && postalAreas.includes(postal)),
    );
  }
  const nearby = ({ clause }: Turn) => assistant.places.filter(({ name }) => idsOf(clause, 'nearby').includes(name));
  const regional = ({ clause, before }: Turn) =>
    regions.filter(
      ({ name }) =>
        clause.text.includes(` ${name.toLowerCase()} region `) ||
        clause.text.includes(` region of ${name.toLowerCase()} `) ||
        (before.topic === 'coverage' && clause.words.length <= 4 && clause.text.includes(` ${name.toLowerCase()} `)),
    );

  const [visit] = desk.topics.of('visit');
  const isVisit = (feature: string) => visit !== undefined && desk.topics.of(feature).includes(visit);

  return [
    {
      intent: 'coverage',
      named: true,
      match(turn) {
        const { clause, before } = turn;
        const count = named(turn).length + nearby(turn).length + regional(turn).length;
        if (count === 0) return 0;
        // "Our postal code is L4K"
        if (clause.postal !== undefined && named(turn).length > 0) return 80;
        // What is told of a place stands before what is asked of it.
        const said = ` ${clause.words.join(' ')} `;
        if (reaching.test(clause.text)) return 75;
        if (/ (?:too|that|very) far | (?:make the trip|make it out|get out here|come all the way) /.test(clause.text))
          return 75;
        if (
          serving.test(clause.text) ||
          onSite.test(clause.text) ||
          before.topic === 'coverage' ||
          clause.words.length <= 4
        )
          return 70;
        // "What is the weather here?"
        if (
          focusOf(clause, ['location', 'nearby', 'industry', 'service', 'addOn']) <= 0.5 &&
          !/ (?:we|our|us|my|i|you|your) /.test(said)
        )
          return 0;
        // "A warehouse here and a showroom there, one company for both"
        if (named(turn).length > 1 && named(turn).length <= 3) return 62;
        // In a story a place is where something happened.
        if (clause.words.length > 16) return 40;
        return nearby(turn).length > 0 ? (clause.words.length <= 10 ? 74 : 61) : 56;
      },
      answer(turn) {
        const texts: string[] = [];
        const sources: Source[] = [];
        const known = named(turn);
        const service = services.find(({ id }) => idsOf(turn.clause, 'service').includes(id));
        if (known.length > 0) {
          const [first] = known;
          const asked = offices.test(turn.clause.text) && first ? ` ${office}` : '';
          texts.push(`Yes, we serve ${list(known.map(({ name }) => name))}, remotely and on site.${asked}`);
          if (known.length === 1 && first)
            texts.push(
              firstSentences(first.reach, reaching.test(turn.clause.text) || onSite.test(turn.clause.text) ? 420 : 200),
            );
          if (service && first)
            sources.push({ title: `${service.name} in ${first.name}`, href: `/services/${service.id}/${first.slug}` });
          sources.push(...known.map(pageOf));
        }
        for (const region of regional(turn)) {
          const inside = locations.filter(({ region: id }) => id === region.id);
          texts.push(`In ${region.name} we serve ${list(inside.map(({ name }) => name))}.`);
          sources.push(...inside.map(pageOf));
        }
        if (nearby(turn).length > 0 && known.length === 0 && offices.test(turn.clause.text)) texts.push(office);
        for (const place of nearby(turn)) {
          const [near] = nearestLocations(place.coordinates, locations, 1);
          if (!near) continue;
          const km = Math.round(near.distanceKm);
          const far = near.distanceKm > assistant.visitsWithinKm;
          texts.push(
            far
              ? `${place.name} is not among the places we serve in the ${provider.area.name}: the nearest of them, ${near.location.name}, is about ${km.toLocaleString(provider.locale)} km away, too far for regular visits. Whether remote support alone would do is for a person to say. ${call}`
              : `${place.name} is not on our list of places and we have no office there. The nearest place that we serve is ${near.location.name}, about ${km} km away. Most support is remote and works anywhere; whether a technician can come to ${place.name} a person will tell you. ${call}`,
          );
          sources.push(pageOf(near.location));
        }
        return {
          text: texts.join(' '),
          sources: [...sources, all],
          suggestions: ['Do you come on site?', 'What are your hours?'],
          ...(nearby(turn).length > 0 && known.length === 0 ? { handOver: true } : {}),
        };
      },
    },
    {
      intent: 'coverage',
      id: 'areas',
      match(turn) {
        if (named(turn).length + nearby(turn).length > 0) return 0;
        const { text, words } = turn.clause;
        if (
          / (?:which|what|wich|all) (?:areas?|cities|city|towns?|places|locations?|regions?) | service area | areas? (?:do )?you | where do you (?:work|operate|serve|provide) | where are you (?:active|working) | (?:how many|your) (?:locations|cities|branches) /.test(
            text,
          )
        )
          return 71;
        if (words.length <= 3 && / (?:locations?|areas?|cities|coverage|places) /.test(text)) return 66;
        if (
          text.includes(` ${provider.area.shortName.toLowerCase()} `) ||
          text.includes(` ${provider.area.name.toLowerCase()} `) ||
          / are you (?:\w+ )?local /.test(text)
        )
          return 66;
        return / (?:do|can|would|will|could) you (?:serve|cover|come to|work in|operate in|support (?:\w+ )?(?:offices|clients|businesses) in|service) /.test(
          text,
        ) && !turn.clause.entities.length
          ? 50
          : 0;
      },
      answer: () => ({
        text: `We serve ${list(locations.map(({ name }) => name))} in the ${provider.area.name}, remotely and on site. If your place is not among them, tell me its name and I look for the nearest, or call ${provider.phone.display}.`,
        sources: [all],
        suggestions: locations.slice(0, 2).map(({ name }) => `Do you come to ${name}?`),
      }),
    },
    {
      intent: 'on-site',
      match: (turn) =>
        named(turn).length + nearby(turn).length === 0 &&
        onSite.test(turn.clause.text) &&
        turn.clause.change.plans.length === 0 &&
        !/ (?:visit (?:you|your)|website|remote access|remote desktop|remotely wipe) /.test(turn.clause.text)
          ? 63
          : 0,
      answer(turn) {
        const best = desk.faqs.find('come to our office visit on site or remotely technician drives', 1)[0]?.passage;
        const including = pricing.plans
          .toSorted((a, b) => a.basePrice - b.basePrice)
          .find(({ features }) => features.some(isVisit));
        const plan = including ? ` The plan ${including.name} includes: ${including.features.find(isVisit)}.` : '';
        return {
          text: `${best?.answer ?? `Both: most problems are solved remotely, and a technician comes where hands are needed, anywhere in the ${provider.area.name}. ${turn.clause.question ? '' : call}`.trim()}${plan}`,
          sources: best ? [best.source, all] : [all],
          suggestions: ['Which places do you serve?', 'What are your hours?'],
        };
      },
    },
  ];
}
