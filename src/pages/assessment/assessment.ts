import { assessmentMessages as texts } from '#data/messages/assessment.ts';
import { sampleReportPath } from '#data/rules/routing/sampleReportPath.ts';
import type { Assessment } from '#data/rules/schema/assessment.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { bookingDataOf } from '../../features/booking/bookingData.ts';
import { shownProof } from '../../sections/Proof/shownProof.ts';
import { graphId } from '../../seo/graph.ts';
import type { GraphNode } from '../../types/graphNode.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { shownPeople } from '../shared/shownPeople.ts';
import { writtenContent } from '../written/writtenContent.ts';

export type AssessmentData = DataOf<typeof source>;

export const source = pageSource({
  params: ({ assessment }) => (assessment ? [{}] : []),
  content: (site, _, path) => {
    const { assessment } = site;
    if (!assessment) throw new RangeError('There is no record of the assessment.');
    const { sample, bookHeading, label } = assessment;
    const { updatedAt, title: __, findings, ...shown } = sample;
    const booking = bookingDataOf(site, path);
    return {
      ...writtenContent(site, path, {
        page: assessment,
        head: { modified: updatedAt, nodes: [assessmentNode(site, site.provider.origin + path, assessment)] },
        own: {
          sample: {
            ...shown,
            findings: findings.map((finding) => ({ ...finding, risk: texts.risks[finding.risk] })),
            file: sampleReportPath,
          },
          bookHeading,
          ...shownProof(site),
          // Who takes the call, where people are named.
          people: shownPeople(site, ({ bookings }) => bookings),
          // Each role with what it answers for.
          roles: site.about.leadership.map(({ title, description }) => [title, description] as const),
          ...(booking ? { booking } : {}),
        },
      }),
      breadcrumbs: [{ label, href: path }],
    };
  },
});

/** The assessment as something free that can be reserved, where times are offered. */
function assessmentNode(
  { provider, booking, bookingService }: Site,
  address: string,
  { label, description }: Assessment,
): GraphNode {
  return {
    '@type': 'Service',
    '@id': graphId.part(address, 'service'),
    name: label,
    description,
    provider: { '@id': graphId.provider(provider.origin) },
    ...(booking || bookingService
      ? {
          potentialAction: {
            '@type': 'ReserveAction',
            target: { '@type': 'EntryPoint', urlTemplate: bookingService?.url ?? `${address}#pick-a-time` },
          },
        }
      : {}),
  };
}
