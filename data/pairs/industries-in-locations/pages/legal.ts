import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';

/** By the location's slug. */
export const legal: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'A litigation boutique near Osgoode and a two-lawyer office on the Danforth keep the same deadlines with very ' +
      'different equipment. Downtown, landlords decide when cable may be pulled and which carriers reach the floor. ' +
      'On the Danforth, the lawyer owns the router and nobody has the password. Both lose billable hours to the same small faults: ' +
      'a docking station, a frozen scanner, a document system that asks to sign in twice.',
    questions: [
      {
        question: 'Can you work in a downtown tower with strict building rules?',
        answer:
          'Yes. Bay Street property managers usually want proof of insurance, a booked freight elevator and work ' +
          'outside business hours. We collect these rules with your office manager before a date is set. ' +
          'Maintenance outside your hours belongs to the Enterprise plan.',
      },
      {
        question: 'How do our clerks file with several Toronto courts from one desk?',
        answer:
          'Each court has its own portal, sign-in and size limit for PDF documents. We keep a page of those limits with ' +
          'your clerks, set up compressed scanning, and give each clerk a separate account, so filing does not stop on a ' +
          'sick day.',
      },
      {
        question: 'What happens to our computers when we take on articling students in the summer?',
        answer:
          'Tell us names and rotations in May. Laptops are prepared with the document system and dictation, and access ' +
          'follows the lawyer each student is assigned to. On the last day of articles the account closes and its mail ' +
          'goes to the principal.',
      },
    ],
  },
  mississauga: {
    situation:
      'Half a dozen people share a typical Mississauga law office: two lawyers, two clerks, a student and ' +
      'an interpreter by the hour. The rooms are a unit in a commercial condominium, or an old Port Credit ' +
      'storefront with a wet basement and a breaker panel older than the partners. Paper comes in by the ' +
      'envelope and leaves as PDF, so the scanner is the busiest machine. When it loses its network folder, ' +
      'clerks save to their own desktops, and soon there are two versions of everything. We would repair ' +
      'that path before anything else.',
    questions: [
      {
        question: 'We share a suite with another business. Is our network safe?',
        answer:
          "Only if it is separated. A shared router lets a neighbour's infected laptop see your printers and folders. We " +
          'put your office behind its own firewall, give guests a separate Wi-Fi and ask the condominium office where the ' +
          'line enters.',
      },
      {
        question: 'Clients send us identity documents over WhatsApp. What should we use instead?',
        answer:
          'Send them a link to a secure upload page that opens on any phone, in the language they read. Files land in the ' +
          'matter, encrypted, and a clerk is told. Old pictures can then be removed from personal phones.',
      },
      {
        question: 'Can you help before a hearing at the Brampton courthouse?',
        answer:
          "Call the help desk during your plan's hours, ideally a day ahead. A remote session covers the laptop, " +
          'battery, hotspot and offline exhibits. Keep one prepared spare at your office, for a morning when ' +
          'Hurontario is slow and the first laptop fails.',
      },
    ],
  },
  markham: {
    situation:
      'A clerk in Markham may prepare a share sale before lunch and a condominium closing after it, in two ' +
      'applications that do not know each other. Names, addresses and party lists are typed twice, once for ' +
      'Unity and once for the minute book. The second copy is the one with the error. Passwords multiply as ' +
      'well, and the browser remembers them for whoever sits down next. Our first question is which ' +
      'application could feed which; the second is where those passwords ought to live.',
    questions: [
      {
        question: 'Our technology clients ask how we protect their code and contracts. What can we show them?',
        answer:
          'A short description of your safeguards, kept current: where documents are stored, who signs in with ' +
          'which second step, how long logs last. On Enterprise we write it with you, and your lawyers attach it ' +
          'to each questionnaire.',
      },
      {
        question: 'Do your tools handle Chinese names and documents?',
        answer:
          'Windows and Microsoft 365 do, once fonts, input methods and text recognition are set up the same way ' +
          'everywhere. We add the Chinese spelling as a field beside the legal name, so conflict searches find both.',
      },
      {
        question: 'Can we file in Newmarket without driving there?',
        answer:
          'Much of it, since many Ontario court documents can be filed online. What remains is the hearing day itself. We ' +
          'equip one travel laptop with a hotspot and charger, and it stays in a drawer marked for Eagle Street.',
      },
    ],
  },
  vaughan: {
    situation:
      'Phones set the rhythm of a Woodbridge law office, because its clients would rather call than write. ' +
      'Clerks take the message, look for the file and promise an answer by three. Everything depends on ' +
      'finding that file, and Vaughan offices tend to keep files in several places. One is a shared drive ' +
      'from the founding year, another a newer cloud folder, the third an inbox. A search then returns ' +
      'three drafts of one agreement. Choosing a single home for matters comes first, and the newest ones ' +
      'move in before the old.',
    questions: [
      {
        question: 'How can we preserve text messages from a construction site as evidence?',
        answer:
          'Collect them from the phone with a tool that keeps sender, time and attachments, and store the export ' +
          'unchanged. A screenshot loses most of that. We set up the collection; the lawyer on the file decides what is relevant and ' +
          'what must be produced.',
      },
      {
        question: 'Thursday closings overload our office. What can be done?',
        answer:
          "We look at what slows down first. Often it is one scanner and one person with the trust bank's token. A second " +
          "scanner, a trained deputy and a line that switches over by itself take the strain off a builder's closing day.",
      },
      {
        question: "Our clients' drawings are huge. Where should they live?",
        answer:
          'In a document library linked to the matter, with viewers that open DWG and PDF without a full CAD licence. We ' +
          'archive closed projects to cheaper storage and keep the index, so a ten-year-old plan can still be found.',
      },
    ],
  },
  'richmond-hill': {
    situation:
      'Many Richmond Hill practices are in their second generation, and so is the equipment. A parent who ' +
      'still signs the cheques wants the desktop as it was. The daughter who runs the files works on a ' +
      'tablet between meetings in Persian and Cantonese. The usual compromise is both: two calendars, two ' +
      'contact lists, two sets of precedents. Appointments get lost in the gap, and sooner or later a ' +
      'limitation date will too. We would merge the calendars first, because nobody misses the second one.',
    questions: [
      {
        question: 'How should we store recordings of wills signed by video?',
        answer:
          'Keep them with the matter, encrypted, under the same retention rule as the will file. A recording left in a ' +
          'meeting service may expire. We switch on automatic transfer and open one file each quarter to see that it ' +
          'plays.',
      },
      {
        question: 'We still have index cards for our will vault. Can you help move them?',
        answer:
          'Yes. Staff photograph each card, text recognition proposes a name and date, and a clerk corrects them. The ' +
          'list then goes into your practice software. The cards stay in the vault until a partner signs off.',
      },
      {
        question: 'Can a client overseas give us instructions safely?',
        answer:
          'A portal with multi-factor sign-in is safer than e-mail, and a scheduled video call lets you see who ' +
          'is speaking. Ask the client to try both beforehand, as some services are blocked in certain countries.',
      },
    ],
  },
  oakville: {
    situation:
      "Law clerks in Oakville spend their day on drafts that pass through many hands: the client's " +
      "accountant, a trust company, the other side's lawyer. Fifteen versions of one agreement are normal. " +
      "The mistake to fear is a small one, such as a comment left in the margin, last week's schedule " +
      'attached, or tracked changes that everyone can read. Nobody notices at five in the afternoon with a ' +
      'courier at the door. So the drafting routine is the place to begin: one live document, and a clean ' +
      'copy made each time it leaves.',
    questions: [
      {
        question: "How do you secure a partner's home office?",
        answer:
          'With a firm laptop that connects back through an encrypted tunnel, a small firewall or a separate ' +
          'Wi-Fi, and a locked printer queue. Family devices stay on the household network. Most of the set-up is ' +
          'remote; a visit follows your plan.',
      },
      {
        question: 'Spouses sometimes both contact our office. How can staff avoid sending a draft to the wrong one?',
        answer:
          'Mail rules can ask for confirmation when an address is outside the matter. We remove suggested addresses from ' +
          'Outlook for those files and name client contacts clearly. A link with a sign-in is better still, as it can be ' +
          'withdrawn.',
      },
      {
        question: 'We have no room for a server. Is that a problem?',
        answer:
          'No, a small practice rarely needs one. Documents, mail and accounting can be hosted, with a backup held by ' +
          'another company. What remains on Lakeshore Road is a firewall in a ventilated cabinet and good wiring.',
      },
    ],
  },
  burlington: {
    situation:
      'From an upstairs office on Brant Street you can see the lake, and often the whole team. Two ' +
      'practices may share one receptionist. Collaborative family lawyers book quiet rooms near the ' +
      'library, while real estate by Fairview fills the last Friday of the month. That Friday shows what ' +
      'was put off: a scanner with worn rollers, a password that lapsed, a laptop in the middle of an ' +
      'update. Such chores belong on a quiet Tuesday, and keeping them there is our part.',
    questions: [
      {
        question: "What should a lawyer's car bag contain for court in Hamilton or Milton?",
        answer:
          'A charged laptop with offline copies, a phone that can serve as a hotspot, a power bank, a display ' +
          'adapter and printed sign-in help. Give each litigator one, and let an assistant check the batteries ' +
          'every season.',
      },
      {
        question: 'Can our phones ring at the office and on the road?',
        answer:
          'Yes. One number reaches the desk, the mobile app and a deputy in that order. Calls show the office number on ' +
          "the client's display, and voicemail arrives as a recording in the mailbox the assistant reads.",
      },
      {
        question: 'A sole practitioner next door is retiring. Can we take over the files?',
        answer:
          "Your lawyers settle consent and the Law Society's rules. We copy the practice data from PCLaw or Clio, compare " +
          "counts of matters and trust ledgers with the seller's reports, and keep a sealed image of the old computer.",
      },
    ],
  },
  brampton: {
    situation:
      'Clerks hold the fort in a Brampton criminal or family practice from ten to two, when every lawyer is ' +
      'in court. They greet in Punjabi, Hindi or Urdu, take a retainer, open a file and look for a ' +
      'signature. Many clients walk in from Queen Street with a summons in hand, so a new matter starts on ' +
      'paper at the counter. Typing it up waits until evening, and the conflict search waits with it. We ' +
      'would turn that counter sheet into a form that opens the matter while the client is still there.',
    questions: [
      {
        question: 'Police disclosure fills our computers. Where should it go?',
        answer:
          'Into encrypted storage that lists each brief by matter, with a viewer for police video formats on two fast ' +
          'workstations. Downloads to a personal laptop are switched off. When a case ends, the list shows what must be ' +
          'returned or destroyed.',
      },
      {
        question: 'Can clerks work while every lawyer is at court?',
        answer:
          'Permissions decide. We give clerks what they prepare, keep trust banking with its two approvers, and set a ' +
          'short list of messages that reach counsel by text. A phone queue in several languages takes pressure off ' +
          'reception.',
      },
      {
        question: 'Our clients reach us on Messenger and by text. Is that a risk?',
        answer:
          'Yes, because nothing is filed and a lost phone takes the conversation with it. A business texting number ' +
          "stores messages with the client's file and survives a change of staff. We move the number you already " +
          'advertise.',
      },
    ],
  },
  pickering: {
    situation:
      'Four people and one server closet are a common size for a Pickering law firm, and everyone answers ' +
      'the phone. Wills arrive in an envelope from Bay Ridges, an insurer faxes a medical brief, a buyer ' +
      'e-mails a photograph of a void cheque. Each takes its own way into the file. Sick days show the ' +
      'weakness, because a single employee knows the trust ledger and another the court forms. Write those ' +
      'jobs down first, and give a second person a sign-in and an afternoon to try each.',
    questions: [
      {
        question: 'Can a small practice manage forty closings on one day?',
        answer:
          'With preparation. Documents merge from one checked list, computers receive no updates that week, and a ' +
          "cellular line waits in case the cable drops. Name the date to us early, and know your plan's help desk " +
          'hours before Teraview opens.',
      },
      {
        question: 'A contractor to the nuclear station wants our file kept confidential. How?',
        answer:
          'The matter gets a folder that only named people can open, with a log of every view. Printing and forwarding ' +
          'can be blocked too. We hand the lawyer on the file a one-page record of these settings for the engagement letter.',
      },
      {
        question: 'Does our fax machine still make sense?',
        answer:
          'Perhaps, as some hospitals, insurers and government desks still use it. A fax service that delivers to a ' +
          'shared mailbox keeps your number, needs no phone jack, and stops pages lying in a tray by the window.',
      },
    ],
  },
  ajax: {
    situation:
      'A lawyer, an assistant and a part-time bookkeeper are a full house in Ajax, where many lawyers ' +
      'answer their own phones. The bookkeeper comes on Fridays and needs the accounting at home on ' +
      'Sundays; the assistant needs the calendar the moment a client calls. Such offices often share one ' +
      'login to everything, because it was quicker on the day. The trouble appears at year end, when nobody ' +
      'can say who changed a trust entry. Three people need three sign-ins, before anyone buys so much as a ' +
      'cable.',
    questions: [
      {
        question: 'What does a sole practitioner in Ajax need at minimum?',
        answer:
          'Two computers that can replace each other, practice software in the cloud, a backup tested by opening a file, ' +
          'and multi-factor sign-in for mail and bank. A written page tells your assistant whom to call when you are in ' +
          'Oshawa.',
      },
      {
        question: 'Can clients sign in the evening without staff present?',
        answer:
          'A tablet with an electronic signature service lets you witness what the law allows and files the copy ' +
          'by itself. Some documents still need ink. Test the printer before staff go home, since help desk hours ' +
          'depend on your plan.',
      },
      {
        question: 'Who looks after our computers during a vacation?',
        answer:
          'The help desk does, and alerts keep coming to us. Before you leave, we test the out-of-office message, the ' +
          "forwarding number and your covering lawyer's limited access. It ends on the date you return.",
      },
    ],
  },
};
