import type { ReactNode } from 'react';
import { failureText, type SendFailure } from './failureText.ts';
import { ErrorSummary, FailureNotice, SuccessNotice } from './FormNotice.tsx';
import type { Confirmation, Values } from './formDefinition.ts';

/** The result of the last submit. */
export type Notice =
  | { kind: 'errors' }
  | { kind: 'failure'; failure: SendFailure }
  | { kind: 'success'; confirmation: Confirmation }
  | { kind: 'replacement'; node: ReactNode };

interface NoticeContext {
  /** Prefix of the form's ids. */
  form: string;
  /** A new key renders a new element, which takes the focus. */
  key: number;
  errors: Values;
  /** Label of the retry button while a request is pending. */
  pending: string | undefined;
  onRetry(): void;
}

/** The element above the form; false or undefined for none. */
export function renderNotice(notice: Notice | undefined, context: NoticeContext): ReactNode {
  const { form, key, errors, pending, onRetry } = context;
  if (notice?.kind === 'errors') {
    const entries = Object.entries(errors);
    return entries.length > 0 && <ErrorSummary key={key} form={form} errors={entries} />;
  }
  if (notice?.kind === 'success') return <SuccessNotice key={key} form={form} {...notice.confirmation} />;
  if (notice?.kind === 'failure') {
    const text = failureText(notice.failure, { online: navigator.onLine });
    return <FailureNotice key={key} form={form} text={text} pending={pending} onRetry={onRetry} />;
  }
  return undefined;
}
