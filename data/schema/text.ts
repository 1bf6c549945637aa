import { z } from 'zod';

/** Text for visitors: not empty, without surrounding white space and without HTML. */
export const textSchema = z
  .string()
  .min(1, 'Write the text.')
  .refine((text) => text === text.trim(), 'Remove the white space at its ends.')
  .refine((text) => !/<[a-z/!]/i.test(text), 'Write plain text without HTML.');

/** A heading with one or two sentences. */
export const titledTextSchema = z.strictObject({ title: textSchema, description: textSchema });
export type TitledText = z.infer<typeof titledTextSchema>;

export const iconNameSchema = z.enum(
  [
    'heart-pulse',
    'landmark',
    'scale',
    'factory',
    'briefcase',
    'heart-handshake',
    'building',
    'server',
    'shield',
    'cloud',
    'archive',
    'headset',
    'compass',
    'network',
    'laptop',
    'wifi',
    'activity',
    'mail',
    'phone',
    'map-pin',
    'clock',
    'check',
    'users',
    'star',
    'file',
    'book',
  ],
  'Use one of the icons in data/schema/text.ts.',
);
export type IconName = z.infer<typeof iconNameSchema>;
