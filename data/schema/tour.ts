import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { iconNameSchema, textSchema } from './text.ts';

/** A step of the guided tour of the home page. */
export const tourStepSchema = z.strictObject({
  /** Names the step among the others. */
  id: slugSchema,
  /** The heading of the step's panel. */
  title: textSchema,
  /** The text of the panel. */
  description: textSchema,
  /** The step points at the element with the attribute `data-tour="<target>"`. */
  target: slugSchema,
  /** The side of the element on which the panel stands. */
  position: z.enum(['top', 'bottom', 'left', 'right']),
  /** The icon before the heading. */
  iconName: iconNameSchema,
});
export type TourStep = z.infer<typeof tourStepSchema>;
