import type { Change, Clause } from './clause.ts';
import type { Found } from './phrases.ts';

const negation =
  /^(?:taking|leaving|ignoring|drop|remove|without|no|minus|delete|exclude|excluding|skip|cancel|not|less|leave|forget|lose|scrap|ditch|omit|away)$/;

const dropping =
  / (?:drop|remove|skip|lose|leave out|take out|scrap) (?:those|them|it|that) | (?:leave|take) (?:those|them) (?:out|off|away) (?!.* (?:add|put|include|instead|swap|take|use) )/;
/** After these an add-on's name means something of the firm's own. */
const isOfItsOwn =
  /^(?:copy|copies|drives?|tapes?|disks?|jobs?|servers?|box|has|is|was|failed|fails|does|keeps?|stopped|supposedly|allegedly|never|run|runs|ran)$/;

/** What a clause says about a quote. */
export function changeOf(
  clause: Clause,
  found: readonly Found[],
  profileOf: (industry: string) => string | undefined,
): Change {
  const { text, words: row, amounts } = clause;
  const change: Change = { plans: [], addOns: [], removedAddOns: [] };
  let settled = false;
  for (const [index, { entities, from, to }] of found.entries()) {
    const negated = isNegated(row, from);
    // "Actually no, Professional and 23 users"
    const answered = row[from - 1] === 'no';
    const listed = isListed(row, found[index - 1], found[index]) || isListed(row, found[index], found[index + 1]);
    for (const { type, id } of entities) {
      // "Professional liability insurance" is no plan.
      // "Which is the first plan that has it?"
      if (type === 'plan' && row[from] === 'first' && /^(?:that|which|with|where)$/.test(row[to] ?? '')) continue;
      if (
        type === 'plan' &&
        (!negated || answered) &&
        !/^(?:liability|indemnity|insurance|advice|development|designation|conduct|body|association|college|misconduct|corporation)$/.test(
          row[to] ?? '',
        ) &&
        !change.plans.includes(id)
      )
        change.plans.push(id);
      // "We keep our own phones", "we like our old phones, drop those"
      const own = type === 'addOn' && /^(?:own|old|existing|current)$/.test(row[from - 1] ?? '');
      if (own && (/^(?:keep|keeping|kept)$/.test(row[from - 3] ?? '') || dropping.test(text)))
        change.removedAddOns.push(id);
      // "The backup drive has a red light" orders none.
      if (
        type === 'addOn' &&
        !own &&
        !isWorkedOn(row, from) &&
        !(
          isOfItsOwn.test(row[to] ?? '') &&
          !/^(?:with|plus|add|and|with the|plus the|add the)$/.test(
            row[from - 1] === 'the' ? `${row[from - 2]} the` : (row[from - 1] ?? ''),
          )
        )
      )
        (negated ? change.removedAddOns : change.addOns).push(id);
      if (type === 'addOnInList' && listed && !entities.some((other) => other.type === 'addOn'))
        (negated ? change.removedAddOns : change.addOns).push(id);
      // "On reflection the backup is not needed."
      if (
        type === 'addOn' &&
        !negated &&
        /^(?:(?:is|are) not (?:needed|necessary|required|wanted)|can go|(?:is|are) out|not needed)/.test(
          row.slice(to, to + 4).join(' '),
        )
      )
        change.removedAddOns.push(id);
      // "Software for law firms, we are not a law firm ourselves."
      if (type === 'industry' && isDenied(row, from) && profileOf(id) === change.profile) delete change.profile;
      // "My accountant wants a yearly figure."
      const asPerson =
        /^(?:accountant|lawyer|doctor|dentist|broker|architect|engineer|consultant|physician|therapist|pharmacist)$/.test(
          row[from] ?? '',
        ) &&
        to === from + 1 &&
        /^(?:my|our)$/.test(row[from - 1] ?? '');
      if (type === 'industry' && !isDenied(row, from) && !asPerson) {
        const profile = profileOf(id);
        // "A charity that plants trees": the trade that somebody is "a" of, or the one named last.
        if (profile && !settled) change.profile = profile;
        settled ||= profile !== undefined && [1, 2].some((back) => /^an?$/.test(row[from - back] ?? ''));
      }
    }
    // A profile of its own only where no industry's page says more.
    const profile = entities.find(({ type }) => type === 'profile');
    if (profile && !negated && !entities.some(({ type }) => type === 'industry')) change.profile = profile.id;
  }
  // "With and without the backup", "with backup, and without it"
  if (/ (?:with|without) (?:and|or|vs|versus) (?:with|without) /.test(text)) change.contrast = true;
  if (change.contrast) change.addOns.push(...change.removedAddOns.splice(0));
  else if (change.addOns.length > 0 && / without (?:it|them|that|those|the (?:add on|extra)s?) /.test(text))
    change.contrast = true;
  // "Once with the phones and once without"
  if (
    change.addOns.length > 0 &&
    (/ without (?:anything (?:extra|else|added) )?(?:$|(?:and|or|then) )/.test(text) ||
      / (?:and|versus|vs|or|next to (?:it|that)) (?:[a-z]+ ){0,5}(?:without|no)(?: any| all)?(?: of)?(?: the)? (?:add ons?|extras) /.test(
        text,
      ))
  )
    change.contrast = true;
  // "We like our old phones, drop those."
  if (dropping.test(text)) change.removedAddOns.push(...change.addOns);
  // "We keep our own phones, so take the VoIP out."
  change.addOns = change.addOns.filter((id) => !change.removedAddOns.includes(id));
  const device = amounts.find(({ of }) => of === 'devices');
  const money = amounts.find(({ of }) => of === 'money');
  if (device && orders(row, device.at)) change.devices = device.value;
  // "What do I get for 500 a month?", and not "for 200 a head".
  const asksFor =
    / (?:get|do|it|buy|something|anything|possible|available|plan) (?:for|with) (?:\w+ ){0,2}\d+ (?:a|per|each) month /;
  const limits =
    / (?:budget|spend|afford|under|below|less than|up to|at most|maximum|max|no more than|go over|go above|exceed|beyond|limit of|cap of) /;
  const perUser =
    money &&
    /^(?:a|per|each)$/.test(row[money.at + 1] ?? '') &&
    /^(?:head|person|user|seat|employee)$/.test(row[money.at + 2] ?? '');
  if (perUser && limits.test(text)) change.budgetPerUser = money.value * 100;
  else if (money && !perUser && (asksFor.test(text) || limits.test(text)))
    change.budget = Math.floor(
      (money.value * 100) / (/ (?:a|per|each) year | (?:annual|annually|yearly) /.test(text) ? 12 : 1),
    );

  const setup =
    / (?:set (?:everything|it all|it|us|all) up|set up|setup|setting up (?:cost|costs|fee)|onboarding fee|up front|upfront|one time(?! (?:cost|price|charge|figure|amount) (?:of|for) (?:the |those |these |our )?(?:\d+ )?(?:new )?(?:laptops?|computers?|devices?|pcs?|machines?|desktops?|workstations?|hardware))(?= (?:fees?|costs?|charges?|payments?|prices?|amounts?|figures?|sums?|stuff|things?|part|total|set|setup|extras?|and|too|as|or|for|on|with|please|included|in|$)|$)|one off (?:fee|charge|cost)|(?:joining|sign up|activation|registration|start|starting) fee|initial (?:cost|fee)) /.exec(
      text,
    );
  if (
    setup &&
    !/ set up (?:our|my|their|his|her) | (?:login|logins|accounts?|mfa|step|factor|authentication|password|passwords) set up | (?:how do|want to|need to|help|you|could you|can you|please) set up /.test(
      text,
    )
  )
    change.setup = !isNegated(row, countWords(text, setup.index));
  const hardware =
    / (?:hardware|new (?:laptops?|computers?|pcs?|devices?|machines?|desktops?|workstations?)|(?:laptops?|computers?|devices?|pcs?|machines?|desktops?|workstations?)) /.exec(
      text,
    );
  if (device && orders(row, device.at)) change.hardware = true;
  else if (
    hardware &&
    !/ \d+ with (?:computers|pcs|laptops) /.test(text) &&
    / (?:new|include|including|with|plus|add|and|also) (?:\w+ )?(?:hardware|laptops|computers|devices|pcs|machines|desktops|workstations) /.test(
      text,
    )
  )
    change.hardware = true;
  // "A laptop each", "new computers for everybody"
  if (
    / (?:laptops?|computers?|pcs?|machines?|desktops?|workstations?|devices?) (?:each(?! month| year)|apiece|per (?:person|head|user|employee)|for (?:each|every|all|everybody|everyone)(?: (?:of us|of them|\d+|one|person|user|employee|staff|people))*) /.test(
      text,
    ) &&
    / (?:new|need|want|add|include|buy|get|supply|with|plus|cost|fee|price|how much|each for) /.test(text) &&
    !/ (?:have|has) (?:a |their |our )?(?:laptops?|computers?) /.test(text)
  )
    change.hardware = change.deviceEach = true;
  if (
    hardware &&
    change.devices === undefined &&
    !change.deviceEach &&
    isNegated(row, countWords(text, hardware.index))
  )
    change.hardware = false;
  if (
    / (?:annual|annually|yearly|per year|a year|by the year|per annum|each year|12 months|first year|(?<!(?:end|rest|start|beginning|middle|time|half) of )the year|for a year|yearly cost|whole year|full year|(?:over|for|in|all) (?:the )?(?:\w+ )?12 months|12 month (?:figure|total|cost|price|budget|number)|yearly (?:total|figure)|year total|(?:12|twelve) (?:mths|mth|months|monthly)|(?:in|for|over) (?:one|1|a full|the full|the whole) year|x ?12|times 12|12 (?:of (?:those|these|them|such|the) )?(?:monthly )?(?:payments|bills|instal?lments)|prepay|pre pay|pay ahead|(?:hole|entire) year|(?:would|does|will|do) (?:one|1) year (?:cost|come|run|be)|(?:one|1) year (?:in total|altogether|all in)) | (?:month|monthly|a month|per month) (?:and |or |plus )?(?:a )?(?:year|yearly|annual) $|^ (?:and |or |per |a |by the )*(?:year|yearly|annual|annually) $/.test(
      text,
    )
  )
    change.annual = true;
  else if (/ (?:monthly instead|month to month|by the month|pay monthly) /.test(text)) change.annual = false;
  if (/ (?:all|every|each|everything)(?: \w+){0,4}? (?:add ons?|extras|options) /.test(text)) change.allAddOns = true;
  if (
    / (?:without|no|drop|remove|minus|take (?:out|off|away)|leave (?:out|off))(?: any| all| both)?(?: [23])?(?: of)?(?: the| your| those)? (?:add ons?|extras|options) | (?:just|only) the (?:bare |plain )?plan(?! (?:is|was|costs?)) | plan (?:alone|only|by itself) |^ (?:(?:and|or|ok|so|then|what about|how about|what) )*without $| (?:drop|remove|scrap|skip|lose|take off|leave out) (?:both|them all|all of them|all (?:3|three)|everything)(?! (?:plans|sites|offices|of us)) /.test(
      text,
    ) &&
    !change.contrast
  )
    change.noAddOns = true;
  return change;
}

