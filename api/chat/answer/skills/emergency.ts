import type { AssistantRecord } from '../../../../data/schema/assistant.ts';
import { contactForm } from '../../write/contactLinks.ts';
import type { SitePassage } from '../retrieval/passages.ts';
import type { Desk, Skill, Turn } from '../skill.ts';

type Kind = keyof AssistantRecord['emergencies'];

/** What each kind looks like in words; the first that fits counts. */
const signs: [Kind, RegExp][] = [
  [
    'payment',
    / bank (?:details|account|number) .* (?:paid|sent|transferred|wired) | (?:wired|transferred|sent|paid|pay) .*(?:money|invoice|payment|funds|dollars?|fraud\w*|scam\w*|supplier|account|vendor) .*| (?:fraudster|scammers?|scammed|defrauded|fake invoice|fraudulent (?:payment|transfer|invoice)) /,
  ],
  [
    'malware',
    / files? (?:\w+ ){0,4}(?:extension|renamed|end(?:s|ing)? (?:with|in)|gibberish|unreadable) | (?:lockbit|akira|wannacry|ryuk|blackcat|ransomware|ransom|malware|virus|viruses|trojan|worm|infected|encrypted|cryptolocker|bitcoins?|popups?|pop ups) | (?:anydesk|teamviewer|remote (?:access|control|session|program|software)) | (?:mouse|cursor) (?:is |keeps |starts |started )?(?:moving|moves) | (?:moving|moves|controlling|controls) (?:the|my|our|her|his) (?:mouse|cursor|screen|computer|pc) | (?:hacked|hackers?|intruders?) .*(?:pcs?|computers?|laptops?|servers?|screens?|network|systems?) | (?:pcs?|computers?|laptops?|servers?|network|systems?|we|us) .*(?:hacked|hackers?|intruders?|under attack) /,
  ],
  [
    'account',
    / (?:sending|sends|writing|emailing) .*from (?:my|our|his|her|the|a) | gift cards | (?:clicked|opened|entered|typed|gave|shared) .*(?:link|attachment|phishing|password|credentials|login|code|email|e mail) | (?:account|accounts|mailbox|email|e mail|mail|password|login) (?:is |are |was |were |has |have |been |got |just |seems? (?:to be )?)*(?:hacked|compromised|stolen|taken over|hijacked|breached) | (?:compromised|hacked|hijacked) .*(?:account|mailbox|email|mail|password|login) | (?:someone|somebody|stranger) (?:\w+ ){0,3}(?:reading|reads|using|accessing|accessed) | (?:suspicious|strange|unknown|unauthorized|unauthorised) (?:\w+ )?(?:logins?|sign ins?|activity|access) | spam from (?:our|my) | someone (?:is |has |logged |got )+(?:in|into|access|my|our) .*(?:account|mailbox|email) /,
  ],
  [
    'device',
    / (?:stole|stolen|lost|theft|missing|took|robbed) .*(?:laptops?|phones?|computers?|devices?|tablets?|ipads?|usb|drives?|servers?) | (?:laptops?|phones?|computers?|devices?|tablets?|ipads?|usb|drives?) .*(?:stolen|lost|missing|was taken|been taken) /,
  ],
  [
    'breach',
    / sent .*(?:wrong|by mistake|by accident) | (?:emailed|mailed|faxed) .*wrong | (?:data breach|breach|breached|leaked|leak|exposed|records (?:were|are|got) (?:stolen|published)|hacked|hackers?|hack|intruders?|cyber ?attack|cybersecurity attack|attack|attacked|under attack|attacker) /,
  ],
  ['outage', /./],
];

const happening =
  / on (?:\w+ ){0,3}(?:pcs?|computers?|laptops?|servers?|machines?|screens?) | (?:we|i|everyones|our|my|us|somebody|someone|nobody|noone|everybody|everyone|everything|all|there is|there s|theres|it|staff|a|the|this|they|their|both|none|no one|whole|office|entire|nothing) /;
const attack =
  / files? (?:\w+ ){0,4}(?:extension|renamed|end(?:s|ing)? (?:with|in)|gibberish|unreadable) | (?:cannot|can not|will not) open .*(?:ransom|note) | (?:pay|send) (?:\w+ )?(?:bitcoins?|ransom|crypto) | (?:lockbit|akira|wannacry|cryptolocker|ryuk|blackcat) | (?:(?:asking|asks|demanding|demands) .*(?:bitcoins?|money|payment)|ransomware|ransom|malware|virus|viruses|trojan|hacked|hackers?|hack|breach|breached|compromised|hijacked|leaked|cyber ?attack|under attack|attacked|encrypted|infected|fraudster|scammed|scammers?) /;
