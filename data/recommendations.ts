import type { Recommendation } from './rules/schema/recommendation.ts';

/** By region. Each location has one for the banner; equal priorities keep the order given here. */
export const recommendations: Recommendation[] = [
  // Downtown
  {
    locationName: 'Toronto',
    recommendableId: 'enterprise',
    recommendationReason:
      'Regulators and clients ask downtown firms who watches their systems at night. We monitor them on every plan; on Enterprise the help desk ' +
      'answers at night too, and a critical issue gets a first response within {plans.enterprise.responseTime}.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Toronto',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'If you hold client money or patient records downtown, your clients and auditors ask how you protect them. We secure the mailboxes, logins ' +
      'and computers and give you the evidence.',
    priority: 9,
  },
  {
    locationName: 'Toronto',
    recommendableId: 'email-security',
    recommendationReason:
      'If your office moves trust money or closing funds, a forged email is your biggest risk. We filter faked senders out before your staff read them.',
    priority: 8,
  },
  {
    locationName: 'Toronto',
    recommendableId: 'cloud-backup',
    recommendationReason:
      'A leak or a power failure in your tower closes your floor as well. With copies outside the building, your people can work from home in the meantime.',
    priority: 8,
  },

  // York
  {
    locationName: 'Markham',
    recommendableId: 'endpoint-protection',
    recommendationReason:
      'If your engineers take source code home on laptops, each laptop needs software that notices an attack and cuts the machine off, wherever it is.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Markham',
    recommendableId: 'professional',
    recommendationReason:
      'If your best developer is also your help desk, you lose billable hours. On Professional we answer the tickets, ' +
      '{plans.professional.helpDeskHours}, and visit when it takes hands.',
    priority: 9,
  },
  {
    locationName: 'Markham',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'Your customers send a security questionnaire before they buy. We set up the access reviews, training and logs, so that you can answer it truthfully.',
    priority: 8,
  },
  {
    locationName: 'Vaughan',
    recommendableId: 'professional',
    recommendationReason:
      'When your ERP server stops, the shift stops. On Professional we look after server, office and shop floor, with a first response to ' +
      'critical issues within {plans.professional.responseTime}.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Vaughan',
    recommendableId: 'managed-wifi',
    recommendationReason:
      'Do your scanners drop off between full racks? We measure with the stock in place, move the access points and give your machines a network ' +
      'of their own.',
    priority: 9,
  },
  {
    locationName: 'Vaughan',
    recommendableId: 'cloud-backup',
    recommendationReason:
      'If drawings, contracts and invoices are all on one server in your office, we keep a locked copy elsewhere that survives fire, theft and ransomware.',
    priority: 8,
  },
  {
    locationName: 'Richmond Hill',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'If you keep charts, PHIPA asks you to protect them. We start with multi-factor authentication (MFA) and filtered email, where most attacks begin.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Richmond Hill',
    recommendableId: 'voip',
    recommendationReason:
      'If all your patients call in the same hour, call queues and a greeting in more than one language let two people at the desk cope.',
    priority: 9,
  },
  {
    locationName: 'Richmond Hill',
    recommendableId: 'cloud-backup',
    recommendationReason:
      "You can't lose a client's file in the last week of April. With a copy that we have tested, a deleted file is a short interruption.",
    priority: 8,
  },

  // Peel
  {
    locationName: 'Mississauga',
    recommendableId: 'network-monitoring',
    recommendationReason:
      'If you clear freight around the clock, a dead line at night holds up trucks. We see it fail and open the case with your carrier.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Mississauga',
    recommendableId: 'enterprise',
    recommendationReason:
      'If your head office runs branches in several provinces, you want one named person to answer for their IT. Enterprise includes a technical ' +
      'lead and {plans.enterprise.helpDeskHours} help.',
    priority: 9,
  },
  {
    locationName: 'Mississauga',
    recommendableId: 'endpoint-protection',
    recommendationReason:
      "If you can't update a validated computer overnight, we guard it in the meantime with software that judges behaviour, set up under your " +
      'change control.',
    priority: 8,
  },
  {
    locationName: 'Brampton',
    recommendableId: 'managed-wifi',
    recommendationReason:
      'Cold rooms and full racking block Wi-Fi signals. We measure with your stock in place and put access points where the scanners work.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Brampton',
    recommendableId: 'network-monitoring',
    recommendationReason:
      'If your trucks leave before dawn, a firewall or line that fails at three has to be found at three. We monitor both and open the case with ' +
      'your carrier.',
    priority: 9,
  },
  {
    locationName: 'Brampton',
    recommendableId: 'essential',
    recommendationReason:
      "If you're just starting out, you need updates, antivirus and someone to call. Essential starts at {plans.essential.minUsers} users and " +
      'grows with your team.',
    priority: 8,
  },

  // Halton
  {
    locationName: 'Oakville',
    recommendableId: 'email-security',
    recommendationReason:
      'If you take transfer instructions by email from clients you have known for years, a forged one looks just as friendly. We filter ' +
      'your email for it.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Oakville',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'If your partners open client files at home, we manage the laptops and the login rules, so that home is as safe as the office.',
    priority: 9,
  },
  {
    locationName: 'Oakville',
    recommendableId: 'cloud-backup',
    recommendationReason:
      'If you render or design, a lost scene costs you weeks. We copy your projects every night and test that they restore.',
    priority: 8,
  },
  {
    locationName: 'Burlington',
    recommendableId: 'professional',
    recommendationReason:
      'If you have test benches and office computers and nobody in-house to look after them, Professional brings you visits and a help desk, ' +
      '{plans.professional.helpDeskHours}.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Burlington',
    recommendableId: 'endpoint-protection',
    recommendationReason:
      "If part of your staff works from Hamilton or Niagara, their laptops are on networks you don't control. We make sure each one defends " +
      'itself and reports.',
    priority: 9,
  },
  {
    locationName: 'Burlington',
    recommendableId: 'managed-wifi',
    recommendationReason:
      'If guests, card terminals and office computers share your Wi-Fi, we put them on three separate networks.',
    priority: 8,
  },

  // Durham
  {
    locationName: 'Pickering',
    recommendableId: 'cloud-backup',
    recommendationReason:
      "If you supply the stations, you must produce inspection records years after delivery. We keep a copy that can't be deleted, and restore " +
      'from it on a schedule to test it.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Pickering',
    recommendableId: 'cybersecurity',
    recommendationReason:
      'If you sell to the stations, attackers try you before they try the buyer, and the buyer asks how you protect drawings and accounts. We ' +
      'set that up with you and keep the evidence.',
    priority: 9,
  },
  {
    locationName: 'Pickering',
    recommendableId: 'network-monitoring',
    recommendationReason:
      "If you move into a new building, your internet line is new too. Monitoring shows from the first day whether a fault is yours or the carrier's.",
    priority: 8,
  },
  {
    locationName: 'Ajax',
    recommendableId: 'essential',
    recommendationReason:
      'If you need updates, antivirus and a person who answers, Essential does that from {plans.essential.price} per user per month.',
    priority: 10,
    showInHomeBanner: true,
  },
  {
    locationName: 'Ajax',
    recommendableId: 'email-security',
    recommendationReason:
      "If you send invoices by email and are paid by e-transfer, we set up SPF, DKIM and DMARC, so that it's harder for someone else to bill in your name.",
    priority: 9,
  },
  {
    locationName: 'Ajax',
    recommendableId: 'voip',
    recommendationReason:
      'If you take calls between the yard and the van, an app rings your cellphone with the business number, and your voicemail arrives as email.',
    priority: 8,
  },
];
