import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';

/** By the location's slug. */
export const realEstate: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'Behind many a Toronto lobby is a room without windows, and that is where the manager sits, with lost ' +
      'parcels, the intercom server and a printer that jams. The inbox is full by nine, and half of it ' +
      'concerns the same elevator. Superintendents report by text, the board writes in the evening, and no ' +
      "one place says what was promised to whom. The manager's first vacation brings that out. A mailbox " +
      'and a task list that belong to the building are the remedy, because the next manager inherits both.',
    questions: [
      {
        question: 'Who should look after the intercom and fob computers in our tower?',
        answer:
          'Usually the installer keeps the software and we keep the computer, network and backup. Write that split ' +
          'into one page with phone numbers. Residents do not mind who repairs a dead panel, but your concierge ' +
          'must know whom to call.',
      },
      {
        question: 'A unit owner demands to see records. Can we send them safely?',
        answer:
          'Your manager or lawyer decides what the Condominium Act allows. We then prepare a folder with redacted ' +
          'copies, a link that expires and a log of downloads. Whole mailboxes or the original drive are never ' +
          'opened for such a request.',
      },
      {
        question: 'Can concierge shifts use one computer without one password?',
        answer:
          'Yes. Each guard taps a fob or enters a PIN and gets the visitor log, parcel list and cameras, nothing ' +
          'more. Shift notes carry a name. When the security company replaces a guard, its supervisor tells you ' +
          'whom to remove.',
      },
    ],
  },
  mississauga: {
    situation:
      'Leasing and management teams in Mississauga inherit buildings together with their computers. A ' +
      'purchase closes, and the new owner receives a box of fobs and a camera recorder with an unknown ' +
      'password. The thermostat still reports to a contractor who went out of business. Staff work around ' +
      "it for years. Then a tenant asks for last week's footage, and it turns out that the recorder stopped " +
      "in spring. Go through a building's devices in the week it changes hands, and reset, record or remove " +
      'each one.',
    questions: [
      {
        question: 'Our warehouse tenants come and go. Who manages the internet in an empty unit?',
        answer:
          'Name an owner for it before the keys come back. A small cellular router can carry the alarm and heating ' +
          'messages while the carrier line is cancelled. Our device list shows which unit has which box, so none ' +
          'is forgotten.',
      },
      {
        question: 'How do we protect rental applications that arrive by e-mail?',
        answer:
          'Move them out of e-mail. A form with an upload field stores pay slips and passports in one restricted ' +
          'folder, and a rule deletes unsuccessful applications after the period you choose. Leasing agents see ' +
          'the folder for their building only.',
      },
      {
        question: 'Can meters and garage chargers share our office network?',
        answer:
          'Let them share nothing except the internet line. Put meters, chargers and gates on separate segments, ' +
          'and let the billing company reach only its own devices. A map of those connections prevents surprises ' +
          'when the supplier changes.',
      },
    ],
  },
  markham: {
    situation:
      'Brokers in Markham show a unit at six and write the offer by nine, often from a car and in two ' +
      'languages. Assistants at the office turn voice notes and photographs into forms, with a lawyer and a ' +
      'lender waiting. Speed makes copies: the agreement exists in the forms application, in mail, in a ' +
      'chat and on a tablet, signed in one place and initialled in another. Ask on Monday for the final ' +
      "one, and three people send three files. We would settle where a deal's signed set lives, and have " +
      'everything else link to it.',
    questions: [
      {
        question: 'Owners run a WeChat group about our building. Should the manager join it?',
        answer:
          'Better to read complaints there than to decide anything there. Official notices go from the ' +
          "corporation's own address and website, in the languages owners need. A short automatic reply can point " +
          'group members to that page.',
      },
      {
        question: 'How can an annual meeting include owners overseas?',
        answer:
          'With a hybrid set-up: registered links, one vote per unit and a microphone that picks up the back row. ' +
          'Your condominium lawyer approves the voting method. Try the platform with an owner abroad in advance, ' +
          'because some services are blocked.',
      },
      {
        question: 'Our mall office Wi-Fi drops on weekends. What causes that?',
        answer:
          'Neighbouring shops fill the same channels once crowds arrive. A survey on a Saturday would show which ' +
          'ones. Cable the desks and payment devices first, then give the remaining wireless a cleaner band and ' +
          'lower power.',
      },
    ],
  },
  vaughan: {
    situation:
      'The head office of a Vaughan builder is often a family table in Woodbridge, with a controller who ' +
      'trusts paper and two sons with different phones. Costs sit in one application, the upgrades that ' +
      'buyers chose in another, and suppliers get their orders by fax or text. Now and then a kitchen is ' +
      "built in last month's colour. Everyone knows how it happened and nobody can prove it. Trace a single " +
      'upgrade from the signature to the supplier, and the gap where it was retyped is easy to close.',
    questions: [
      {
        question: 'We close a sales pavilion next month. What should happen to its computers?',
        answer:
          'List them before the movers arrive. Buyer files go to head office and are checked there, then the disks ' +
          'are erased and each is noted. Phones, the domain and the internet contract need an end date too, or ' +
          'they bill for years.',
      },
      {
        question: 'How do our site trailers get proper internet?',
        answer:
          'A cellular router with an outdoor antenna does for the first phase, on a business plan with enough ' +
          'data. Later trailers can reuse the same box. Drawings sync overnight, so the superintendent opens them ' +
          'without waiting for the signal.',
      },
      {
        question: "Should buyers' warranty requests come by phone, text or e-mail?",
        answer:
          'Let people phone about water, and ask for the rest through one form with a lot number and photographs. ' +
          "A shared queue shows what is open and who has it. Tarion's own forms and deadlines apply besides.",
      },
    ],
  },
  'richmond-hill': {
    situation:
      'Property managers and brokers in Richmond Hill work from narrow plaza units, and their clients ' +
      'expect an answer after dinner. Calls about a ceiling stain near Weldrick Road or a lost key in ' +
      'Headford land on whichever cellphone is charged, and the message stays there. By morning the ' +
      'contractor has been called twice or not at all, and the owner asks for dates. One number in front of ' +
      'those phones is our first suggestion, with a note for each call that the whole office can read.',
    questions: [
      {
        question: 'Purchasers often buy through a company. How do we keep those documents straight?',
        answer:
          "Make one folder per deal with slots for the corporate profile, directors' identification, beneficial " +
          'owners and funds. An empty slot is visible at a glance. Your compliance person judges the content; we ' +
          'set access, retention and the search.',
      },
      {
        question: 'Can intercoms that use a phone line work over the internet?',
        answer:
          'Most modern panels can, others need an adapter, and a few should be replaced. Elevator emergency lines ' +
          'follow stricter rules, so involve the elevator contractor. We check battery time, because copper lines ' +
          'carried power and internet boxes do not.',
      },
      {
        question: 'We are a family landlord with paper leases. Is digitizing worth the effort?',
        answer:
          'Begin with leases that renew in the next two years. Scan them, note renewal dates, options and deposits ' +
          'in a table, and let a second person compare. Older paper can wait in its cabinet, labelled and dry.',
      },
    ],
  },
  oakville: {
    situation:
      'Administrators keep an Oakville brokerage in order: one prepares listings, one handles deposits, one ' +
      'looks after a dozen agents who are never in. Signs, keys, photographers and lawyers all run through ' +
      'their calendars. Offices that manage condominiums look much the same, with snow and elevators in ' +
      'place of stagers. What fails first is the handover on a day off, because each administrator has her ' +
      'own folders and her own way of naming them. We would bring those habits into one before adding any ' +
      'new tool.',
    questions: [
      {
        question: 'How do we share a confidential listing with a few buyers only?',
        answer:
          'Send named guests a page that shows a watermark with their own address and closes on a set day. ' +
          'Downloading can be switched off. We can tell you who looked, though nobody can stop a photograph of a ' +
          'screen.',
      },
      {
        question: 'Volunteer directors use family e-mail. Is that a problem?',
        answer:
          'Sooner or later. Board letters then sit in accounts the corporation cannot reach. Give each director an ' +
          'address or a portal sign-in for the term, and end it at the annual meeting. Minutes remain where the ' +
          'next board finds them.',
      },
      {
        question: 'Video of our listings fills every phone. Where should it live?',
        answer:
          'In shared storage by address, with finished cuts kept and raw clips removed after closing. Upload from ' +
          'the office line or a fast home connection. Sellers should agree in writing how long their rooms stay ' +
          'online.',
      },
    ],
  },
  burlington: {
    situation:
      'Appraisers, inspectors and agents around Burlington work from cars, and their office is a phone with ' +
      'a charger. Photographs, measurements and a signature are taken in a driveway, often where the signal ' +
      'is thin. Uploads stall without a word. Nobody notices until night, when the report is due and two ' +
      'rooms are missing. A phone should keep its copy until the office has confirmed the file, and say so ' +
      'on the screen. We would check that setting before anything else.',
    questions: [
      {
        question: 'Our agents work both sides of the bay. Which tools must they have on one phone?',
        answer:
          "Forms and signatures, the listing systems they are entitled to, the lockbox app and the brokerage's " +
          'mail, all inside a managed work area. If the agent leaves, that area is removed and family pictures ' +
          'stay untouched.',
      },
      {
        question: 'How should a management office handle emergencies when it is closed?',
        answer:
          'Publish one number, answered by a service or an on-call person with a tablet. It needs shut-off ' +
          "drawings, owners' contacts and contractor numbers, readable offline. Our help desk looks after the " +
          'tablet, while the plumber remains your choice.',
      },
      {
        question: 'Can leak sensors help without becoming one more gadget?',
        answer:
          'If they report to someone, yes. Choose a few risky spots, use sensors with long battery life, and send ' +
          'alerts to two people. Test them each autumn. A sensor whose alert goes to a former employee is ' +
          'decoration.',
      },
    ],
  },
  brampton: {
    situation:
      'Four desks and three hundred agents are an ordinary proportion in a Brampton brokerage. Deal ' +
      "secretaries at those desks receive every offer, waiver and deposit slip in whatever form an agent's " +
      'phone produces. It may be a photograph at an angle, a link that expires or a screenshot. Weekends ' +
      'bring most of it. Papers without an address or a page number wait for a call back, and commissions ' +
      'wait with them. Agents need one way to send a deal in, and it should ask for missing pages before it ' +
      'accepts the file.',
    questions: [
      {
        question: 'We have hundreds of agents. Must each one be a paid user?',
        answer:
          'Not necessarily. Agents who only need mail and forms can have a lighter Microsoft licence than staff at ' +
          'the desk. Which of them also belong on the support plan is a question of cost and risk. We count roles ' +
          'with you before quoting.',
      },
      {
        question: 'How can the front desk spot a false seller or tenant?',
        answer:
          'Software helps a little, routine helps more. Compare identification in person or through a verification ' +
          'service, ask for a recent utility bill, and look up the title. A shared checklist keeps a busy Sunday ' +
          'from shortening it.',
      },
      {
        question: 'Trucks knock out our yard cameras. How can they be made more reliable?',
        answer:
          'Mount them behind bollards and higher than a trailer, feed them from a protected cabinet, and record ' +
          'locally as well as online. A camera that goes silent should raise an alert, so a gap is not discovered ' +
          'after a theft.',
      },
    ],
  },
  pickering: {
    situation:
      'Small property offices in Pickering, from a dozen townhouses on one dock to a plaza of nine shops, are ' +
      "often run from a binder. Gate codes, the alarm contract, the snow contractor's " +
      "cell and the router's password are on one page, in a plastic sleeve. Visiting contractors photograph " +
      'that page. A year later, several of them still know the code. We would move the binder into a list ' +
      'with named readers, and change whatever the plastic sleeve gave away.',
    questions: [
      {
        question: 'A carrier says our address does not exist. How do we get internet for the opening?',
        answer:
          'Give the carrier the registered plan, lot number and coordinates, and ask for the construction date in ' +
          'writing. Meanwhile a cellular router with an external antenna serves the pavilion. Order early, because ' +
          "ducts in a new street follow the builder's schedule.",
      },
      {
        question: 'Buyers register on our tablets. What happens to those details afterwards?',
        answer:
          'Decide that before the launch. Registrations should flow to one list with consent and date, leave ' +
          'nothing on the tablet, and be deleted when no longer needed. The guest Wi-Fi is kept apart from that ' +
          'list altogether.',
      },
      {
        question: 'Can a small condominium by the bay afford proper IT?',
        answer:
          'A small one may need very little: a mailbox the corporation owns, shared storage, a backup and a list ' +
          'of codes held by two directors. Plans start at {plans.essential.minUsers} users, so your property ' +
          "manager's plan is often the better place.",
      },
    ],
  },
  ajax: {
    situation:
      'Nine in the morning in an Ajax management office means snow, parking and a garage door, from several ' +
      'boards at once. Each board has its own budget year, bank account and president, and the manager ' +
      'keeps them apart by memory and by the colour of a folder. Slips happen in plain things: a cheque ' +
      "coded to the neighbour, minutes sent to last year's secretary. Software can hold those borders if it " +
      'was set up with them. Its list of boards, signers and addresses is worth checking first, since every ' +
      'letter draws on it.',
    questions: [
      {
        question: 'How do we send one notice to several small corporations without mixing them up?',
        answer:
          "With address lists that come from each corporation's own register and a template that names it in the " +
          'heading. A second person checks a sample before sending. Replies arrive in the mailbox of that ' +
          'corporation instead of a common pile.',
      },
      {
        question: 'Can bay tenants pay and report problems online?',
        answer:
          'Yes, through a simple portal from your property software or a payment company. We make sure that card ' +
          'and bank data stay with the provider and that requests reach the right person. Keep the phone number; ' +
          'some tenants prefer it.',
      },
      {
        question: 'First-time buyers ask whether our e-mails are real. How can we reassure them?',
        answer:
          'Tell each buyer at the first meeting how deposits are announced and that details never change by ' +
          'e-mail. Your domain gets protection against forgery. Print the office number on a card they can hold ' +
          'while they call.',
      },
    ],
  },
};
