import type { Resource } from './rules/schema/resource.ts';
import type { RecordsInput } from './rules/schema/site.ts';

export const resources: Resource[] = [
  {
    id: 'it-security-checklist',
    title: 'IT Security Checklist',
    description:
      'Fifteen points that an office manager can check without IT training, each with its reason and a test that takes a few minutes.',
    type: 'PDF Guide',
    category: 'Security',
    downloadUrl: '/resources/it-security-checklist.pdf',
  },
  {
    id: 'cloud-migration-planning-template',
    title: 'Cloud Migration Planning Template',
    description:
      'A workbook for planning a move to the cloud: what you run today, what moves when, who is responsible, what it costs and how to go back.',
    type: 'Template',
    category: 'Cloud',
    downloadUrl: '/resources/cloud-migration-planning-template.xlsx',
  },
  {
    id: 'disaster-recovery-plan-template',
    title: 'Disaster Recovery Plan Template',
    description:
      'A document to fill in before you need it: who decides, whom to call, which systems come back first and how fast, and a log for your tests.',
    type: 'Template',
    category: 'Business Continuity',
    downloadUrl: '/resources/disaster-recovery-plan-template.docx',
  },
];

/** The points of the IT Security Checklist, for a reader without IT training. */
export const checklist: RecordsInput['checklist'] = [
  {
    title: 'Every login asks for a second step',
    why: 'Passwords are stolen, guessed and sold. A code or a tap on a phone stops most of them from being of use to anyone else.',
    check:
      'Switch Wi-Fi off on your phone, open a private browser window and sign in to your work email. It should ask for more than the password. Have two ' +
      'colleagues try the same, one of them a partner or owner.',
  },
  {
    title: 'Administrators have an account of their own',
    why:
      "Whoever takes over an administrator account takes over the business. The account that can change everything shouldn't be the one that opens " +
      'attachments.',
    check:
      'Ask for a screenshot of the Global Administrators in Microsoft 365, or of the super admins in Google Workspace. Two to four accounts are enough, and ' +
      'none of them should be used for daily email.',
  },
  {
    title: "People who have left can't sign in",
    why: 'An old account has a password that nobody watches and access that nobody remembers.',
    check:
      'Take the names of the last three people who left from the payroll list. Ask for a screenshot that shows each account blocked, and for the name of ' +
      'the person who reads its mail today.',
  },
  {
    title: "Passwords aren't kept in files",
    why: 'An intruder on one computer soon looks for a list of passwords, because it opens all the other doors.',
    check:
      'Search the shared drive, SharePoint and your own mailbox for "password" and "login", and open what turns up. Then lift three keyboards and look for ' +
      'notes.',
  },
  {
    title: 'Computers install their updates',
    why: 'Attackers use faults for which a repair has been available for months. A computer that never restarts never gets it.',
    check:
      'On three Windows computers open Settings, Windows Update, Update history. A quality update from the last 40 days should be listed. On a Mac look ' +
      'under System Settings, General, Software Update.',
  },
  {
    title: 'No computer runs an unsupported system',
    why: 'Regular support for Windows 10 ended on October 14, 2025. A system without support keeps every fault found after that day.',
    check:
      'Press the Windows key, type "winver" and press Enter. It should say Windows 11. If it says Windows 10 or older, ask whether extended security ' +
      'updates are paid for and when the computer will be replaced.',
  },
  {
    title: 'Protection software is on and up to date',
    why: 'The computer without protection is usually the one in the boardroom or the warehouse that nobody thinks of.',
    check:
      'Type "Windows Security" in the Start menu and open Virus & threat protection. It names the product in use and should show no warning. Look at five ' +
      'computers, and begin with those nobody owns.',
  },
  {
    title: 'Laptop disks are encrypted',
    why: 'Without encryption, whoever finds a laptop can read its disk in another computer, password or not.',
    check:
      'On Windows open Settings and search for "encryption"; BitLocker or Device encryption should be on. On a Mac look under System Settings, Privacy & ' +
      'Security, FileVault. Start with the laptops that travel.',
  },
  {
    title: 'Something was restored from backup this quarter',
    why: 'A backup report says that a copy was made. Only a restore says that the copy can be read.',
    check:
      'Choose a file that changed last week and ask for the version from the week before, put into a new folder. Open it and note how long it took. Then ' +
      'ask for the date of the last restore of a whole system.',
  },
  {
    title: "One backup copy is out of an attacker's reach",
    why: 'Attackers look for the backups before they lock the files. A copy that an administrator can delete is a copy they can delete.',
    check:
      'Ask in writing which copy survives if someone holds every administrator password, and for how many days. The answer should name a product and a ' +
      'setting, such as immutable storage, or a disk that is unplugged.',
  },
  {
    title: 'Mail in your name is hard to forge',
    why: 'Customers pay false invoices that seem to come from you. Three settings, SPF, DKIM and DMARC, help their mail systems to refuse them.',
    check:
      'Send a message from work to a personal Gmail address, open it on a computer, choose the three dots and then Show original. All three should say PASS. ' +
      'Then ask whether your DMARC policy is "quarantine" or "reject".',
  },
  {
    title: 'No mailbox forwards to a stranger',
    why: 'An intruder who has been in a mailbox once often leaves a rule behind that copies or hides messages about payments.',
    check:
      'In Outlook on the web open Settings, Mail, and look at Rules and at Forwarding. You should recognize every entry. Ask the people who send and pay ' +
      'invoices to do the same.',
  },
  {
    title: 'New bank details are confirmed by phone',
    why: 'A changed account number in an email is the whole fraud. A call to a number you already had ends it.',
    check:
      'Find the last supplier whose bank account changed. There should be a note of who called, when and on which number, and that number must not come ' +
      'from the email itself.',
  },
  {
    title: 'Guests have a Wi-Fi of their own',
    why: "A visitor's infected phone shouldn't share a network with your printer, your server and your accounting computer.",
    check:
      "Read the printer's address from its network menu. Join the guest Wi-Fi with your phone and type that address into the browser. Nothing should load. " +
      "On the office Wi-Fi the printer's page may appear.",
  },
  {
    title: 'Everyone knows the first call',
    why: 'In the first hour of an attack people lose time looking for a number, and sometimes they switch off what should have stayed on.',
    check:
      'Ask two colleagues what they would do if a window on the screen demanded money. Then find the page with the emergency numbers, on paper, in less ' +
      'than a minute, and see whether it says what to do at night.',
  },
];
