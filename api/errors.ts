/** A refusal that the client is told about: its status, a code for programs, a sentence for people, and what is wrong with each field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
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

/** What a visitor typed does not fit: a message for each field. */
export const invalidFields = (fields: Record<string, string>) =>
  new ApiError(400, 'invalid_fields', 'Some fields are not right.', fields);
