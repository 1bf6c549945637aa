import type { Change } from '../understand/clause.ts';
import { applied } from '../understand/counts.ts';
import type { Memory } from './memory.ts';
import { pointedUsers } from './pointing.ts';

type Users = Pick<Memory, 'users' | 'several' | 'offered'>;

/** "Oh, and 2 at home" */
const besides =
  /^ (?:(?:oh|ok|sorry|wait|yes|right|hm|ah) )*(?:and|plus|also) (?:another |also |then )?\d+ (?:[a-z]+ )?(?:in|at|on|from|who|working) /;
/** "The other office has 11: what is it for both together?" */
const joint = / (?:together|combined|both on|both (?:offices|sites)|both of them) /;
const forEach = / (?:both|each|all) /;

/** How many users count after a message, and what was told apart last. */
export function usersAfter(
  before: Users & Pick<Memory, 'planIds'>,
  { users, several, relative, plans }: Change,
  text: string,
): Users {
  const offered = before.several ?? before.offered;
  if (several) return { users, several, offered: several };
  if (relative) {
    const then = before.users === undefined ? Math.max(0, relative.add) || undefined : applied(relative, before.users);
    return { users: then, several: undefined, offered: then === before.users ? offered : undefined };
  }
  if (users !== undefined) {
    // "Compare the two plans for 16." "And both of them with 26?"
    const ofPlans = before.planIds.length === 2 && / both of them (?:for|with|at) /.test(text);
    const added =
      before.users !== undefined && plans.length === 0 && !ofPlans && (joint.test(text) || besides.test(text));
    return {
      users: added ? users + (before.users ?? 0) : users,
      several: undefined,
      offered: users === before.users ? offered : undefined,
    };
  }
  const pointed = pointedUsers(text, offered);
  if (pointed !== undefined) return { users: pointed, several: undefined, offered };
  const [planId] = plans;
  if (planId === undefined) return { users: before.users, several: before.several, offered };
  // "Make that Essential, both."
  const kept =
    before.several && plans.length === 1 && forEach.test(text)
      ? before.several.map((count) => ({ ...count, planId }))
      : undefined;
  return { users: before.users, several: kept, offered };
}
