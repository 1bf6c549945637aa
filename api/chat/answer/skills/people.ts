import { emergencyKind } from './emergency.ts';
import { isForeign } from '../../understand/language.ts';
import type { Understood } from '../../understand/understand.ts';
import { contactForm } from '../../write/contactLinks.ts';
import { makeSaying } from '../saying.ts';
import { type Desk, type Skill, type Turn, wordsFit } from '../skill.ts';
import { isAsked } from '../../understand/isAsked.ts';

const asksHelp = wordsFit(
  /^ (?:help|help me|please help|help please|i need help|can you help me|can you help us|can you help|i have a question|question|questions|menu|options|start|info|information|more information|test|testing|are you there|anyone there|hello anyone there|tell me more|what can you do|what can i ask|what do you know|how does this work|how can you help|how can you help me)(?: you| me| us| please)* $/,
  54,
);

/** "We have a ticket open with you." "Is it done yet?" */
const ofAccount = (otherwise: (turn: Turn) => number) => (turn: Turn) =>
  turn.before.topic === 'own-account' &&
  turn.clause.words.length <= 9 &&
  isAsked(turn.clause) &&
  / (?:it|that|he|she|they|this|them) /.test(turn.clause.text)
    ? 80
    : otherwise(turn);

/** Each message is read once, however many clauses it has. */
const foreign = new WeakMap<Understood, boolean>();
function isForeignMessage(message: Understood): boolean {
  const known = foreign.get(message) ?? isForeign(message.text);
  foreign.set(message, known);
  return known;
}

