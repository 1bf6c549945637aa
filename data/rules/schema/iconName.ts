import type tags from 'lucide-static/tags.json';
import { z } from 'zod';

/** Name of an icon of https://lucide.dev/icons. */
export type IconName = keyof typeof tags;

/** The build tells a name that Lucide does not have: its icons are not installed beside a site in production. */
export const iconNameSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use the name of an icon of https://lucide.dev/icons, for example "wrench".',
  ) as unknown as z.ZodType<IconName>;

/** Icons that every site has, because components show them, or often does. */
export const commonIcons: readonly IconName[] = [
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
];
