import { type Clause, idsOf } from '../../understand/clause.ts';
import { focusOf } from '../focus.ts';
import type { Desk, Skill, Source } from '../skill.ts';

/** What is true where two records meet: a service or a trade in a place, a service for a trade. */
export function meetingSkill(desk: Desk): Skill {
  const { services, industries, locations, pairs } = desk.site;
  const named = (clause: Clause) => ({
    service: services.find(({ id }) => idsOf(clause, 'service')[0] === id),
    industry: industries.find(({ slug }) => idsOf(clause, 'industry')[0] === slug),
    location: locations.find(({ slug }) => idsOf(clause, 'location')[0] === slug),
  });

  return {
    intent: 'meeting',
    match({ clause }) {
      const { service, industry, location } = named(clause);
      if ([service, industry, location].filter(Boolean).length < 2 || idsOf(clause, 'location').length > 1) return 0;
      if (
        / (?:how (?:much|fast|soon|quickly|long)|price|cost|costs|hours|laws? (?:require|say|ask)|phipa|pipeda|comply|compliant|article|mean|means) /.test(
          clause.text,
        )
      )
        return 0;
      return 50 + 22 * focusOf(clause, ['service', 'industry', 'location', 'addOn', 'area']);
    },
    answer({ clause }) {
      const { service, industry, location } = named(clause);
      const found = [
        pairs.servicesInIndustries.find((pair) => pair.service === service?.id && pair.industry === industry?.slug),
        pairs.industriesInLocations.find(
          (pair) => pair.industry === industry?.slug && pair.location === location?.slug,
        ),
        pairs.servicesInLocations.find((pair) => pair.service === service?.id && pair.location === location?.slug),
      ].find((pair) => pair !== undefined);
      const place = location ? ` in ${location.name}` : '';
      const lead = `Yes, ${service ? `we do ${service.nameInText}` : 'we work'}${industry ? `${service ? ' for' : ' with'} ${industry.clients}` : ''}${place}.`;
      const rest =
        found?.text ??
        [industry?.shortDescription, service?.description, !industry && !service ? location?.summary : undefined]
          .filter(Boolean)
          .join(' ');
      const path = [service && '/services', service?.id, service && industry?.slug, service && location?.slug]
        .filter(Boolean)
        .join('/');
      const sources: (Source | undefined)[] = [
        service && { title: `${service.name}${industry ? ` for ${industry.name}` : ''}${place}`, href: path },
        industry && { title: industry.name, href: `/industries/${industry.slug}` },
        location && { title: location.name, href: `/locations/${location.slug}` },
        service && { title: service.name, href: `/services/${service.id}` },
      ];
      return {
        text: `${lead} ${rest}`.trim(),
        sources: sources.filter((source) => source !== undefined),
        suggestions: [...(service ? [`How much is ${service.name}?`] : []), 'What plans do you have?'],
      };
    },
  };
}
