/**
 * An error that the client sees in the JSON envelope: status, a code for programs, a message for people, a message
 * for each invalid field, and more where programs need it. Its `cause` is logged.
 *
 * What a visitor's browser shows comes from `site.messages`: the message at a field of a form, and why a request that was in
 * order failed (429, 500, 503). What only developers and API clients read is part of the protocol and stays in code, the same
 * for every provider: refusals of malformed requests and unknown paths, messages at fields that no form shows
 * (`protocolText`), errors about the configuration, thrown errors and log lines.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** Added to the envelope's error. */
  details: Readonly<Record<string, unknown>> = {};
  constructor(status: number, code: string, message: string, fields?: Record<string, string>, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) =>
  new ApiError(400, 'bad_request', message, fields);
export const notFound = (message: string) => new ApiError(404, 'not_found', message);

export const invalidFields = (fields: Record<string, string>) =>
  new ApiError(400, 'invalid_fields', 'Some fields are not right.', fields);
