import type { PlanServiceInput } from '../rules/schema/planService.ts';
import { coManagedIt } from './co-managed-it.ts';
import { itSupport } from './it-support.ts';
import { managedIt } from './managed-it.ts';
import { microsoft365Support } from './microsoft-365-support.ts';

/** The services that come with the plans, in the order they are listed. */
export const planServices: PlanServiceInput[] = [managedIt, itSupport, coManagedIt, microsoft365Support];
