import type { Mention } from './mentions.ts';

const moreBefore =
  / (?:plus|add|also have|also got|as well as|adding|hire|hires|hiring|hired|another|extra|additional|gain|gaining|on top of that|and also|grow by|up by) (?:the |about |maybe |another |in )?$/;
const moreAfter =
  /^ (?:more(?! or less)|extra|additional|further|new) |^ (?:[a-z]+ ){0,3}(?:more|extra|join|joins|joining|start|starts|starting|come in|comes in|come(?= [,.]| $)|coming|come aboard|arrive|arrives|on top) /;
const fewerBefore =
  / (?:minus|less|without|except|except for|excluding|not counting|leaving out|leave out|exclude|lose|losing|lost|drop|dropping|remove|removing|fire|fired|firing|cut|cutting|subtract|take off|take away|take out|let go|let go of|laid off|down by|shrink by) (?:the |those |these |about |our |another )?$/;
const fewerAfter =
  /^ (?:[a-z]+ ){0,8}?(?:(?:no longer|do not|does not|never) (?:even )?(?:need|have|use|work|log|touch|see|sit at|go near)|(?:have|has|with|got) no (?:login|account|computer|pc|mailbox|email|screen)|leave|leaves|left|leaving|quit|quits|gone|retire|retires|retired|retiring|resign|resigned|resigns|fewer|fired|laid off|drop out|are out|departed|who have their own|go away) |^ (?:[a-z]+ ){0,2}less(?! than| #) /;
/** Who is told of beside others and goes elsewhere. */
const goesAfter = /^ (?:[a-z]+ ){0,3}(?:moves|move|transfers|transfer|switches|goes) (?:to|away|over|out|elsewhere) /;
const resultBefore =
  / (?:total|total of|in total|totals|totalling|make|makes|make it|make that|makes it|makes us|making us|making it|equals|(?:altogether|in total|in all|all told|all together) (?:we are|we have|there are|we count)|altogether|add up to|adds up to|in all|leaves us at|leaves us with|leaving us with|leaving us at|down to|which is|only|just) (?:about |the |these |those )?$/;
const resultAfter =
  /^ (?:[a-z]+ ){0,2}(?:in total|altogether|all together|combined|all told|in all|overall|all in|remain|remaining|remains) |^ (?:total|left) (?:$|[,.])|^ (?:[a-z]+ )?in (?:total|all) /;
const ofAll = /^ (?:[a-z]+ )?of (?:us|them|these|those|whom|our|ours|my|which) /;
const partBefore =
  / (?:including|incl|included|counting|if (?:you|we|one) count|with|whom|of which|of them|among them) (?:about |the |our |my )?$/;

/** What a number is to those before it in its message. `before`, `after`: the words around it in its sentence, with spaces around; "#" stands for the next number. */
export function roleOf(
  { value, supposed }: Pick<Mention, 'value' | 'supposed'>,
  before: string,
  after: string,
  earlier: readonly Pick<Mention, 'value'>[],
): Mention['as'] {
  const among = earlier.some((mention) => mention.value > value);
  // "5 physios, 3 at the desk and the two of us"
  if (/ and (?:the )?$/.test(before) && /^ of us /.test(after)) return 'itself';
  // "But only 25 of them use a computer"
  // "Lawyers. 38 of them."
  if (earlier.length === 0 && /^ of (?:them|us) (?:$|[,.])/.test(after)) return 'itself';
  // "8 doctors, nurses and the front desk, 32 of us in all"
  if (
    earlier.length > 0 &&
    !among &&
    / of us (?:in all|in total|all told|altogether|overall|all together|combined|all in all) /.test(after)
  )
    return 'result';
  if (ofAll.test(after) && (earlier.length > 0 || / of (?:them|these|those|whom|which|ours) /.test(after)))
    return fewerAfter.test(after)
      ? 'fewer'
      : / (?:only|just) (?:the |about )?$/.test(before) ||
          (/ but (?:the |about )?$/.test(before) && / (?:use|uses|need|needs|have|has|log|get) /.test(after))
        ? 'result'
        : 'part';
  if (among && partBefore.test(before) && !/ (?:what|how|it|that|this|and|or) with $/.test(before)) return 'part';
  // "16 of us counting the hygienists and the two at the desk"
  if (among && / (?:counting|including) (?:[a-z]+ ){1,4}and (?:the |our |my )?$/.test(before)) return 'part';
  // "38 people, that is 14 lawyers and some clerks"
  if (among && / that is (?:about )?$/.test(before)) return 'part';
  // "33 people, most of us in the office and 5 who work from home"
  if (
    among &&
    / (?:most|many|some|half|the rest|the majority|the others) of (?:us|them|those|these) .*(?:and|plus|with) (?:the |about |maybe )?$/.test(
      before,
    )
  )
    return 'part';
  // "Six of those 26 left"
  if (/ of (?:the|those|these|our) $/.test(before)) return 'itself';
  if (resultAfter.test(after)) return 'result';
  if (earlier.length > 0 && goesAfter.test(after)) return 'fewer';
  if (
    fewerBefore.test(before) ||
    (fewerAfter.test(after) && !(/ (?:with|have|are|only|just) $/.test(before) && / left /.test(after)))
  )
    return 'fewer';
  if (/ forgot (?:the |about |our )?$/.test(before)) return earlier.length > 0 ? 'part' : 'more';
  if ((moreBefore.test(before) && !/ (?:me|myself) plus $/.test(before)) || moreAfter.test(after)) return 'more';
  // "What if we make it 25?"
  if (supposed && / (?:make|makes) (?:it|that) $/.test(before) && earlier.length > 0) return 'itself';
  if (resultBefore.test(before) && (earlier.length > 0 || / (?:make|makes) (?:it|that) $/.test(before)))
    return 'result';
  // "So fifteen", "now 38"
  if (
    earlier.length > 0 &&
    !supposed &&
    / (?:so|now|that is) (?:we are |there are |it is |let us say |say )?(?:about )?$/.test(before)
  )
    return 'result';
  return 'itself';
}