/** What is about the conversation and not about IT: who talks, in which language, in what mood, and what is not done here. */
export function peopleSkills(desk: Desk): Skill[] {
  const { site, list } = desk;
  const said = makeSaying(desk);
  const { provider, pricing, services, locations } = site;
  const reach = `call ${provider.phone.display}, write to ${provider.email} or send the contact form`;
  const who = `I am the automated assistant of ${provider.name}`;
  const abilities = 'I can tell you about plans and prices, services, the places we serve, hours and how to reach us.';
  const starters = [
    `How much is it for ${pricing.calculator.users} users?`,
    `What does ${services[0]?.name} include?`,
    `Do you serve ${locations[1]?.name ?? locations[0]?.name}?`,
  ];

  const asksWho = wordsFit(
    / (?:are you|ru|are u|is this|is it|am i (?:talking|speaking|chatting|typing|writing|texting|messaging) (?:to|with)|you) (?:\w+ )?(?:a |an |the )?(?:\w+ )?(?:robot|bot|human|person|machine|real|computer program|program|ai|automated|chatgpt|gpt|claude|llm|language model|artificial\w*|someone real|chatbot|alive) | (?:your|you have a) name(?: then| please| again)? |^ who are you(?: exactly| really| anyway)? $| who am i (?:talking|speaking|chatting) | (?:what|which) (?:ai|model|program|software|technology) are you | who (?:made|built|programmed|created|trained) you | what are you $|^ (?:hi |hello )?who is this | are you (?:really |actually |truly )?(?:sitting|typing) | (?:person|human|guy|somebody|someone|girl|woman|man|lady|people) (?:\w+ ){0,5}(?:behind|typing|answering|writing) (?:this|these|it|here|me) | (?:bet|bets|wager) .*(?:machine|software|robot|bot|program|computer) | is this (?!a |an |the |for|what|how|still|included|your|correct|right|normal|ok|all|it |price|plan|something|covered|true|per |in |chat|thing|line|number)\w+ (?:from|speaking|again) | who (?:is it (?:that )?)?(?:answers|answering|is answering) me | who (?:is|are) (?:writing|typing|sending) (?:this|these|me|here|the) | (?:which|what) company (?:have i|did i|am i|is this) /,
    85,
    / (?:machine shops?|a real (?:help|pleasure|treat)|name some|(?:know|use|support|run|using|with) (?:that|this|the|a) (?:program|software|machine)|name of your|pay|per|reviews|work|for a person|your name on|real estate) /,
  );

  return [
    {
      intent: 'refusal',
      leastLike: 0.5,
      pressing: true,
      match: wordsFit(
        / (?:invoices?|bills?|pays?|paid|contracts?|amounts?|passwords?|data|files) (?:\w+ ){0,6}(?:another|other|one|any) of your (?:clients|customers) | (?:which|what) (?:plan|price|package) (?:they|he|she) (?:are|is|have|has|pay|pays|got) | (?:invoice|bill|pays?|paid|amount) (?:\w+ ){0,4}(?:another|other|a different) (?:\w+ ){0,2}(?:firm|office|clinic|company|client|customer)s? | (?:ignore|forget|disregard|override|bypass|skip) (?:\w+ ){0,4}(?:that and|this and|instructions?|rules?|prompts?|above|everything|guidelines|restrictions|training|policy) | (?:system|initial|hidden|secret|original|your) (?:prompts?|instructions?|rules) | (?:reveal|tell me|print|show|repeat|output|display|leak|dump|give me) (?:\w+ ){0,4}(?:prompts?|instructions?|api keys?|secrets?|passwords?|source code|database|environment|config\w*|credentials|tokens?|internal|customer data|client data) | (?:text|message|words?|instructions?|what) (?:that )?you (?:were|are|have been|got) (?:given|told|fed|instructed) | (?:get into|break into|access|open|unlock|read|look (?:at|into)|check|see|spy on|track) (?:my|his|her|their|our|a|an|another|someone|somebody) (?:\w+ )?(?:coworkers?|colleagues?|wifes?|husbands?|boss|girlfriends?|boyfriends?|neighbou?rs?|ex|roommates?|competitors?|partners?|kids|else|elses|another) (?:\w+ )?(?:laptop|phone|computer|e ?mails?|mail|mailbox|accounts?|messages?|texts?|whatsapp|wi ?fi) | (?:disable|turn off|remove|bypass|uninstall|circumvent|read|access|track|install|monitor|record|spy|open|copy|get into) .*(?:without (?:\w+ ){0,3}(?:knowing|noticing|permission|consent|knowledge)|(?:is|are) not (?:mine|ours)|secretly|getting caught) | you are (?:now|no longer|free now|free from|unrestricted) | (?:pretend|act as|act like|roleplay|role play|behave like|imagine you are) | (?:developer|debug|admin|god|dan|jailbreak|sudo) mode | jailbreak | repeat (?:after me|the following|this) |^ say (?:that(?= (?:you|it|i|we|everything)) |this |after me |yes |you are )| (?:from now on|only answer|answer only|respond only|reply only|respond with only|always answer|answer with the word) | (?:write|create|make|build|give me|send me) (?:\w+ ){0,3}(?:malware|virus|ransomware|exploit|keylogger|phishing (?:email|e mail|mail|message|page|site)|poem|song|story|joke|essay|code|python|javascript|script for|haiku|homework) | (?:tell|write) (?:me |us )?(?:a |an )?(?:\w+ )?(?:joke|poem|song|story|essay) | (?:book|reserve|order) (?:me |us )?(?:a |an |my |our |some )?(?:\w+ )?(?:flights?|hotels?|table|taxi|cab|uber|train|pizza|pizzas|lunch|dinner|flowers|haircut|massage|restaurant|vacation|holiday|concert|cinema) | (?:go on a date|go out with me|date me|marry me|kiss me|be my (?:girlfriend|boyfriend|valentine|wife|husband)|do you love me|sleep with me) | (?:write|draft|compose) (?:me|us|my|our) (?:\w+ ){0,3}(?:posts?|captions?|tweets?|letters?|speech|speeches|resumes?|cv|essay|eulogy|toast|slogan|ad|flyer|press release|review) | (?:write|draft|compose) (?:a|an|the|some) (?:\w+ ){0,2}(?:cover letters?|(?:linkedin|facebook|instagram|social media|x) (?:posts?|captions?)|captions?|tweets?|speech|resume|cv|eulogy|toast|slogan|press release|resignation|thank you letter) | (?:hack|crack|break into|spy on|ddos|attack) (?:my |our |the |a |an |his |her |their |someone|into |somebody)(?:\w+ )?(?:neighbou?rs?|wi ?fi|wi|competitor\w*|boss|ex|wife|husband|girlfriend|boyfriend|account|phone|website|facebook|instagram|network|email|s) | how (?:do i|to|can i) (?:hack|crack|ddos|spy) | (?:obey|answer every|which prompt|what prompt) | (?:respond|reply|speak|talk) (?:only )?(?:in|like|as) (?:a |an )?(?!english|french|spanish|german|chinese|person|one|time|hours|minutes|another|other)\w+ (?:speak|style|accent|voice|language|mode|rhymes?)? ?$| repeat |^ repeat | (?:other|another) (?:visitors?|users?|clients?|customers?|peoples?) (?:(?:who|that) (?:\w+ )?(?:chatted|chat|wrote|write|asked|ask|talked|talk)|ask|asked|say|said|write|wrote|data|chats?|messages?|passwords?|questions) | (?:should|can|could|may|might|do|would) (?:i|we|she|he|they|my \w+|our \w+) (?:\w+ ){0,3}(?:sue(?! (?:you|if you))|evict|divorce|invest in|swallow|take (?:\w+ ){0,3}(?:pills?|ibuprofen|naproxen|advil|aspirin|tylenol|antibiotics?)) | (?:thing|something|anything) to take (?:for|against) | for (?:a |my |the |his |her )?(?:headache|migraine|toothache|fever|sore throat|back pain|flu) | what (?:should|can|do|could) (?:i|we|she|he) take (?:for|against) | (?:need|want|give me|some) (?:\w+ )?(?:legal|medical|tax|investment) advice | (?:ibuprofen|naproxen|advil|aspirin|tylenol|antibiotics?) or | kick (?:me|us) out | legally (?:fire|evict|dismiss|record|spy) | (?:your|ur) (?:\w+ )?(?:api|secret|access|admin) (?:keys?|tokens?|passwords?) | translate (?:this|the following|that|it|my|our|a) | (?:pills?|ibuprofen|naproxen|advil|aspirin|tylenol|antibiotics?|headaches?|migraines?|rash|fever|sore throat|back hurts|toothache) .*(?:should|can|may|could|would|which|how (?:much|many|long)|what) | (?:download|get|find|install) (?:\w+ ){0,4}(?:cracked|pirated|bootleg) | (?:cracked|pirated) (?:version|copy|software|windows|office) | (?:which|what) (?:medicines?|medications?|painkillers?|drugs?) | (?:which|what|how (?:much|many)|take|took|have) (?:\w+ ){0,3}(?:pills?|ibuprofen|naproxen|advil|aspirin|tylenol|antibiotics?) | (?:statement of claim|small claims|child support|custody of|lottery numbers|horoscope|(?:buy|sell|buying|selling|put|invest|investing) (?:\w+ ){0,5}(?:shares?|stocks?|crypto|bitcoins?|savings account|mutual funds?)|is (?:he|she|it|my \w+|our landlord|the landlord) (?:legally )?allowed to do that|math homework|maths homework|recipes? for(?! success| a good| disaster)|show the steps) | (?:api|secret|access|admin) (?:keys?|tokens?) (?:\w+ ){0,8}(?:paste|share|give|send|here|runs? on|running|you use|you are using|for this chat|this chat|this bot) | (?:paste|share|give|send|lost|what is|which) (?:\w+ ){0,4}(?:api|secret|access|admin) (?:keys?|tokens?|passwords?) (?:\w+ ){0,4}(?:this|you|here|for|on) | (?:home|private|personal) (?:address|phone|cell|mobile|number|e ?mail)(?: \w+){0,8} (?:your|the) (?:\w+ )?(?:ceo|owner|boss|founder|president|director|manager|technicians?|staff|employees?) | (?:your|the) (?:\w+ )?(?:ceo|owner|boss|founder|president|director|manager|technicians?)s? (?:home|private|personal) (?:address|phone|cell|mobile|number|e ?mail) | (?:phone numbers?|emails?|email addresses|contact (?:names|details|info)) (?:\w+ ){0,5}(?:your|the) (?:other )?(?:clients|customers) | (?:python|javascript|php|sql|vba|bash|powershell|excel) (?:scripts?|macros?|formulas?|code|functions?|programs?) (?:\w+ ){0,12}(?:for me|write|code|that|which|to) | (?:code|program) (?:that|it|this) for me | which of your (?:clients|customers) (?:has|have) (?:the )?(?:weak|bad|worst|poor) | drop table | select from | base64 | end of (?:prompt|instructions) | new (?:task|instructions?|role) /,
        97,
        / (?:protect|prevent|we got|was|were|been) (?:hacked|attacked)? | say that again |^ say (?:hello|hi) /,
      ),
      answer: ({ memory }) => ({
        text: `I cannot do that. ${who} and answer questions about what we do, nothing else. ${abilities} For anything else, call ${provider.phone.display} or send the contact form.`,
        sources: [{ title: 'Services', href: '/services' }, contactForm(memory, pricing)],
        suggestions: starters,
      }),
    },
    {
      intent: 'person',
      pressing: true,
      match: wordsFit(
        / (?:talk|speak|chat|connect|connected|transfer|transferred|put me through|talking|speaking) (?:\w+ ){0,2}(?:to|with|through) (?:\w+ ){0,3}(?:person|human|someone|somebody|agents?|representatives?|reps?|technicians?|techs?|people|operators?|managers?|staff|sales|salespersons?|support|experts?|specialists?|team|engineers?|advisors?|you by phone|real) | (?:real|live|actual|human) (?:\w+ )?(?:person|human|agent|operator|being|support|chat|representative|someone) | (?:want|need|get|give|have|prefer|like) (?:\w+ ){0,3}(?:a |an |some ?body |someone |real )(?:human|person|agent|representative|operator|to talk|to speak|rep) |^ (?:a |an |the )?(?:human|person|agent|operator|representative|rep|live agent|live chat|real person|somebody|someone|technician|manager|salesperson)(?: please| now)* $| (?:human|person|agent|representative|operator) please | speak to (?:a|the) manager | let me (?:talk|speak) | (?:somebody|someone) to (?:talk|speak) | (?:want|need|like|have|get) (?:someone|somebody) (?:\w+ ){0,4}(?:ring|call|phone)(?:ing)? (?:me|us|back) | (?:anyone|anybody|someone|somebody) (?:there )?(?:that )?(?:i|we) (?:can|could) (?:actually |really |please )?(?:talk|speak|chat) | (?:human|person|somebody|someone) (?:that )?(?:she|he|they|i|we|my \w+) (?:can|could|may) (?:speak|talk) | whom? (?:\w+ ){0,5}(?:can|could|may) (?:she|he|they|we|i|my \w+) (?:speak|talk) | (?:salespersons?|sales reps?|account managers?|technicians?|persons?|humans?|somebody|someone|engineers?|advis[eo]rs?) (?:with whom|whom|to (?:discuss|talk|speak|go over)|(?:that )?(?:i|we) (?:could|can|may) (?:discuss|talk|speak|ask)) | (?:to|with|from|have|get|contact|call) (?:\w+ ){0,2}sales (?:rep|team|person|department) | (?:can|could|will|would|have|get|ask|want|need) (?:a |an |the |your |one of your |some )?(?:\w+ )?(?:technicians?|techs?|reps?|representatives?|managers?|salespersons?|experts?|someone|somebody|anyone|specialists?|engineers?|person|people) (?:on your side |there |from your (?:team|office|side|company) |over there )?(?:to |please |just )?(?:call|phone|ring|contact) (?:me|us) | (?:need|want) (?:\w+ )?help (?:right )?now | (?:somebody|someone|anybody|anyone) (?:that )?(?:i|we) (?:can|could) (?:talk|speak|chat) | stop .*(?:human|person|somebody) /,
        94,
        / (?:am i|are you|is this|do i|talking to a|(?:typing|writing|behind|answering) (?:this|these)|insurance agent|who (?:do|should|can) i (?:talk|speak)) | per (?:person|human) | (?:15|\d+) person /,
      ),
      answer: ({ memory }) => ({
        text: `Of course. You reach a person at ${provider.phone.display} (${provider.hours.label}), by mail at ${provider.email}, or with the contact form. ${provider.hoursNote}.`,
        sources: [{ title: 'Contact', href: '/contact' }, contactForm(memory, pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'language',
      pressing: true,
      match: ({ message, clause }) => {
        if (
          / (?:write|chat|text) (?:\w+ ){0,3}in (?:french|spanish|german|chinese|mandarin|cantonese|italian|portuguese|arabic|hindi|punjabi|urdu|tagalog|polish|russian|ukrainian|korean|japanese|vietnamese|tamil|farsi|persian|another language) | my english (?:is |s )?(?:not|bad|poor|weak) /.test(
            clause.text,
          )
        )
          return 88;
        if (
          / (?:speak|talk|support in|service in|answer in|available in|help in) (?:\w+ )?(?:french|spanish|german|chinese|mandarin|cantonese|italian|portuguese|arabic|hindi|punjabi|urdu|tagalog|polish|russian|ukrainian|korean|japanese|vietnamese|tamil|farsi|persian|another language|other languages) | (?:french|spanish|mandarin|other languages) (?:speaking|support|speakers?) | (?:which|what|other) languages? /.test(
            clause.text,
          )
        )
          return 91;
        return isForeignMessage(message) ? 98 : 0;
      },
      answer: ({ memory }) => ({
        text: `I am sorry, I can help in English only. ${who}. To reach a person, ${reach}; they will tell you which languages they speak.`,
        sources: [{ title: 'Contact', href: '/contact' }, contactForm(memory, pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'complaint',
      pressing: true,
      match: wordsFit(
        / (?:complain|complaint|complaints|unhappy|not (?:very |at all |too )?(?:impressed|happy|pleased|amused|satisfied)|dissatisfied|disappointed|disappointing|(?:am|are|very|so|really|getting) angry|frustrated|furious|terrible|horrible|awful|unacceptable|not acceptable|ridiculous|worst|rude|incompetent|overcharged|over charged|(?:you|they|keep|keeps) (?:\w+ )?(?:charged|charging|billed|billing) (?:us|me) for|charged (?:us|me) (?:twice|too much|wrong\w*)|double charged|billed (?:us|me) (?:twice|wrong\w*)|wrong invoice|refund|rip off|ripped off|(?:are|is|total|this|such) a scam|scammers like you|sue you|useless|stupid|sucks?|garbage|idiot|dumb|not helpful|does not help|doesnt help|did not help|waste of time|fed up|let down|(?:this|that) is (?:crazy|insane|nonsense|a joke|a disgrace)|on hold (?:for|since)) | (?:nobody|no one|noone|never|still not|have not) (?:\w+ ){0,3}(?:called|phoned|rang|rung|turned up|answered|answers|responded|came|showed up|replied|replies|helped|calls|got back) | (?:been )?waiting (?:for )?(?:\w+ )?(?:\d+ |three |two |several |many |hours?|days?|weeks?|so long|forever) | (?:your|the) technicians? (?:\w+ ){0,3}(?:late|broke|never|did not|was rude|made (?:it|things|everything) worse|left (?:\w+ ){0,4}(?:a mess|broken|worse|unfinished|half done)) | waiting (?:for|on) (?:your|one of your|the promised) (?:\w+ ){0,4}(?:since|for|all) | waiting since (?:\w+ ){1,4}for (?:a|an|your|the|somebody|someone) /,
        90,
        / (?:want|need|prefer|let me) (?:to )?(?:talk|speak|somebody|someone|a person|a human|a real person) | (?:our|the|my|an) (?:\w+ )?(?:current|last|old|previous|present|former) (?:\w+ )?(?:provider|company|supplier|it) | phishing scam | (?:unpleasant) | get a refund policy | is .* a scam /,
      ),
      answer: ({ memory }) => ({
        text: `I am sorry about that. I am an automated assistant and cannot look into your account or put it right, but a person can: ${reach}. Please say when it happened and what you expected, so that it reaches whoever answers for it.`,
        sources: [{ title: 'Contact', href: '/contact' }, contactForm(memory, pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'misunderstood',
      leastLike: 0.6,
      match: wordsFit(
        / (?:(?:did|does|do) not (?:answer|help|understand)|(?:is|that is|this is) (?:wrong|not right|incorrect|not what i)|not what i (?:asked|meant)|wrong answer|i do not understand|makes no sense|you misunderstood) |^ (?:what|huh|eh|sorry|pardon|come again|again)(?: what)? $/,
        79,
      ),
      answer: ({ memory }) => ({
        text: `I am sorry, I am an automated assistant and may have misunderstood. Could you put it in other words, one question at a time? If that does not help, ${reach}.`,
        sources: [contactForm(memory, pricing)],
        suggestions: starters,
        handOver: true,
      }),
    },
    {
      intent: 'secret',
      pressing: true,
      // A password goes before a mailbox that does not work, and an attack before a password.
      match: ({ message }) =>
        message.secrets.password && emergencyKind(message.whole.text) === 'outage'
          ? 101
          : message.secrets.password || message.secrets.card
            ? 98
            : 0,
      answer: ({ memory }) => ({
        text: `Please do not write passwords or card numbers into this chat; I have not kept it. If it was a password in use, change it. I cannot reset or look up anything: for help with an account, or if nobody can work, call ${provider.phone.display}.`,
        sources: [{ title: 'Contact', href: '/contact' }, contactForm(memory, pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'details',
      pressing: true,
      match: ({ message }) => (message.secrets.email || message.secrets.phone ? 95 : 0),
      answer: ({ memory }) => ({
        text: `Thank you. I do not keep or pass on contact details that are written here. To have somebody get back to you, send them with the contact form, which I have prepared for you; or call ${provider.phone.display}.`,
        sources: [contactForm(memory, pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'own-account',
      match: ofAccount(
        wordsFit(
          / (?:did you|have you|has anyone|has anybody) (?:guys )?(?:get|got|receive|received|see|seen) (?:our|my|the) (?:\w+ )?(?:payment|cheque|check|transfer|message|e ?mail|form|request|application|letter|voicemail|ticket|order) | (?:can|could|will|would) you (?:please )?(?:look up|check|see|tell me|find out) (?:where (?:it|that|my \w+|our \w+) (?:stands|is)|the status|on (?:my|our) \w+|my ticket|our ticket) | (?:invoice|ticket) (?:item |number |no )?\d{2,} | (?:order|case|account) (?:item|number|no) \d{2,} | (?:status|progress) (?:of|on) (?:our|my|the) (?:\w+ )?(?:ticket|request|order|case|application) | (?:copy of|where is|resend|send me|about|wrong with) (?:our|my|this) (?:last |latest |\w+ )?(?:invoice|bill|statement) /,
          79,
          / (?:fake|fraud\w*|scam\w*|spoof\w*|bank details|if|prevent|training|how do you) /,
        ),
      ),
      answer: ({ memory }) => ({
        text: `I am an automated assistant and see no accounts, invoices, tickets or messages. A person can look it up: ${reach}.`,
        sources: [contactForm(memory, pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'support-issue',
      match: wordsFit(
        / (?:(?:my|our|the|a) (?:\w+ ){0,2})?(?:printer|outlook|computer|laptop|pc|mac|screen|monitor|keyboard|mouse|teams|excel|word|email|e mail|wi ?fi|wi fi|vpn|phone|scanner|password|account|browser|windows|mailbox|drive|usb|headset|camera|speaker|website) (?:\w+ ){0,4}(?:not|slow|broken|freezes|freezing|frozen|crashes|crashing|stuck|jammed|error|does|will|keeps|locked|expired|noisy|fails|jam|wont|problem|issue|offline) | (?:cannot|can not|could not|unable to) (?:\w+ )?(?:print|scan|hear|connect to (?:wi|the wi|vpn)|open (?:outlook|excel|a file|my)|send (?:e ?mails?|mail)|receive|find my|see my) | (?:forgot|forgotten|reset|lost) (?:\w+ ){0,2}(?:password|pin|login) | (?:deleted|erased|wiped|overwrote|overwritten) (?:\w+ ){0,4}(?:files?|drive|folders?|server|emails?|e mails?|database|data|documents?) | screen is (?:black|blue|white|blank) | (?:blue screen|error message|error code|paper jam) /,
        78,
        / (?:how much|price|if|how long (?:till|until|before|does|would|will|do)|when (?:would|will|does|do|can) (?:someone|somebody|anyone|anybody|you)|how soon|how fast|(?:not|nothing) urgent|do you (?:fix|support|help)|can you (?:fix|support|repair)|whose|why|how does|what (?:a |an |the )?\w+ does|explain|happens when|recover deleted|monitor|do you|how are|how do you) /,
      ),
      answer({ memory, clause }) {
        const help = `If you are a client, call the help desk at ${provider.phone.display} or write to ${provider.email} and describe what you see; never send a password.`;
        const found = desk.find(clause);
        // Somebody may tell of a fault to ask whether that is what is done here.
        if (found && found.passage.kind !== 'article' && found.sure >= 0.5 && found.several) {
          const { text, sources } = said(found, clause);
          return { text: `${text} ${help}`, sources: [...sources, contactForm(memory, pricing)] };
        }
        return {
          text: `I cannot look at your computer from here. ${help} If you are not a client yet, a person can tell you how we can help.`,
          sources: [{ title: 'Contact', href: '/contact' }, contactForm(memory, pricing)],
          handOver: true,
        };
      },
    },
    {
      intent: 'identity',
      leastLike: 0.45,
      match: (turn) =>
        / (?:human|person|someone real) or (?:with |to )?(?:a |an )?(?:bot|robot|machine|computer|program|ai) | (?:bot|robot|machine|computer|program|ai) or (?:with |to )?(?:a |an )?(?:real |actual )?(?:human|person) /.test(
          turn.clause.text,
        )
          ? 96
          : asksWho(turn),
      answer: () => ({
        text: `${who}, a program and not a person. ${abilities} If you would rather talk to somebody, call ${provider.phone.display}.`,
        sources: [{ title: 'Contact', href: '/contact' }],
        suggestions: starters,
      }),
    },
    {
      intent: 'greeting',
      leastLike: 0.6,
      match: ({ clause }) =>
        /^ (?:(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|morning|ahoy|there|all|team|everyone|again|folks|sup|hallo|dear|sir|madam|to you) )+$/.test(
          clause.text,
        )
          ? 40
          : / (?:how is|hows) your (?:day|morning|week|evening|weekend|afternoon) | how are (?:you|things)(?: doing| today| all| guys| folks)* $| how is it going(?: today)? $| how do you do $/.test(
                clause.text,
              ) && clause.words.length <= 10
            ? 84
            : 0,
      answer: () => ({
        text: `Hello! ${who}. ${abilities} What would you like to know?`,
        sources: [],
        suggestions: starters,
      }),
    },
    {
      intent: 'help',
      leastLike: 0.6,
      match: (turn) => (turn.clause.words.length === 0 ? 54 : asksHelp(turn)),
      answer: () => ({
        text: `${abilities} Ask in your own words, for example about one of the plans. In an emergency, or to talk to a person, call ${provider.phone.display}.`,
        sources: [
          { title: 'Services', href: '/services' },
          { title: 'Pricing', href: '/pricing' },
        ],
        suggestions: starters,
      }),
    },
    {
      intent: 'thanks',
      leastLike: 0.45,
      match: ({ clause }) =>
        / (?:thanks|thank you|thankyou|cheers|appreciated|appreciate it|many thanks|merci) /.test(clause.text) &&
        clause.words.length <= 25 &&
        clause.entities.length === 0 &&
        !clause.question
          ? / (?:exactly|just|all|everything) (?:what |that )?(?:i|we) (?:needed|wanted|was after|were after) /.test(
              clause.text,
            )
            ? 80
            : 42
          : 0,
      answer: () => ({
        text: 'You are welcome. Is there anything else you would like to know?',
        sources: [],
        suggestions: starters.slice(0, 2),
      }),
    },
    {
      intent: 'goodbye',
      leastLike: 0.6,
      match: ({ clause }) =>
        /^ (?:(?:ok|okay|bye|goodbye|good|night|see|you|later|ciao|farewell|have|a|nice|day|great|then|talk|soon|take|care|now|all|that|is|was) )*(?:bye|goodbye|see you|later|good night|nice day|great day|take care|that is all|farewell) (?:now |then |soon |later )?$/.test(
          clause.text,
        )
          ? 41
          : 0,
      answer: () => ({
        text: `Goodbye. If something comes up, call ${provider.phone.display} or come back here.`,
        sources: [],
      }),
    },
    {
      intent: 'acknowledged',
      leastLike: 0.6,
      match: ({ clause, message }) =>
        /^ (?:(?:ok|okay|yes|no|sure|fine|great|good|cool|nice|alright|perfect|right|i see|got it|understood|yep|yeah|nope|hm|hmm|maybe|awesome|excellent|lol|haha|ha|wow|better|ouch|phew|oh|oh dear|hey|super|wonderful|lovely|fair enough|good to know|makes sense|interesting|thought so|that helps|not really|no thanks|(?:scrap|forget|cancel|ignore) (?:that|it)|never mind|nevermind|hold on|one moment) )+$/.test(
          clause.text,
        )
          ? message.clauses.length > 1
            ? 79
            : 39
          : 0,
      answer: () => ({
        text: `Good. ${list(['Ask me anything else about plans, prices, services or places', `call ${provider.phone.display} to talk to a person`], 'or')}.`,
        sources: [],
        suggestions: starters,
      }),
    },
  ];
}
