import type { FormName, formResultIds } from '../schema/site.ts';

/** The path below which each form's result pages are. */
export const formPages = {
  contact: '/contact',
  newsletter: '/newsletter',
  checklist: '/resources/checklist',
} as const satisfies Record<FormName, string>;

/** The path of a form's result page. */
export function formResultPath<Form extends FormName>(
  form: Form,
  result: (typeof formResultIds)[Form][number],
): string {
  return `${formPages[form]}/${result}`;
}
