import type { RecordsInput } from '../rules/schema/site.ts';

/** Fixed replies, before anything else is looked for. */
export const scripts: RecordsInput['assistant']['scripts'] = [
  {
    id: 'despair',
    isFirst: true,
    signs: `
      kill|killing|hurt|hurting|harm|cut myself|himself|herself|themselves
      suicide|suicidal
      want|wanna|gonna|going|ready end it all
      end|ending|take my|his|her|own life
      want|wanna|wish die|dead i|to|was|were
      want|wanna|wish|can not|dont|don to be here|alive anymore|longer|more
      no|not|dont|can want|wanna live|living|exist|alive anymore|longer|more
      better off without|dead me|i
      no|not|don|can|cannot reason|point|want living|live|life
      can|cannot not|cannot go on anymore|longer|like
      me suicider|tuer|mourir
      veux|envie mourir
      veux plus vivre
    `,
    text:
      "I'm sorry that you're going through this. Please call or text 9-8-8 at any hour; it is Canada's help line, and " +
      'you talk to a person. In danger, call 911.',
    french:
      'Je suis désolé de ce que vous vivez. Appelez ou textez le 9-8-8 à toute heure ; c’est la ligne d’aide au Canada. En danger, appelez le 911.',
  },
  {
    id: 'unsafe-access',
    signs: `
      hack|crack|guess|steal|bypass|spy|track !fix !prevent !protect !was !been !were his|her|their|ex|wife|husband|girlfriend|
      boyfriend|competitor|neighbour|someone|somebody|boss|coworker|colleague|teacher email|emails|account|phone|wifi|password|messages|
      facebook|instagram|computer|texts|mailbox|grades
      get|access|read|open|unlock|monitor|log|look|break his|her|their|ex|wife|husband|girlfriend|boyfriend|competitor|neighbour|
      someone|somebody|boss|coworker|colleague email|emails|account|phone|wifi|messages|facebook|instagram|computer|texts|
      mailbox without|secretly|knowing|notice
      get|log|read|see|open|access his|her|their|ex|wife|husband|girlfriend|boyfriend|competitor|neighbour|boss|coworker|colleague gmail|outlook|icloud|
      whatsapp|messenger|onedrive|dropbox without|secretly|knowing|notice
      give|send|need|want|download|find|get cracker|sniffer|stalkerware wifi|password|phone|network|neighbour|account
      get|hack|break|log into|in|inside his|her|their|ex|wife|husband|girlfriend|boyfriend|competitor|neighbour|someone|somebody|
      boss !not !cannot !unable !locked !forgot !forgotten !reset !she !he !help email|
      account|phone|wifi|computer|network|mailbox|facebook|gmail|outlook|icloud|whatsapp|instagram
      read|see|check|spy wife|husband|girlfriend|boyfriend|ex texts|messages|whatsapp !not !cannot !help
      unlock|bypass|into wife|wife's|husband|husband's|girlfriend|boyfriend|ex iphone|phone|passcode !not !cannot !unable !she !he !help !lost !broken
      track|see|watch|check wife|wife's|husband|husband's|girlfriend|boyfriend|ex location|whereabouts !not !cannot !help
      how|teach hack|crack a|an|the|into|someone wifi|phone|account|facebook|instagram|gmail|
      camera !prevent !protect !was !been !got !stop !secure !against !know !tell !if
      write|make|create|build|give|send virus|malware|ransomware|keylogger|exploit|phishing|
      trojan !protect !against !test !tests !training !newsletter !example !about !awareness !staff
      ddos|attack|take competitor|competitor's|their|his|her website|site|server down|ddos|offline
      pirater|espionner femme|mari|copine|copain|ex|concurrent|collègue|voisin|patron
    `,
    text: 'I can’t help with getting into what belongs to someone else. If you are locked out of your own account, call {provider.phone}.',
    french:
      'Je ne peux pas aider à entrer dans ce qui appartient à quelqu’un d’autre. Si c’est votre propre compte, appelez le {provider.phone}.',
    askPerson: true,
  },
  {
    id: 'unsafe-fraud',
    signs: `
      fake|forge|falsify|backdate|fabricate invoice|invoices|records|logs|report|certificate|audit|document|documents|evidence|review|
      reviews we|i|help|can|you|me|us|to !got !received !sent
      hide|delete|destroy|erase|wipe|shred|cover evidence|logs|breach|records|emails|income|money|cash auditor|auditors|regulator|police|court|insurer|
      insurance|lawsuit|investigation|before|from|up
      lie|mislead|cheat insurer|insurance|auditor|regulator|client|tax|cra
      evade|avoid|dodge taxes|tax|hst|audit
      pirated|cracked|illegal software|licence|license|windows|office|copy|key|keys install|use|get|need|want|can
    `,
    text: 'I can’t help with hiding, changing or faking something. If there is a problem behind it, a person can talk it through with you: {provider.phone}.',
    french:
      'Je ne peux pas aider à cacher, changer ou falsifier quelque chose. Une personne peut en parler avec vous : {provider.phone}.',
    askPerson: true,
  },
  {
    id: 'other-people',
    signs: `
      your client's|clients|customer's|customers|another|other phone|email|address|password|contract|invoice|bill|pay|pays|data !we !our !my
      home|private|personal address|phone|number|cell technician|owner|ceo|employee|staff|manager|director
      find|identify|trace|locate|doxx person|who|owner|someone behind|number|address|plate|review|account|phone
    `,
    text: 'I can’t give out information about other people or about our clients.',
    french: 'Je ne peux pas donner de renseignements sur d’autres personnes ni sur nos clients.',
  },
  {
    id: 'prompt-attack',
    signs: `
      ignore|disregard|forget|override previous|prior|above|earlier|all|your instructions|prompt|prompts|rules|instruction
      system prompt
      show|reveal|print|repeat|tell your prompt|instructions|rules|configuration
      you are|act|pretend|roleplay|play now|as|role dan|hacker|pirate|unrestricted|jailbreak|jailbroken|character|different|another
      developer|debug|admin|god mode
      jailbreak
      say|write|confirm|agree|promise free|discount|$1|dollar|guarantee|waive price|it|everything|me|fee|100|month !what !how
      ignorez|oublie instructions|consignes
    `,
    text: 'I answer only from what is on this site, and no message changes that.',
    french: 'Je réponds seulement à partir de ce site, et aucun message n’y change rien.',
  },
  {
    id: 'abuse',
    signs: `
      fuck|fucking|asshole|bitch|cunt|bastard|moron|idiot|stupid|dumb|useless|shit|crap you|bot|your|off|this|is|are|chatbot|assistant
      shut up
      stupide|idiot|nul|merde tu|vous|es|êtes|robot
    `,
    text: 'I’d like to help. Tell me what went wrong, or ask for a person: {provider.phone}.',
    french: 'J’aimerais vous aider. Dites-moi ce qui ne va pas, ou parlez à une personne : {provider.phone}.',
    askPerson: true,
  },
];
