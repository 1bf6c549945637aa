import { askedByName } from './isAsked.ts';

const sentenceEnds = /(?<=[.!?;])\s+|\n+/;
const opener =
  'what|whats|wheres|whos|hows|wat|wht|hw|r (?:u|the|ur|your|they|there|my|our)|are|am i|where|when|how|who|which|why|whether|do|does|can|could|is|are|will|would|if|from what price|(?:at|on|until|for|by|under|with|during|since) (?:which|what|whom|when)';
const questionStarts = new RegExp(
  `\\s+(?:and also|also,|(?<!\\b(?:if you|if we|if i)\\s+)also)\\s+|,\\s*(?=(?:what|whats|wheres|hows|whether|where|when|how|(?:who|which)(?=[^.!]*\\?)|do you|do (?!it|so|that|this)[a-z]+s (?!well|fine)|have you|have your|does|can you|can we|could you|are you|is there|is it|is [a-z]+ (?:in|on|part|covered|served|included|within)|am i|will you|must|should|can i|do we|do i|are there|may we|could we)\\b)|(?:,\\s*|\\s+)(?:and|plus|n|&)\\s+(?:about\\s+)?(?=(?:${opener})\\b)|,?\\s+(?:and|plus|also)\\s+(?=(?:the|your|ur|a)\\s+(?:phone |contact )?(?:number|email|e-mail|hours|address)\\b[^,]{0,20}$)|\\s+or\\s+(?=(?:do|can|will|are) you\\b)|\\s+[\\/+]\\s+(?=(?:${opener}|ballpark|price|hourly)\\b)|,\\s*(?:(?:and|then|also)\\s+)?(?=(?:tell (?:me|us)|say (?:whether|if|what|how|where|when)|explain|let (?:me|us) know)\\b)|:\\s+(?=(?:what|where|when|how|do|does|can|could|is|are|who|which|why|whether)\\b)`,
  'i',
);
/** "Hours, e-mail and the minimum?", and not "Professional for 20 users, set-up fee, VoIP", which is one price. */
const namedStarts = new RegExp(`,\\s*(?=${askedByName}\\s*(?:[,?.!]|$|(?:and|&|plus)\\s))`, 'i');
const ofPrice =
  /(?<![\d/.$])\d{1,5} ?(?!\d|am\b|pm\b|hours?\b|minutes?\b|days?\b)[a-z]|\b(?:users|people|persons|staff|employees|seats|of us|ppl)\b(?!,)/i;
const asks = new RegExp(
  `^\\W*(?:(?:and|so|also|but|ok|okay|please|well)\\W+)*(?:${opener}|any|did|should|must|tell|give|explain|compare|quote|price|prices|need|want|send|call|book)\\b|\\b(?:price|cost) (?:of|for|on)\\b|\\b(?:whether|(?:want|wants|wanted) to know|wonder|wondering|understand|find out|know if|like to know|how much)\\b|\\?|(?:^|,)\\W*(?:(?:and|just|only|need|please)\\W+)*${askedByName}\\W*$`,
  'i',
);
/** "When somebody quits, how fast ...?": what stands before the question belongs to it. */
const leading =
  /^\W*(?:(?:and|so|also|but|ok|okay|well)\W+)*(?:if|when(?! (?:are|is|do|does|did|can|could|will|would|should|was|were)\b)|whenever|once|after|before|since|as|while|because|suppose|supposing|say)\b[^?]*$/i;
const greeting =
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|thanks|thank you|ok|okay|great|perfect|sorry|yes|no|sure|cool|nice)(?: (?:there|all|team|you|again))?\W*$/i;
/** "Two questions:", "quick question -" */
export const leadIn =
  /^\W*(?:(?:hi|hello|hey|ok|so|also)[\s,]+)?(?:i have |i ve got |just |got )?(?:a |an |one |two |three |\d+ |some |few |a few |another |couple (?:of )?)?(?:quick |other |more |short |small )?(?:questions?|things|points|worries|asks)(?: for you| to ask| before [^:,]{2,20})?(?:,? (?:please|if i may))?\s*[:,.–-]+\s*|^\W*(?:(?:i|we|just|still) )?(?:need|want|looking for|(?:need|want|like) to know)\s*:\s*/i;
const announced = /^[^:,?!]{0,30}\b(?:questions|things|points|asks)\b[^:?!]{0,40}:/i;
/** "Couple things:" */
const announcing =
  /^\W*(?:(?:hi|hello|so|ok)\W+)?(?:i have |just )?(?:a |one |two |three |four |\d |some |few |a few |couple (?:of )?)?(?:quick |other |more |short )?(?:questions?|things|points|checks|asks)(?: in one (?:message|go))?(?:,? please| for you)?\W*$/i;
/** So many words still make one question: a longer beginning is a story of its own. */
const mostJoined = 20;

/** The texts of the things said or asked in a message. What only leads up to a question in the same sentence stays with it: "Christmas day, is anybody there?" */
export function clauseTexts(message: string): string[] {
  return message.split(sentenceEnds).flatMap((sentence) => {
    const starts = sentence.replace(leadIn, '').split(questionStarts);
    const all = (ofPrice.test(sentence) ? starts : starts.flatMap((part) => part.split(namedStarts))).filter((part) =>
      /[\p{L}\p{N}]/u.test(part),
    );
    const parts = all.length > 1 ? all.filter((part) => !announcing.test(part)) : all;
    // "Three things: Professional for 32 people, are we in your patch, and am I stuck for years?"
    if (all.length > 2 && announced.test(sentence)) return parts;
    const joined: string[] = [];
    // Whether the last of them holds a question already: "18 people, what is it a month, and do you come out here?"
    let asked = false;
    for (const part of parts) {
      const last = joined.at(-1);
      const leads =
        last !== undefined &&
        !asked &&
        (!asks.test(last) || leading.test(last)) &&
        !greeting.test(last) &&
        !/(?:questions?|things)(?: for you)?\W*$/i.test(last) &&
        `${last} ${part}`.split(/\s+/).length <= mostJoined;
      if (leads) joined[joined.length - 1] = `${last}, ${part}`;
      else joined.push(part);
      asked = asks.test(part) && !leading.test(part);
    }
    // "What is it a month, and if we could go month to month"
    return joined.map((part, index) =>
      index > 0 && !part.includes(',') && asks.test(joined[index - 1] as string)
        ? part.replace(/^if (?=(?:we|you|i|they|there|it|our|your)\b)/i, 'whether ')
        : part,
    );
  });
}
