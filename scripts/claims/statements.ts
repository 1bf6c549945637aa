import type { Site } from '../../data/rules/schema/site.ts';
import type { RecordText } from './readTexts.ts';

const kinds = {
  claim: 'Claims',
  rating: 'Ratings',
  review: 'Reviews',
  testimonial: 'Testimonials',
  partner: 'Partners',
  legal: 'Legal pages',
  proof: 'What visitors can check',
};

interface Statement {
  kind: keyof typeof kinds;
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
  const statements = [
    ...site.claims.map(({ id, value, label, condition, source, confirmed, shownOn }) => {
      const shown = [...shownOn, ...quotesOf(`claims.${id}`)];
      return statement('claim', id, `${value} ${label} ${condition}`, source, shown, confirmed);
    }),
    ...site.ratings.map(({ pageKind, ratingValue, reviewLabel, condition, source, confirmed }) => {
      const shown = pageKind === 'default' ? ['search metadata', 'about'] : [pageKind];
      const says = `${ratingValue} of 5 from ${reviewLabel} reviews ${condition}`;
      return statement('rating', pageKind, says, source, shown, confirmed);
    }),
    ...site.reviews.map(({ pageKind, about, author, reviewBody, source, confirmed }) =>
      statement('review', author, reviewBody, source, [about ? `${pageKind}/${about}` : pageKind], confirmed),
    ),
    ...site.testimonials.map(({ text, author, position, confirmed }) =>
      statement('testimonial', `${author}, ${position}`, text, 'No person is named', ['home'], confirmed),
    ),
    ...site.partners.map(({ slug, name, role, confirmed }) =>
      statement('partner', slug, `${name}: ${role}`, 'Named by the owner', ['home', 'chat'], confirmed),
    ),
    ...site.proof.map(({ id, label, value, evidence, until }) => {
      const source = 'url' in evidence ? evidence.url : evidence.onRequest;
      return statement('proof', id, `${label}: ${value}, until ${until}`, source, ['about', 'assessment'], true);
    }),
    ...site.legalFacts.map(({ id, page, value, missing, suppliedBy, confirmed }) => {
      const says = value === undefined ? missing : `${missing} Until then the page says: "${value}"`;
      const shown = [`/${page}`, ...quotesOf(`legal.${id}`)];
      return statement('legal', id, says, `To be supplied by the ${suppliedBy}`, shown, confirmed);
    }),
  ];
  return [...statements.filter(({ confirmed }) => !confirmed), ...statements.filter(({ confirmed }) => confirmed)];
}

const statement = (
  kind: Statement['kind'],
  ...[name, says, source, shownOn, confirmed = false]: [string, string, string, string[], boolean?]
): Statement => ({ kind, name, says, source, shownOn, confirmed });

/** The statements as lines: unconfirmed ones, and confirmed ones; and what is missing. */
export function reportClaims(
  statements: readonly Statement[],
  missing: readonly { name: string; says: string }[],
): string[] {
  const groups = Map.groupBy(
    statements,
    ({ kind, confirmed }) => `${confirmed ? 'Confirmed' : 'Without evidence'}: ${kinds[kind]}`,
  );
  const open = statements.filter(({ confirmed }) => !confirmed).length;
  return [
    ...[...groups].flatMap(([title, of]) => [
      `${title} (${of.length})`,
      ...of.map(
        ({ name, says, source, shownOn }) =>
          `  ${name}: ${says}\n    source: ${source}\n    shown:  ${shownOn.join('; ') || 'nowhere'}`,
      ),
      '',
    ]),
    ...(missing.length > 0
      ? [
          'Missing of what buyers look for (data/proof.ts, data/ownAnswers.ts)',
          ...missing.map(({ name, says }) => `  ${name}: ${says}`),
          '',
        ]
      : []),
    `${statements.length} statements, ${open} without evidence.`,
  ];
}
