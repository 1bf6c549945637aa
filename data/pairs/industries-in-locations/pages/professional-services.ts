import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';

/** By the location's slug. */
export const professionalServices: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'Hours are what a Toronto practice sells, so waiting is the cost that nobody invoices. A model takes ' +
      "six minutes to open, a tax return locks under another preparer's name, a call drops just as the " +
      "client says the number. On hybrid days the same people work over a condo building's Wi-Fi, and the " +
      'delay moves home with them. Managers hear of it late, because staff blame themselves or the laptop. ' +
      'We would collect a week of such waits, by person and by application, and spend the first money where ' +
      'they pile up.',
    questions: [
      {
        question: 'Our building allows only one internet carrier. What can we do about outages?',
        answer:
          'Ask the property manager whether that is a contract or merely a habit. Until it changes, a 5G router ' +
          'with its own SIM can carry mail, calls and remote sessions. Big model transfers wait, and everyone ' +
          'should know that in advance.',
      },
      {
        question: 'A bank wants proof that former freelancers have no access. How do we show it?',
        answer:
          'With a list of every account, its owner, last sign-in and end date, exported on the day you are asked. ' +
          'Freelancers get dated accounts from the start. On Professional, someone who leaves is locked out the ' +
          'same day.',
      },
      {
        question: 'Can Mac designers and Windows accountants be supported on one plan?',
        answer:
          'Yes. Both systems are monitored and updated on every plan, and files meet in SharePoint or another ' +
          'shared store. Fonts, colour profiles and plotter drivers need extra care on the Macs, so we record ' +
          'which version each project uses.',
      },
    ],
  },
  mississauga: {
    situation:
      'Parking is free almost everywhere in Mississauga, so a laptop bag on a back seat is the classic bad ' +
      'morning of a consultant, an engineer or a recruiter. What follows depends on the laptop. If its disk ' +
      'was open and client files lay on the desktop, letters may have to be written; if not, it is a matter ' +
      'of a new machine. Few managers know on the day which of the two they have. The time to find out is ' +
      'beforehand: which laptops are encrypted, what they hold, and who can lock them on a Sunday.',
    questions: [
      {
        question: 'A laptop was stolen from a car at Heartland. What happens next?',
        answer:
          'Report it to us and the police at once. We lock the account, order a remote wipe and confirm that the ' +
          'disk was encrypted. You receive the facts your privacy lead needs to judge whether clients must be ' +
          'told.',
      },
      {
        question: 'Is a VPN to our overseas partner still a good idea?',
        answer:
          'A tunnel between two whole networks is hard to defend. A shared project space, with named guests and an ' +
          'expiry date, usually serves better. Where heavy CAD files need a tunnel, restrict it to one server and ' +
          'two directions.',
      },
      {
        question: 'How do we stop colleagues from keeping client papers on their desktops?',
        answer:
          'Make the right place the easiest one. Desktop and Documents can be redirected to OneDrive, templates ' +
          'open inside the client folder, and laptops sync only current work. After a month, ask each team what ' +
          'still ends up elsewhere and why.',
      },
    ],
  },
  markham: {
    situation:
      "Technical people make demanding colleagues, and Markham's consulting offices are full of them. A " +
      'structural engineer writes her own scripts, a software consultant brings three keyboards, and the ' +
      'accountant down the hall wants the printer from 2014 back. IT is judged by people who could do some ' +
      'of it themselves, and sometimes do: a home-made server under a desk, a cloud account on a personal ' +
      'card. Both run well until their author takes another job. Our first round is a friendly one. It ' +
      'adopts what is good and gives each piece an owner.',
    questions: [
      {
        question: 'Our engineers want to be administrators of their own computers. Should they be?',
        answer:
          'Not in the account that reads mail. A second account, used for installing tested tools, gives them ' +
          'freedom and leaves a trace. Scripts that projects depend on belong in a shared repository, where a ' +
          'colleague can find and run them.',
      },
      {
        question: "How do we make a new hire's first day smooth?",
        answer:
          'Send us the start date, role and software list as early as you can. Under Professional we set up new ' +
          'staff, with laptop, sign-ins and groups according to role. A one-page welcome names the help desk and ' +
          'three folders.',
      },
      {
        question: 'Can we cut what we spend on engineering software?',
        answer:
          'Often. Licence logs show which seats are used, for how long and by which office. Named seats can become ' +
          'shared or token-based where the vendor allows it. On Professional, these figures go into your ' +
          'technology plan in time for the renewal.',
      },
    ],
  },
  vaughan: {
    situation:
      'Clients of a Vaughan surveyor, planner or accountant tend to be builders, and builders phone. They phone ' +
      'from an excavator, from the lineup at a Woodbridge bakery, and at ten to five about a form due that day. ' +
      'Offices on Jane Street and along Highway 7 are noisy, with rolled drawings on every chair and a field crew ' +
      'just back from the mud. What they require of computers is speed at the counter and patience in the truck.',
    questions: [
      {
        question: 'Field tablets come back muddy and out of date. Who keeps them current?',
        answer:
          'We can manage them like laptops: updates install while they charge, lost ones are locked, and apps ' +
          'arrive without a visit. Buy cases made for gloves. A numbered shelf with chargers does more for order ' +
          'than any software.',
      },
      {
        question: 'A builder forwards our sealed drawings to everyone. Can that be controlled?',
        answer:
          'Once a PDF leaves, copies cannot be recalled. A digital seal reveals changes, and a project page with ' +
          "the current revision gives contractors one place to look. Your association's rules say how the seal " +
          'itself must be protected.',
      },
      {
        question: 'Our accounting clients are construction companies. What should their bookkeepers send us, and how?',
        answer:
          'One upload link per client, with folders named for payroll, subcontractors, bank and holdback. Files ' +
          'are scanned on arrival and the sender gets a receipt. Photographs of cheques by text message should ' +
          'stop, politely and for everyone.',
      },
    ],
  },
  'richmond-hill': {
    situation:
      'Reviewers are the narrow gate of a Richmond Hill practice: two partners read what ten people ' +
      'prepare, be it a return or a set of calculations. Drafts wait in their inboxes under names such as ' +
      'final, final two and final signed. A preparer then corrects the wrong one, and the hour is lost ' +
      'twice. If a reviewer is ill, everything behind the gate stops. One review list with a status for ' +
      'each file is the first repair, and a second partner with the rights to clear it the next.',
    questions: [
      {
        question: 'Only one employee understands our tax software. How do we reduce that risk?',
        answer:
          'Have a colleague carry out one full filing from the written steps while the expert watches in silence. ' +
          'Gaps show within an hour. We add the technical half: licence keys, update order, printer settings and ' +
          "the vendor's support number.",
      },
      {
        question: 'Can foreign tax software run beside Canadian software on one computer?',
        answer:
          'Frequently, yet updates sometimes collide over shared components. A virtual desktop for each country ' +
          "keeps them apart and can be copied for a busy month. Try last year's return in it before the season " +
          'begins.',
      },
      {
        question: 'Site engineers send photographs from their phones. How do we keep them in order?',
        answer:
          'With a camera form that asks for job number, level and gridline, then uploads by itself. Pictures land ' +
          'in the job folder with time and position. Personal photo albums stay personal, which engineers ' +
          'appreciate as much as clients do.',
      },
    ],
  },
  oakville: {
    situation:
      "Polish is part of what Oakville sells: a studio's reel, a management consultant's bound report, the quiet " +
      'reception of a search practice. Clients notice a flickering meeting screen long before they notice a ' +
      'firewall. Many principals moved here from larger employers downtown and miss an IT department that simply ' +
      'came to the desk. Their successors are Sheridan graduates, who expect to work from anywhere and on two ' +
      'screens.',
    questions: [
      {
        question: 'Our meeting room fails when it matters. What would fix it?',
        answer:
          'Fewer boxes. One computer that belongs to the room, one cable for guests, and a camera and microphone ' +
          "from the same maker. Instructions fit on a card. Under Professional the room's network is monitored, so " +
          'a dead connection is noticed before the client sits down.',
      },
      {
        question: 'Can animators work from home without taking unreleased artwork with them?',
        answer:
          "Yes, by streaming the workstation's picture while files remain in the studio. Copying, printing and USB " +
          "drives are blocked in that session. Check your client's security terms first, because some demand a " +
          'lockable room even at home.',
      },
      {
        question: 'Our consultants came from big companies. Can we have that level of service with fifteen people?',
        answer:
          'Much of it. A help desk, prepared laptops and managed sign-in come with a monthly plan; Enterprise adds ' +
          'a named technical lead. What you will not have is a technician in the next room, so remote help must be ' +
          'good.',
      },
    ],
  },
  burlington: {
    situation:
      'Recruits come to Burlington consulting offices from McMaster, a good share of them across the bay ' +
      "every day, and spend half the year outdoors. Back at the desk, the season's photographs, borehole " +
      'logs and sketches become a report of four hundred pages that may be read aloud at a hearing. Several ' +
      "authors work in it at once. Captions slip, a figure keeps last year's number, and the final PDF " +
      'takes the night. A sound template and one place for figures should be ready before the snow drives ' +
      'everyone indoors.',
    questions: [
      {
        question: 'Our reports run to hundreds of pages with maps. Why does Word crash?',
        answer:
          'Usually because of huge images and several editors in one file. Link compressed figures, split ' +
          'appendices and let one person assemble the final version. More memory helps less than people hope, so ' +
          'we test with your slowest report.',
      },
      {
        question: 'Can we keep data from a project that may be disputed in ten years?',
        answer:
          'Keep the raw readings, the model input, the final report and a note of software versions, sealed ' +
          'together. A second copy belongs elsewhere. Every few years someone must open it, since formats age ' +
          'faster than rock.',
      },
      {
        question: 'Do you support ArcGIS and other mapping software?',
        answer:
          'We look after the computers, licences, storage and permissions that mapping depends on. Questions about ' +
          'projections or analysis stay with your GIS staff and Esri. Slow layers are often a network matter, ' +
          'which we measure before proposing hardware.',
      },
    ],
  },
  brampton: {
    situation:
      'Two rushes make the day of a Brampton bookkeeper: noon, when dispatchers are free, and after supper, ' +
      'when everyone else is. Preparers share one room, two languages and a phone that does not stop. ' +
      'Interruptions are what cost money here. A return is left half entered, the next client sits down, ' +
      "and the first one's slips slide into the second one's folder. Start at the counter: a number for " +
      'each visit, scans filed under that number, and a client screen that shows one name at a time.',
    questions: [
      {
        question: 'How should we collect documents from clients who have only a phone?',
        answer:
          'With a link that opens the camera, asks for one document at a time and confirms each. No app, no ' +
          'password to invent. Labels in plain English with pictures help; your staff can add Punjabi or Hindi ' +
          'wording.',
      },
      {
        question: 'Seasonal preparers use their own laptops. Is that safe?',
        answer:
          'Seldom. Use a hosted desktop where the tax software and files stay in one place, so the laptop is only ' +
          'a screen. Accounts carry an end date in May. Downloads and printing at home can be switched off.',
      },
      {
        question: "A client's passport scan went to the wrong person. What do we do?",
        answer:
          'Ask the recipient in writing to delete it, tell your privacy lead, and note the time. We check whether ' +
          "a link can be closed and who opened it. Your lawyer or regulator's guidance says when the client must " +
          'be informed.',
      },
    ],
  },
  pickering: {
    situation:
      'Job titles in a Pickering engineering office say a good deal about its computers: preparer, ' +
      'verifier, records clerk, project controls. Each needs different rights to the same folder, and the ' +
      'rights change with every contract. Most offices manage that by asking a helpful colleague. After two ' +
      "years nobody knows who can still delete a finished package, and the customer's auditor is the one " +
      'who asks. We would print the list of who can open and alter what, and have each project lead strike ' +
      'out names.',
    questions: [
      {
        question: 'Can we freeze engineering software and still stay secure?',
        answer:
          'Yes, within limits. Put the approved version on dedicated computers with no mail or browsing, and ' +
          'protect them by network rules and backups. Each exception gets an owner and a review date, so it does ' +
          'not last by accident.',
      },
      {
        question: 'Our engineers work inside the plant for weeks. How do they stay reachable?',
        answer:
          'Site rules come first, since many devices may not enter. A forwarding number, an assistant with ' +
          'delegate access to the calendar and a tidy handover note cover most needs. Passwords should not expire ' +
          'during the posting.',
      },
      {
        question: 'How do two different firms share a floor near Pickering GO?',
        answer:
          'With separate firewalls, or one firewall and strict segments, plus a lockable cabinet for each tenant ' +
          'in the telecom room. The landlord should list who holds keys. Printing is the usual leak, so nobody ' +
          'shares a copier without release codes.',
      },
    ],
  },
  ajax: {
    situation:
      'Four rooms over a shop in Pickering Village are a usual address for an Ajax bookkeeper: a scanner, a ' +
      'kettle, a window on the street. Everyone has keys, everyone knows the alarm code, and the one good ' +
      'computer belongs to whoever arrives first. Clients drop in with a question about a cheque and stand ' +
      'where they can read the screen. An old backup disk lies in the drawer below, copied when there is ' +
      'time. A backup that runs by itself replaces that disk first; then the screen turns away from the ' +
      'door.',
    questions: [
      {
        question: 'We keep books for a hundred contractors. Whose software account should hold the data?',
        answer:
          "Preferably the contractor's own, with your practice invited as accountant. Then a change of bookkeeper " +
          'moves no files and access can be withdrawn on either side. List the exceptions, because an old desktop ' +
          'file always turns up in February.',
      },
      {
        question: 'Contractors send payroll changes by text at night. How should we treat them?',
        answer:
          'As requests, never as instructions. A new bank number or a new helper is confirmed by a call to the ' +
          'owner before pay day. Put the rule in your engagement letter, and nobody will take it personally.',
      },
      {
        question: 'Is it worth replacing the one fast computer with several ordinary ones?',
        answer:
          'For bookkeeping, yes: equal machines mean any seat can do any job. Keep a stronger one for drawings, if ' +
          'there are drawings. We set them up alike, with two screens each, and the old one becomes a spare.',
      },
    ],
  },
};
