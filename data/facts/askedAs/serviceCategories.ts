import type { RecordsInput } from '../../schema/site.ts';

/** Words that visitors use for facts of the service categories, beside those of the facts themselves. */
export const serviceCategories: RecordsInput['assistant']['askedAs'] = {
  'serviceCategory:managed-it': {
    'Managed IT':
      'retires retire leaving takes take over technician guy person nobody outsource replace responsibilities everything look after',
    'Help desk by phone, e-mail and chat': 'questions channels ticket directly stuck ring doesnt talk type screen',
    'Monitoring of computers and servers; the network (Professional and up)':
      'oversight overheating proactive early health disk',
    'Updates for Windows, macOS and common software':
      'patch reminders install mix fresh browsers restart version applications click date',
    'Microsoft 365 accounts and licences': 'outlook admin seats tenant rental create adds',
    'Set-up for new staff, lock-out for departing staff (Professional and up)':
      'prepare newbie temp salesman shut cut soon keys',
    'Device, licence and warranty list':
      'inventory asset serial expiry track adjuster coverage gadgets dates register ledger spreadsheet',
    'Calls with your internet and software vendors':
      'maker talk copier speaking chases outfit third party applications technical contact',
    'Technology plan and budget (Professional and up)':
      'roadmap forecast treasurer together shocked cio capex dollar virtual spread multi term',
    Monitoring: 'alerts poll packet weekends outages loss trouble firewalls router ticket point',
  },
  'serviceCategory:cybersecurity': {
    'Detection software on every computer': 'virus edr catch scanner endpoint ransomware standard',
    'Filtering of phishing and malware in e-mail':
      'fake poisonous inbox dodgy attachments lands caught front spam anti junk click',
    'Multi-factor sign-in for all accounts':
      'mfa texts prompt code everywhere identity app confirms approve step administrators',
    'Managed firewall and remote access': 'vpn rdp perimeter edge privately free screen',
    'Short training and practice phishing messages': 'scam click bite pretend trick told',
    'Incident response plan and rehearsal': 'breach playbook procedure learn steps decide',
    'Evidence for PIPEDA and PHIPA safeguards':
      'privacy health hospital measures charts secrets details supply written',
    'Answers for cyber insurance forms':
      'application supplement broker coverage homework lend privileged fill questions ticked policy complete',
  },
  'serviceCategory:cloud': {
    'Inventory and cost comparison before the move': 'migrating math tally worth transferred figures',
    'E-mail and calendars in Exchange Online':
      'microsoft diaries addresses outlook free double proper reception scheduling migrate hosted',
    'Shared drives in SharePoint and OneDrive': 'common libraries anywhere edit web docs cabinet',
    'Servers in Azure, in Canadian regions where you need it':
      'country room iaas borders rent hum microsoft virtual host rack elsewhere states',
    'Teams for meetings and calls': 'video chat zoom app thru dial talk branch rings microsoft screen',
    'Sign-in rules with Microsoft Entra ID': 'conditional gadget role countries block',
    'Monthly check of licences and usage': 'seats regularly edition azure rent cut microsoft',
  },
  'serviceCategory:backup': {
    'Daily copies of servers and computers': 'evening automatically disk main workshop made',
    'Microsoft 365 mailboxes, OneDrive and SharePoint': 'cloud libraries mistake deleted removed emptied inbox recover',
    'A local copy and one in a Canadian data centre':
      'country offsite twin far downloading canada follow restore spare building',
    'A copy locked against change and deletion':
      'encrypts immutable tampering air spares virus gap tier touch administrator',
    'Results read by a person each working day': 'human manual green nightly real reviewed watching',
    'Scheduled test restores': 'try dates trials samples calendar',
    'Written disaster recovery plan': 'continuity drp building',
  },
  'serviceCategory:support': {
    'Remote help for every person on your plan':
      'unlimited timers mouse everyday provinces screen excel stuck outlook questions assistance',
    'Visits to your office for what needs hands (Professional and up)': 'round dispatch cable rack cabinet plug',
    'Windows, macOS, iPhone and Android': 'linux samsung chromebooks mixed carries tablets operating endpoint',
    'Printers, scanners and meeting rooms':
      'copier conference boardroom scan spits print label jams camera dial video screen',
    'New computers set up and old ones wiped':
      'recycle unbox rid retired scrub clean ready install snoop transfer hard bought',
    'Help alongside your own IT staff': 'dept admin beside load internal fill requests projects',
  },
  'serviceCategory:consulting': {
    'Review of systems, contracts and risks': 'assessment technology telecom copier setup dangers paperwork',
    'Technology plan and budget for three years': 'capex roadmap forecast surprise expenses projections',
    'Vendor and quote comparison': 'choose rfp evaluation pick review table print',
    'Direction of office moves and mergers':
      'domain cabling movers packs coordinates premises becoming bought project address',
    'Policies for passwords, retention and departures': 'procedure handbook offboarding draft acceptable',
    'Second opinion for your IT staff': 'view peer expert value sysadmin confirm review',
  },
};
