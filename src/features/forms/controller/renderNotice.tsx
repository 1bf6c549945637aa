import type { ReactNode } from 'react';
import type { SendFailure } from './failureText.ts';
import { ErrorSummary, SuccessNotice } from './FormNotice.tsx';
import type { Confirmation, Values } from './formDefinition.ts';

/** The result of the last submit. */
export type Notice =
  | { kind: 'errors'; title?: string | undefined }
  | { kind: 'failure'; failure: SendFailure }
  | { kind: 'success'; confirmation: Confirmation };

interface NoticeContext {
  /** Prefix of the form's ids. */
  form: string;
  /** A new key renders a new element, which takes the focus. */
  key: number;
  errors: Values;
}

/** The element above the form; false or undefined for none. */
export function renderNotice(notice: Notice | undefined, context: NoticeContext): ReactNode {
  const { form, key, errors } = context;
  if (notice?.kind === 'errors') {
    const entries = Object.entries(errors);
    return entries.length > 0 && <ErrorSummary key={key} form={form} title={notice.title} errors={entries} />;
  }
  return notice?.kind === 'success' && <SuccessNotice key={key} form={form} {...notice.confirmation} />;
}
