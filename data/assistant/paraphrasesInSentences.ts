import type { RecordsInput } from '../schema/site.ts';

/** Whole questions, as people write them who write in sentences. */
export const paraphrasesInSentences: RecordsInput['assistant']['paraphrases'] = [
  {
    of: 'What does a managed IT provider do?',
    also: [
      'What exactly would you be doing for us every month?',
      'Which tasks do you take over from us?',
      'How would your service help our office?',
    ],
  },
  {
    of: 'What happens in the free IT assessment?',
    also: [
      'What can we expect from the first assessment?',
      'How does your assessment work?',
      'Can you come and review our IT before we decide?',
      'Could you look at our systems and tell us what to improve?',
    ],
  },
  {
    of: 'How do we change from our present IT provider?',
    also: [
      'How do we move from our existing provider to you?',
      'Will you coordinate with our previous IT company?',
      'Can you help us leave our current IT provider?',
      'What do you need from the company that looks after us now?',
      'Will there be interruptions when we change providers?',
      'Is it complicated to switch to a new IT provider?',
      'Who gets the passwords from our old provider?',
    ],
  },
  {
    of: 'Do you come to our office?',
    also: [
      'Will a technician visit us when something breaks?',
      'Do your technicians come on site?',
      'Is your support remote or on site?',
      'Can somebody come and look at it?',
    ],
  },
  {
    of: 'Do we have to sign a long-term contract?',
    also: [
      'What is the minimum contract period?',
      'Is there a cancellation period?',
      'How much notice do you need if we cancel?',
      'Can we end the agreement early?',
      'Are we obligated to stay for a full year?',
      'Do you offer month-to-month service?',
      'How long do we need to commit?',
      'Do we get a better price for a longer term?',
    ],
  },
  {
    of: 'Can you work with our existing IT staff?',
    also: [
      'Would you work together with our in-house developer?',
      'How do you cooperate with an internal IT team?',
      'Can our IT manager keep part of the work?',
      'Do you support companies that have their own IT?',
      'Who is responsible for what if we keep our IT person?',
      'Would our IT employee have access to your tools?',
      'Can you take the work our IT person has no time for?',
    ],
  },
  {
    of: 'How quickly do you respond?',
    also: [
      'How long does it take until somebody helps us?',
      'What counts as a critical issue?',
      'How fast will you answer if our server fails?',
      'When will somebody look at our problem?',
      'How long do your clients wait for support?',
    ],
  },
  {
    of: 'What are your support hours?',
    also: [
      'Can we get help outside business hours?',
      'Do you have somebody on duty at the weekend?',
      'Can I call on a holiday?',
      'Is support available in the evening?',
    ],
  },
  {
    of: 'Is there a minimum number of users?',
    also: [
      'Do I get charged if an employee has two devices?',
      'Do we pay twice for somebody with a laptop and a tablet?',
      'How do you count users?',
      'Do part-time employees need a licence in your plan?',
    ],
  },
  {
    of: 'What is not included in the monthly price?',
    also: [
      'Are there any hidden costs?',
      'What would we have to pay in addition?',
      'Is project work included in the plan?',
      'Does the price include taxes?',
      'Do we pay for hardware separately?',
    ],
  },
  {
    of: 'What is the set-up fee for?',
    also: ['Why do we have to pay a setup fee?', 'What do we get for the setup fee?'],
  },
  {
    of: 'Are there discounts for larger teams?',
    also: ['Do we pay less per user if we grow?', 'Is there a discount for more users?', 'Do you have volume pricing?'],
  },
  {
    of: 'Monitoring of computers, servers and network',
    also: [
      'Do you do regular maintenance on servers?',
      'Do you look after our servers?',
      'Do you maintain our computers?',
    ],
  },
  {
    of: 'Detection on every computer',
    also: [
      'Which software protects our computers?',
      'How do you protect us against malware?',
      'How do you secure our computers?',
      'What protection do you install on laptops and servers?',
    ],
  },
  {
    of: 'Filtered e-mail',
    also: [
      'How do you stop spam and phishing?',
      'Our staff receive a lot of scam emails, what can you do?',
      'Can you filter dangerous attachments?',
      'How do you protect our email?',
    ],
  },
  {
    of: 'Multi-factor sign-in',
    also: [
      'How do you check for suspicious logins?',
      'Can you set up multi-factor authentication for all staff?',
      'Do you help with two-factor authentication?',
      'How do you protect our Microsoft 365 accounts?',
      'Can you block logins from abroad?',
    ],
  },
  {
    of: 'Training with practice messages',
    also: [
      'Do you provide security awareness training for employees?',
      'How can we teach our employees to recognize phishing?',
      'Can you train our staff about cyber threats?',
      'Do you send test phishing emails?',
      'Who trains our staff on security?',
    ],
  },
  { of: 'CASL', also: ['Is there a law about marketing emails in Canada?', 'May we send newsletters to our clients?'] },
  {
    of: 'A monthly report on tickets and updates',
    also: ['Will we get a report about what you do for us?', 'How do we know what you did?'],
  },
  {
    of: 'Incident response',
    also: [
      'What happens if we are attacked?',
      'Will you help us after a data breach?',
      'What do you do when a client gets hacked?',
      'How do you handle security incidents?',
    ],
  },
  {
    of: 'Security Assessment',
    also: [
      'Can you check how secure our network is?',
      'Do you do vulnerability scanning?',
      'Could you check if our passwords were stolen?',
      'Can you find the weak points in our security?',
    ],
  },
  {
    of: 'Insurance forms you can sign',
    also: [
      'Can you help us meet cyber insurance requirements?',
      'What do we need for cyber insurance?',
      'Our insurance company asks about our IT security',
    ],
  },
  {
    of: 'Answers for questionnaires',
    also: [
      'Can you help us answer a security questionnaire from a client?',
      'A customer wants documentation of our security',
    ],
  },
  {
    of: 'Policies and access records kept ready for an audit',
    also: ['Can you provide evidence for our auditors?', 'Do you help us prepare for an audit?'],
  },
  {
    of: 'Laptops you can lose',
    also: [
      'How do you secure laptops that leave the office?',
      'What happens to the data if a laptop is stolen?',
      'Can you erase a lost laptop remotely?',
      'How do you protect company phones and laptops?',
    ],
  },
  {
    of: 'One place for passwords',
    also: [
      'Our employees use weak passwords',
      'What should we do about bad passwords?',
      'What is the best way to store company passwords?',
      'How should our team share passwords?',
      'Do you set up a password manager?',
    ],
  },
  {
    of: 'Set-up for new staff, lock-out for leavers',
    also: [
      'How do you keep former employees out of our systems?',
      'What happens to accounts when an employee leaves?',
      'Can you prepare a computer for a new employee?',
      'How do you set up new employees?',
    ],
  },
  {
    of: 'Switches and segments',
    also: [
      'Can hackers get in through our security cameras?',
      'How do you separate guest Wi-Fi from our office network?',
      'Can you set up a guest Wi-Fi network?',
      'Should payment terminals be on a separate network?',
    ],
  },
  {
    of: 'Wi-Fi that was measured',
    also: [
      'Our Wi-Fi is unreliable, can you improve it?',
      'Can you install Wi-Fi in our new office?',
      'Why is our Wi-Fi so slow?',
      'How do you plan a Wi-Fi network?',
    ],
  },
  {
    of: 'Internet lines and failover',
    also: [
      'Our internet is unreliable, do you help with that?',
      'Can you improve our internet connection?',
      'Can you give us a second internet connection?',
      'What happens if our internet provider has an outage?',
      'Can you deal with our internet provider for us?',
      'Can you negotiate with our internet provider?',
      'Do you set up backup internet?',
    ],
  },
  {
    of: 'Monitoring',
    also: [
      'Do you monitor our network around the clock?',
      'How do you notice problems before we do?',
      'Will you know when our internet goes down?',
    ],
  },
  {
    of: 'Documentation and spares',
    also: ['Do you document our network?', 'Will we receive documentation of our network?'],
  },
  {
    of: 'Knowledge that stays',
    also: [
      'Who owns the data and passwords when the contract ends?',
      'What happens to our documentation if we leave?',
      'Will you hand over everything if we change providers?',
      'Do the passwords belong to us?',
    ],
  },
  {
    of: 'E-mail and calendars',
    also: [
      'Can you move our email to Microsoft 365?',
      'Will we lose emails when we migrate?',
      'How do you migrate our mailboxes?',
      'Can you help us switch from Google Workspace to Microsoft 365?',
    ],
  },
  {
    of: 'Files and permissions',
    also: [
      'How do you move our files to SharePoint?',
      'Can you clean up who has access to our folders?',
      'Can you replace our file server with SharePoint?',
      'How do you control who sees which files?',
    ],
  },
  {
    of: 'Cutover with a way back',
    also: [
      'How do you move us to the cloud without interrupting work?',
      'When does the migration take place?',
      'What if the migration does not work?',
      'Will our staff be able to work during the migration?',
      'Does moving our files disturb us during the day?',
    ],
  },
  {
    of: 'No server to replace',
    also: [
      'Should we replace our server or move to the cloud?',
      'We want to get rid of our old server',
      'Our server is getting old, what do you suggest?',
      'Do we need a new server?',
    ],
  },
  {
    of: 'Inventory and advice',
    also: [
      'Is the cloud a good choice for us?',
      'How do we know what should move to the cloud?',
      'Can you advise us about moving to the cloud?',
    ],
  },
  {
    of: 'Servers and virtual machines',
    also: [
      'Can you restore a whole server?',
      'What happens if our server breaks down completely?',
      'How do you back up our servers?',
    ],
  },
  {
    of: 'A copy that cannot be deleted',
    also: [
      'Are our backups safe from hackers?',
      'How do you protect the backups?',
      'Can we recover after ransomware?',
      'How would we get our files back after an attack?',
    ],
  },
  {
    of: 'Daily checks by a person',
    also: [
      'How do you make sure that backups are successful?',
      'Our backup failed and nobody noticed',
      'Who makes sure that our backups work?',
      'How often do you back up our data?',
    ],
  },
  {
    of: 'Restore tests and a recovery plan',
    also: [
      'Can you write a disaster recovery plan for us?',
      'Do you test our backups?',
      'How quickly can you restore our data?',
      'How long would it take to get back to work after a disaster?',
      'Can you prove that our backups can be restored?',
    ],
  },
  {
    of: 'Small mistakes stay small',
    also: [
      'Can you restore emails that were deleted by mistake?',
      'Can you bring back a deleted file?',
      'An employee deleted an important folder',
    ],
  },
  {
    of: 'Microsoft 365',
    also: [
      'Do you back up Microsoft 365?',
      'Do your backups cover SharePoint and Teams?',
      'Could you restore a SharePoint folder that was deleted months ago?',
    ],
  },
  {
    of: 'Vendor and quote comparison',
    also: [
      'Can you help us choose new software?',
      'Could you review a quote from another company?',
      'Which system should we buy?',
    ],
  },
  {
    of: 'Technology plan and budget',
    also: [
      'Can you help us plan our IT budget?',
      'Who reviews our IT budget?',
      'Can you make a three-year plan for our technology?',
    ],
  },
  {
    of: 'Project direction',
    also: [
      'Can you manage our office relocation?',
      'We are moving to a new office and need help',
      'Who would be responsible for our project?',
      'Do you handle IT projects?',
    ],
  },
  {
    of: 'Policies and compliance',
    also: [
      'Can you write IT policies for our staff?',
      'Can you help us comply with privacy law?',
      'Do you help with compliance?',
    ],
  },
  {
    of: 'Printers, scanners and meeting rooms',
    also: ['Who fixes our printers?', 'Do you support printers and scanners?', 'Can you set up our meeting room?'],
  },
  {
    of: 'Windows, macOS, iPhone and Android',
    also: [
      'Do you support Apple computers and phones?',
      'Which operating systems do you support?',
      'Do you look after mobile phones?',
    ],
  },
  {
    of: 'New computers set up and old ones wiped',
    also: [
      'Can you set up new computers for us?',
      'What happens to our old computers?',
      'Do you recycle old hardware?',
    ],
  },
  {
    of: 'Remote help for every person on your plan',
    also: [
      'Do you help with Excel, Word and Teams?',
      'Can staff ask you everyday computer questions?',
      'Do you support employees who work from home?',
      'Can remote employees get help?',
      'Do you support people in other provinces?',
    ],
  },
  {
    of: 'Device, licence and warranty list',
    also: ['Do you keep an inventory of our equipment?', 'Do you track warranties?'],
  },
  {
    of: 'Calls with your internet and software vendors',
    also: ['Do you deal with our software vendors?', 'Can you call the vendor for us when a program does not work?'],
  },
  {
    of: 'VoIP Phone System',
    also: [
      'Can you replace our phone system?',
      'Can we keep our phone numbers if we switch to VoIP?',
      'Do you offer phones?',
    ],
  },
  {
    of: 'PHIPA: safeguards and breaches',
    also: [
      'What does PHIPA require from our clinic?',
      'What happens if patient data is leaked?',
      'Do we have to report a privacy breach in our clinic?',
      'How do you help us comply with PHIPA?',
    ],
  },
  {
    of: 'PIPEDA: personal information',
    also: [
      'What does PIPEDA require from a small business?',
      'Do I need to report a data breach to the government?',
      'Do we have to tell our customers about a breach?',
      'Do I need to keep a record of small breaches?',
      'May our data be stored in the United States?',
    ],
  },
  {
    of: 'CPSO: medical records',
    also: ['How long should a clinic keep patient records?', 'How long do we have to keep medical files?'],
  },
  {
    of: 'Access by matter',
    also: ['How do you keep client files confidential in a law firm?', 'Can you restrict who sees which matter?'],
  },
  {
    of: 'Mail that warns the reader',
    also: ['How do you protect deposits from fraud?', 'How can a brokerage avoid payment fraud?'],
  },
  {
    of: 'Office and floor kept apart',
    also: ['How do you protect machines on the shop floor?', 'Can you separate production from the office network?'],
  },
  {
    of: 'Electronic monitoring policy',
    also: [
      'Are we allowed to monitor our employees?',
      'May I read the emails of my employees?',
      'Do we need a policy for monitoring employees?',
    ],
  },
  {
    of: 'New bank details are confirmed by phone',
    also: [
      'How can we prevent payment fraud?',
      'How do other companies prevent fake invoices?',
      'How can we avoid CEO fraud?',
      'We almost paid a fake invoice',
    ],
  },
  {
    of: 'No computer runs a system its maker has given up',
    also: ['Should we still use Windows 10?', 'Is it dangerous to run an old version of Windows?'],
  },
  {
    of: 'When to replace office computers, and how to spread the cost',
    also: [
      'How often should office computers be replaced?',
      'When should we buy new computers?',
      'Is it better to lease or to buy computers?',
    ],
  },
  {
    of: 'Microsoft 365 licences explained by who needs what',
    also: [
      'Which Microsoft licences should we buy?',
      'What is the difference between Business Standard and Business Premium?',
      'Advice on buying Microsoft licences',
    ],
  },
  {
    of: 'How long to keep business records in Ontario, and how',
    also: [
      'How long do we need to keep our documents?',
      'How long should we keep employee records?',
      'How many years do we have to keep payroll records?',
      'When can we destroy old records?',
    ],
  },
  {
    of: 'How to read a managed services contract before you sign',
    also: ['What should we look for in an IT services contract?', 'What should we pay attention to before we sign?'],
  },
  {
    of: 'A three-year IT budget that fits on one page',
    also: ['How do I create an IT budget?', 'How much should we budget for IT?', 'Budget for IT for several years'],
  },
  {
    of: 'The first hour of a ransomware attack, minute by minute',
    also: ['What should we do first in a ransomware attack?', 'Information on what to do in a ransomware attack'],
  },
  {
    of: 'A restore test you can run on a Friday afternoon',
    also: ['How can we test our backups?', 'How do we check whether our backup works?'],
  },
  {
    of: 'In-house IT and a provider: who should do what',
    also: [
      'Should we hire an IT person or use a provider?',
      'Does it make sense to have our own IT employee?',
      'Is it worth having an in-house IT person?',
      'How do we share admin rights with an outside company?',
    ],
  },
  {
    of: 'The first 90 days with a new IT provider, week by week',
    also: [
      'How long does it take to change IT providers?',
      'How much of our time does it take to change providers?',
      'How long until we are fully with you?',
      'What happens in the first months with a new provider?',
    ],
  },
];
