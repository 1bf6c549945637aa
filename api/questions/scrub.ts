import { mask } from '../mask.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { words } from '../../data/rules/search/words.ts';

const most = 300;

// These words are code and not data: privacy must not depend on a data folder.

/** Words before the name of a person or a firm. */
const introductions =
  /\b(name is|names is|named|called|call me|i am|i'm|im|this is|ask for|mr|mrs|ms|dr|contact|regards|sincerely|signed)\b[\s:.,]+((?:[\p{L}'-]+[\s.]*){1,3})/giu;
/** Words after an introduction that are not names, for example in "I am looking for …". */
const notNames = new Set(
  `a an the not very so in at on from looking trying having getting interested wondering unable sure happy unhappy sorry using new just working going
  about for your our my is what how where urgent it currently also still`.split(/\s+/),
);

/** Patterns of dates, streets, postal codes, account numbers and names of firms. */
const patterns = [
  /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/g,
  /\b\d+[a-z]?\s+(?:\p{L}+\s+){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|court|crescent|way|place|terrace)\b\.?/giu,
  /\b[a-z]\d[a-z]\s?\d[a-z]\d\b/gi,
  /\b(?=[a-z\d-]*\d)(?=[a-z\d-]*[a-z])[a-z\d]+(?:-[a-z\d]+)*\d[a-z\d]{3,}\b/gi,
  /(?:[\p{L}&'-]+\s+){1,3}(?:inc|ltd|llp|llc|corp|limited|incorporated|corporation)\b\.?/giu,
];

/** Words before the name of a person or a firm, which may be written in lower case. */
const telling =
  /\b(?:my name|name is|i am|i'm|im|this is|work(?:ing)? (?:at|for)|(?:calling|writing|here) from|on behalf of|regards|sincerely|signed|mr|mrs|ms|dr)\b/i;

/**
 * The question without personal details: mail addresses, long numbers, links and names. A capitalized word is kept only if the
 * site capitalizes it as well, if it is a common abbreviation, or at the beginning of a sentence if it is an everyday word. If
 * the visitor introduces themselves, all unknown words are removed.
 */
export function scrub(message: string, knows: (word: string, asName?: boolean) => boolean): string {
  const known = (word: string, asName = false) => knows(word.toLowerCase().replace(/['’]s$/, ''), asName);
  const { text, personal } = mask(message);
  const strict = personal.email || personal.phone || telling.test(text);
  const shouted = text === text.toUpperCase();
  return patterns
    .reduce((rest, pattern) => rest.replace(pattern, '[…]'), text)
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[…]')
    .replace(/\S*@\S*/g, '[…]')
    .replace(/\d[\d\s().-]{4,}\d/g, '[…]')
    .replace(introductions, (whole, introduction: string, rest: string) => {
      const words = rest.trim().split(/[\s.]+/);
      return notNames.has((words[0] ?? '').toLowerCase())
        ? whole
        : `${introduction} ${words.map((word) => (known(word) && !/^\p{Lu}/u.test(word) ? word : '[…]')).join(' ')} `;
    })
    .replace(/(?<![\p{L}\p{N}])\p{L}[\p{L}'’-]*/gu, (word, at: number, whole: string) => {
      if (abbreviations.has(word.replace(/['’]s$|(?<=\p{Lu})s$/u, ''))) return word;
      if (!/^\p{Lu}/u.test(word) || word === 'I')
        return strict && !known(word) && !word.split(/['’-]/).every((part) => known(part)) ? '[…]' : word;
      // Searched from the end of the text: a pattern would be tried again at each full stop, in quadratic time.
      const before = whole.slice(0, at);
      const preceding = before.trimEnd();
      const begins =
        shouted ||
        preceding === '' ||
        '.!?'.includes(preceding.at(-1) ?? '') ||
        before.includes('\n', preceding.length);
      return known(word, !begins) ? word : '[…]';
    })
    .replace(/(?:\[…\]\s*)+/g, '[…] ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}

/**
 * Abbreviations that name no person and no private firm: law and authorities, money, work, health, buildings and technology, as
 * people in Canada write them. They stay in a question; it would not be
 * understood without them. Those that are surnames, or of two letters like initials, are left out.
 */
const abbreviations: ReadonlySet<string> = new Set(
  `WSIB OHSA ESA AODA PIPEDA PHIPA FIPPA MFIPPA CASL CRTC CRA CBSA IRCC OSFI FINTRAC OSC IIROC CIRO IPC MOH OHIP RCMP OPP
  CSE CCCS OPC LSO LSUC CPA HST GST PST QST RST CPP RRSP RESP TFSA SIN T4 T4A T5 NDA SLA SOW MSA RFP RFQ RFI B2B B2C
  ROI KPI TCO CAPEX OPEX EFT ACH HR CEO CFO CTO CIO COO CISO PTO FAQ ASAP ETA FYI AKA PIN DOB AGM EMR EHR EPR DICOM
  PACS HIPAA OCAP RHPA LTC HVAC ATM UPS CCTV DVR NVR LED BYOD GDPR CCPA SOC ISO NIST CIS PCI DSS SOX FIPS CMMC MFA
  SSO VPN RDP SSH SSL TLS DNS DHCP DMARC DKIM SPF EDR MDR XDR SIEM MDM RMM PSA NOC SOC2 DLP IAM LAN WAN WLAN VLAN SSID
  NAS RAID SSD HDD CPU GPU USB HDMI VGA IP TCP ISP DSL LTE GPS VOIP PBX SIP IVR SMS MMS PDF CSV XML SQL API SDK ERP
  CRM POS CAD BIM VDI VPS AWS GCP SAAS IAAS PAAS AI GPT LLM OCR RPA IOT OS PC TV FTP HTTP HTTPS URL HTML CSS PHP IMAP
  SMTP OST PWA UI UX IT MSP MSSP BCP DRP RPO RTO BIOS TPM UEFI NFC RFID QR EST EDT PEI USA UK EU`.split(/\s+/),
);

/**
 * Whether a word is part of the site or of everyday language; with `asName`, whether the site capitalizes it inside a
 * sentence. What is kept of a question may hold no other words.
 */
export function makeSiteWords(site: Site): (word: string, asName?: boolean) => boolean {
  let known: { all: ReadonlySet<string>; names: ReadonlySet<string> } | undefined;
  return (word, asName = false) => {
    known ??= read(site);
    return (asName ? known.names : known.all).has(word);
  };
}

function read(site: Site) {
  const { assistant, services, planServices, industries, pricing, faqs, glossary, articles, locations, provider } =
    site;
  const { vocabulary, ...spoken } = assistant;
  const text = JSON.stringify([
    spoken,
    services,
    planServices,
    industries,
    pricing,
    faqs,
    glossary,
    locations,
    provider.name,
    articles.map(({ body }) => body),
  ]);
  const names = text.match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? [];
  return {
    all: new Set([...words(text), ...(vocabulary.functionWords.en ?? []), ...(vocabulary.functionWords.fr ?? [])]),
    names: new Set(names.flatMap((name) => words(name))),
  };
}
