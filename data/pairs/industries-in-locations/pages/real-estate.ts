import type { IndustryInLocationPage } from '../../../schema/pair.ts';

/** By the location's slug. */
export const realEstate: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'Behind every Toronto lobby is a room without windows, and that is where the manager sits. She shares it ' +
      'with lost parcels, the intercom server and a printer that jams on status certificates. Rental landlords in ' +
      'Parkdale have even less space. Brokers, by contrast, have handsome offices on Yonge and few people in them, ' +
      'because agents meet clients in cafés and sign on the hood of a car. None of these places was planned for ' +
      'computers.',
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
      "Square One's towers and the warehouses by Dixie Road are a ten-minute drive apart and keep very different " +
      'habits. A condominium manager gets sixty e-mails a day about parking. An industrial landlord gets six in a ' +
      'month, each about a roof, a dock or a rent escalation. Agents in Port Credit want neither building; they ' +
      'want a listing that loads on a phone by the marina. In Mississauga all three may even report to one owner.',
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
      'Owners in Markham may be abroad, downstairs or both, since an investor in Kowloon can also hold a shop at ' +
      'Kennedy and Steeles. Notices must reach every one of them. Managers answer WeChat groups they did not ' +
      "create, while brokers juggle a seller's family in three time zones. Builders at Cornell have another rhythm " +
      'and worry about fibre dates. Offices on Highway 7 tend to be bright, compact and surrounded by thirty ' +
      'competing Wi-Fi names.',
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
      'Sales offices in Vaughan are built to impress and to be demolished. For eighteen months a pavilion on Jane ' +
      "Street has marble, touch screens and an espresso bar; then it becomes a pit. The builder's real office in " +
      'Woodbridge stays the same for thirty years, drawings in tubes included. Between the two travel deposits, ' +
      'floor plans, colour choices and a controller who trusts paper. Plaza landlords down the road watch all this ' +
      'and count parking spaces.',
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
      'Large houses and narrow plaza units make up the Richmond Hill market, and the people in both expect an ' +
      'answer after dinner. A broker on Yonge may keep a client for three purchases and two generations. ' +
      'Developers at the south end sell something that will stand when the subway arrives, so secrecy and patience ' +
      'count. Property managers deal with the present: a ceiling stain near Weldrick Road, a tenant in Headford ' +
      'who has lost the only key.',
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
      'Silence is worth money in an Oakville sale, so an agent shares the asking price with six people and the ' +
      'security code with none. Listings south of Lakeshore involve stagers, film crews, arborists and now and ' +
      'then a family lawyer. At the other end of town, builders near Dundas hand over rows of townhouses to ' +
      'families with strollers and deficiency lists. Condominium managers in Bronte know every owner and most of ' +
      'the dogs.',
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
      "A Burlington manager's year has two seasons, frozen pipes and condo meetings. Towers by the lake fill with " +
      'retirees who pay promptly and phone early. Industrial condominiums off Harvester house a brewer, a gym and ' +
      'a cabinet shop, none of whom reads the by-laws. Agents cross to Hamilton for a showing and come back for an ' +
      'offer. Appraisers drive farther still, so their office is really a car with a charger.',
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
      'Every weekend a good part of Brampton is for sale, or at least it feels so to a brokerage with three ' +
      'hundred agents and four desks. New licensees join in spring, learn the forms from cousins, and some are ' +
      'gone by fall. Basement apartments, truck yards and warehouses by Airport Road make up the rest of the ' +
      'business. Landlords there measure success in gates that open, tenants that register and cheques that clear.',
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
      'Maps lag behind the market in Pickering, where whole streets of Seaton appear between one printing and the ' +
      'next. Builders sell from pavilions on former fields; brokers on Kingston Road sell the houses that the same ' +
      "buyers move out of. By Frenchman's Bay a dozen townhouses share one dock and one e-mail address. And along " +
      'Highway 407, a land developer may wait two years for a company that asks about megawatts first.',
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
      'Ten corporations with thirty doors each are more work than one tower with three hundred, as any manager of ' +
      'Ajax townhouses will say. There are ten budgets, ten boards and ten snow complaints on a single morning. On ' +
      'Bayly Street the landlord of small bays knows tenants by their trucks. Brokerages in Pickering Village have ' +
      'front porches, creaky stairs and a steady stream of families from Scarborough who are buying for the first ' +
      'time.',
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