const theft =
  / (?:e ?mails?|mail|accounts?|mailbox|address) (?:\w+ ){0,2}(?:is|are|keeps?|started|has been|have been) (?:sending|writing|mailing) (?:out )?(?:\w+ )?(?:spam|junk|phishing|fraud\w*|fake|strange|weird|viruses|scams?) | bank (?:details|account|number) .* (?:we|i|they|she|he) (?:have |had )?(?:already |just )?(?:paid|sent|transferred|wired) | sent .*(?:to (?:the|a) wrong|by mistake|by accident|wrong (?:person|address|patient|client|recipient)) | (?:emailed|mailed|faxed) .*wrong | (?:someone|somebody|stranger|hacker|they) (?:is |are |has |keeps? )*(?:sending|sends|sent|writing|emailing) .*(?:from|as|in) (?:my|our|his|her|the|a) | asking for gift cards | (?:someone|somebody|stranger|hacker) (?:\w+ ){0,3}(?:reading|reads|using|accessing|accessed|logged|logging|inside) .*(?:e ?mails?|mail|accounts?|mailbox|system|network|computer) | (?:suspicious|strange|unknown|weird|unauthorized|unauthorised) (?:\w+ )?(?:logins?|sign ins?|activity|access|transactions?) | (?:spam|phishing|strange emails) (?:\w+ )?from (?:our|my) (?:e ?mail|mail|account|address|domain) | (?:stole|stolen|theft|lost|missing|robbed) .*(?:laptops?|phones?|computers?|devices?|tablets?|drives?|server|usb) | (?:laptops?|phones?|computers?|devices?|tablets?|ipads?|drives?) .*(?:stolen|lost|missing) | (?:clicked|opened|typed|entered|gave) .*(?:phishing|suspicious|strange|weird|fake|scam|password|link|attachment) | (?:wired|transferred|sent|paid) .*(?:fraud\w*|scam\w*|fake|false|bogus|not (?:really )?theirs|wrong account|impost\w*|criminals?|crooks?|thie(?:f|ves)) | (?:someone|somebody|stranger|hacker|hackers|they) (?:is|are|got|gets|has got|have got|broke|broken|was|were) (?:already )?(?:in|into|inside) (?:our|my|the|his|her) (?:\w+ )?(?:e ?mails?|mail|mailbox|mailboxes|inbox|accounts?|network|systems?|servers?|computers?|files?) /;
const down =
  / (?:servers?|internet|networks?|wi ?fi|emails?|e mail|mail|systems?|computers?|phones?|website|site|everything|software|database|files?|vpn|emr|firewall|line|connection|power|outlook|office|pos|tills?|scales?|printers? and \w+|all of (?:it|them)|it all) (?:\w+ ){0,3}?(?:down|out|dead|dark|black|crashed|stopped|offline|not working|not responding|unreachable|gone|frozen|failed|fails|broken|died|flooding|burning|under water|leaking|not work|not open|does not work|cannot be reached|went down|stopped working|will not start|(?:does|did|will|would) not (?:start|boot|turn on|come (?:up|back)|respond|power on)|on fire|flooded) | (?:cannot|can not|could not|unable to|not able to) (?:work|log in|login|sign in|access (?:anything|our|any|the)|open (?:any|our)|connect|get (?:into|on|online)|reach|use any\w*|print anything) | (?:nobody|no one|none of us|nothing) (?:\w+ ){0,5}(?:reach|use|work|works|working|log in|login|sign in|connect|access|open|opens|print|call)\b|(?:everyone|everybody|everyones|all of us|whole office|entire office|all computers|all screens) .*(?:cannot|can not|unable|stuck|down|locked|offline|black|frozen|no (?:internet|network|access|email|connection))|(?:has|have|got|there is|with) no (?:internet|network|emails?|phones?|power|connection|wi ?fi|access to) | (?:locked out|crashed|outage|lost (?:all|access|connection|internet)|down right now|went down|is down|are down|just died) /;
const said =
  / (?:emergency|sos|mayday) | (?:this is|it is|very|really|extremely) urgent |^ (?:urgent|help urgent|urgent help|emergency) | urgent(?:ly)? (?:help|problem|issue|support|assistance) | need (?:urgent|immediate|emergency) /;
