import type { Figure } from './figures.ts';
import type { Statement } from './statements.ts';

const titles: Record<Statement['kind'], string> = {
  claim: 'Claims',
  rating: 'Ratings',
  review: 'Reviews',
  testimonial: 'Testimonials',
  partner: 'Partners',
  legal: 'Legal pages',
  proof: 'What visitors can check',
};

/** The report as lines: unconfirmed statements, confirmed ones, and sentences to look at. */
export function reportClaims(
  statements: readonly Statement[],
  figures: readonly Figure[],
  missing: readonly { name: string; says: string }[] = [],
): string[] {
  const open = statements.filter(({ confirmed }) => !confirmed);
  const sure = statements.filter(({ confirmed }) => confirmed);
  return [
    ...part('Without evidence', open),
    ...part('Confirmed', sure),
    ...(figures.length > 0
      ? [
          `To look at: ${figures.length} sentences about the provider with a figure that no record backs`,
          ...figures.map(({ where, sentence }) => `  ${where}\n    ${sentence}`),
          '',
        ]
      : []),
    ...(missing.length > 0
      ? [
          'Missing of what buyers look for (data/proof.ts)',
          ...missing.map(({ name, says }) => `  ${name}: ${says}`),
          '',
        ]
      : []),
    `${statements.length} statements, ${open.length} without evidence; ${figures.length} sentences to look at.`,
  ];
}

function part(title: string, statements: readonly Statement[]): string[] {
  return [...Map.groupBy(statements, ({ kind }) => kind)].flatMap(([kind, of]) => [
    `${title}: ${titles[kind]} (${of.length})`,
    ...of.map(
      ({ name, says, source, shownOn }) =>
        `  ${name}: ${says}\n    source: ${source}\n    shown:  ${shownOn.join('; ') || 'nowhere'}`,
    ),
    '',
  ]);
}
