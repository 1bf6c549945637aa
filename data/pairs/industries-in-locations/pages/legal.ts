import type { IndustryInLocationPage } from '../../../schema/pair.ts';

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
      'Interpreters, passport scans and evening appointments shape the working day of many lawyers around Square One and ' +
      'Cooksville. Offices are often a unit in a commercial condominium, shared with an accountant or a travel agent, and ' +
      'the internet line is shared too. South of the QEW, Port Credit practices in old storefronts have a different ' +
      'worry: a wet basement and a breaker panel older than the partners.',
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
      'Share registers, source code escrow and licensing schedules make the files of a Highway 7 business lawyer ' +
      'unusually technical. The clients run software companies themselves and notice a clumsy login. In the same plaza, a ' +
      'family practice prints more than it e-mails because parents want paper in Traditional Chinese. One office suite, ' +
      'one copier and one broadband line have to satisfy both kinds of visitors.',
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
      'Half the boardroom tables in a Woodbridge law office are covered with drawings, because builders and their ' +
      'subcontractors are the clients. Files arrive as rolls of plans, texts from a site superintendent and spreadsheets ' +
      'of holdbacks. A practice near the subway at Vaughan Metropolitan Centre adds corporate work for the same families. ' +
      'Storage fills quickly there, and copies multiply in every inbox.',
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
      'Quiet, long relationships define the legal work in Richmond Hill: a will signed thirty years ago, a house on Mill ' +
      'Street, a company now run by the daughter. Paper outlives the software that listed it. Newer practices at Leslie ' +
      'Street and Highway 7 are nearly paperless, meet in Persian, Cantonese or Russian, and expect signing rooms where ' +
      'the camera and the large screen simply start.',
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
          'A portal with a second sign-in step is safer than e-mail, and a scheduled video call lets you see who ' +
          'is speaking. Ask the client to try both beforehand, as some services are blocked in certain countries.',
      },
    ],
  },
  oakville: {
    situation:
      'Discretion is the first thing an Oakville client buys. In the houses around Robinson Street that became law ' +
      'offices, sound carries, doors stand open and the printer is in the hall. Matters concern family companies, ' +
      'cottages and second marriages, so two people in one file may not know what the other has signed. Partners who live ' +
      'ten minutes away treat the dining room as a second office.',
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
      'From an upstairs office on Brant Street the lake is closer than either courthouse. Counsel cross the Skyway to ' +
      'Hamilton one day and drive to Milton the next, so a document left on the desktop is a document lost. Collaborative ' +
      'family practices meet clients in quiet rooms near the library. Real estate lawyers by Fairview have the opposite ' +
      'rhythm, with everyone in the office on the last Friday.',
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
      'Lawyers within sight of the Hurontario courthouse measure an office by what it can do between ten and two, when ' +
      'the partners are in court. Clerks hold the fort, and most of them serve clients in Punjabi, Hindi or Urdu. ' +
      'Walk-ins come from Queen Street plazas with a summons in hand. Volumes of disclosure, short notice and a crowded ' +
      'waiting room leave no space for slow computers.',
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
      'New subdivisions north of Taunton send their closings to offices on Kingston Road that have four employees and one ' +
      'fax line. Long-time clients from Liverpool Road and Bay Ridges still drop in with an envelope. Some matters touch ' +
      'the power station, where suppliers sign strict terms about who may read a contract. A small team must switch ' +
      'between all three in one afternoon without mixing the folders.',
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
      'Lawyers in Ajax answer their own phones more often than colleagues downtown, and many practise alone with an ' +
      'assistant and a part-time bookkeeper. Clients see them after the train comes in. Separation agreements, first ' +
      'houses and powers of attorney pay the rent on Harwood Avenue or in a brick house in Pickering Village. A single ' +
      'failed disk could stop such an office for a week.',
    questions: [
      {
        question: 'What does a sole practitioner in Ajax need at minimum?',
        answer:
          'Two computers that can replace each other, practice software in the cloud, a backup tested by opening a file, ' +
          'and multi-step sign-in for mail and bank. A written page tells your assistant whom to call when you are in ' +
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
