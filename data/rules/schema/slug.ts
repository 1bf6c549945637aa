import { z } from 'zod';

/** One segment of an address: lower-case words joined by single hyphens. A published slug never changes. */
export const slugSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use lower-case letters and digits joined by single hyphens, for example "richmond-hill".',
  );
