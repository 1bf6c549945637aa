import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';

/** By the location's slug. */
export const financialServices: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'Guests of a Toronto bank tower show identification before they see an elevator, and even a new monitor ' +
      'needs a pass. Portfolio managers and brokers accept that as the price of the address. Their computers live ' +
      'by the same rules: the loading dock is booked, and the riser key sits with the landlord. On hybrid days ' +
      'half the desks are empty, and the questions come from a condo in Liberty Village or a spare room in ' +
      'Leaside.',
    questions: [
      {
        question: 'May advisors take client calls from home when the tower is closed?',
        answer:
          'Your compliance officer decides which calls must be recorded, and the phone system has to follow that ' +
          'decision home. A company laptop, multi-factor sign-in and an app on the recorded line make it ' +
          'workable. Personal cellphones stay out.',
      },
      {
        question: 'An auditor asks who can read client accounts. What can we hand over?',
        answer:
          'Hand over a dated export of groups and permissions, the names of administrators, and the record of ' +
          'people who joined or left. The Enterprise plan keeps such access records current. The covering ' +
          'explanation is for your chief compliance officer.',
      },
      {
        question: 'Does a Bay Street office of eight people need its own server?',
        answer:
          'Hardly ever. Portfolio software, mail and documents can be hosted, and market data comes through the ' +
          "vendor's equipment. The suite still needs a cooled closet, a firewall, two carriers and a label on " +
          'every cable, since strangers share that riser.',
      },
    ],
  },
  mississauga: {
    situation:
      'Account managers carry a Mississauga brokerage. With a client on the line, each has the broker ' +
      "management system open, two insurers' quoting pages and last year's policy as a scan. Advisors join " +
      'at six, when couples come home along the 403. The first complaint is seldom about security: screens ' +
      'freeze, a quote has to be typed again, and nobody can say which application is at fault. Timing that ' +
      'one task at a single desk, from the call to the signed form, is where we would start.',
    questions: [
      {
        question: 'Can two brokerages under one owner share computers and files?',
        answer:
          'Machines and an internet line can be shared while each licensed company keeps its own mailboxes, client ' +
          'folders and administrator list. We draw that boundary with your principal broker. Staff who work for ' +
          'both see clearly which hat they are wearing.',
      },
      {
        question: 'Which plan suits an office that serves clients in the evening?',
        answer:
          'Compare the help desk hours, as they differ by plan and are printed with the prices. Professional runs ' +
          'later than Essential, and Enterprise has no closing time. A critical incident can be reported at any ' +
          'hour on all three.',
      },
      {
        question: 'We insure cargo, and documents come from a dozen countries. Is scanning attachments enough?',
        answer:
          'Scanning catches known malware and misses a clever fake. Open foreign documents in a protected viewer, ' +
          'block macros, and keep the claims mailbox away from the computer that pays. Staff should have one ' +
          'button to report whatever looks odd.',
      },
    ],
  },
  markham: {
    situation:
      'Numbers are checked twice in Markham, since many clients of its planners and brokers write software for a ' +
      'living and read the fine print for pleasure. Others have run a shop on Kennedy Road for decades and trust a ' +
      'handshake. An advisor moves between a portal demonstration at ten and dim sum at noon. What both clients ' +
      'notice is hesitation: a screen that reloads, a form that comes back empty, a password nobody recalls.',
    questions: [
      {
        question: "Our clients ask whether their portal is as safe as their bank's. What is a fair answer?",
        answer:
          'Describe the measures and skip the comparison. Say that sign-in takes two steps, links expire, and ' +
          'someone reviews failed attempts. We help word three plain sentences that stay true after each change, ' +
          'in English, and your office has them translated.',
      },
      {
        question: 'Can an insurance brokerage move off a broker management system that lives on our own server?',
        answer:
          'Usually, though the vendor leads that move and we prepare the ground. Users, printers, scanned policies ' +
          'and Office versions are put in order first. The old database stays readable, under lock, for as long as ' +
          'your retention policy demands.',
      },
      {
        question: 'Agents come and go every month. How do we avoid paying for ghosts?',
        answer:
          'Tie licences to a list that your branch manager approves before each invoice. An agent who leaves loses ' +
          'sign-in the same day on Professional. The mailbox turns into a shared one, which normally requires no ' +
          'paid licence in Microsoft 365.',
      },
    ],
  },
  vaughan: {
    situation:
      'Lenders, bonding brokers and family offices in Vaughan know their borrowers from weddings and hockey rinks, ' +
      'and many a deal begins over an espresso on Highway 7. That trust is a strength until a thief borrows the ' +
      'voice of a cousin. Paper is thick too: appraisals, surveys, guarantees and corporate resolutions for one ' +
      "loan can fill a drawer. Offices were often fitted out by the family's own contractor, generously, and " +
      'without a wiring plan.',
    questions: [
      {
        question: 'A borrower who is also a friend sends new bank details. Must we really call?',
        answer:
          'Yes, above all with friends, because thieves read the friendly thread before they write. Dial the ' +
          'number saved when the loan was opened and note who answered. A rule without exceptions spares your ' +
          'staff an awkward conversation about trust.',
      },
      {
        question: 'Three companies share our floor. How do we divide one network?',
        answer:
          'Give every company its own segment, Wi-Fi name and printer queue behind a common firewall. Boardroom ' +
          "screens sit in a neutral zone. The drawing goes to each owner, so a cousin's renovation next year does " +
          'not undo it.',
      },
      {
        question: "Can lenders' appraisal and survey files be searched by address?",
        answer:
          'Once scanned pages carry recognized text and one naming rule, yes. We start with current loans, tag ' +
          'each file with municipal address and loan number, and leave paid-out loans for later. Legal ' +
          'descriptions remain as your lawyer typed them.',
      },
    ],
  },
  'richmond-hill': {
    situation:
      'Most Richmond Hill money offices are family-sized: an owner who holds the licence, a relative at the ' +
      'front and a bookkeeper who comes in on Thursdays. One computer serves clients by day and does the ' +
      'books at night. What that computer has collected over the years is the weak spot. Look for an old ' +
      "remote-access tool, a browser full of saved passwords, or a former clerk's account with full rights. " +
      'Once they are gone, the books deserve a machine of their own.',
    questions: [
      {
        question: 'Client names appear in several spellings. Can our software find them?',
        answer:
          'Partly. Most client systems match exact letters and a few similar sounds. Add fields for the passport ' +
          'spelling, the preferred spelling and the original script, then search all three. Your compliance staff ' +
          'decide when two records are one person.',
      },
      {
        question: 'How long should camera footage from a currency counter be kept?',
        answer:
          'Long enough for your insurer, bank and compliance officer, who should write the number down. We size ' +
          'the recorder for that period, restrict who can export clips, and keep the cameras off the network where ' +
          'tellers work.',
      },
      {
        question: 'An outgoing data file must leave by five. What if the connection fails at half past four?',
        answer:
          'A cellular line that takes over by itself is the first answer, and a second computer holding the ' +
          "transfer key the next. Write down the recipient's phone number as well. Both routes deserve a trial on " +
          'an ordinary afternoon.',
      },
    ],
  },
  oakville: {
    situation:
      'Privacy is personal for people who manage money in Oakville, because they meet their clients again ' +
      'at the arena, the yacht club and the school concert. An assistant often knows which family sold a ' +
      'company and which one is separating, and carries it in her head rather than in a system. Boutique ' +
      'offices near the lake also want equipment that does not show. Cables vanish into old plaster, and on ' +
      'the morning the line is down nobody can find the router.',
    questions: [
      {
        question: 'An assistant knows everything about our clients. How do we get it into the system?',
        answer:
          'Start with the ten questions that she answers most often, and give each a field in the CRM: dates, ' +
          'preferences, family names, who calls whom. Ten minutes a day fills it. Sensitive remarks get narrower ' +
          'viewing rights than birthdays.',
      },
      {
        question: 'Partners want to see client files at the cottage. Is that acceptable?',
        answer:
          'On a managed laptop with an encrypted disk, over your own hotspot, it is much like the office. A guest ' +
          "tablet or the neighbour's Wi-Fi is not. Lost equipment should be reported at once, so we can lock it " +
          'remotely.',
      },
      {
        question: 'Can our office look uncluttered and still have proper equipment?',
        answer:
          'Yes. One ventilated cabinet can hide the firewall, switch and battery, and wireless access points come ' +
          'in ceiling colours. Ask the designer for a second power circuit and an empty conduit. Documentation ' +
          'goes inside the cabinet door.',
      },
    ],
  },
  burlington: {
    situation:
      'Clients of a Burlington advisor are loyal for life and then some: the account passes to a daughter in ' +
      'Waterdown or a son in Calgary. Estates are ordinary business, with executors, death certificates and joint ' +
      "accounts to untangle. Insurance brokers on New Street look after the same families' cars and cottages. " +
      'Office computers tend to be as loyal as the clients, and some of them served under an earlier Windows.',
    questions: [
      {
        question: 'When a client dies, who should have access to the electronic file?',
        answer:
          'Your lawyer and compliance officer name the people. From then on we can restrict the folder, record who ' +
          'opens it and stop automatic mailings. Executors get documents through a link with an end date rather ' +
          'than a forwarded thread.',
      },
      {
        question: 'Older clients resist codes and apps. How do we stay secure with them?',
        answer:
          'Put the burden on your side. Staff use strong sign-in, while the client receives a phone call, a mailed ' +
          'letter or one simple portal page. Agree on a family password for calls, and note it where every ' +
          'assistant can see.',
      },
      {
        question: 'Should we replace all our computers at once?',
        answer:
          'Spread it over three years, oldest and most exposed first. Our device list gives age, warranty and ' +
          'Windows version, so your budget can be read in one page. Test the broker or planning software on the ' +
          'first new machine.',
      },
    ],
  },
  brampton: {
    situation:
      'Producers in a Brampton insurance or mortgage office sell in person, often to a whole family at ' +
      'once, and talk in Punjabi while they type in English. Travel cover for visiting grandparents is ' +
      'bought at the same counter as a house policy. Haste makes the errors there: a wrong birth date, a ' +
      "driver left off, a form saved under the last customer's name. An underwriter usually finds them " +
      "weeks later. We would first set up the counter so that one client's file closes before the next one " +
      'opens.',
    questions: [
      {
        question: 'Several producers use the counter computer. How do we know who did what?',
        answer:
          "A badge or short PIN switches users in seconds, so nobody borrows an open session. The broker's system " +
          'then records a name for each change. Sessions lock when a producer steps away to the printer.',
      },
      {
        question: 'Customers send voice messages in Punjabi about their policies. Can these be kept?',
        answer:
          "Yes, on a business number whose messages land with the client's file. A producer adds two lines in " +
          'English that say what was asked and agreed. Personal phones lose such recordings, and a translation ' +
          'made a year later convinces nobody.',
      },
      {
        question: 'Can you stop fake brokers from using our name?',
        answer:
          'Not entirely, yet a good deal helps. We set up SPF, DKIM and DMARC so your domain is harder to forge, ' +
          'and you can register the likeliest look-alike names. Report an impostor to your regulator and police; ' +
          'your lawyer advises on the rest.',
      },
    ],
  },
  pickering: {
    situation:
      'Few Pickering advisory offices have more than a dozen people, and one of them, seldom the youngest, ' +
      'has become the computer person without being asked. She renews the licences, nurses the printer and ' +
      'knows why the scanner must be started first. Clients notice nothing until she is on vacation in the ' +
      'week a carrier changes its sign-in. Then an advisor stands in front of a couple with a blank screen. ' +
      'Licences and renewals are the part to take off her list first, because each stops work on a known ' +
      'date.',
    questions: [
      {
        question: 'Our office manager fixes the computers. What would change if you took over?',
        answer:
          'Your manager would keep the decisions and lose the interruptions. Staff call the help desk, while ' +
          'orders, access and renewals still need her approval. In the first weeks we write down what she knows, ' +
          'including the tricks nobody documented.',
      },
      {
        question: 'Is it safe to book appointments by text message?',
        answer:
          'For a date and a place, yes. Leave account numbers, amounts and health questions out. A business ' +
          'texting number keeps the history when an advisor moves on, and an automatic line can tell clients what ' +
          'they should never send.',
      },
      {
        question: 'Clients bring statements on a USB stick. May we plug it in?',
        answer:
          'Into one computer only, kept apart and scanning every stick on arrival. Better still is a secure upload ' +
          'link, sent along with the appointment. Pension statements are sensitive, so the file should go straight ' +
          "into the client's folder.",
      },
    ],
  },
  ajax: {
    situation:
      'One licence hangs on the wall of many an Ajax brokerage. Its holder is also the compliance officer, ' +
      "the landlord's contact and, when the screen turns blue, the technician. Four or five agents work " +
      'under it, most on laptops they bought themselves. So no two machines are alike: different antivirus, ' +
      'different Office, a disk that may or may not be encrypted. The gap shows when an agent leaves with ' +
      'years of client files on one of them. We would look at those laptops before anything else in the ' +
      'office.',
    questions: [
      {
        question: 'The owner does compliance and IT alone. What can be handed over first?',
        answer:
          'Hand over updates, device lists and account changes, because these repeat every week and leave a ' +
          'record. Decisions about clients, retention and reports to FSRA stay with you. The monthly report shows ' +
          'what was done on your behalf.',
      },
      {
        question: 'How should a mortgage team share one inbox without sharing a password?',
        answer:
          'As a shared mailbox: each person signs in under their own name, and replies show who wrote. Categories ' +
          'mark new, waiting and funded deals. If an agent leaves, you remove one person and nobody else has to ' +
          'change anything.',
      },
      {
        question: 'What is a sensible first step for a brokerage of five?',
        answer:
          'Turn on multi-factor sign-in for mail and lender portals, and move passwords from the notebook into a ' +
          "shared vault. Then test whether last month's files can be restored. All three cost more attention than " +
          'money.',
      },
    ],
  },
};
