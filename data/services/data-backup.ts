import type { Service } from '../rules/schema/service.ts';

export const dataBackup: Service = {
  id: 'data-backup',
  name: 'Data Backup',
  nameInText: 'data backup',
  description:
    "We copy your servers, computers and Microsoft 365 data every day, keep a copy out of an attacker's reach and prove that it can be restored.",
  longDescription:
    "We copy what your business couldn't work without, and prove that it restores: servers, chosen computers, Microsoft 365 mailboxes and " +
    "shared files. One copy stays near you for a fast recovery, and one goes to a Canadian data centre, where it can't be changed or deleted for a set " +
    'time. You decide with us how much work you can lose and how long you can wait, and we build to those two figures. The service suits any business that ' +
    'keeps records by law or by contract, and any whose files could be encrypted by ransomware.',
  metaDescription:
    "Data backup and recovery for {area.name} businesses: daily copies of servers and Microsoft 365, a copy that can't be deleted, and restores " +
    'tested on a ' +
    'schedule.',
  keywords: [
    'data backup',
    'disaster recovery',
    'Microsoft 365 backup',
    'ransomware recovery',
    'immutable backup',
    'server backup',
  ],
  iconName: 'archive',
  features: [
    {
      title: 'Servers and virtual machines',
      description:
        'Veeam copies whole machines, not only files, so that a server can be started again on other hardware. The first copy is full; later ones carry ' +
        'only the changes.',
    },
    {
      title: 'Microsoft 365',
      description:
        'Mailboxes, OneDrive, SharePoint and Teams files are copied outside your Microsoft tenant. A deleted folder or the mailbox of someone who left can ' +
        'be brought back later.',
    },
    {
      title: 'A locked copy',
      description:
        'One copy is locked for a period you choose. Neither ransomware nor a stolen administrator password can change it before that period ends, because ' +
        'its login is separate.',
    },
    {
      title: 'Storage in Canada',
      description:
        'The off-site copy is encrypted before it leaves your office and rests in a Canadian data centre. We record who holds the key and how it ' +
        'is recovered.',
    },
    {
      title: 'Checks by a person each working day',
      description:
        'A technician reads the results each working day, repeats jobs that failed and looks for machines that have silently dropped off the list. You ' +
        'hear about anything left unsolved.',
    },
    {
      title: 'Restore tests and a recovery plan',
      description:
        'We restore files and whole machines on a schedule and time it. The plan lists which system returns first, who decides, and how staff work in the ' +
        'meantime.',
    },
  ],
  benefits: [
    {
      title: 'A way back without a ransom',
      description: 'If an attacker encrypts your files, you can restore from the locked copy instead of bargaining.',
    },
    {
      title: 'You know how long it takes',
      description:
        'We measure in a test how many hours of work you could lose and how long recovery takes, so you know beforehand.',
    },
    {
      title: 'Records kept as long as your rules ask',
      description:
        'How long copies are kept follows your duties, such as the six years for which the Canada Revenue Agency generally wants records.',
    },
    {
      title: 'Small mistakes are quick to undo',
      description:
        'An overwritten spreadsheet or an emptied mailbox folder comes back after a phone call, without a project.',
    },
  ],
  delivery: {
    weekOne: [
      'List what must be copied and where it lives',
      'Agree how much work and time you can lose',
      'Start the first full copy of the critical systems',
      'Set up separate logins for the backup system',
    ],
    monthOne: [
      'Finish the first copy off site',
      'Add Microsoft 365 mailboxes and files',
      'Restore one server and one mailbox as a test',
      'Write the recovery plan and go through it with you',
    ],
    everyMonth: [
      'Read every result and repeat failed jobs',
      'Each quarter, restore sample files and note the time',
      'Add new machines and mailboxes',
      'Report storage used and tests passed',
    ],
  },
  notCovered: [
    'Recovery of data from disks that were damaged before the service began',
    'Files kept only on personal devices or in personal cloud accounts',
    'Replacement servers after a fire, theft or flood, quoted when they are needed',
  ],
  withPlan:
    'As an add-on, {addOns.cloud-backup.price} per person a month with a one-year agreement; the plan covers ' +
    'the rest.',
  targetIndustries: ['healthcare', 'legal', 'financial-services', 'manufacturing'],
  pricing: { startingPrice: 5000, pricingModel: 'per-user-month' },
};
