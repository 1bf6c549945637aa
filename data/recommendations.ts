import type { Recommendation } from './rules/schema/recommendation.ts';

/** By region. Each location has one for the banner; equal priorities keep the order given here. */
export const recommendations: Recommendation[] = [
  // Downtown
  {
    locationName: 'Toronto',
    recommendableId: 'enterprise',
    recommendationReason:
      'Regulators and clients ask firms in the King and Bay towers who watches their systems at night. Monitoring ' +
      'runs on every plan; on Enterprise, the help desk also answers at night, and a ' +
      'critical issue gets a first response within {plans.enterprise.responseTime}.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Toronto',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'Bay Street firms and the clinics on University Avenue hold files that criminals can sell. Logins, ' +
      'mailboxes and computers need watching, and the evidence belongs in the next client audit.',
    priority: 9,
  },
  {
    locationName: 'Toronto',
    recommendableId: 'email-security',
    recommendationReason:
      'Trust money and closing funds move between downtown law firms and banks on the ' +
      'strength of an email. A faked sender has to be caught before a clerk reads it.',
    priority: 8,
  },
  {
    locationName: 'Toronto',
    recommendableId: 'cloud-backup',
    recommendationReason:
      'A burst pipe three floors up in a Financial District tower closes yours as well. ' +
      'With copies kept outside the building, people can work from home in the meantime.',
    priority: 8,
  },

  // York
  {
    locationName: 'Markham',
    recommendableId: 'endpoint-protection',
    recommendationReason:
      'In Commerce Valley the source code travels home on laptops every evening. Each ' +
      'one needs software that notices an attack and cuts it off, wherever it is.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Markham',
    recommendableId: 'professional',
    recommendationReason:
      'Markham software teams lose billable hours when their best developer is also the help desk. The ' +
      'Professional plan answers the tickets, with help desk hours of {plans.professional.helpDeskHours}.',
    priority: 9,
  },
  {
    locationName: 'Markham',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'Customers of technology firms on Highway 7 send a security questionnaire before they buy. Access reviews, training and logs give it true answers.',
    priority: 8,
  },
  {
    locationName: 'Vaughan',
    recommendableId: 'professional',
    recommendationReason:
      'A Concord plant loses its shift when the ERP server stops. The Professional plan covers ' +
      'server, office and shop floor, with a first response to critical issues within {plans.professional.responseTime}.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Vaughan',
    recommendableId: 'managed-wifi',
    recommendationReason:
      'Scanners in Vaughan Enterprise Zone warehouses drop off between full racks. ' +
      'Measured access points and a network for machines alone put an end to paper lists.',
    priority: 9,
  },
  {
    locationName: 'Vaughan',
    recommendableId: 'cloud-backup',
    recommendationReason:
      'Woodbridge builders keep drawings, contracts and invoices on one server in the office. ' +
      'A locked copy elsewhere survives a fire, a theft from a site trailer and ransomware.',
    priority: 8,
  },
  {
    locationName: 'Richmond Hill',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'Practices around Mackenzie Richmond Hill Hospital answer to PHIPA for every chart. ' +
      'MFA and filtered mail close the doors attackers use most.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Richmond Hill',
    recommendableId: 'voip',
    recommendationReason:
      'A Yonge Street clinic gets its calls in one hour of the morning. Queues and a greeting in more than one language let two people at the desk cope.',
    priority: 9,
  },
  {
    locationName: 'Richmond Hill',
    recommendableId: 'cloud-backup',
    recommendationReason:
      "Accountants on Yonge Street can't lose a client's file in the last week of April. A tested copy makes it a short interruption.",
    priority: 8,
  },

  // Peel
  {
    locationName: 'Mississauga',
    recommendableId: 'network-monitoring',
    recommendationReason:
      'Forwarders beside Pearson clear goods at all hours. When a line fails at night the carrier should have our ticket before the driver reaches the gate.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Mississauga',
    recommendableId: 'enterprise',
    recommendationReason:
      'Head offices near Square One run branches in several provinces and want one named person to ' +
      'answer for them. Enterprise includes a technical lead and {plans.enterprise.helpDeskHours} help.',
    priority: 9,
  },
  {
    locationName: 'Mississauga',
    recommendableId: 'endpoint-protection',
    recommendationReason:
      "A Meadowvale drug maker can't update a validated computer overnight. Software " +
      'that judges behaviour, set up under change control, guards it in the meantime.',
    priority: 8,
  },
  {
    locationName: 'Brampton',
    recommendableId: 'managed-wifi',
    recommendationReason:
      'Cold rooms and full racking around Airport Road block Wi-Fi signals. We measure with the stock in place and put access points where the scanners work.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Brampton',
    recommendableId: 'network-monitoring',
    recommendationReason:
      'Brampton carriers dispatch before dawn. A firewall or line that falters at three ' +
      'is found then, while there is still time before the trucks leave the yard.',
    priority: 9,
  },
  {
    locationName: 'Brampton',
    recommendableId: 'essential',
    recommendationReason:
      'Young companies downtown, around the Algoma campus, need updates, antivirus and someone to ' +
      'call. Essential starts at {plans.essential.minUsers} users and grows with the payroll.',
    priority: 8,
  },

  // Halton
  {
    locationName: 'Oakville',
    recommendableId: 'email-security',
    recommendationReason:
      'Advisors on Lakeshore Road take transfer instructions by email from families they have ' +
      'known for years. A forged one looks exactly as friendly, so it has to be stopped earlier.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Oakville',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'Oakville partners open client files at home in the evening. Managed laptops ' +
      'and login rules keep the kitchen table as safe as the office by the harbour.',
    priority: 9,
  },
  {
    locationName: 'Oakville',
    recommendableId: 'cloud-backup',
    recommendationReason:
      "Animation studios near Sheridan College can't render a lost scene again by Friday. Nightly copies with tested restores protect the weeks behind it.",
    priority: 8,
  },
  {
    locationName: 'Burlington',
    recommendableId: 'professional',
    recommendationReason:
      'Shops on Mainway and Harvester Road have test benches, controlled drawings and nobody in-house to ' +
      'look after them. The Professional plan brings visits and a help desk, {plans.professional.helpDeskHours}.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Burlington',
    recommendableId: 'endpoint-protection',
    recommendationReason:
      'Staff who sign in from across the Skyway use their laptops on networks nobody in Burlington controls. Each machine has to defend itself and report.',
    priority: 9,
  },
  {
    locationName: 'Burlington',
    recommendableId: 'managed-wifi',
    recommendationReason:
      'Brant Street restaurants and practices need guests, card terminals and office computers on three separate networks.',
    priority: 8,
  },

  // Durham
  {
    locationName: 'Pickering',
    recommendableId: 'cloud-backup',
    recommendationReason:
      'Nuclear suppliers on Brock Road must produce inspection records years after delivery. ' +
      "A copy that can't be deleted, restored on a schedule as a test, keeps those records available.",
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Pickering',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'A small shop that sells to the Pickering station is an easier target than the station. Buyers ask how drawings and accounts are protected, and check.',
    priority: 9,
  },
  {
    locationName: 'Pickering',
    recommendableId: 'network-monitoring',
    recommendationReason:
      'Offices moving into the Innovation Corridor depend on newly laid lines. Monitoring ' +
      "shows from the first day whether a fault is the carrier's or their own.",
    priority: 8,
  },
  {
    locationName: 'Ajax',
    recommendableId: 'essential',
    recommendationReason:
      'A workshop off Bayly Street needs updates, antivirus and a person who answers. Essential does that from {plans.essential.price} per user per month.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Ajax',
    recommendableId: 'email-security',
    recommendationReason:
      'Ajax contractors send invoices by email and are paid by e-transfer. SPF, DKIM and DMARC make it harder for someone else to bill in their name.',
    priority: 9,
  },
  {
    locationName: 'Ajax',
    recommendableId: 'voip',
    recommendationReason:
      'Ajax contractors take calls between the yard and the van. An app rings the cellphone with the business number, and the voicemail arrives as email.',
    priority: 8,
  },
];
