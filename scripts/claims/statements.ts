import type { Site } from '../../data/rules/schema/site.ts';
import type { RecordText } from './readTexts.ts';

export interface Statement {
  kind: 'claim' | 'rating' | 'review' | 'testimonial' | 'partner' | 'legal' | 'proof';
  name: string;
  says: string;
  /** Where it comes from, or who is to supply it. */
  source: string;
  /** Pages, and fields of records that quote it. */
  shownOn: string[];
  confirmed: boolean;
}

/** Every statement that the owner answers for, unconfirmed ones first. */
export function statementsOf(
  site: Pick<Site, 'claims' | 'ratings' | 'reviews' | 'testimonials' | 'partners' | 'legalFacts' | 'proof'>,
  texts: readonly RecordText[],
): Statement[] {
  const quotesOf = (fact: string) => texts.filter(({ text }) => text.includes(`{${fact}}`)).map(({ where }) => where);
  const statements: Statement[] = [
    ...site.claims.map(
      ({ id, value, label, condition, source, confirmed, shownOn }): Statement => ({
        kind: 'claim',
        name: id,
        says: `${value} ${label} ${condition}`,
        source,
        shownOn: [...shownOn, ...quotesOf(`claims.${id}`)],
        confirmed,
      }),
    ),
    ...site.ratings.map(
      ({ pageKind, ratingValue, reviewLabel, condition, source, confirmed = false }): Statement => ({
        kind: 'rating',
        name: pageKind,
        says: `${ratingValue} of 5 from ${reviewLabel} reviews ${condition}`,
        source,
        shownOn: pageKind === 'default' ? ['search metadata', 'about'] : [pageKind],
        confirmed,
      }),
    ),
    ...site.reviews.map(
      ({ pageKind, about, author, reviewBody, source, confirmed = false }): Statement => ({
        kind: 'review',
        name: author,
        says: reviewBody,
        source,
        shownOn: [about ? `${pageKind}/${about}` : pageKind],
        confirmed,
      }),
    ),
    ...site.testimonials.map(
      ({ text, author, position, confirmed = false }): Statement => ({
        kind: 'testimonial',
        name: `${author}, ${position}`,
        says: text,
        source: 'No person is named',
        shownOn: ['home'],
        confirmed,
      }),
    ),
    ...site.partners.map(
      ({ slug, name, role, confirmed = false }): Statement => ({
        kind: 'partner',
        name: slug,
        says: `${name}: ${role}`,
        source: 'Named by the owner',
        shownOn: ['home', 'chat'],
        confirmed,
      }),
    ),
    ...site.proof.map(
      ({ id, label, value, evidence, until }): Statement => ({
        kind: 'proof',
        name: id,
        says: `${label}: ${value}, until ${until}`,
        source: 'url' in evidence ? evidence.url : evidence.onRequest,
        shownOn: ['about', 'assessment'],
        confirmed: true,
      }),
    ),
    ...site.legalFacts.map(
      ({ id, page, value, missing, suppliedBy, confirmed }): Statement => ({
        kind: 'legal',
        name: id,
        says: value === undefined ? missing : `${missing} Until then the page says: "${value}"`,
        source: `To be supplied by the ${suppliedBy}`,
        shownOn: [`/${page}`, ...quotesOf(`legal.${id}`)],
        confirmed,
      }),
    ),
  ];
  return [...statements.filter(({ confirmed }) => !confirmed), ...statements.filter(({ confirmed }) => confirmed)];
}
