import type { RecordsInput } from '../../schema/site.ts';

/** Words that visitors use for facts of the services, beside those of the facts themselves. */
export const services: RecordsInput['assistant']['askedAs'] = {
  'service:cybersecurity': {
    Cybersecurity:
      'virus viruses hacked hack attacked infected prevent avoid protect protection safe safer secure stolen',
    'Detection on every computer':
      'antivirus edr install catches flag viruses deploy bug nasties spreads virus scanner',
    'Filtered e-mail': 'phishing junk inbox spam fooled courier pretending wrote dangerous address',
    'Multi-factor sign-in': 'codes authenticator attempts apps block prompt confirm step approve strangers door',
    'Security updates': 'patch restart installs stale care hole gaps stuck version always current',
    'Training with practice messages': 'fake phishing recognize cyber tricks learn falls bookkeeper',
    'Incident response': 'emergency breach thieves leak ransomware cyber steps',
    'A stolen password is not enough': 'mfa leaked fake phished tricked matters secret details note',
    'Insurance forms you can sign':
      'cyber broker sent vouches coverage attestation application mfa requirements claim ticks policy',
    'People who act': 'siren warnings watching soc forwards alarm react jump present',
    'Independent penetration tests and certification audits, which an outside assessor must do':
      'iso stamp soc neutral certify red defences try',
    'Legal advice on a breach and the cost of notifying the people affected':
      'leak thousands spill court donors privacy advise fees',
    'Firewalls, security keys and other hardware, quoted separately':
      'theyd token fobs gear appliance usb wall top fee',
  },
  'service:cloud-migration': {
    'Cloud Migration': 'move moving exchange server sharepoint project anywhere home remote',
    'Inventory and advice': 'cloud junk remain assessment shift counted',
    'A cost plan': 'versus cloud tco future electricity figures spending cheaper later projected',
    'E-mail and calendars': 'address gmail appointments outlook inboxes migrate microsoft googles afterwards cell',
    'Files and permissions': 'tidy acls job decides cloud',
    'Servers and business applications':
      'host sql cloud virtual depend erp live elsewhere somewhere migrate package bookkeeping',
    'Cutover with a way back': 'changeover migration interrupting undo disturb offline setup',
    'Work from anywhere you choose': 'hybrid road remote vpn trucks field crews',
    'No server to replace': 'shrinks rid headcount closet room suggest operate spend cloud',
    'Tidy access': 'sensitive salaries earnings overview confidential peek key',
    'Data kept in Canada where you need it':
      'country cloud american residency pin cross border comply tender states located worry',
    'Microsoft licences and Azure usage, billed at their own price':
      'seats fee markup consumption project top passed hosted',
    'Rewriting software that cannot run in the cloud':
      'tool modernize application developers homemade code scratch app fits web ancient hosting',
    'Daily support after the handover, which a monthly plan provides': 'project questions begins setup price done',
  },
  'service:data-backup': {
    'Servers and virtual machines':
      'image snapshots restore complete bare metal borrowed flooded bring installing hosts took',
    'Microsoft 365': 'restored emptied inbox library cloud',
    'A copy that cannot be deleted': 'immutable spare frozen air encrypted offline gapped',
    'Storage in Canada': 'vault passphrase duplicates spare country disk building',
    'Checks by a person each working day': 'green nightly ran falls monitors',
    'Restore tests and a recovery plan': 'disaster rebuilt try decisions continuity quickly carry',
    'A ransom note loses its force': 'blackmailers extortion bitcoin negotiating demand cash scrambles carry screen',
    'Known limits': 'rto rpo retyping worst recovery promise clocked',
    'Records when they are asked for': 'older period tax cra exist charts available schedule far wiping',
    'Small mistakes stay small':
      'deleted restore billable overwrote dragged threw undo important items version single request',
    'Recovery of data from disks that were damaged before the service began':
      'salvaged pry hard rescue dead fried wake unit contents wont external dropped',
    'Files kept only on personal devices or in personal cloud accounts':
      'tablet locker byod photos drafts pictures bought free',
    'Replacement servers after a fire, theft or flood, quoted when they are needed':
      'rack burglary hardware burst loss pipe smoke bundled free closet room spare',
  },
  'service:network-management': {
    'Network Management': 'branches slow lan crawls together routers town locations wifi closet talk head',
    Firewall: 'vpn perimeter tunnel modem updates bought front',
    'Switches and segments': 'iot vlans pci debit processor divide tills room floor beside wall strangers',
    'Measured Wi-Fi': 'wifi signal tablets boosters terrible warehouse guns coverage worse bars ceiling dead',
    Monitoring: 'alerts weekends outages trouble router',
    'Internet lines and failover': 'outage fibre spare lte cut web till',
    'Documentation and spares': 'diagram configs map configuration wires produce knew chart plugged closet',
    'One owner for the problem': 'fault blames wiring single finger whoever point passing whose',
    'A flat monthly cost': 'tweak amount surprise firewall router upkeep depend jump gear wifi add price',
    'Knowledge that stays': 'admin diagrams property configuration codes keys',
    'Internet and cellular subscriptions, which stay in your name with the carrier':
      'telco fibre monthly cell price fee',
    'Pulling new cable through walls, done by a licensed contractor we can bring':
      'outlets jacks install ceiling ethernet holes electrician drops floor plug',
    'Support for the computers and software on the network, which a plan includes':
      'routers wifi sick spreadsheet applications trouble',
  },
  'service:it-consulting': {
    'IT review': 'inherited verdict examine state setup',
    'Technology plan and budget':
      'roadmap forecast treasurer together shocked cio capex dollar virtual spread multi term',
    'Vendor and quote comparison': 'choose rfp evaluation pick review table print',
    'Project direction': 'merging rollout steering movers slip coordinate warned lead',
    'Policies and compliance': 'privacy sent procedure written',
    'Advice for your IT staff': 'mentor coach peer escalation pair stuck consult ideas internal',
    'Legal, tax and accounting advice, which we leave to lawyers and accountants':
      'sue advise lease privacy bookkeeper',
    'Software and hardware, which you buy from whom you like':
      'recommend adviser advice reseller discount products fee',
    'Daily help desk and monitoring, which the monthly plans provide':
      'advice everyday adviser advisory engaged printer alone',
  },
};
