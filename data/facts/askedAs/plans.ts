import type { RecordsInput } from '../../schema/site.ts';

/** Words that visitors use for facts of plans and add-ons, beside those of the facts themselves. */
export const plans: RecordsInput['assistant']['askedAs'] = {
  'plan:essential': {
    Essential: 'cheapest basic simple plain small modest tight nothing fancy daytime remote only starter bare minimum',
    'Remote help desk for every person on the plan': 'ring dial questions assistance done acts',
    'Computers and servers monitored day and night': 'alerts rmm disk basic weekend entry fill tier',
    'Updates for Windows, macOS and common software':
      'patch reminders install mix fresh browsers restart version applications click date',
    'Managed antivirus on every computer':
      'virus scanner malware shields cheapest anti subscription nasties catches ourselves bundled price',
    'Microsoft 365 or Google Workspace accounts administered':
      'console gmail renames distribution admin add chores groups suite tenant outlook lives',
    'A list of your devices, licences and warranties, kept current':
      'asset guarantee catalogue maintain serial track hardware inventory register gadgets',
    'A monthly report on tickets and updates': 'patched summary figures directors',
  },
  'plan:professional': {
    Professional: 'growing downtime visits onsite network training clients',
    'Visits to your office when a problem cannot be fixed remotely': 'truck pair roll human talking drop cable',
    'Firewall, switches and Wi-Fi managed and monitored':
      'antennas firmware wifi signal blinking router guards installed rooms tier',
    'Multi-factor sign-in set up for every account': 'mfa code enrol app setup ourselves step project',
    'New staff set up and departing staff locked out the same day':
      'shut rookies joiners fast removed ready arrivals soon',
    'Backups checked each working day and a test restore every quarter': 'job',
    'Phishing tests and short security training for all staff': 'scam campaigns fooled trick',
    'A technology plan and budget, reviewed twice a year': 'forecast roadmap revisits tier thinks',
  },
  'plan:enterprise': {
    Enterprise: 'critical audit regulated auditors hospital shifts weekend night 24 strict security insurer strictest',
    'A help desk that answers at night, on weekends and on holidays': 'picks voice shift freezes closes live',
    'A named technical lead who knows your systems': 'contact remembers setup always stranger',
    'Maintenance done outside your working hours':
      'tinkering reboots restarts updates disruptive patching middle interrupting schedule windows closed evening',
    'A written incident response plan, rehearsed every year':
      'tabletop breach irp annual script worst cyber binder procedure',
    'Security questionnaires from insurers and clients answered with you':
      'endless hospital fill sent guessing tick buyer due completed cyber questions risk',
    'Policies and access records kept ready for an audit':
      'inspects screenshot upkeep maintain permissions examination date tier written',
    'A shared ticket queue with your own IT staff': 'itsm portal sysadmin helpers internal pass requests',
    'A review with your management every quarter': 'meet regular qbr executive regularly directors table season few',
  },
  'addOn:advanced-cybersecurity': {
    'Advanced Cybersecurity': 'siem soc holes abroad consultant top package',
  },
  'addOn:cloud-backup': {
    'Cloud Backup & Recovery': 'offsite duplicates somewhere deleted thinking',
  },
  'addOn:email-security': {
    'Email Security & Archiving': 'spam correspondence dispute search scam',
  },
  'addOn:endpoint-protection': {
    'Advanced Endpoint Protection': 'edr scanner antivirus quarantines infect ordinary virus seen better',
  },
  'addOn:security-assessment': {
    'Security Assessment': 'weak rank posture checkup dangers gaps scanning took',
  },
  'addOn:voip': {
    'VoIP Phone System': 'softphones pbx telephony callers ring receptionist cell',
  },
  'addOn:plan-advanced-cybersecurity': {
    'Advanced Cybersecurity': 'scans siem vulnerability soc holes abroad consultant top package',
  },
  'offer:voip': {
    'VoIP Phone System': 'softphones pbx telephony callers ring receptionist cell',
  },
};
