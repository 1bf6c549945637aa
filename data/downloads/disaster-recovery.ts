import type { DocumentBlock, DocumentFile } from '../rules/schema/download.ts';

/** Steps with room for who did them and when. */
function steps(...what: string[]): DocumentBlock {
  return {
    kind: 'table',
    blankRows: 2,
    columns: [
      { header: 'No.', width: 7 },
      { header: 'Step', width: 58 },
      { header: 'Who', width: 19 },
      { header: 'Done at', width: 16 },
    ],
    rows: what.map((step, index) => [String(index + 1), step, '', '']),
  };
}
const text = (words: string): DocumentBlock => ({ kind: 'text', text: words });
const instruction = (words: string): DocumentBlock => ({ kind: 'instruction', text: words });
const heading = (words: string): DocumentBlock => ({ kind: 'heading', text: words });

export const disasterRecovery: DocumentFile = {
  id: 'disaster-recovery-plan-template',
  format: 'docx',
  subject:
    'A disaster recovery plan to fill in: contacts, systems, order of recovery, steps for four emergencies, words to send, test log',
  updatedAt: '2026-11-21',
  subtitle: 'What we do when our systems, our office or a supplier fail',
  fields: [
    'Organization',
    'Person responsible for this plan',
    'Deputy',
    'Version and date',
    'Next review',
    'Where the printed copies are',
  ],
  labels: { contents: 'Contents', page: 'Page [page] of [pages]' },
  sections: [
    {
      heading: 'How to use this plan',
      newPage: false,
      blocks: [
        instruction(
          'Lines that look like this one tell you how to fill the plan in. Delete them when you have. They have ' +
            'a style of their own, Instruction, so that all of them can be selected and deleted at once.',
        ),
        {
          kind: 'list',
          numbered: false,
          items: [
            'Fill in the tables with the people who do the work. Two meetings of an hour are enough for a first version.',
            'Print it. At least three copies: one in the office, one at the home of each person who decides. A ' +
              'plan that lies on the server is gone with the server.',
            'Never write a password into it. Write where the password is kept and who can open it.',
            'Test one part each quarter and write it down under Tests. A plan that nobody has tried is a wish.',
            'Look through it twice a year, and whenever someone on the list leaves or a system is replaced.',
          ],
        },
        text(
          'This template is general help and no legal, insurance or security advice. Ask your insurer and your lawyer what they want to see in it.',
        ),
      ],
    },
    {
      heading: 'The first hour on one page',
      newPage: true,
      blocks: [
        instruction('Put this page on top of the printed copies. Change what does not fit your office.'),
        steps(
          'Someone is hurt, or there is fire, smoke or water near electricity: leave, and call 911.',
          'Call the person who decides (see Roles). If nobody answers within ten minutes, call the deputy.',
          'Looks like an attack: pull network cables and turn Wi-Fi off, at the computers affected first. Leave ' +
            'them switched on if you can. Disconnect backup disks.',
          'Call {provider.name}: {provider.phone}. Say that it is an emergency, what you see and since when.',
          'Start a log on paper: time, what was seen, who did what. Take photos of screens with a phone.',
          'Do not pay, delete, reinstall or answer a demand. Do not use e-mail for this if mail may be part of it.',
          'Call the insurer before you spend money or hire anyone. Many policies name whom to call first.',
          'Tell staff what to do next, by phone or by the group on personal phones (see What we say).',
        ),
      ],
    },
    {
      heading: 'Roles',
      newPage: true,
      blocks: [
        instruction(
          'One name in each row, and another as deputy. One person may have several roles, but nobody should be ' +
            'their own deputy. Write personal cellphone numbers: office phones may be down.',
        ),
        {
          kind: 'table',
          blankRows: 2,
          columns: [
            { header: 'Role', width: 19 },
            { header: 'Decides or does', width: 33 },
            { header: 'Name and mobile', width: 24 },
            { header: 'Deputy and mobile', width: 24 },
          ],
          rows: [
            ['Leader', 'Declares an emergency and its end. Decides about money and about closing.', '', ''],
            ['IT contact', 'Speaks with the IT provider, knows the systems and where the keys are.', '', ''],
            ['Communication', 'Tells staff, clients and suppliers. Nobody else speaks for the organization.', '', ''],
            ['Finance and insurance', 'Calls the bank and the insurer. Keeps every receipt.', '', ''],
            ['Privacy officer', 'Decides with the lawyer whether a breach must be reported and to whom.', '', ''],
            ['Office', 'Keys, alarm, landlord, equipment, a place to work.', '', ''],
            ['Log', 'Writes down what happens and when.', '', ''],
          ],
        },
      ],
    },
    {
      heading: 'Contacts',
      newPage: true,
      blocks: [
        instruction(
          'Add account, policy and customer numbers: you will be asked for them. Call each number once while you fill this in.',
        ),
        {
          kind: 'table',
          blankRows: 4,
          columns: [
            { header: 'Who', width: 26 },
            { header: 'For what', width: 25 },
            { header: 'Phone and e-mail', width: 33 },
            { header: 'Our number there', width: 16 },
          ],
          rows: [
            ['{provider.name}', 'IT emergency', '{provider.phone}, {provider.email}', ''],
            ['Insurer, cyber claims line', 'Before spending or hiring', '', ''],
            ['Bank, fraud line', 'Payment sent to the wrong account, cards, access', '', ''],
            ['Lawyer', 'Breach, contracts, wording', '', ''],
            ['Internet supplier', 'Line is down', '', ''],
            ['Phone supplier', 'Forwarding of numbers', '', ''],
            ['Landlord or building manager', 'Access, power, water, fire', '', ''],
            ['Alarm and locks', 'Break-in, lost keys', '', ''],
            ['Domain registrar', 'Web and mail addresses', '', ''],
            ['Supplier of our main software', 'Support, copy of our data', '', ''],
            ['Local police, non-emergency', 'Report of a crime', '', ''],
            ['Canadian Anti-Fraud Centre', 'Report of fraud or ransomware', '1-888-495-8501', ''],
            ['Canadian Centre for Cyber Security', 'Advice, report of an incident', '1-833-292-3788', ''],
            ['Privacy Commissioner of Canada', 'Report of a breach under PIPEDA', '1-800-282-1376', ''],
          ],
        },
      ],
    },
    {
      heading: 'Systems and how fast they must be back',
      newPage: true,
      blocks: [
        text(
          'Two questions for each system. How long can we work without it? That is its recovery time objective ' +
            '(RTO). How much work can we do again? That is its recovery point objective (RPO): with an RPO of one ' +
            "day, everything since last night's backup may be lost.",
        ),
        instruction(
          'Let the person who uses the system answer, not the person who runs it. Then ask the IT provider what ' +
            'the backups of today really give, and write down the difference. A short RTO costs money: not ' +
            'everything can have one.',
        ),
        {
          kind: 'table',
          blankRows: 6,
          columns: [
            { header: 'System', width: 18 },
            { header: 'What stops without it', width: 20 },
            { header: 'RTO', width: 9 },
            { header: 'RPO', width: 9 },
            { header: 'How we work meanwhile', width: 22 },
            { header: 'Last restore test', width: 22 },
          ],
          rows: [
            ['Internet line', '', '', 'none', '', ''],
            ['Sign-in and accounts', '', '', '', '', ''],
            ['E-mail and calendars', '', '', '', '', ''],
            ['Phones', '', '', 'none', '', ''],
            ['Shared files', '', '', '', '', ''],
            ['Accounting and payroll', '', '', '', '', ''],
            ['Our main software', '', '', '', '', ''],
            ['Website', '', '', '', '', ''],
          ],
        },
        heading('Backups'),
        instruction("At least one copy should be where nobody who holds an administrator's password can delete it."),
        {
          kind: 'table',
          blankRows: 4,
          columns: [
            { header: 'What is copied', width: 24 },
            { header: 'How often, kept how long', width: 24 },
            { header: 'Where the copy is', width: 26 },
            { header: 'Who can restore it', width: 26 },
          ],
          rows: [],
        },
        heading('Where things are kept'),
        instruction('Not the secret itself, only where it is and who can get it without the network.'),
        {
          kind: 'table',
          blankRows: 2,
          columns: [
            { header: 'What', width: 40 },
            { header: 'Where', width: 34 },
            { header: 'Who can get it', width: 26 },
          ],
          rows: [
            ['Emergency administrator accounts', '', ''],
            ['Recovery keys of encrypted disks', '', ''],
            ['Keys and passwords of the backups', '', ''],
            ['Licences and purchase records', '', ''],
            ['Drawing of the network, list of devices', '', ''],
            ['Insurance policies', '', ''],
            ['Contracts with suppliers', '', ''],
          ],
        },
      ],
    },
    {
      heading: 'Order of recovery',
      newPage: true,
      blocks: [
        text('What comes back first is decided now, not on the day. Each line needs the lines above it.'),
        instruction(
          'Change the order where your business works differently. The last column is the test: a person does something ordinary and it works.',
        ),
        {
          kind: 'table',
          blankRows: 3,
          columns: [
            { header: 'Order', width: 9 },
            { header: 'What', width: 27 },
            { header: 'What it needs first', width: 24 },
            { header: 'Who', width: 16 },
            { header: 'How we know that it works', width: 24 },
          ],
          rows: [
            ['1', 'Power, internet, network', 'A place to work', '', ''],
            ['2', 'Clean computers for those who recover', 'Known to be clean, or new', '', ''],
            ['3', 'Sign-in, second step, administrators', 'Passwords changed from a clean computer', '', ''],
            ['4', 'Backups', 'Keys, and a copy nobody has touched', '', ''],
            ['5', 'Phones and e-mail', 'Sign-in', '', ''],
            ['6', 'Our main software', 'Backups, sign-in', '', ''],
            ['7', 'Accounting, payroll, payments', 'Backups, sign-in', '', ''],
            ['8', 'Shared files', 'Backups, sign-in', '', ''],
            ['9', 'All other computers', 'Reinstalled or checked', '', ''],
          ],
        },
      ],
    },
    {
      heading: 'Ransomware or another attack',
      newPage: true,
      blocks: [
        text(
          'Signs: files that do not open and have new file extensions, a demand on the screen, sign-ins from strange ' +
            'places, mail that nobody wrote, protection that has been switched off.',
        ),
        heading('First hour'),
        steps(
          'Cut the network at the computers affected: cable out, Wi-Fi off. If it spreads, switch the office ' +
            'network off at the firewall. Leave computers running.',
          'Disconnect backup disks; ask the IT provider to lock the backups in the cloud.',
          'Call the IT provider, then the insurer. Agree on who leads the technical work.',
          'Block the accounts affected and end their sessions, from a computer that is clean.',
          'Speak by phone only. Assume that mail and chat are read.',
          'Keep evidence: photos of screens, the note with the demand, names of files, logs.',
        ),
        heading('First day'),
        steps(
          'Find out what is affected: computers, servers, cloud accounts, backups, partners who are connected.',
          'Find out how they came in before anything is put back. Otherwise they come back too.',
          'Decide about the demand with the insurer, the lawyer and the police. Paying does not promise your files, and may break sanctions law.',
          'Ask the lawyer which duties to report apply (see below).',
          'Report to the police and to the Canadian Anti-Fraud Centre.',
          'Call the bank; look for changed payment details and rules in mailboxes that forward or hide mail.',
          'Tell staff, then clients, with the words under What we say.',
        ),
        heading('Back to work'),
        steps(
          'Reset all passwords and second steps, administrators first, from clean computers.',
          'Reinstall or replace what was affected. Cleaning is not enough.',
          'Restore in the order of recovery, from a copy made before the attack; look into it on a separate network first.',
          'Watch sign-ins and mail rules closely for a month.',
          'Within two weeks: meet, write down what happened and change this plan.',
        ),
        heading('Who must be told'),
        text(
          'Under PIPEDA, an organization that has lost control of personal information reports the breach to the Privacy ' +
            'Commissioner of Canada and tells the people affected as soon as feasible, if it is reasonable to ' +
            'believe that there is a real risk of significant harm. It keeps a record of every breach, reported or ' +
            'not, for 24 months.',
        ),
        text(
          'Health information custodians in Ontario have duties under PHIPA toward patients and the Information ' +
            'and Privacy Commissioner of Ontario. Contracts, insurers and regulated professions may ask for more ' +
            'and sooner. Ask the lawyer on the first day.',
        ),
      ],
    },
    {
      heading: 'The office cannot be used',
      newPage: true,
      blocks: [
        text(
          'Fire, water, a power cut in the building, police tape, a broken lock. The question is not the building but what people need to work somewhere else.',
        ),
        steps(
          'Make sure that everyone is safe and counted. Nobody goes back in for a laptop.',
          'Call the landlord and the insurer. Ask when staff may enter, and take photos then.',
          'Decide: wait, work from home, or work from the other place (below).',
          'Forward the main phone number. Put a notice on the door, the website and the voicemail.',
          'Find out what was on site only: servers, backups, paper, stamps, cheques.',
          'Order what is missing: computers, headsets, a printer, a line.',
          'Redirect mail, couriers and visitors.',
          'Collect wet equipment and disks unpowered; let a specialist look before anyone switches them on.',
        ),
        heading('The other place'),
        {
          kind: 'table',
          blankRows: 1,
          columns: [
            { header: 'Question', width: 45 },
            { header: 'Answer', width: 55 },
          ],
          rows: [
            ['Where do we work?', ''],
            ['How many people, and who comes first?', ''],
            ['Who has a laptop that works at home?', ''],
            ['How do we print, scan and sign?', ''],
            ['Who has keys or a code?', ''],
          ],
        },
      ],
    },
    {
      heading: 'The internet is down',
      newPage: true,
      blocks: [
        steps(
          'Check whether it is only one computer, only Wi-Fi, or everything. Look at the lights on the modem and the firewall.',
          'Switch the modem off for a minute, once. Write down the time.',
          'Call the supplier with our customer number; ask for a ticket number and a time.',
          'Use the second line, or a phone as a hotspot for those who need it most.',
          'Forward the phones to cellphones if they use the line.',
          'Cards and payments: switch the terminal to its mobile connection, or note the sale by hand as the bank allows.',
          'After two hours: decide who goes home to work.',
          'When it is back: check that backups and synchronization have caught up.',
        ),
        {
          kind: 'table',
          blankRows: 0,
          columns: [
            { header: 'Question', width: 45 },
            { header: 'Answer', width: 55 },
          ],
          rows: [
            ['Second line: which, and how is it switched on?', ''],
            ['Whose mobile plan may be used, and how much data does it have?', ''],
            ['What works without the internet?', ''],
            ['Where is the modem, and what do its lights mean?', ''],
          ],
        },
      ],
    },
    {
      heading: 'A supplier fails',
      newPage: true,
      blocks: [
        text(
          'A service in the cloud is down, has lost data, was attacked itself, or closes. You cannot fix it; you can know what you do meanwhile.',
        ),
        steps(
          "Look at the supplier's status page and call. Ask: what is affected, since when, is our data safe, when is the next news?",
          'Attack on the supplier: change the passwords and keys that connect us, and cut the connection if in doubt.',
          'Start the work-around that is written in the table below.',
          'Tell those who wait for us, before they ask.',
          'Personal information affected: ask the supplier for a written account; you stay responsible for it. See Who must be told.',
          'Longer than our RTO: get the last export or backup and open it somewhere else.',
          'Afterwards: ask for the report, check the contract for credits, decide whether to stay.',
        ),
        {
          kind: 'table',
          blankRows: 6,
          columns: [
            { header: 'Supplier and service', width: 24 },
            { header: 'Work-around', width: 28 },
            { header: 'Own copy of our data: where, how old', width: 26 },
            { header: 'Other supplier we could take', width: 22 },
          ],
          rows: [],
        },
      ],
    },
    {
      heading: 'What we say',
      newPage: true,
      blocks: [
        text(
          'Say what is known, what people should do and when the next news comes. Do not guess, blame or ' +
            'promise. What stands in brackets is filled in on the day.',
        ),
        {
          kind: 'message',
          title: 'To staff, by phone or text message',
          lines: [
            'We have a problem with [what]. Since [time] we are working on it.',
            'Please [do not switch on your computer / work from home / come to the other place].',
            'Do not use [system]. Do not answer questions from outside: pass them to [name].',
            'Next news at [time], from this number.',
          ],
        },
        {
          kind: 'message',
          title: 'To clients, when a service is down',
          lines: [
            'Since [time] we cannot [what clients notice]. We are working on it with our IT provider.',
            'Until then you reach us at [phone]. Urgent matters: [name, mobile].',
            'We will write again by [time]. We are sorry for the trouble.',
          ],
        },
        {
          kind: 'message',
          title: 'To clients, when personal information may be affected',
          lines: [
            'Send only after the lawyer has read it.',
            'On [date] we learned that [what happened]. It concerns [which information]. We have [what was done].',
            'What you can do: [steps, for example change a password, watch statements].',
            'Questions: [name, phone]. You may also complain to the Office of the Privacy Commissioner of Canada.',
          ],
        },
        {
          kind: 'message',
          title: 'To suppliers and the bank, after an attack',
          lines: [
            'Our mail may have been misused since [date]. Do not act on new bank details or unusual requests in our name.',
            'Please confirm by phone, on a number you already had: [number].',
          ],
        },
        {
          kind: 'message',
          title: 'Voicemail and website',
          lines: [
            'We can be reached only in part today because of a technical problem. Please call [number]. We expect to be back by [time].',
          ],
        },
      ],
    },
    {
      heading: 'Tests',
      newPage: true,
      blocks: [
        text('One part each quarter. A test that goes badly is a good test: it was cheaper than the day itself.'),
        {
          kind: 'table',
          blankRows: 0,
          columns: [
            { header: 'Test', width: 62 },
            { header: 'How often', width: 38 },
          ],
          rows: [
            ['Call every number in the tables Roles and Contacts.', 'Twice a year'],
            ['Restore one file and one mailbox from a week ago.', 'Every quarter'],
            [
              'Restore a whole system to other hardware and let its owner work with it. Compare the time with its RTO.',
              'Once a year',
            ],
            [
              'Sit around a table for an hour: someone reads out "It is Friday, 4 p.m., and the screens show a demand". Go through the first hour.',
              'Once a year',
            ],
            ['Pull the plug of the internet line and work for half an hour.', 'Once a year'],
            ['Work a morning without the office.', 'Once a year'],
          ],
        },
        heading('Test log'),
        {
          kind: 'table',
          blankRows: 6,
          columns: [
            { header: 'Date', width: 13 },
            { header: 'What was tested, by whom', width: 29 },
            { header: 'Time needed', width: 14 },
            { header: 'What did not work', width: 26 },
            { header: 'Fixed by, on', width: 18 },
          ],
          rows: [],
        },
        heading('Changes to this plan'),
        {
          kind: 'table',
          blankRows: 5,
          columns: [
            { header: 'Version', width: 13 },
            { header: 'Date', width: 17 },
            { header: 'What was changed', width: 48 },
            { header: 'By', width: 22 },
          ],
          rows: [],
        },
      ],
    },
  ],
};