/** Whether devices are to be bought: those a firm has, shares or works on are not. */
function orders(row: readonly string[], at: number): boolean {
  if (row[at + 1] === 'new' || row.length <= 3 || (row[at + 2] === 'from' && row[at + 3] === 'you')) return true;
  // "22 staff, set-up and 10 computers"
  if (
    row[at - 1] === 'and' &&
    row.slice(0, at - 1).some((word) => /^\d+$/.test(word)) &&
    !row.some((word) => /^(?:have|has|share|use|own|got)$/.test(word))
  )
    return true;
  // As far back as a list of all there is to add can be long.
  for (let back = 1; back <= 30; back++) {
    const word = row[at - back];
    if (word === undefined) return false;
    if (
      /^(?:with|plus|add|include|includes|including|buy|purchase|supply|supplied|provide|sell|bring|throw|order|need|replace|new|hardware|want|get|make)$/.test(
        word,
      )
    )
      return true;
    if (/^(?:have|has|share|shares|sharing|use|uses|using|own|run|on|at|got)$/.test(word)) return false;
  }
  return false;
}

/** Whether an add-on and what may be one are named one after the other. */
function isListed(row: readonly string[], one: Found | undefined, next: Found | undefined): boolean {
  return (
    one !== undefined &&
    next !== undefined &&
    [one, next].some(({ entities }) => entities.some(({ type }) => type === 'addOn')) &&
    row.slice(one.to, next.from).every((word) => /^(?:and|plus|the|with|or)$/.test(word))
  );
}

