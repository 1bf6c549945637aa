import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { iconNameSchema } from './iconName.ts';
import { textSchema } from './text.ts';

const short = 'Shorten it: the tour is a sheet of at most 160 px on a phone, too.';

/** A step of the guided tour. */
export const tourStepSchema = z.strictObject({
  /** Names the step among the others. */
  id: slugSchema,
  /** The heading of the step. */
  title: textSchema.max(32, short),
  /** A sentence or two. */
  description: textSchema.max(96, short),
  /** The step points at the element with the attribute `data-tour="<target>"`. */
  target: slugSchema,
  /** The side of the ring around the element on which its station is drawn. */
  position: z.enum(['top', 'bottom', 'left', 'right']),
  /** The icon before the heading. */
  iconName: iconNameSchema,
});
export type TourStep = z.infer<typeof tourStepSchema>;
