import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';

/** By the location's slug. */
export const manufacturing: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'Dispatch is where a Toronto plant hears its bad news. The office has an ERP system and a mailbox. On ' +
      'the floor there are a scale, a label printer and a screen by the mixer that was never meant to be ' +
      'networked. Drivers arrive from four in the morning, and no one in the office starts before seven. ' +
      'Whatever breaks in between is solved by memory: the spare key, the marker pen, the order on the back ' +
      "of a skid tag. A page with the night's likeliest faults, and the safe fix beside each, is our first " +
      'piece of work.',
    questions: [
      {
        question: 'Can you get Wi-Fi through our old brick building?',
        answer:
          'Usually, with several small access points instead of one strong one. We measure with the ovens, fans and ' +
          'forklifts running, as metal and motors change the result. Cable runs along existing tray, and the landlord ' +
          'sees the plan first.',
      },
      {
        question: 'We bake and ship overnight. When do you do maintenance?',
        answer:
          'On Enterprise, outside your working hours, in the gap your production manager names. Other plans agree ' +
          'on a quiet hour within theirs. Ordering, labels and the dispatch printer are tested before the next mix ' +
          'starts, or the change gets rolled back.',
      },
      {
        question: 'Our scale and label computer runs an old Windows version. Must it go?',
        answer:
          'Not at once. We isolate it, allow only the label database and printer, and save a full image with the licence. ' +
          "Then we price a replacement with the scale's maker, so the choice is yours and unhurried.",
      },
    ],
  },
  mississauga: {
    situation:
      'Quality, maintenance and IT are three desks in a Mississauga plant, and each owns a part of the same ' +
      'computer. Maintenance knows the controller, quality holds the record of what was approved, and a ' +
      'head office near Square One sets the password rule. None may act alone. Patches therefore wait for a ' +
      'meeting, and meetings wait for a shutdown, until an auditor asks about a machine that has not been ' +
      'updated in years. We would begin with a register that all three sign: each computer, who may change ' +
      'it, and when it may stop.',
    questions: [
      {
        question: 'Can production computers be left out of automatic updates?',
        answer:
          'Yes. Validated or control computers form their own group with a written reason and a review date. Protection ' +
          'comes from the network around them, limited accounts and a tested image. Office laptops continue to update ' +
          'every month.',
      },
      {
        question: 'How do you deal with controlled goods drawings?',
        answer:
          'We set up the storage, named access and logs your security plan calls for, and plan who on our side may touch ' +
          "them. Whether a person is authorized under the Controlled Goods Program is your designated official's " +
          'decision.',
      },
      {
        question: 'Can one IT plan serve our office and the plant?',
        answer:
          'One plan can cover both, with different rules for each zone. A firewall stands between them, and only listed ' +
          'connections cross it. The monthly report separates the two, so a plant manager reads one page instead of ten.',
      },
    ],
  },
  markham: {
    situation:
      'Prototypes outnumber products in many Markham units. A bench holds a power supply, a laptop with an ' +
      "unsupported driver and a board whose code was built on one engineer's machine. When that engineer " +
      "leaves, the build no longer runs anywhere else, and an old customer's repair becomes a week of " +
      'guessing. Purchasing has a gentler version of the problem, with part numbers in a spreadsheet full ' +
      'of macros. Recreating one old build on a clean computer is a good first test, since whatever is ' +
      'missing shows up at once.',
    questions: [
      {
        question: 'How do we protect firmware and source files?',
        answer:
          'Keep them in a repository with named accounts, multi-factor sign-in and branches that need a second reviewer. A ' +
          'nightly copy goes elsewhere. We also look for old archives on laptops, since those are easily forgotten when ' +
          'an engineer leaves.',
      },
      {
        question: 'Test stations share one login. Is there a better way?',
        answer:
          'A badge or PIN can record the operator while the station keeps running under a limited account. Results then ' +
          'name a person without slowing the line. We try it on one rack for a week before changing the rest.',
      },
      {
        question: 'Can contractors in other countries work on our designs?',
        answer:
          'Technically yes, through a virtual desktop that keeps files here and blocks downloads. Export rules may ' +
          'still treat viewing as a transfer, so ask a lawyer who knows them first. We then set the limits you are ' +
          'given.',
      },
    ],
  },
  vaughan: {
    situation:
      'Owners of Vaughan plants often started on the floor, and judge IT as they judge a forklift. A ' +
      'computer should start in the morning, carry the load and be fixed today. Dust settles on everything, ' +
      'so fans clog, screens are read through plastic bags and a shipping printer dies in the middle of a ' +
      'run. Spares are what such a shop lacks. Four kinds of computer need four kinds of replacement, and ' +
      'the shelf has none. We would settle on one model for the floor and keep a prepared one beside the ' +
      'fuses.',
    questions: [
      {
        question: 'We move CNC files by USB stick. Why change?',
        answer:
          'A stick carries viruses between machines and nobody knows which revision was cut. A small file server on the ' +
          'machine network gives each router one folder with released programs. Sticks stay available, scanned at one ' +
          'marked computer.',
      },
      {
        question: 'Our building grew in stages. Do we need new cabling everywhere?',
        answer:
          'No. We follow each run, label both ends and test it under load. Fibre between the units replaces long copper ' +
          'runs, and sealed cabinets replace switches on beams. Short runs that pass the test remain.',
      },
      {
        question: 'Who answers if a press stops reporting at night?',
        answer:
          'Your plan sets the hours. We put the reporting computer on alert and leave the supervisor a card with three ' +
          'safe steps. If the controller itself fails, the call goes to the machine builder.',
      },
    ],
  },
  'richmond-hill': {
    situation:
      'Vacations are the test of a small Richmond Hill manufacturer. One employee knows how to release a ' +
      'batch, another which label goes to which country, a third the password of the balance. With a short ' +
      'staff list there is no deputy, so a week at the cottage can hold up a courier. Instruments have ' +
      'their own version of the problem: measuring software runs on a single bench computer, and its ' +
      'licence key hangs on a nail. A second name for each release step, and an image of that bench ' +
      'computer, come before August.',
    questions: [
      {
        question: 'Can we replace paper batch records gradually?',
        answer:
          'Start with one form that operators already know and keep its order on the screen. We provide tablets, sign-in ' +
          'by person and a locked copy after release. Your quality lead validates the form before the binder is retired.',
      },
      {
        question: 'What should a backup contain for an instrument maker?',
        answer:
          'Besides office files it needs calibration data, controller settings, label designs and the installers of ' +
          'measuring software. We list them per bench and restore one bench each quarter, so you know the copy is ' +
          'complete.',
      },
      {
        question: 'An overseas auditor wants remote access to our records. Is that safe?',
        answer:
          'A guest account for named documents, with an end date and viewing only, is safer than screen sharing ' +
          "from a colleague's desktop. We prepare it with you, and the access log shows afterwards what was " +
          'opened.',
      },
    ],
  },
  oakville: {
    situation:
      'Engineers, buyers and a quality lab sit within earshot of the presses in an Oakville parts plant, ' +
      "and all of them live in e-mail. A customer's engineering change may come as a drawing, a line in a " +
      'message and a call to the toolroom, on three different days. Production stops for the one that was ' +
      'missed. Heat and vibration meanwhile shorten the life of the office computers, since the wall is ' +
      "shared. Give changes a single inbox and a number each, and read the disks' health reports before " +
      'they become bad news.',
    questions: [
      {
        question: 'How do we avoid chargebacks caused by wrong labels?',
        answer:
          'Templates come from one controlled folder and the printer accepts only released ones. A test scan at ' +
          'the packing bench catches a faded bar. Keep a configured spare printer on your shelf, because most ' +
          'mistakes happen during improvised repairs.',
      },
      {
        question: 'Three customer portals, one clerk. What if she is away?',
        answer:
          'A second person gets a login of their own in each portal, with the security prompts on a phone that the company ' +
          'owns. Write a page for every portal, and let the deputy ship one order while she watches.',
      },
      {
        question: 'Can the laboratory computers be on the office network?',
        answer:
          'Better on a separate one. Instruments often run old software and answer to a vendor. Results pass to a shared ' +
          'folder through one permitted path, and the lab keeps working while the office installs its updates.',
      },
    ],
  },
  burlington: {
    situation:
      'Commuters from Hamilton and Niagara staff many Burlington shifts, so a closed Skyway is also an IT ' +
      'question. The supervisor who is stuck on the bridge holds the schedule. In the next lane sits the ' +
      'only person who can add an operator to the time clock. Plants of thirty tend to leave such keys with ' +
      'one employee, who buys resin, answers audits and resets passwords as well. Our first list says what ' +
      "must happen before the morning's first part is made, and which people inside the building can do it.",
    questions: [
      {
        question: 'A defence customer sent a security questionnaire. Can you help answer it?',
        answer:
          'Enterprise includes that: we answer what concerns your systems, with evidence, and mark what is a ' +
          'management decision. Gaps get a date and a price. Signing remains with your director, since a wrong yes ' +
          'can cost more than the contract.',
      },
      {
        question: 'May supervisors reach plant systems from home?',
        answer:
          'For viewing, yes, through a gateway with multi-factor sign-in and a log. Starting equipment from a distance ' +
          'is a safety decision for your engineers. We block control commands unless they name the screen and the person.',
      },
      {
        question: 'How do food and machine shops differ in what you install?',
        answer:
          'Washdown rooms need sealed scanners and cabinets that can be rinsed around. Machine shops need filters against ' +
          'oil mist and cables away from chips. We choose after a walk through your plant with the sanitation or ' +
          'maintenance lead.',
      },
    ],
  },
  brampton: {
    situation:
      'Production offices in Brampton plants are often a mezzanine with one window and no spare outlet, ' +
      'where planning, payroll and the label server share a rack. Shifts overlap for a few minutes, when ' +
      'two crews want the same time clocks, terminals and scanners. A network that is fine all day falters ' +
      'exactly then. Supervisors write on cardboard, and the count is wrong by morning. We would measure ' +
      'those minutes first, from the scanner to the rack, before anyone orders faster equipment.',
    questions: [
      {
        question: 'How do you run a mock recall with us?',
        answer:
          'Your quality team picks a lot number, starts a clock and follows it through receiving, mixing, packing ' +
          'and shipping. Tell us each place where paper, memory or a slow report delayed the answer, and we work ' +
          'through that list.',
      },
      {
        question: 'Devices keep failing after sanitation. What lasts?',
        answer:
          'Sealed scanners with suitable ratings, stainless keyboards or covered touchscreens, and printers kept outside ' +
          'the wet room. We ask which chemicals are used, because some plastics crack. The list of approved devices then ' +
          'stays the same for replacements.',
      },
      {
        question: 'Agency staff change weekly. How do they sign in?',
        answer:
          "With a badge tied to the agency's list, valid for the assigned shift and only at time clocks or picking " +
          'stations. No mailbox is created. At the end of an assignment the badge stops without a call to us.',
      },
    ],
  },
  pickering: {
    situation:
      'Inspectors and welders outnumber office staff in a Pickering nuclear shop, and the document ' +
      'controller is usually one person with a scanner. Jobs wait at her desk. Certificates come from mills ' +
      "as poor photographs, a welder's initials are unreadable, and the package cannot close until someone " +
      'walks back to the bay. Meanwhile a drawing is printed again, because the last print has coffee on ' +
      'it. We look first at where people queue. The answer may be a second scanner, a template for each ' +
      'customer or a terminal nearer the weld.',
    questions: [
      {
        question: 'How long can you keep quality records readable?',
        answer:
          'As long as your contract demands, with formats chosen for that. We store released bundles unchanged, copy them ' +
          'to a second place and open samples every year. When software is retired, records are exported before its ' +
          'licence ends.',
      },
      {
        question: 'Can a revised drawing reach the floor without old prints remaining?',
        answer:
          'Tablets or terminals that open only the released revision solve most of it. Each printed page carries its ' +
          'revision and date. We show the document controller who opened the former drawing, so the paper copies can be ' +
          'collected.',
      },
      {
        question: "What if the measuring machine's computer dies?",
        answer:
          'A disk image, the software key and a compatible spare should be ready, and your inspector should have ' +
          "seen the swap once. Calibration remains the maker's task. Programs and results are copied off the " +
          'machine every night.',
      },
    ],
  },
  ajax: {
    situation:
      'Orders reach a small Ajax plant as e-mails, phone calls and the occasional note on a skid tag. The ' +
      'plant manager turns all of them into a job sheet in Excel. Purchasing, shipping and the invoice copy ' +
      'from that sheet. One wrong cell travels through the building until a customer counts the boxes. ' +
      'Staff who have stayed for decades know how to work around it; a new hire does not. The sheet can ' +
      "stay in use for now, as a protected master with last night's version one click away.",
    questions: [
      {
        question: 'We have never had IT support. Where would you begin?',
        answer:
          'With a walk through the plant and a list: machines, their computers, who made them, what depends on them. Then ' +
          'come a tested backup and separate passwords. New equipment is the last topic and sometimes is not needed.',
      },
      {
        question: 'We bought a used machine with a computer. Is it safe to connect?',
        answer:
          'Not directly. We copy its disk first, scan it on an isolated bench and change its accounts. It then joins the ' +
          "machine network with access to one folder for programs, and the seller's remote tools are removed.",
      },
      {
        question: 'A retailer wants electronic orders. Is that a large project?',
        answer:
          'Volume decides. A web portal may do for ten orders a week; an EDI service linked to your accounting pays off ' +
          'above that. We compare the yearly costs and test one order with the retailer before launch.',
      },
    ],
  },
};
