import type { Clause } from './clause.ts';

/** "How quick on Enterprise, min number of users, hours and e-mail?": what is asked for by its name alone. */
export const askedByName =
  '(?:(?:the|your|ur|any)\\s+)?(?:(?:opening|support|office|help desk|starting|monthly|hourly|setup|set-up|min|minimum|response|reaction|notice|contact|phone|volume)\\s+)?(?:hours|number(?: of (?:users|people|seats))?|fees?|costs?|price|prices|rates?|times?|period|discounts?|contracts?|e-?mail(?: address)?|phone(?: number)?|address|terms?|minimum|users)';
const byName = new RegExp(`^ (?:and )?${askedByName} $`);

/** Whether a clause asks for something; others tell what the question is about. */
export function isAsked({ question, text }: Clause): boolean {
  return (
    question ||
    byName.test(text) ||
    /^ (?:(?:and|so|also|but|ok|please|hello|hi) )?(?:any|what|how|where(?! (?:we|our|my|i|the) )|when(?! (?:we|our|my|i|the|an?|one|it|they|he|she|somebody|someone|something|things) )|who|which|why|do|does|did|can|could|is|are|will|would|should|tell|give|explain|compare|quote|price|need (?:a|the|some|one) (?:figure|price|quote|number|cost|estimate|ballpark)|looking for (?:a |the )?(?:price|quote|figure)) | (?:find out|know|wondering|wonder|ask|asked|asking|curious) (?:\w+ ){0,2}(?:whether|if|about|how|what|when|where|who|which) | whether | how (?:much (?:is|are|do|does|would|will)|many (?:do|does|are|can)|(?:fast|quickly|long|often|soon|far) (?:is|are|do|does|can|would|will)|(?:do|does|can|would|will) (?:you|we|i|it)) | what (?:is|are|do|does|would) (?:the|your|it|you|we) | (?:is|are) there (?:a|an|any|some) | (?:do|does|can|could|would|will|are) (?:you|your) /.test(
      text,
    )
  );
}