/** Somebody asks about such things, and has none. */
const hypothetical =
  / when (?:the|our|my|your) (?:\w+ ){1,2}(?:goes|is|gets|breaks|fails|dies|drops|stops) | (?:if|safe|secure|protected|almost|nearly|luckily|fortunately|do we have|fallback|does the (?:provider|service|plan|company)|legal advice|in case|whenever|before|prevent|preventing|prevention|protect|protects|protection|against|avoid|what is|what are|whats|what does|mean|means|define|how to|how (?:fast|quick|quickly|long|soon|do you|do i|do we|can i|can we|does|would|can|often|likely|many|much(?! longer))|response time|do you|does your|can you|could you|are you|would you|will you|insurance|insured|policy|article|blog|read|training|train|plan|recover from|worried|afraid|risk|risks|checklist|guide|service|services|price|cost|when (?:must|should|do)|should we|support available|emergency (?:support|line|number|hours|contact|response|plan)|can hackers|could hackers|delete|explain|next steps in|must we|have to|need to|required|obliged|first hour|difference|test|simulation|how does|story|history|last (?:year|month|week|winter|summer|spring|fall|autumn)|years ago|previously|used to|in the past|scares|scared) /;
const now =
  / (?:right now|just now|now|help|asap|immediately|urgent|at the moment|this morning|today|just|currently|what do (?:i|we) do|what should (?:i|we) do|please hurry|hurry|quick|ransom note|first thing (?:to|we|i) do|what (?:do|should) (?:we|i) do first|what now) /;

export function emergencyKind(text: string): Kind {
  return signs.find(([, pattern]) => pattern.test(text))?.[0] ?? 'outage';
}

/** Whether such things are talked about and do not happen, as far as words tell. */
function isHypothetical(text: string): boolean {
  if (/ (?:right now|as we speak|at this (?:very )?moment) /.test(text) && !/ if /.test(text)) return false;
  return (
    hypothetical.test(text) &&
    !(
      now.test(text) &&
      !/ (?:before|prevent|if|in case|how (?:fast|quick|quickly|long|soon)|price|cost|against) /.test(text)
    )
  );
}

/** Whether something bad is happening, as far as words tell. */
export function isEmergency({ clause: { text, words } }: Pick<Turn, 'clause'>): boolean {
  if (/^ (?:please |can you |could you |now )*(?:write|create|make|build|code|generate|develop) /.test(text))
    return false;
  if (
    said.test(text) &&
    !/ (?:emergency (?:support|line|number|hours|contact|response|plan|service)|what .*emergency|do you .*emergency|in an emergency) /.test(
      text,
    )
  )
    return true;
  if (
    isHypothetical(text) ||
    / (?:pretend|imagine|act as|act like|roleplay) /.test(text) ||
    /^ (?:can|could|would|might|will) (?:a |an |the )?(?:hackers?|attackers?|viruses|virus|ransomware|malware|criminals?|somebody|someone) /.test(
      text,
    ) ||
    / (?:is|are) (?:(?:our|my|the|your) (?:\w+ ){1,3}|it |that |they |this )encrypted /.test(text)
  )
    return false;
  if (theft.test(text)) return true;
  if (/ (?:leaked|hacked|breached|compromised|infected) /.test(text) && words.length <= 12) return true;
  if (attack.test(text))
    return happening.test(text)
      ? words.length > 1
      : now.test(text) || (/ (?:attack|infection|incident) /.test(text) && words.length <= 4);
  return (
    down.test(text) &&
    !/ (?:take|taking|leave|drop) (?:\w+ ){0,3}out | (?:all the time|now and then|sometimes|once in a while|every (?:day|week|few|so often|now)|regularly) | (?:slow|slows down|slow down|write down|printer is|shut down our|close down|turn down|downtown|cool down) /.test(
      text,
    )
  );
}

/** First what to do now, then whom to call. */
export function emergencySkill(desk: Desk): Skill {
  const { site } = desk;
  const { provider, assistant, pricing } = site;
  const articleOn = (query: string) =>
    desk.ranking
      .find(query, 60)
      .map(({ passage }) => passage)
      .find(({ kind, part }) => kind === 'article' && !part);
  const attackArticle = articleOn('first hour ransomware attack');
  const articles: Partial<Record<Kind, SitePassage | undefined>> = {
    malware: attackArticle,
    breach: attackArticle,
    payment: articleOn('changed bank details mailbox rule fraud'),
  };
  return {
    intent: 'emergency',
    pressing: true,
    match: ({ clause }) => (isEmergency({ clause }) ? 100 : 0),
    answer({ clause, message, memory }) {
      // What it is may stand in another sentence.
      const kind =
        [clause, ...message.clauses].map(({ text }) => emergencyKind(text)).find((kind) => kind !== 'outage') ??
        'outage';
      const steps = assistant.emergencies[kind];
      const article = articles[kind];
      return {
        text: `Call ${provider.phone.display} now. Until somebody answers:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\nI am an automated assistant and cannot raise the alarm for you: the phone is the fastest way.${message.secrets.password ? ' Please write no passwords here; I have not kept yours. Change it if it is in use.' : ''}`,
        sources: [
          { title: 'Contact', href: '/contact' },
          ...(article ? [article.source] : []),
          contactForm(memory, pricing),
        ],
        handOver: true,
      };
    },
  };
}
