import type { RecordsInput } from '../rules/schema/site.ts';

type Tool = NonNullable<RecordsInput['tools']>[number];

const opc = { label: 'Office of the Privacy Commissioner of Canada', href: 'https://www.priv.gc.ca/' };
const ipc = { label: 'Information and Privacy Commissioner of Ontario', href: 'https://www.ipc.on.ca/' };
const pipeda = { label: 'PIPEDA, the text of the law', href: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/' };
const phipa = { label: 'PHIPA, the text of the law', href: 'https://www.ontario.ca/laws/statute/04p03' };

/** PIPEDA, sections 10.1 to 10.3; PHIPA, sections 12, 17 and 17.1, and O. Reg. 329/04, sections 6.3 and 6.4. */
export const breachFirstSteps: Tool = {
  kind: 'first-steps',
  slug: 'privacy-breach-first-steps',
  label: 'First steps after a privacy breach',
  title: 'First Steps After a Privacy Breach: PIPEDA and PHIPA',
  description:
    'Three questions, then what to do in order after a privacy breach in Ontario: contain it, judge the risk, report under PIPEDA or PHIPA, keep records.',
  keywords: [
    'privacy breach steps',
    'PIPEDA breach reporting',
    'PHIPA breach notification',
    'real risk of significant harm',
    'privacy breach Ontario checklist',
  ],
  heading: 'First steps after a privacy breach',
  intro:
    "Answer three questions to hide the steps that don't apply to you. Without an answer every step is shown, and each is marked with the reader it is for.",
  notice:
    'We look after computers and give no legal advice. Call your lawyer and your insurer on the first day: the law, contracts and your College ' +
    'may ask for more than this list. ' +
    'In an emergency, call us at {provider.phone}.',
  questions: [
    {
      id: 'who',
      label: 'Whose information is it, and who are you?',
      open: 'Not sure, show everything',
      options: [
        { id: 'business', label: 'A business under PIPEDA' },
        { id: 'custodian', label: 'A health information custodian under PHIPA' },
        { id: 'agent', label: 'An agent of a custodian' },
        { id: 'supplier', label: 'A supplier that holds it for a client' },
      ],
    },
    {
      id: 'what',
      label: 'What happened?',
      open: 'Not sure, show everything',
      options: [
        { id: 'account', label: 'A stranger was in a mailbox or account' },
        { id: 'ransomware', label: 'Files are locked or were copied' },
        { id: 'device', label: 'A device or paper was lost or stolen' },
        { id: 'sent', label: 'It went to the wrong person' },
        { id: 'inside', label: 'Staff looked without a reason' },
      ],
    },
    {
      id: 'harm',
      label: 'Is there a real risk of significant harm?',
      open: 'Not decided yet',
      options: [
        { id: 'yes', label: 'Yes, that is reasonable to believe' },
        { id: 'no', label: 'No' },
      ],
    },
  ],
  phases: [
    {
      heading: 'The first hour: stop it, and keep the traces',
      steps: [
        {
          title: 'Name one person who leads',
          text: 'Write down the time, who noticed what, and each step from now on. These notes become the record that the law asks for.',
        },
        {
          title: 'Lock the account',
          text:
            'From a clean computer: end all sessions, change the password, re-register MFA. Look for rules that forward or hide mail, and ' +
            'take a screenshot before you delete them.',
          when: { what: ['account'] },
        },
        {
          title: 'Cut the network, leave the computers on',
          text: "Cable out, Wi-Fi off. Disconnect backups. Don't switch off, reinstall or pay: memory and logs say what was copied.",
          when: { what: ['ransomware'] },
        },
        {
          title: 'Lock or erase the device remotely',
          text: 'Block its accounts and its SIM card. Note whether the disk was encrypted and when it was last online. Report a theft to the police.',
          when: { what: ['device'] },
        },
        {
          title: 'Ask for it back',
          text:
            'Call the recipient. Ask the recipient to delete the message or file without reading it or passing it on, and to confirm that in ' +
            'writing. Recall the message if the system can.',
          when: { what: ['sent'] },
        },
        {
          title: 'Suspend the access, keep the log',
          text:
            'Take the access away and save the audit log of who opened which record. Involve whoever is responsible for staff before you speak ' +
            'with the person.',
          when: { what: ['inside'] },
        },
        {
          title: 'Keep evidence',
          text:
            "Save logs, messages, screenshots and names of files to a place that the attacker can't reach. Many logs are overwritten " +
            'within days.',
        },
      ],
    },
    {
      heading: 'The first day: find out what is affected',
      steps: [
        {
          title: 'Call the insurer and your lawyer',
          text: 'Policies often name the firms to use, and ask to be told first. Advice from a lawyer may be privileged, so ask early.',
        },
        {
          title: 'List the information and the people',
          text:
            'Which records, how many people, in which provinces and countries, and since when? A first estimate today is worth more than an ' +
            'exact count next month.',
        },
        {
          title: 'Tell the custodian at the first reasonable opportunity',
          text:
            'An agent who handles health information for a custodian tells the custodian when it was stolen, lost, or used or disclosed without ' +
            'authority. The custodian then tells the people affected.',
          when: { who: ['agent'] },
          links: [phipa],
        },
        {
          title: 'Tell the client whose information it is',
          text:
            'Under PIPEDA, the organization in control of the information reports, even if you hold it. Tell it at once what you know, and read ' +
            'what your contract asks for. If the client is a custodian, it needs to know at the first reasonable opportunity.',
          when: { who: ['supplier'] },
          links: [pipeda],
        },
        {
          title: 'Judge the risk: real risk of significant harm',
          text:
            'PIPEDA names two things to weigh: how sensitive the information is, and how likely it is to be misused. Significant harm includes ' +
            'humiliation, damage to reputation, loss of a job, money or property, identity theft and bodily harm. Write down how you decided.',
          when: { who: ['business'] },
          links: [pipeda, opc],
        },
        {
          title: 'Check the circumstances of the PHIPA regulation',
          text:
            'The regulation names when a custodian must tell the Commissioner: among others theft, use or disclosure by someone who knew or ' +
            'should have known better, a further disclosure, a pattern, discipline of staff, or a significant breach. Go through all of them in ' +
            'writing.',
          when: { who: ['custodian'] },
          links: [phipa, ipc],
        },
      ],
    },
    {
      heading: 'As soon as you can: report and notify',
      steps: [
        {
          title: 'Report to the Privacy Commissioner of Canada',
          text:
            'As soon as feasible after you have determined that a breach with a real risk of significant harm has occurred. Use the form on the ' +
            "site of the Commissioner, and add later what you don't know yet.",
          when: { who: ['business'], harm: ['yes'] },
          links: [opc],
        },
        {
          title: 'Notify the people affected',
          text:
            'Directly and as soon as feasible: what happened and when, which information, what you have done, what they can do themselves, and ' +
            'whom to call. Under PIPEDA this applies where there is a real risk of significant harm.',
          when: { who: ['business'], harm: ['yes'] },
          links: [pipeda],
        },
        {
          title: 'Tell others who can reduce the harm',
          text:
            'If you notify people, also tell organizations and government institutions that may lower the risk, such as a bank, a payment ' +
            'processor or the police.',
          when: { who: ['business'], harm: ['yes'] },
        },
        {
          title: 'No report to the Commissioner, but a record',
          text:
            'Without a real risk of significant harm PIPEDA asks for no report and no notice. The breach still goes into your records, with the ' +
            'reasons. Contracts may ask for a notice anyway.',
          when: { who: ['business'], harm: ['no'] },
        },
        {
          title: 'Notify the patient at the first reasonable opportunity',
          text:
            'A custodian tells the person when health information in its custody or control is stolen, lost, or used or disclosed without ' +
            'authority. There is no threshold of harm. The notice says that the person may complain to the Commissioner.',
          when: { who: ['custodian'] },
          links: [phipa],
        },
        {
          title: 'Report to the IPC in the prescribed circumstances',
          text:
            'Where one of the circumstances in the regulation applies, the custodian tells the Information and Privacy Commissioner of Ontario. ' +
            'A College may have to be told within 30 days when one of its members is disciplined for it.',
          when: { who: ['custodian'] },
          links: [ipc],
        },
        {
          title: 'Say the same to everyone',
          text: "One text for staff, clients and the phone. Say what is known and when the next news comes. Don't guess, and don't name a person.",
        },
      ],
    },
    {
      heading: 'Afterwards: records and repair',
      steps: [
        {
          title: 'Keep a record of every breach for 24 months',
          text:
            'PIPEDA asks for a record of each breach of security safeguards, reported or not, for 24 months from the day you determined it. The ' +
            'Commissioner may ask to see it.',
          when: { who: ['business'] },
          links: [pipeda],
        },
        {
          title: 'Count it for the annual statistics',
          text:
            'Custodians report to the IPC by March 1 how often health information was stolen, lost, or used or disclosed without authority in ' +
            'the year before. Keep the count as you go.',
          when: { who: ['custodian'] },
          links: [ipc],
        },
        {
          title: 'Help the custodian with its records',
          text: 'Hand over your notes, logs and the list of records. The custodian counts the breach in its annual statistics.',
          when: { who: ['agent'] },
        },
        {
          title: 'Close the way in',
          text: 'Find out how it happened before you put things back. Then change what allowed it, and check after a month that the change still holds.',
        },
        {
          title: 'Write down what you learned',
          text: 'Within two weeks: meet for an hour, change the plan, and tell staff one thing to do differently.',
        },
      ],
    },
  ],
  sections: [
    {
      heading: 'Which law applies?',
      blocks: [
        {
          kind: 'table',
          caption: 'PIPEDA and PHIPA compared',
          head: ['Question', 'PIPEDA', 'PHIPA'],
          rows: [
            [
              'Who',
              'Private organizations, in commercial activities',
              'Health information custodians in Ontario, and their agents',
            ],
            ['What', 'Personal information', 'Personal health information'],
            ['Report to', 'Privacy Commissioner of Canada', 'Information and Privacy Commissioner of Ontario'],
            ['Report when', 'Real risk of significant harm', 'Circumstances prescribed by regulation'],
            ['Notify people', 'As soon as feasible, where that risk exists', 'At the first reasonable opportunity'],
            ['Records', 'Every breach, for 24 months', 'Annual statistics by March 1'],
          ],
        },
        {
          kind: 'text',
          text:
            'A clinic can be under both: PHIPA for its patients, and PIPEDA for other personal information or information that leaves the province. ' +
            'Other provinces, public bodies and federally regulated businesses have rules of their own. Your lawyer knows which apply.',
        },
        { kind: 'links', items: [pipeda, phipa, opc, ipc] },
      ],
    },
    {
      heading: 'Before it happens',
      blocks: [
        {
          kind: 'checklist',
          title: 'An hour of preparation',
          items: [
            'The names and cellphone numbers of those who decide, on paper.',
            'Where the audit logs are, and how many days they are kept.',
            'Your insurance policy number and its emergency line.',
            'A list of who holds personal information for you, with the breach clause of each contract.',
            'A form for the record of a breach, with date, cause, people, risk and decision.',
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'Cybersecurity', href: '/services/cybersecurity' },
    { label: 'IT support for healthcare providers', href: '/industries/healthcare' },
    { label: 'The first hour of a ransomware attack', href: '/blog/first-hour-of-a-ransomware-attack' },
    { label: 'Disaster Recovery Plan Template', href: '/downloads/disaster-recovery-plan-template' },
    { label: 'What an hour of downtime costs', href: '/tools/downtime-cost' },
  ],
};
