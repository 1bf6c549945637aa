import type { ReactNode } from 'react';
import type { PostFailure } from './postJson.ts';

/** Strings by field name: values, or error messages. */
export type Values = Readonly<Record<string, string>>;

export interface Confirmation {
  title: string;
  text: string;
  action?: { label: string; href: string };
  /** More to read, below the text. */
  more?: ReactNode;
}

/** What distinguishes one form from the others. */
export interface FormDefinition<FormRequest> {
  /** Prefix of the ids of the form's fields. */
  id: string;
  /** Path that the form posts to. */
  url: string;
  /** Label of the submit button while the request is pending. */
  pending: string;
  /** Returns the request, or an error message for each invalid field. */
  validate(values: Values): { request: FormRequest } | { errors: Values };
  /** Builds the JSON body. */
  toBody(request: FormRequest): object;
  /** Whether a successful status counts as success where the body is not JSON. */
  acceptsUnreadableBody?: boolean;
  onInvalid?(): void;
  /** Returns what to show above the reset form. */
  onSuccess(body: Readonly<Record<string, unknown>>, request: FormRequest): Confirmation;
  onFailure(failure: PostFailure): void;
  /** What stands above the errors of fields that the API has found, where they are not about what was typed. */
  errorsTitle?(failure: PostFailure): string | undefined;
  onInput?(): void;
  prefillNote?(): ReactNode;
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
