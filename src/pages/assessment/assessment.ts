import { assessmentMessages as texts } from '#data/messages/assessment.ts';
import { sampleReportPath } from '#data/rules/routing/sampleReportPath.ts';
import type { Assessment } from '#data/rules/schema/assessment.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { type BookingData, bookingDataOf } from '../../features/booking/bookingData.ts';
import { type ShownProof, shownProof } from '../../sections/Proof/shownProof.ts';
import { graphId } from '../../seo/graph.ts';
import type { GraphNode } from '../../types/graphNode.ts';
import type { PageSource } from '../../types/page.ts';
import { type ShownPerson, shownPeople } from '../shared/shownPeople.ts';
import { type WrittenData, writtenContent } from '../written/writtenContent.ts';

export interface AssessmentData extends WrittenData {
  sample: Omit<Assessment['sample'], 'findings' | 'updatedAt' | 'title'> & {
    findings: readonly (Omit<Assessment['sample']['findings'][number], 'risk'> & { risk: string })[];
    file: string;
  };
  bookHeading: string;
  proof?: ShownProof[];
  /** Who takes the call, where people are named. */
  people: ShownPerson[];
  /** The roles, and what each answers for. */
  roles: readonly (readonly [role: string, duty: string])[];
  booking?: BookingData;
}

export const source: PageSource<Record<string, never>, AssessmentData> = {
  params: ({ assessment }) => (assessment ? [{}] : []),
  content: (site, _, path) => {
    const { assessment } = site;
    if (!assessment) throw new RangeError('There is no record of the assessment.');
    const { sample, bookHeading, label } = assessment;
    const { updatedAt, title: __, findings, ...shown } = sample;
    const booking = bookingDataOf(site, path);
    return {
      ...writtenContent<AssessmentData>(site, path, {
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
          people: shownPeople(site, ({ bookings }) => bookings),
          roles: site.about.leadership.map(({ title, description }) => [title, description] as const),
          ...(booking ? { booking } : {}),
        },
      }),
      breadcrumbs: [{ label, href: path }],
    };
  },
};

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
