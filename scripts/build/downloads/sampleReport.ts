import type { Assessment } from '../../../data/rules/schema/assessment.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { TableFile } from './makeChecklist.ts';

/** The sample report in the form of a checklist's file: each finding is an item with its risk, effort and cost. */
export function sampleReport({ sample }: Assessment, { messages }: Pick<Site, 'messages'>): TableFile {
  const texts = messages.assessment;
  const { about, title, updatedAt, findings, sound, closing } = sample;
  return {
    id: 'sample-report',
    format: 'pdf',
    subject: title,
    updatedAt,
    intro: [about],
    fields: [],
    columns: { number: texts.number, item: texts.what, answer: texts.rating },
    labels: { why: texts.found, check: texts.first, answers: [], page: texts.page },
    items: findings.map(({ title, found, first, risk, effort, cost }) => ({
      title,
      why: found,
      check: first,
      marks: [fill(texts.mark, { label: texts.risk, value: texts.risks[risk] }), effort, cost],
    })),
    closing: [
      { title: texts.sound, description: sound.join(' ') },
      { title: texts.whose, description: closing },
    ],
  };
}
