/** Other ways to ask for what the site says: `of` is the question of an answer, or the title of a feature, a rule, a point or an article. */
export const paraphrases: { of: string; also: string[] }[] = [
  {
    of: 'What is not included in the monthly price?',
    also: [
      'hidden fees',
      'what costs extra',
      'is hardware included in the price',
      'does the fee include Microsoft licences',
      'is tax included',
      'are there any extra charges',
      'what do we pay on top',
      'is cabling included',
    ],
  },
  {
    of: 'Is there a minimum number of users?',
    also: [
      'do part-timers count as users',
      'who counts as a user',
      'do shared computers count',
      'am I two users with two computers',
    ],
  },
  {
    of: 'What does a managed IT provider do?',
    also: [
      'what is managed IT',
      'what is an MSP',
      'what do we pay you for every month',
      'what does managed services mean',
    ],
  },
  {
    of: 'How do we change from our present IT provider?',
    also: [
      'what happens on the day we change providers',
      'do we have downtime when we change',
      'who talks to the old provider',
      'what do you need from our old IT company',
    ],
  },
  {
    of: 'Can you work with our existing IT staff?',
    also: [
      'would you replace our IT manager',
      'help our administrator',
      'cover for our admin during vacation',
      'co-managed IT',
    ],
  },
  { of: 'How much do your services cost?', also: ['what does it cost in general', 'how do you calculate the price'] },
  {
    of: 'Do you come to our office?',
    also: [
      'will somebody come when a printer stops working',
      'do you send a technician',
      'who comes when hardware breaks',
    ],
  },
  {
    of: 'What happens in the free IT assessment?',
    also: ['what do you look at first', 'what do we get from the assessment'],
  },

  {
    of: 'Filtered e-mail',
    also: ['how do you block spam', 'can you stop junk mail', 'protection against fake senders', 'mail filter'],
  },
  {
    of: 'Multi-factor sign-in',
    also: [
      'everyone should use two-step login',
      'codes on the phone at sign-in',
      'do you set up authenticator apps',
      'protect accounts when a password is stolen',
    ],
  },
  {
    of: 'Detection on every computer',
    also: [
      'which virus scanner do you use',
      'what protects our laptops',
      'do you install Defender',
      'do you notice when a computer is infected',
      'protection from ransomware',
    ],
  },
  {
    of: 'Training with practice messages',
    also: [
      'do you train our staff',
      'fake phishing emails to test people',
      'teach employees about scams',
      'security awareness',
    ],
  },
  {
    of: 'Incident response',
    also: [
      'what do you do when a client is attacked',
      'who does what in an attack',
      'how would you react to ransomware',
      'what do you do when a client has ransomware',
      'plan for a cyber attack',
    ],
  },
  {
    of: 'Security updates',
    also: [
      'do you patch our computers',
      'who installs Windows updates',
      'keeping software current',
      'patch management',
    ],
  },
  {
    of: 'Insurance forms you can sign',
    also: [
      'help with the cyber insurance questionnaire',
      'evidence for our insurance renewal',
      'our insurer asks about multi-factor sign-in',
    ],
  },
  { of: 'A plan for the lost laptop', also: ['what happens when a laptop is stolen', 'can you lock a lost device'] },
  {
    of: 'Laptop disks are encrypted',
    also: ['can a thief read a lost laptop', 'is the data on a stolen laptop readable'],
  },
  {
    of: 'People who have left cannot sign in',
    also: [
      'a former employee still has access',
      'somebody quit and can still log in',
      'what happens to the account of someone who leaves',
    ],
  },
  {
    of: 'Passwords are not kept in files',
    also: ['where should we keep our passwords', 'should we use a password manager', 'passwords in a spreadsheet'],
  },
  {
    of: 'New bank details are confirmed by phone',
    also: [
      'how do I know that new bank details are genuine',
      'supplier changed the account number',
      'is this invoice real',
      'check a payment request',
    ],
  },
  {
    of: 'Mail in your name is hard to forge',
    also: ['somebody fakes our address', 'what are SPF DKIM and DMARC', 'emails pretend to come from us'],
  },
  { of: 'Guests have a Wi-Fi of their own', also: ['should visitors use our Wi-Fi'] },

  {
    of: 'A copy that cannot be deleted',
    also: [
      'can a hacker delete the backups',
      'immutable backup',
      'are the backups safe from ransomware',
      'what if somebody steals the admin password',
    ],
  },
  {
    of: 'Storage in Canada',
    also: [
      'where are the backups kept',
      'are backups encrypted',
      'is our data in Canada',
      'do you keep a copy off-site',
    ],
  },
  {
    of: 'Restore tests and a recovery plan',
    also: [
      'how often do you test the backup',
      'do you try to restore',
      'how do we know that the backup works',
      'proof of tested backups for our auditor',
      'how fast are we back after a disaster',
    ],
  },
  {
    of: 'Daily checks by a person',
    also: ['who checks the backups', 'does anybody look whether the backup ran', 'how often do you back up'],
  },
  {
    of: 'Small mistakes stay small',
    also: ['restore a deleted file', 'get back an email somebody deleted', 'I overwrote a spreadsheet'],
  },
  {
    of: 'Microsoft 365',
    also: ['do you back up Office 365', 'backup of Teams and OneDrive', 'does Microsoft not keep a backup of my mail'],
  },

  {
    of: 'Internet lines and failover',
    also: [
      'our internet drops all the time',
      'do you talk to Bell or Rogers for us',
      'second internet line',
      'what if the internet goes down',
      'who calls the internet company',
    ],
  },
  {
    of: 'Wi-Fi that was measured',
    also: ['our Wi-Fi is slow', 'no signal in the warehouse', 'dead spots', 'bad wireless in the office'],
  },
  {
    of: 'Switches and segments',
    also: [
      'separate guests from office computers',
      'network for cameras and payment terminals',
      'security cameras on the network',
    ],
  },
  { of: 'Firewall', also: ['do you manage our firewall', 'set up a VPN for staff', 'remote access to the office'] },
  {
    of: 'Knowledge that stays',
    also: [
      'do we get our passwords when we leave',
      'who owns the documentation',
      'what happens to our settings when the contract ends',
      'do you hand over everything if we go',
    ],
  },
  {
    of: 'Network Management',
    also: ['connect two offices', 'link our two sites', 'network between branches', 'router and switches'],
  },
  {
    of: 'Monitoring',
    also: [
      'how do you prevent outages',
      'keep the server from going down',
      'what do you do against downtime',
      'make sure that it does not fail again',
    ],
  },
  {
    of: 'Monitoring',
    also: ['do you watch our servers at night', 'do you notice when something fails', 'monitoring on weekends'],
  },
  {
    of: 'Pulling new cable through walls, done by a licensed contractor we can bring',
    also: ['can you pull network cable', 'do you run cables', 'cabling in our new office', 'install network jacks'],
  },
  {
    of: 'Independent penetration tests and certification audits, which an outside assessor must do',
    also: ['do you do pen tests', 'can you hack us to test our security', 'ethical hacking'],
  },
  {
    of: 'Recovery of data from disks that were damaged before the service began',
    also: ['recover files from a dead hard drive', 'my disk is broken can you save the data'],
  },

  {
    of: 'Cutover with a way back',
    also: [
      'what if the migration fails',
      'when do you switch us over',
      'can we go back after the move',
      'will we be offline during the migration',
    ],
  },
  {
    of: 'Files and permissions',
    also: [
      'move our file server to SharePoint',
      'who can see which folder after the move',
      'shared drive to the cloud',
    ],
  },
  {
    of: 'Servers and line programs',
    also: ['put our server into Azure', 'can our accounting program run in the cloud', 'host our server'],
  },
  {
    of: 'E-mail and calendars',
    also: ['move our mail to Microsoft', 'switch from Gmail to Outlook', 'will we lose mail during the move'],
  },
  {
    of: 'Data kept in Canada where you need it',
    also: ['is cloud data stored in Canada', 'which country is our data in'],
  },
  {
    of: 'No server to replace',
    also: ['our server is old what now', 'do we still need a server', 'get rid of our old server'],
  },

  {
    of: 'Project direction',
    also: [
      'we are moving to a new office',
      'can you manage our office move',
      'merging two companies',
      'opening a second location',
    ],
  },
  {
    of: 'Technology plan and budget',
    also: ['what will IT cost us next year', 'make an IT budget for us', 'plan what to replace'],
  },
  {
    of: 'Vendor and quote comparison',
    also: [
      'compare offers from other companies',
      'is this quote fair',
      'second opinion on a quote',
      'help us pick software',
    ],
  },
  {
    of: 'Policies and compliance',
    also: ['write an IT policy for us', 'acceptable use policy', 'client sent a security questionnaire'],
  },
  {
    of: 'Advice for your IT staff',
    also: ['help our administrator with a hard problem', 'senior engineer for our admin to ask'],
  },

  {
    of: 'Set-up for new staff, lock-out for leavers',
    also: [
      'somebody new starts on Monday',
      'laptop for a new employee',
      'account for a new hire',
      'email for new people',
      'a person joins the company',
      'employee leaves on Friday',
    ],
  },
  {
    of: 'Help desk by telephone, e-mail and chat',
    also: ['who do our people call', 'can staff call you directly', 'is there a help desk', 'how do we open a ticket'],
  },
  {
    of: 'Microsoft 365 accounts and licences',
    also: ['do you manage our Microsoft licences', 'who orders licences', 'Office accounts'],
  },
  {
    of: 'Calls with your internet and software vendors',
    also: ['do you deal with our software company', 'talk to our vendors for us', 'call the printer company'],
  },
  {
    of: 'Device, licence and warranty list',
    also: ['do you keep track of our equipment', 'inventory of our computers', 'who knows when the warranty ends'],
  },
  {
    of: 'Managed firewall and remote access',
    also: ['work from home securely', 'VPN for staff', 'access files from home'],
  },
  {
    of: 'Evidence for PIPEDA and PHIPA safeguards',
    also: ['proof for the privacy commissioner', 'help us to comply with privacy law', 'documents for a privacy audit'],
  },
  {
    of: 'Teams for meetings and calls',
    also: ['set up Teams', 'call with Teams', 'video meetings', 'phone through Teams'],
  },
  {
    of: 'Answers for questionnaires',
    also: ['can you help us pass an audit', 'a client wants to audit us', 'show our client that we are secure'],
  },
  {
    of: 'PHIPA: safeguards and breaches',
    also: ['patient privacy rules', 'health privacy law', 'what must a clinic do to protect patient data'],
  },
  { of: 'AODA: websites', also: ['must our website be accessible', 'accessibility law for websites'] },
  {
    of: 'Servers and virtual machines',
    also: ['what if our office burns down', 'is everything gone after a fire', 'copy of the whole server'],
  },
  {
    of: 'One call when the EMR is slow',
    also: ['our EMR is slow', 'charts do not open', 'do you talk to the EMR company'],
  },
  { of: 'A login for every person', also: ['nurses share a login', 'shared accounts in the clinic'] },
  {
    of: 'VoIP Phone System',
    also: ['do you do telephones', 'new phone system for the office', 'internet telephony', 'replace our old phones'],
  },
  { of: 'Email Security & Archiving', also: ['archive of all emails', 'keep every message'] },
  {
    of: 'Security Assessment',
    also: ['security audit of our company', 'check how secure we are', 'find our weak spots'],
  },

  {
    of: 'Moving offices: the IT decisions to settle before the lease',
    also: ['tips for moving our office', 'checklist for an office move', 'what to think of before we move'],
  },
  {
    of: 'What cyber insurance forms ask, and how to answer truthfully',
    also: ['how to answer cyber insurance questions', 'insurance application what does this question mean'],
  },
  {
    of: 'Microsoft 365 licences explained by who needs what',
    also: [
      'which Microsoft 365 licence do we need',
      'difference between Business Basic and Premium',
      'licence for a receptionist',
      'are we paying for too many licences',
    ],
  },
  {
    of: 'How to read a managed services contract before you sign',
    also: ['what should I look for in an IT contract', 'is this IT contract good', 'which clauses matter'],
  },
  {
    of: 'When to replace office computers, and how to spread the cost',
    also: [
      'how long should a laptop last',
      'when do we need new computers',
      'is Windows 10 still safe',
      'how do I get rid of old computers',
    ],
  },
  {
    of: 'A three-year IT budget that fits on one page',
    also: ['how to make an IT budget', 'how much should a firm spend on IT'],
  },
  {
    of: 'In-house IT and a provider: who should do what',
    also: ['who does what with in-house IT and an MSP', 'hire an IT person or outsource'],
  },
  {
    of: 'The first 90 days with a new IT provider, week by week',
    also: ['what happens in the first month with a new provider', 'how long does it take to switch providers'],
  },
  {
    of: 'How long to keep business records in Ontario, and how',
    also: ['how long do we keep invoices', 'how long must payroll records be kept', 'when can we shred files'],
  },
  {
    of: 'The first hour of a ransomware attack, minute by minute',
    also: ['what to do first in a ransomware attack', 'ransomware what do we do guide'],
  },
  {
    of: 'A restore test you can run on a Friday afternoon',
    also: ['how do I test a backup myself', 'how to check that our backup works'],
  },
  {
    of: 'What stays in the office after everything moves to the cloud',
    also: ['do we still need a server room in the cloud', 'what hardware remains after a cloud move'],
  },
  {
    of: 'Moving a file server to SharePoint and keeping permissions right',
    also: ['how to move folders to SharePoint'],
  },
  {
    of: 'Recovery time and recovery point, explained in one working day',
    also: ['what does an hour of downtime cost'],
  },
];
