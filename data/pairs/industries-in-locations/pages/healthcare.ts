import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';

/** By the location's slug. */
export const healthcare: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'Hospital Row gives a downtown specialist everything except space. A suite on University Avenue may be three rooms, ' +
      'a sterilizer and a server under the sink. In Leslieville or along St. Clair West, a family practice has more floor ' +
      'and less help, with a receptionist who also resets passwords. Patients of both arrive with a phone full of test ' +
      'results and want someone to open them now.',
    questions: [
      {
        question: 'Which electronic records do you support for Toronto clinics?',
        answer:
          'We look after the computers, printers, network and sign-ins that OSCAR Pro, TELUS PS Suite or Accuro depend ' +
          'on, and call the vendor with you. Changes inside the record stay with the vendor and your physicians.',
      },
      {
        question: 'A physician works at the hospital and with us. Who manages the laptop?',
        answer:
          'Whoever owns it, and only one of you. Two sets of management software fight each other. On a clinic laptop, ' +
          'hospital access normally runs in a browser or a remote desktop, with its own multi-factor sign-in.',
      },
      {
        question: 'Can you come into the clinic without disturbing patients?',
        answer:
          "Most work is done remotely, with the receptionist's permission on the screen. Professional and " +
          'Enterprise include visits, and you tell us which rooms are free and when. A technician closes what is ' +
          'not needed and touches no chart.',
      },
    ],
  },
  mississauga: {
    situation:
      'Reception sets the pace of a Mississauga practice. In Erin Mills or near the Queensway a ' +
      'receptionist may greet in four languages before nine. Schedule, fax inbox and health card check ' +
      'share a single screen. Paper still arrives by the tray: consult letters, lab reports, insurance ' +
      'forms. Errors start there, when a scan is saved to the wrong chart because two windows look alike. ' +
      'We would set the screens so that one patient is open at a time, and let scans wait in an inbox that ' +
      'a nurse checks.',
    questions: [
      {
        question: 'Several doctors share our suite. Do they need separate networks?',
        answer:
          'Independent practices should have them, since each is responsible for its own records. We divide one internet ' +
          'line into separate networks with their own Wi-Fi names, and set printers so that a referral cannot land next ' +
          'door.',
      },
      {
        question: 'Our ultrasound images load slowly. Is it the internet?',
        answer:
          'Often it is the old switch or the cable in the wall. We time one study from the machine to the archive and to ' +
          'the reading screen, so the slow stretch is known before anyone buys a faster line.',
      },
      {
        question: 'How do we give rotating medical learners access?',
        answer:
          'A named account with an end date, opened when the preceptor asks and limited to what the placement needs. ' +
          'Borrowed passwords make audit logs worthless. The office manager receives a list each month and confirms who ' +
          'is still there.',
      },
    ],
  },
  markham: {
    situation:
      'Plazas at Highway 7 and Woodbine or Kennedy Road give a Markham clinic parking and a shared telecom ' +
      'closet. Several tenants hang on that one closet, and nobody on the lease is sure who may open it. ' +
      'Intercoms, cameras and alarms came from three installers, each with a box of its own and a password ' +
      'on a business card. So the first failure is rarely a computer. More often a breaker trips, or a box ' +
      "was unplugged to make room. Photographs, labels and a lock on the clinic's part prevent most of it.",
    questions: [
      {
        question: 'Do you support clinics in the evening and on Sundays?',
        answer:
          'Hours depend on the plan, and each plan states them in writing. For a clinic that opens late we plan updates ' +
          'for closed mornings, leave printed instructions for the front desk and show the dentist how to reach critical ' +
          'support.',
      },
      {
        question: 'Can reminders go out in Chinese as well as English?',
        answer:
          'Often, because many booking systems allow a template in each language. We set up the sending address so ' +
          'messages are not treated as junk, and remind you that text messages should carry no diagnosis.',
      },
      {
        question: 'Our X-ray software needs an old computer. What now?',
        answer:
          'The machine may stay, on a network of its own that reaches only the image archive. No mail and no browsing on ' +
          "it. We copy its disk, note the vendor's licence key and look for a replacement without haste.",
      },
    ],
  },
  vaughan: {
    situation:
      'Clinic managers in Vaughan hire faster than they plan. A new dentist or nurse practitioner gets the ' +
      'last free desk, then a folding table, then a laptop on top of the filing cabinet. Outlets and data ' +
      'jacks were counted for the opening day, so power bars hang under the counter and a small switch ' +
      'hides behind the toner. Equipment like that runs hot and fails without warning, usually with the ' +
      'morning full. Our first drawing shows what is plugged in where; the record system comes off the ' +
      'power bars next.',
    questions: [
      {
        question: 'How do we keep employer reports apart from the medical chart?',
        answer:
          'Two templates and two permissions. Staff who send functional reports to employers see those documents and no ' +
          'clinical notes. Outgoing mail goes through a shared mailbox, where the address and the attachment can be ' +
          'checked before sending.',
      },
      {
        question: 'We open a second location in Vaughan. Can both share one system?',
        answer:
          'Yes, if identity comes first: one account per person, the same printer names and the same phone extensions. We ' +
          "copy the first clinic's network plan to the second, then test a booking made in one place and changed in the " +
          'other.',
      },
      {
        question: 'Our clinic loses power now and then. What is worth protecting?',
        answer:
          'The modem, firewall, main switch and one reception computer come first. Small battery units keep those alive ' +
          'long enough to finish a visit. Vaccine refrigerators need their own alarm with a phone number, not a socket on ' +
          'our battery.',
      },
    ],
  },
  'richmond-hill': {
    situation:
      'Scopes, field analyzers and retinal cameras decide the day in many Richmond Hill suites. Each came ' +
      'with a computer that the dealer installed, with a password taped underneath and a note that nothing ' +
      'may be changed. An exam is only as quick as the slowest of these boxes. One full disk, or one clock ' +
      "that is off by an hour, and images land under yesterday's date. Free space and clocks are worth " +
      "checking first on every device, because both can usually be put right without touching the dealer's " +
      'software.',
    questions: [
      {
        question: 'The device dealer set up our equipment. Can you still manage it?',
        answer:
          "Within the dealer's limits, yes. We list every device computer, ask which updates its maker approves, change " +
          'the taped password and agree who may connect remotely. Warranty terms stay in the same folder, so nobody ' +
          'breaks them by accident.',
      },
      {
        question: "How can two secretaries keep one specialist's calendar?",
        answer:
          'With delegate rights for each person and one rule about which system is the master. Copies between hospital ' +
          "and clinic calendars lag or fail. We remove those that cannot be trusted and show patients' details in only " +
          'one place.',
      },
      {
        question: 'Which privacy rules apply to our endoscopy or eye clinic?',
        answer:
          "Ontario's Personal Health Information Protection Act, PHIPA, covers health information custodians and those " +
          'who work for them. We supply the technical side: access by role, encrypted devices, logs and notice to you ' +
          'when something goes wrong.',
      },
    ],
  },
  oakville: {
    situation:
      "Comfort sells in Oakville's private clinics, so the front desk is a tablet, the playlist is chosen " +
      'with care and no cable may show. Behind the wall it is tight: a router in a linen closet, speakers ' +
      'and the payment terminal on the same wireless name, a server beside the towel warmer. Clients feel a ' +
      'fault at checkout first, when the terminal hangs and the next appointment is already waiting. We ' +
      'would move payments to a network of their own and find the equipment a cupboard that stays cool.',
    questions: [
      {
        question: 'May staff take treatment photographs with their own phones?',
        answer:
          'Better not, because pictures then sit in a personal cloud account. A managed camera app sends each photograph ' +
          'straight to the chart and keeps no copy. We set it up on clinic phones and test it in the treatment room.',
      },
      {
        question: 'Can our waiting room offer free Wi-Fi safely?',
        answer:
          'Yes, on a network that reaches the internet and nothing else. It gets a limit on speed, so films in the ' +
          "waiting room do not slow the doctor's screen. The password can change weekly and appear on a small display.",
      },
      {
        question: 'Our marketing agency asks for access to the patient list. What should we say?',
        answer:
          'Ask what it needs, as consent for care is not consent for advertising. Often a count or an anonymous export ' +
          'will do. From us you get a separate sign-in for the agency, without any route into the record.',
      },
    ],
  },
  burlington: {
    situation:
      'Long-serving receptionists on Guelph Line or New Street know Burlington families by voice, and much ' +
      "of a practice's order lives in their heads. Recalls, renewals and the doctor's own habits sit in " +
      'sticky notes, a wall calendar and one personal mailbox. Upkeep follows the same pattern: the ' +
      'computer that has always worked is the one nobody dares to restart. Such a machine gives up on the ' +
      'morning after a power failure. Copy it first, settings included, and only then ask what should ' +
      'replace it.',
    questions: [
      {
        question: 'What should a visiting nurse carry?',
        answer:
          'An encrypted laptop or tablet with its own cellular plan, a privacy filter and a short list of numbers. Charts ' +
          'open over a secured connection and nothing is saved on the device. Lost equipment can be erased by a phone ' +
          'call.',
      },
      {
        question: 'We use viewers from more than one hospital region. Can you simplify sign-in?',
        answer:
          'We cannot merge the systems, but we can tidy the approach: one bookmark page, one authenticator app and named ' +
          'accounts. Your privacy officer keeps a list of who is entitled to each viewer and removes those who leave.',
      },
      {
        question: 'Our receptionist retires this summer. How do we preserve what she knows?',
        answer:
          "Sit down early with a technician and write it out: suppliers, codes, call routines, the printer's moods. " +
          'Shared mailboxes replace personal ones, and her successor works beside her for two weeks with full access.',
      },
    ],
  },
  brampton: {
    situation:
      'Staff change all day in a Brampton walk-in clinic: one physician until two, another until eight, a ' +
      'pharmacist next door who needs the prescription now. Labels, requisitions and sick notes leave the ' +
      'printers without a break. Printing is therefore what fails first, usually as a queue on one computer ' +
      'that holds up three rooms. A jam at the label printer is felt in the parking lot. Each room should ' +
      'have a second printer to fall back on, and the front desk a card that says how to clear a stuck job.',
    questions: [
      {
        question: 'How quickly can a locum physician get access?',
        answer:
          'On Professional and Enterprise, new people are set up the same day. A form from your manager names the ' +
          'role, dates and location. Temporary accounts close by themselves, and electronic prescribing stays ' +
          "under the physician's own credentials.",
      },
      {
        question: 'Our registration desk slows down every evening. Why?',
        answer:
          "We would look at what runs at that hour: backups, updates, a camera upload or a neighbour's Wi-Fi. " +
          'Measurements over a week show it. Moving one task past closing time is often cheaper than new computers.',
      },
      {
        question: 'Can we keep seeing patients when the internet is down?',
        answer:
          "Plan for it with a cellular standby line and a paper kit: blank forms, a phone list and tomorrow's " +
          'appointments printed at closing. Staff practise once a year. Notes are entered later and marked with the time ' +
          'of the visit.',
      },
    ],
  },
  pickering: {
    situation:
      "Pickering practices are small enough that the doctor's spouse may do the payroll and a medical " +
      'secretary orders the toner. Nobody has computers in the job description. Windows asks for a restart ' +
      'at the worst moment, the fax software stops after an update, and the phone still greets patients ' +
      "with last summer's hours. Such trifles can add up to a morning every week. For the first month we " +
      'would simply keep a list of them, sort it by minutes lost and work from the top.',
    questions: [
      {
        question: 'How can our clinic work if the building has to close?',
        answer:
          'With records in the cloud, phones that can be redirected and a list of patients to call, kept at two ' +
          'places. Enterprise adds a written incident plan, rehearsed every year. Try a morning from another ' +
          'address and note what was missing.',
      },
      {
        question: 'We are opening in Seaton. When should we order internet?',
        answer:
          'As soon as the lease is signed, because construction can delay the line by months. We ask carriers what ' +
          "reaches the unit, price a cellular router for the opening and ask about the landlord's conduit before " +
          'drywall goes up.',
      },
      {
        question: 'Can referrals stop going to the wrong hospital desk?',
        answer:
          'Replace typed fax numbers with a shared directory inside the record system and date each entry. One person ' +
          'owns it. Failed transmissions come to a monitored mailbox, so a missing referral is noticed the same day.',
      },
    ],
  },
  ajax: {
    situation:
      'Three or four clinicians and one administrator make up a usual Ajax practice, and the administrator ' +
      "is the person who hears about everything. An insurer's portal rejects a dental claim, a hygienist's " +
      'screen freezes in mid-chart, the recall list prints twice. Each is a small matter that interrupts an ' +
      "hour's work. Behind most of them lies one cause: computers bought one at a time, with different " +
      'versions of the same software. Bringing those to one level does more than any new purchase.',
    questions: [
      {
        question: 'Our practice is in an old house. Can it have reliable Wi-Fi?',
        answer:
          'Yes, with cable to one access point on each level and a dry place for the main equipment. Thick walls and lath ' +
          'block signals, so we measure in every treatment room before drilling and hide cables along the trim.',
      },
      {
        question: 'Hospital results reach patients before us. How should we prepare our phones?',
        answer:
          'Add a menu choice for results, a message that gives your usual reading time, and a callback list that nurses ' +
          'share. We set up the queue and show your manager how to change the greeting alone.',
      },
      {
        question: 'How do we start small and add rooms later?',
        answer:
          'Choose a switch with spare ports, pull two cables to each future desk and use the same computer model ' +
          'throughout. A new room then needs furniture and a patch cord. One prepared spare on your shelf covers ' +
          'the day a nurse starts.',
      },
    ],
  },
};
