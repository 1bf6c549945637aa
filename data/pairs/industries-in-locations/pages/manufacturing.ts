import type { IndustryInLocationPage } from '../../../schema/pair.ts';

/** By the location's slug. */
export const manufacturing: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'Space is the scarce material for a Toronto plant. On Progress Avenue a metal shop parks skids in the corridor; in ' +
      'Rexdale a bakery loads trucks from an alley at four in the morning. Neighbours complain about noise before ' +
      'machines do. Old brick, tin ceilings and three generations of wiring weaken every signal, and the front office ' +
      'hears of a problem when the dispatcher walks upstairs.',
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
      'A quality manager in Malton, a validation lead in Meadowvale and a control room operator in Southdown would hardly ' +
      "recognize each other's day. What they share is a fear of unplanned change. Customers audit the first, Health " +
      'Canada inspects the second, and the third simply cannot stop. Head office by Square One may want one policy for ' +
      'all of them, and the plant floor will politely ignore it.',
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
      'Design and production sit one staircase apart in much of Markham industry. An engineer changes firmware at lunch ' +
      'and the test bench runs it by three. Component reels, oscilloscopes and prototype boxes fill units off Woodbine, ' +
      'and more value lies in a repository than on the shelves. Customers across the border want to know who else can ' +
      'read the schematics.',
    questions: [
      {
        question: 'How do we protect firmware and source files?',
        answer:
          'Keep them in a repository with named accounts, multi-step sign-in and branches that need a second reviewer. A ' +
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
      "Concord makes heavy things at high speed, and dust settles on everything. An extruder's screen is read through a " +
      'plastic bag, a nesting file goes across the yard on a USB stick, and the shipping clerk shouts over a compressor. ' +
      'Many owners started on the floor and judge IT as they judge a forklift. It should start in the morning, carry the ' +
      'load and be fixed today.',
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
      'Instruments and health products from Beaver Creek leave in small boxes with large folders. A batch record, a ' +
      'calibration certificate and an export invoice must agree before the courier arrives. Along Newkirk Road, smaller ' +
      'shops keep the same discipline with a binder and one trusted employee. Staff lists are short, so vacations and ' +
      'resignations expose how much knowledge was kept in one head.',
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
      "Delivery windows discipline the plants on Speers and Wyecroft. A supplier may build to a customer's schedule, ship " +
      "to another's dock and invoice through a third portal before lunch. Shipping clerks become experts in labels that " +
      'look alike and are not. Clean offices face the street; behind them, presses share a wall with a laboratory that ' +
      'cannot stand vibration or dust.',
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
      'Aerospace brackets, sealed bearings and vacuum-packed meat are made within a few minutes of Mainway, under rules ' +
      'that have little in common. A plant of thirty may hold certificates for two of them. The same person buys resin, ' +
      'answers audits and resets passwords. Commuters from Hamilton and Niagara staff the shifts, so a closed Skyway is ' +
      'also an IT question: who can start the line remotely?',
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
          'For viewing, yes, through a gateway with a second sign-in step and a log. Starting equipment from a distance ' +
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
      'Plants along Steeles and in Bram East are measured in trailers per shift. A label that will not print holds up ' +
      'frozen goods, and a time clock that stops annoys two hundred agency workers at once. Production offices are often ' +
      'a mezzanine with one window and no spare outlet. When a vehicle model ends, suppliers turn to other customers and ' +
      'bring in unfamiliar systems within weeks.',
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
      'Documents weigh more than steel in a Pickering shop that supplies the nuclear station. Inspectors ask for the heat ' +
      "number, the welder's qualification and the drawing revision, perhaps years after delivery. On Squires Beach Road a " +
      'plastics plant next door wonders at such ceremony and only wants its presses online. Both lose a day if the one ' +
      'computer that runs the coordinate measuring machine fails.',
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
      "Monarch Avenue and the side streets off Bayly hold plants where the owner still knows each machine's serial " +
      'number. Few have an IT department; they have a drawer of cables. Work arrives from aerospace, retail fixtures and ' +
      'food packaging, in small lots with particular instructions. Staff live close by and stay for decades, so a ' +
      'password from the first computer may still be taped inside the cabinet.',
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