/** "Somebody who tests the backups" */
const isWorkedOn = (row: readonly string[], from: number) =>
  /^(?:test|tests|testing|tested|checks|checking|restores|restoring|verifies|verifying)$/.test(row[from - 1] ?? '') ||
  (/^(?:the|our|my|those|all)$/.test(row[from - 1] ?? '') &&
    /^(?:test|tests|testing|tested|check|checks|checking|restore|restores|restoring|verify|verifies|verifying)$/.test(
      row[from - 2] ?? '',
    ));

/** "Not a charity, a law firm" denies the one. */
const isDenied = (row: readonly string[], from: number) =>
  /^(?:not|no)$/.test(row[from - 1] ?? '') ||
  (/^(?:a|an|the|any)$/.test(row[from - 1] ?? '') && row[from - 2] === 'not');

/** Whether the words before a place deny what stands there: "drop the VoIP", "without any VoIP". */
function isNegated(row: readonly string[], from: number): boolean {
  // "No backup, VoIP instead"
  if (row[from + 1] === 'instead' && !negation.test(row[from - 1] ?? '')) return false;
  for (let back = 1; back <= 4; back++) {
    const word = row[from - back];
    if (word === undefined) return false;
    if (word === 'take' && row.slice(from, from + 5).some((after) => /^(?:out|off|away)$/.test(after))) return true;
    if (
      /^(?:out|off|away)$/.test(word) &&
      /^(?:take|taking|leave|leaving|strip|cross|strike|cut|pull|kick|throw)$/.test(row[from - back - 1] ?? '')
    )
      return true;
    // "Swap the phones for email security."
    if (
      /^(?:swap|replace|exchange)$/.test(word) ||
      (word === 'trade' && /^(?:the|our|my|your|those|that|in)$/.test(row[from - back + 1] ?? ''))
    )
      return !row.slice(from - back, from).some((between) => /^(?:for|with|by)$/.test(between));
    // "What is in Enterprise that is not in Professional?"
    if (word === 'not' && (row[from - back + 1] === 'in' || back > 3)) return false;
    if (negation.test(word))
      return (
        !(word === 'no' && back > 2 && row[from - back + 1] !== 'to') &&
        !(word === 'not' && row[from - back - 1] === 'why')
      );
    // "Skip VoIP and take cloud backup"
    if (/^(?:take|get|want|use|keep|choose|order|put|throw)$/.test(word) && !negation.test(row[from - back - 1] ?? ''))
      return false;
    if (/^(?:with|add|and|but|plus|include|including|only|keep|is|are|or)$/.test(word))
      return word === 'and' || word === 'or' ? isNegatedFurther(row, from - back) : false;
  }
  return false;
}

/** "without VoIP and backup": the denial reaches over the "and" when no other verb stands between. */
function isNegatedFurther(row: readonly string[], from: number): boolean {
  for (let back = 1; back <= 4; back++) {
    const word = row[from - back];
    if (word === undefined) return false;
    if (/^(?:without|drop|remove|minus|no)$/.test(word)) return true;
    if (/^(?:with|add|plus|include|users|people|for)$/.test(word)) return false;
  }
  return false;
}

function countWords(text: string, index: number): number {
  return text
    .slice(0, index + 1)
    .trim()
    .split(' ')
    .filter(Boolean).length;
}
