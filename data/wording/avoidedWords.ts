/** A word or phrase that visitors do not read here, and what is written instead. */
export interface AvoidedWords {
  /** In lower case; each stands for whole words, in any case of letters. `*` at the end stands for any ending. */
  avoid: readonly string[];
  instead: string;
  /** Sentences and names in which it stays, because the specification words them so or the word is right there. */
  except?: readonly string[];
}

/** The word list of `docs/style-guide.md`. Every text of the built site is searched for it. */
export const avoidedWords: readonly AvoidedWords[] = [
  { avoid: ['somebody', 'somebody else'], instead: 'the person by name ("a technician"), or "someone"' },
  { avoid: ['anybody'], instead: 'anyone' },
  { avoid: ['everybody'], instead: 'everyone' },
  {
    avoid: ['your trade', 'of the trade', 'other trades', 'by trade', 'typical trades', 'each trade', 'some trades'],
    instead: 'industry; "contractors" for the construction trades',
    except: ['by trade number'],
  },
  {
    avoid: ['small firms', 'firms with', 'firms of 10*', 'our firm', 'for firms', 'toronto area firms'],
    instead: 'business or company; "firm" for lawyers, accountants, consultants and brokers alone',
    except: [
      'law firms with',
      'accounting firms with',
      'professional firms with',
      'real estate firms with',
      'for firms that bill',
      'for firms under National Instrument',
    ],
  },
  {
    avoid: [
      'common programs',
      'line program*',
      'main program*',
      'accounting program*',
      'which programs',
      'erp program',
    ],
    instead:
      'software, application or system; "program" for CNC and PLC code and for what a charity or a government runs',
  },
  { avoid: ['private phone*', 'private gmail', 'private mail'], instead: 'personal phone, personal email' },
  { avoid: ['quoted apart', 'offered apart', 'priced apart', 'billed apart'], instead: 'quoted separately' },
  { avoid: ['turned that round'], instead: 'say what you do instead' },
  { avoid: ['papers we use'], instead: 'the checklists and templates we use' },
  { avoid: ['should be so'], instead: 'what to look for' },
  {
    avoid: ['find us', 'stands on this site'],
    instead: 'say where, in the words of a search: "near you", "on this site"',
  },
  { avoid: ['work out your', 'work out a total', 'worked out for'], instead: 'calculate' },
  { avoid: ['present it provider', 'present provider'], instead: 'current IT provider' },
  {
    avoid: ['security check', 'free consultation', 'free check', 'it check'],
    instead: 'free IT assessment, the one name of the offer',
    except: ['Book Your Free Consultation', 'free consultation and IT assessment', 'Book a free consultation'],
  },
  {
    avoid: ['detailed quote'],
    instead: 'quote',
    except: ['Request Detailed Quote', 'Request a detailed quote', 'Please send me a detailed quote'],
  },
  {
    avoid: [
      'it for legal',
      'support for legal',
      'services for legal',
      'backup for legal',
      'consulting for legal',
      'cybersecurity for legal',
      'management for legal',
      'migration for legal',
    ],
    instead: 'the people of the industry: law firms, nonprofits',
  },
  { avoid: ['dearer', 'dearest'], instead: 'costs more; the most expensive' },
  { avoid: ['mend', 'mends', 'mended', 'mending'], instead: 'fix' },
  { avoid: ['rota', 'rotas'], instead: 'schedule' },
  { avoid: ['fortnight*'], instead: 'two weeks' },
  { avoid: ['the cellar', 'one cellar', 'cellar keys'], instead: 'basement; a wine cellar stays one' },
  {
    avoid: ['who ring', 'staff ring', 'engineers ring', 'rings us', 'ring us', 'ring about'],
    instead: 'call',
  },
  { avoid: ['the till', 'a till', 'our till', 'tills'], instead: 'cash register' },
  { avoid: ['conveyancing'], instead: 'closings; The Conveyancer is the name of an application' },
  { avoid: ['adviser', 'advisers', "adviser's"], instead: 'advisor' },
  { avoid: ['ageing'], instead: 'aging' },
  { avoid: ['leaver', 'leavers', "leaver's"], instead: 'departing employee; someone who leaves' },
  { avoid: ['from afar'], instead: 'remotely' },
  { avoid: ['swallow radio', 'swallows radio'], instead: 'block Wi-Fi signals' },
  { avoid: ['employees on, the'], instead: '"at 50 employees" or "with 50 or more employees"' },
  {
    avoid: ['two-step sign-in', 'multi-step sign-in', 'second sign-in step'],
    instead: 'multi-factor authentication (MFA)',
  },
  { avoid: ['e-mail*'], instead: 'email' },
  { avoid: ['multi-factor sign-in', 'sign-ins', 'sign-in page'], instead: 'multi-factor authentication (MFA); login' },
  {
    avoid: ['yearly term', 'by the year', 'paid by the month', 'billed monthly', 'billed yearly'],
    instead: 'one-year agreement; paid yearly, paid monthly',
  },
  { avoid: ['set-up', 'set-ups'], instead: 'setup (noun), set up (verb)' },
  { avoid: ['hand-over', 'hand-overs'], instead: 'handover' },
  { avoid: ['web shop', 'web shops'], instead: 'online store' },
  { avoid: ['cell phone*', 'mobile phone*'], instead: 'cellphone' },
  {
    avoid: ['telephone', 'telephones'],
    instead: 'phone',
    except: ['telephone closet', 'telephone room', 'older than the telephone'],
  },
  { avoid: ['second proof'], instead: 'multi-factor authentication (MFA)' },
  { avoid: ['people concerned', 'computers concerned', 'accounts concerned'], instead: 'affected' },
  { avoid: ['private computer*', 'private laptop*'], instead: 'personal computer, personal laptop' },
  { avoid: ['joiners', 'user and month', 'person and month'], instead: 'new hires; per user per month' },
];
