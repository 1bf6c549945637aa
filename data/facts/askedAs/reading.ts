import type { RecordsInput } from '../../schema/site.ts';

/** Words that visitors use for facts of articles and downloads, beside those of the facts themselves. */
export const reading: RecordsInput['assistant']['askedAs'] = {
  'article:when-to-replace-office-computers': {
    'When to replace office computers, and how to spread the cost':
      'cycle lifespan windows lease boot guidance twenty together bought point',
  },
  'article:three-year-it-budget-on-one-page': {
    'A three-year IT budget that fits on one page':
      'technology several template forecast sums aside single sheet projects',
  },
  'article:recovery-time-and-recovery-point-explained': {
    'Recovery time and recovery point, explained in one working day':
      'rto rpo downtime tolerable abbreviations hurts objective example mean',
  },
  'article:microsoft-365-licences-by-role': {
    'Microsoft 365 licences explained by who needs what':
      'premium basic standard resellers whom roles receptionist bundle',
  },
  'article:how-long-to-keep-business-records-in-ontario': {
    'How long to keep business records in Ontario, and how':
      'shred payroll tax overview nineties paperwork basement throw charts emptying',
  },
  'article:cyber-insurance-questions-answered-truthfully': {
    'What cyber insurance forms ask, and how to answer truthfully':
      'application truth nearly mfa claim statements ticked coverage refuse',
  },
  'article:friday-afternoon-restore-test': {
    'A restore test you can run on a Friday afternoon': 'try trial instructions myself steps',
  },
  'article:office-move-it-checklist': {
    'Moving offices: the IT decisions to settle before the lease':
      'tenancy loft early jacks cabling beforehand checklist lead premises technical spring building',
  },
  'article:in-house-it-and-a-provider-who-does-what': {
    'In-house IT and a provider: who should do what':
      'outsource raci lone duties chores hasnt divide employ sysadmin internal',
  },
  'article:what-stays-on-site-after-a-cloud-move': {
    'What stays in the office after everything moves to the cloud':
      'room humming prem serverless electricity survives hardware rack',
  },
  'article:first-hour-of-a-ransomware-attack': {
    'The first hour of a ransomware attack, minute by minute':
      'screen bitcoin extortion guide instructions wat demand whom scrambled steps',
  },
  'article:first-90-days-with-a-new-it-provider': {
    'The first 90 days with a new IT provider, week by week':
      'timeline onboarding transition fresh settling ought schedule',
  },
  'article:moving-a-file-server-to-sharepoint': {
    'Moving a file server to SharePoint and keeping permissions right':
      'acls ntfs libraries microsofts migration mapping interns windows carry',
  },
  'article:how-to-read-a-managed-services-contract': {
    'How to read a managed services contract before you sign':
      'outsourcing sneaky trap flags red twenty matter myself print review',
  },
  'article:changed-bank-details-and-the-mailbox-rule': {
    'Changed bank details, and the mailbox rule behind the fraud':
      'payment anatomy thread paid redirected conned reply inbox',
  },
  'download:checklist': {
    'Every sign-in asks for a second step': 'mfa prompted quick seen confirmation verify',
    'Administrators have an account of their own': 'powerful erase keys',
    'People who have left cannot sign in': 'might reply retired compare closed',
    'Passwords are not kept in files': 'plaintext secret codes forget excel sticky spreadsheet',
    'Computers install their updates': 'patch remind later date',
    'No computer runs an unsupported system': 'version unsupported lol anymore upgraded danger operating microsofts',
    'Laptop disks are encrypted': 'stolen portable gibberish stranger car reps verify',
    'Something was restored from backup this quarter': 'recently older spreadsheet request',
    'Mail in your name is hard to forge': 'domain pretend junk land written',
    'No mailbox forwards to a stranger': 'inbox auto inspect',
    'New bank details are confirmed by phone':
      'prevent payables paid payment genuine ceo altering verify transfer elsewhere ring real',
    'Guests have a Wi-Fi of their own': 'wifi code reps ssid lobby hop room waiting matters',
    'Everyone knows the first call': 'contact incidents cyber ring course plug sheet prepare',
  },
};
