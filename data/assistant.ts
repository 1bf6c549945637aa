import { examples } from './assistant/examples.ts';
import { examplesInSentences } from './assistant/examplesInSentences.ts';
import { moreExamples } from './assistant/moreExamples.ts';
import { paraphrases } from './assistant/paraphrases.ts';
import { paraphrasesInSentences } from './assistant/paraphrasesInSentences.ts';
import { paraphrasesOfAnswers } from './assistant/paraphrasesOfAnswers.ts';
import { paraphrasesOfReading } from './assistant/paraphrasesOfReading.ts';
import { paraphrasesOfServices } from './assistant/paraphrasesOfServices.ts';
import { paraphrasesOfTrades } from './assistant/paraphrasesOfTrades.ts';
import { pressing } from './assistant/pressing/index.ts';
import { waysOfIntents, waysOfPassages } from './assistant/waysToAsk/index.ts';
import { everydayWords } from './assistant/everydayWords.ts';
import { synonyms } from './assistant/synonyms.ts';
import type { RecordsInput } from './schema/site.ts';

const exampleSets = [examples, moreExamples, examplesInSentences, ...waysOfIntents];

/** What the assistant of the chat says and understands beyond the other records. */
export const assistant: RecordsInput['assistant'] = {
  aliases: {
    plans: {
      essential: [
        'essentials', 'ess', 'basic plan', 'basic one', 'starter plan', 'lowest plan', 'entry plan', 'smallest plan', 'first plan', 'bottom plan', 'small plan', 'basic package', 'lowest tier',
        'bottom tier', 'cheap one', 'cheaper one', 'cheapest one', 'smallest one', 'lowest one', 'cheap plan', 'entry level', 'entry-level plan', 'lowest package', 'cheap package',
      ],
      professional: [
        'pro', 'pro plan', 'middle plan', 'middle one', 'middle tier', 'mid plan', 'mid tier', 'middle package', 'medium plan', 'second plan', 'one in the middle', 'middle option',
        'mid one', 'medium one', 'plan in the middle',
      ],
      enterprise: [
        'enterprise plan', 'ent', 'top plan', 'top one', 'top tier', 'highest plan', 'biggest plan', 'largest plan', 'third plan', 'big plan', 'premium plan', 'top package', 'highest tier',
        'ent plan', 'biggest one', 'expensive one', 'priciest one', 'most expensive plan', 'highest one', 'fanciest one', 'top option', 'dearest one', 'dearest plan',
      ],
    },
    addOns: {
      'advanced-cybersecurity': ['advanced security', 'the cybersecurity', 'cybersecurity one', 'cyber one', 'cyber thing', 'adv cybersecurity', 'adv cyber', 'adv security', 'analysts watching', 'cybersecurity add-on', 'advanced cyber', 'cyber security add-on', 'security monitoring add-on'],
      'cloud-backup': ['cloud backup', 'backup one', 'backup thing', 'backup stuff', 'daily copies', 'backup', 'backups', 'backup and recovery', 'backup add-on'],
      'email-security': ['email security', 'email one', 'e-mail one', 'mail one', 'email thing', 'mail thing', 'email stuff', 'e-mail security', 'email archiving', 'e-mail archiving', 'email archive', 'mail archiving', 'email filtering', 'spam filter', 'email filter', 'mail filter', 'archiving', 'archiving of emails', 'archive of our messages', 'archive of messages', 'message archive', 'protection against phishing mail', 'phishing filter', 'mail archive', 'email archives', 'email thing', 'email filter and archive', 'email filter with archive', 'email filtering and archiving', 'mail security', 'email protection'],
      'endpoint-protection': ['endpoint protection', 'endpoint one', 'endpoint thing', 'endpoint stuff', 'endpoint add-on', 'software that cuts', 'cuts a hacked computer off', 'cuts the computer off', 'advanced endpoint', 'endpoint security', 'edr', 'endpoint software', 'extra endpoint'],
      'security-assessment': ['security audit', 'security review', 'assessment of our security'],
      voip: [
        'voip', 'phone one', 'phones one', 'phone thing', 'phone stuff', 'voip phones', 'phone system', 'telephone system', 'phone lines', 'internet phones', 'phones over the internet', 'office phones over the internet', 'internet telephony', 'phone systems', 'business phones', 'phones', 'telephones', 'telephony', 'desk phones',
        'phone service',
      ],
    },
    services: {
      cybersecurity: ['cyber security', 'the cybersecurity', 'cybersec', 'cyber sec', 'security only', 'just security', 'protection against hackers', 'it security', 'security service', 'security services', 'managed security', 'security part', 'security side', 'security stuff', 'security piece'],
      'cloud-migration': ['migration', 'moving everything to the cloud', 'everything to the cloud', 'to microsoft cloud', 'to the microsoft cloud', 'off google workspace', 'up to microsoft 365', 'into microsoft 365', 'onto microsoft 365', 'into office 365', 'over to microsoft 365', 'off exchange', 'moving an old file server', 'moving a file server', 'migrate', 'move our file server', 'moving our file server', 'move to sharepoint', 'moving to sharepoint', 'migrating', 'move to the cloud', 'cloud move', 'cloud services', 'cloud', 'migrate our email', 'migrate to microsoft 365', 'office 365 migration', 'azure'],
      'data-backup': ['backup', 'backups', 'back up', 'backing up', 'disaster recovery', 'data recovery', 'backup service', 'cloud backup'],
      'network-management': ['network', 'networks', 'networking', 'wifi', 'wi-fi', 'firewall management', 'managed network', 'manage our firewall'],
      'it-consulting': ['consulting', 'consultant', 'consultancy', 'it consultant', 'it strategy', 'virtual cio', 'vcio', 'advice'],
    },
    industries: {
      healthcare: [
        'clinic', 'ent clinic', 'ent practice', 'ent office', 'ent specialist', 'ent doctor', 'ent surgeon', 'medical', 'medical practice', 'medical office', 'doctor', 'doctors office', 'physician', 'dentist', 'dental', 'dental office', 'dental clinic', 'dental practice', 'health care',
        'physiotherapy', 'physio clinic', 'pharmacy', 'care home', 'nursing home', 'optometrist', 'veterinary clinic', 'hospital', 'family practice', 'walk-in clinic', 'chiropractor',
        'health', 'doctors', 'physicians', 'dentists', 'orthodontist', 'optometry', 'physiotherapist', 'physiotherapists', 'medical clinic', 'veterinary', 'vet clinic', 'psychologist',
        'psychologists', 'therapist', 'therapists', 'midwives', 'imaging clinic', 'specialist clinic', 'medical centre', 'patients',
      ],
      'financial-services': [
        'wealth management', 'wealth mgmt', 'wealth managers', 'wealth manager', 'financial advisor', 'financial advisors', 'financial', 'finance', 'brokerage', 'broker', 'investment firm', 'asset management', 'mortgage broker', 'mortgage brokers',
        'insurance broker', 'insurance brokerage', 'insurance agency', 'credit union', 'hedge fund', 'financial firm', 'financial planner', 'wealth advisor', 'portfolio management',
        'portfolio manager', 'portfolio managers', 'investment advisor', 'investment advisors', 'investment advisory', 'investment management', 'money managers', 'mortgage brokerage',
        'insurance brokers', 'insurance firm', 'financial planning', 'lender', 'fund manager', 'advisory firm',
      ],
      legal: [
        'law firm', 'law office', 'lawyer', 'lawyers', 'attorney', 'paralegal', 'notary', 'law practice', 'legal firm', 'solicitor', 'legal office', 'law society', 'litigation firm',
        'barristers', 'solicitors', 'legal clinic', 'attorneys', 'notaries',
      ],
      manufacturing: [
        'factory', 'plant', 'manufacturer', 'machine shop', 'fabricator', 'production', 'workshop', 'food processor', 'industrial', 'metal shop', 'manufacturing company', 'manufacturers',
        'print shop', 'printing business', 'printing company', 'machining', 'packaging plant', 'bakery', 'brewery', 'furniture maker', 'auto parts', 'parts maker', 'assembly plant',
        'shop floor', 'cnc shop', 'metal fabrication', 'metal parts', 'machine parts', 'we make parts', 'cnc machines', 'cnc', 'lathes', 'warehouse and plant',
      ],
      'professional-services': [
        'accountant', 'accountants', 'accounting', 'accounting firm', 'consulting office', 'consulting practice', 'accounting office', 'cpa firm', 'bookkeeper', 'engineering firm', 'engineering company', 'engineers', 'architect', 'architects',
        'architecture firm', 'consulting firm', 'marketing agency', 'agency', 'professional firm', 'design studio', 'recruiting firm', 'architecture', 'architectural firm',
        'architecture practice', 'engineering', 'consultancy', 'consultants', 'surveyors', 'staffing agency', 'recruiters', 'ad agency', 'advertising agency', 'pr firm', 'accountancy',
        'bookkeeping firm', 'tax preparers', 'tax firm', 'management consultants', 'accounting practice', 'cpas', 'actuaries',
      ],
      'real-estate': [
        'property management', 'property manager', 'property managers', 'property management company', 'realtor', 'realtors', 'real estate brokerage', 'real estate agency',
        'condo management', 'property developer', 'landlord', 'condominium', 'condominiums', 'condominium management', 'condo', 'condos', 'property mgmt', 'property mgmt company',
        'apartment buildings', 'rental buildings', 'leasing office', 'landlords', 'realty', 'developers', 'home builder', 'builder', 'commercial real estate',
      ],
      'nonprofit-organizations': [
        'charity', 'charities', 'nonprofit', 'nonprofits', 'non-profit', 'non-profits', 'not-for-profit', 'not for profit', 'ngo', 'foundation', 'church', 'food bank', 'association',
        'nonprofit organization', 'shelter', 'community centre', 'community organization', 'community agency', 'volunteers', 'arts organization', 'social services agency',
        'religious organization', 'parish', 'museum',
      ],
    },
    profiles: {},
    terms: {
      'multi-factor-authentication': ['mfa', '2fa', 'two factor', 'two-factor authentication', 'two step verification', 'multifactor', 'multi factor'],
      'recovery-time-objective': ['rto', 'recovery time'],
      'recovery-point-objective': ['rpo', 'recovery point'],
      saas: ['software as a service'],
      voip: ['voice over ip'],
      vpn: ['virtual private network'],
      dns: ['domain name system'],
    },
  },
  // What is told twice counts as it is told last.
  synonyms: [...synonyms, ...everydayWords],
  examples: Object.fromEntries([...new Set(exampleSets.flatMap((set) => Object.keys(set)))].map((intent) => [intent, exampleSets.flatMap((set) => set[intent] ?? [])])),
  pressing,
  paraphrases: [...paraphrases, ...paraphrasesOfAnswers, ...paraphrasesOfServices, ...paraphrasesOfTrades, ...paraphrasesOfReading, ...paraphrasesInSentences, ...waysOfPassages],
  places: [
    { name: 'Scarborough', coordinates: { latitude: 43.7764, longitude: -79.2318 }, within: 'toronto' },
    { name: 'North York', coordinates: { latitude: 43.7615, longitude: -79.4111 }, within: 'toronto' },
    { name: 'Etobicoke', coordinates: { latitude: 43.6205, longitude: -79.5132 }, within: 'toronto' },
    { name: 'East York', coordinates: { latitude: 43.6911, longitude: -79.3278 }, within: 'toronto' },
    { name: 'Thornhill', coordinates: { latitude: 43.8156, longitude: -79.4244 }, within: 'vaughan' },
    { name: 'Pearson', aliases: ['Pearson Airport', 'YYZ', 'Malton', 'Cooksville', 'Clarkson', 'Erin Mills', 'Meadowvale'], coordinates: { latitude: 43.6777, longitude: -79.6248 }, within: 'mississauga' },
    { name: 'Yorkville', aliases: ['Bay Street', 'Leslieville', 'Parkdale', 'Don Mills', 'Leaside', 'Downsview', 'Agincourt', 'Rexdale', 'Mimico', 'Bloor West', 'Distillery District', 'Kensington Market', 'Danforth', 'The Beaches', 'Junction Triangle', 'Weston Road', 'Yorkdale', 'King Street', 'Queen Street', 'Yonge Street', 'Harbourfront', 'Corktown', 'High Park', 'Union Station area'], coordinates: { latitude: 43.6709, longitude: -79.3933 }, within: 'toronto' },
    { name: 'Woodbridge', aliases: ['Kleinburg', 'Vaughan Mills', 'Concord'], coordinates: { latitude: 43.7838, longitude: -79.5983 }, within: 'vaughan' },
    { name: 'Unionville', aliases: ['Milliken', 'Buttonville', 'Markham Village'], coordinates: { latitude: 43.8668, longitude: -79.3095 }, within: 'markham' },
    { name: 'Oak Ridges', coordinates: { latitude: 43.9406, longitude: -79.4578 }, within: 'richmond-hill' },
    { name: 'Bramalea', aliases: ['Bramalea City Centre', 'Mount Pleasant Village'], coordinates: { latitude: 43.7166, longitude: -79.7226 }, within: 'brampton' },
    { name: 'Aldershot', coordinates: { latitude: 43.3125, longitude: -79.8556 }, within: 'burlington' },
    { name: 'Glen Abbey', aliases: ['Clearview', 'Palermo', 'Bronte', 'Kerr Street'], coordinates: { latitude: 43.4381, longitude: -79.7313 }, within: 'oakville' },
    { name: 'Port Credit', coordinates: { latitude: 43.5509, longitude: -79.5836 }, within: 'mississauga' },
    { name: 'Streetsville', coordinates: { latitude: 43.5807, longitude: -79.7124 }, within: 'mississauga' },
    { name: 'Whitby', coordinates: { latitude: 43.8975, longitude: -78.9429 } },
    { name: 'Oshawa', coordinates: { latitude: 43.8971, longitude: -78.8658 } },
    { name: 'Bowmanville', aliases: ['Clarington'], coordinates: { latitude: 43.9126, longitude: -78.688 } },
    { name: 'Uxbridge', coordinates: { latitude: 44.109, longitude: -79.1205 } },
    { name: 'Stouffville', aliases: ['Whitchurch-Stouffville'], coordinates: { latitude: 43.9706, longitude: -79.2446 } },
    { name: 'Aurora', coordinates: { latitude: 44.0065, longitude: -79.4504 } },
    { name: 'Newmarket', coordinates: { latitude: 44.0592, longitude: -79.4613 } },
    { name: 'King City', coordinates: { latitude: 43.9281, longitude: -79.5284 } },
    { name: 'Bradford', coordinates: { latitude: 44.1143, longitude: -79.5631 } },
    { name: 'Barrie', coordinates: { latitude: 44.3894, longitude: -79.6903 } },
    { name: 'Bolton', coordinates: { latitude: 43.8752, longitude: -79.7313 } },
    { name: 'Caledon', coordinates: { latitude: 43.8668, longitude: -79.8581 } },
    { name: 'Orangeville', coordinates: { latitude: 43.9197, longitude: -80.0943 } },
    { name: 'Georgetown', aliases: ['Halton Hills'], coordinates: { latitude: 43.6502, longitude: -79.9036 } },
    { name: 'Milton', coordinates: { latitude: 43.5183, longitude: -79.8774 } },
    { name: 'Guelph', coordinates: { latitude: 43.5448, longitude: -80.2482 } },
    { name: 'Cambridge', coordinates: { latitude: 43.3616, longitude: -80.3144 } },
    { name: 'Kitchener', coordinates: { latitude: 43.4516, longitude: -80.4925 } },
    { name: 'Waterloo', coordinates: { latitude: 43.4643, longitude: -80.5204 } },
    { name: 'Brantford', coordinates: { latitude: 43.1394, longitude: -80.2644 } },
    { name: 'Hamilton', coordinates: { latitude: 43.2557, longitude: -79.8711 } },
    { name: 'Dundas', coordinates: { latitude: 43.2668, longitude: -79.9536 } },
    { name: 'Ancaster', coordinates: { latitude: 43.2181, longitude: -79.9873 } },
    { name: 'Stoney Creek', coordinates: { latitude: 43.2173, longitude: -79.7653 } },
    { name: 'Grimsby', coordinates: { latitude: 43.2001, longitude: -79.566 } },
    { name: 'St. Catharines', aliases: ['Saint Catharines', 'St Catherines'], coordinates: { latitude: 43.1594, longitude: -79.2469 } },
    { name: 'Niagara Falls', aliases: ['Niagara'], coordinates: { latitude: 43.0896, longitude: -79.0849 } },
    { name: 'Peterborough', coordinates: { latitude: 44.3091, longitude: -78.3197 } },
    { name: 'Lindsay', aliases: ['Kawartha Lakes'], coordinates: { latitude: 44.3563, longitude: -78.7408 } },
    { name: 'Cobourg', coordinates: { latitude: 43.9593, longitude: -78.1677 } },
    { name: 'Port Hope', coordinates: { latitude: 43.9517, longitude: -78.2927 } },
    { name: 'Belleville', coordinates: { latitude: 44.1628, longitude: -77.3832 } },
    { name: 'Kingston', coordinates: { latitude: 44.2312, longitude: -76.486 } },
    { name: 'Ottawa', coordinates: { latitude: 45.4215, longitude: -75.6972 } },
    { name: 'London', aliases: ['London Ontario'], coordinates: { latitude: 42.9849, longitude: -81.2453 } },
    { name: 'Windsor', coordinates: { latitude: 42.3149, longitude: -83.0364 } },
    { name: 'Sudbury', coordinates: { latitude: 46.4917, longitude: -80.993 } },
    { name: 'Thunder Bay', coordinates: { latitude: 48.3809, longitude: -89.2477 } },
    { name: 'Montreal', aliases: ['Montréal'], coordinates: { latitude: 45.5019, longitude: -73.5674 } },
    { name: 'Quebec City', aliases: ['Quebec'], coordinates: { latitude: 46.8139, longitude: -71.208 } },
    { name: 'Halifax', aliases: ['Nova Scotia'], coordinates: { latitude: 44.6488, longitude: -63.5752 } },
    { name: 'Winnipeg', aliases: ['Manitoba'], coordinates: { latitude: 49.8954, longitude: -97.1385 } },
    { name: 'Calgary', aliases: ['Alberta'], coordinates: { latitude: 51.0447, longitude: -114.0719 } },
    { name: 'Edmonton', coordinates: { latitude: 53.5461, longitude: -113.4938 } },
    { name: 'Vancouver', aliases: ['British Columbia'], coordinates: { latitude: 49.2827, longitude: -123.1207 } },
    { name: 'New York', aliases: ['NYC'], coordinates: { latitude: 40.7128, longitude: -74.006 } },
    { name: 'Buffalo', coordinates: { latitude: 42.8864, longitude: -78.8784 } },
    { name: 'Detroit', coordinates: { latitude: 42.3314, longitude: -83.0458 } },
  ],
  visitsWithinKm: 100,
  emergencies: {
    malware: [
      'Disconnect the affected computers from the network: pull the cable and switch Wi-Fi off.',
      'Leave them switched on, because evidence is lost with the power.',
      'Touch no backups, restore nothing and pay nothing yet.',
      'Photograph what is on the screen, and tell your staff to stop signing in.',
    ],
    account: [
      'Change the password at once from a computer that you know is clean.',
      'Sign the account out everywhere and turn multi-factor sign-in on.',
      'Tell your colleagues not to open messages from that account.',
      'Leave the message and the computer as they are, so that somebody can look at them.',
    ],
    payment: [
      'Call your bank now and ask it to recall or freeze the payment.',
      'Do not answer the message and do not delete it.',
      'Stop other payments to that account, and change the password of the mailbox concerned.',
      'Write down amount, account and time for the bank and the police.',
    ],
    device: [
      'Change the passwords of whoever used the device, mail first.',
      'Have it signed out of every account and, where that is set up, locked and erased from afar.',
      'Write down what data was on it and whether the disk was encrypted.',
      'Report a theft to the police.',
    ],
    breach: [
      'Stop more from getting out: block the accounts or the computers concerned.',
      'Delete nothing: logs and messages are evidence.',
      'Write down what happened and when you noticed it.',
      'Tell the person in your firm who answers for privacy; the law may ask for a report.',
    ],
    outage: [
      'Look whether one computer is affected or all of them, and whether the internet works on a mobile phone.',
      'Check power and cables of modem, firewall and server, but do not restart a server that shows an error.',
      'Note when it began and any message on the screen.',
    ],
  },
};
