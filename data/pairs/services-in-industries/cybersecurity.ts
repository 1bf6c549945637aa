import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const cybersecurity: ServiceInIndustry[] = [
  {
    service: 'cybersecurity',
    industry: 'financial-services',
    lede: 'Protection for the mailboxes, client documents and portal logins of brokers and advisors, with the records CIRO, FSRA and RIBO expect.',
    text:
      "A thief inside a mortgage agent's mailbox does not hurry. He waits for the commitment letter, then writes to the borrower about where " +
      'the down payment should go. For brokers, advisors and small lenders, cybersecurity therefore begins with Microsoft 365: sign-ins ' +
      'confirmed on the phone, alarms on new forwarding rules, refused logins from abroad. Next come the laptops on which T4s, passports and ' +
      'account statements pile up before they reach Filogix or Croesus. We encrypt those disks and clear out old copies. Because CIRO, FSRA and ' +
      'RIBO supervise different licences, the incident plan names who must be told, by whom, and with which logs in hand.',
    points: [
      'RRSP season and the spring mortgage market hide forged instructions best, so practice messages go out shortly before them.',
      'Ask your dealer or managing general agent which controls its contract already demands; many advisors learn of them only at an audit.',
      'Microsoft 365 discards sign-in logs after a set time, yet an investigation report to CIRO may depend on older ones.',
      'Client identification belongs in a vault where opening it leaves a trace, never in Outlook attachments or a downloads folder.',
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'healthcare',
    lede: 'Ransomware protection, sign-in security and access reviews for Ontario clinics, dental offices and care homes that answer to PHIPA.',
    text:
      'A chart locked by ransomware is a privacy matter in Ontario even if nothing was copied. The Information and Privacy Commissioner treats ' +
      'such locking as a breach under PHIPA, and the Divisional Court upheld it (Hospital for Sick Children v. Ontario, 2025 ONSC 5208). That ' +
      'shapes cybersecurity for clinics, dentists and care homes. The malware must be stopped on the reception computer, where the false courier ' +
      'notice was opened, before it finds the OSCAR server. Detection software goes on every workstation the vendor ' +
      'allows; a panoramic X-ray unit that may not be changed is fenced in ' +
      'instead. Because nurses cannot hunt for a phone between patients, the second step may be a key worn on the badge.',
    points: [
      "Hospital viewers such as ConnectingOntario have accounts of their own, so a departing locum's access there must be ended too.",
      "PHIPA's regulation lets a technology supplier use patient information only as far as the service needs; our access follows that.",
      'Referrals that arrive as faxes in e-mail make good bait, so a fake fax notice is our first test for reception.',
      'A regular look at who opened which chart catches curiosity about a neighbour or colleague, which no firewall can notice.',
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'legal',
    lede: 'We protect trust transfers, client mailboxes and privileged files at law firms, starting with the clerks who handle closings.',
    text:
      'Friday afternoon, several residential closings, and a forged e-mail in which the mortgage lender corrects its payout details: law firms ' +
      'lose trust money this way. Cybersecurity here starts with the clerks. We mark outside mail, hold back domains that differ from a known ' +
      "firm's by one letter, and split trust banking between the person who enters and the person who approves, each on a " +
      'well-kept computer. The other danger is quieter. A stolen litigation ' +
      "mailbox shows settlement limits, medical reports and opinions, and no new password makes them secret again. So associates' phones are " +
      'enrolled, computers with PCLaw and DivorceMate are watched, and the download of a whole matter raises an alert.',
    points: [
      'Read what your LAWPRO policy pays for wire fraud before you need it; its limit may be smaller than one closing.',
      'A Teraview login can change title to land, so no two people may share one, however busy the day is.',
      'After a mailbox theft, affected clients are searched for by matter; careful filing now shortens the list of letters later.',
      'Ethical walls are proved by trying: a colleague outside the team attempts to open the file while a partner looks on.',
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'manufacturing',
    lede: 'Security for the office, ERP and shop floor that stops ransomware without stopping a line.',
    text:
      'Ransomware at a parts plant is measured in trucks that leave empty. It seldom comes through the press or the lathe; it comes through an ' +
      'invoice opened in purchasing, then crosses to the ERP and the label server. Cybersecurity for manufacturers lets software act by itself ' +
      'on the office side. Beside the controllers it watches and reports, because a wrong guess there stops a line. Shared floor logins on ' +
      'Windows kiosks are cut down to a badge or PIN with few rights. Payments get the same care: steel, resin and tooling are bought on ' +
      "account, and one forged change of bank details can swallow an order's profit.",
    points: [
      'Suppliers certified to IATF 16949 need contingency plans that cover cyber attacks, and records showing that those plans were tested.',
      'USB sticks with programs for a CNC are scanned at one station first, because the control itself often cannot run antivirus.',
      'Drawings marked ITAR or controlled goods limit who may help you, so tell us before a technician opens that folder.',
      'A defence supplier can begin its Level 1 self-assessment by listing who opens contract files, on which computers and from where.',
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'nonprofit-organizations',
    lede: "Donation forms, volunteer mailboxes and client case notes, protected on a charity's budget.",
    text:
      "Donation pages attract a fraud that few other organizations meet. Criminals run stolen card numbers through a charity's form, in tiny amounts, " +
      'to learn which still work. So cybersecurity for nonprofits covers the form as well as the mailboxes: limited attempts, alerts from the ' +
      'payment processor, a person who may switch the page off. Shelters and newcomer agencies have another exposure, because an address can put ' +
      'a client in danger. We turn off location in outreach photographs, lock phones, and limit who reads EMHware notes. A treasurer who writes ' +
      "from a personal Gmail account gets one of the organization's own before approving payments.",
    points: [
      'The CRA wants e-mailed donation receipts guarded against editing and forgery, a test that a Word file from a shared mailbox fails.',
      'Agencies under the Child, Youth and Family Services Act answer to its Part X, which has breach reporting of its own.',
      'The 2020 break-in at Blackbaud reached donors of Canadian charities, so suppliers of donor software belong in your incident plan.',
      "Microsoft's nonprofit licences differ in security features; compare sign-in rules and device control before everyone gets the free one.",
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'professional-services',
    lede:
      "Accountants, engineers, architects and agencies get control of the logins that open their clients' affairs, and straight answers for " +
      'security questionnaires.',
    text:
      "An accountant's login at the CRA's Represent a Client service opens the tax affairs of everyone the firm files for. That makes it " +
      'worth stealing in March, when preparers are tired and refund notices look routine. We build cybersecurity for professional firms around ' +
      "such keys: EFILE credentials, the engineer's digital seal, the agency's advertising accounts, the consultant's guest access to a " +
      "client's tenant. Each gets one owner, a second step and a line in a register. The ordinary paths follow, with filtered mail, patched " +
      'laptops and a stop to file-sharing links nobody approved. Clients who send questionnaires tend to ask about exactly these keys, and the ' +
      'register answers them.',
    points: [
      'Taxprep and CaseWare files sit on local disks more often than partners think, so encryption is checked before the season starts.',
      "A co-op student's guest account in a client's SharePoint outlives the term unless someone asks that client to remove it.",
      "An engineer's signing certificate stays on that engineer's own device; no assistant, template or shared drive should hold a copy.",
      "A hijacked advertising account costs an agency more than files, because the client's credit card on it can be charged overnight.",
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'real-estate',
    lede: "Deposit fraud, unsecured building systems and agents' own phones: we close the gaps criminals use against brokerages, landlords and developers.",
    text:
      'Deposit instructions travel by e-mail among an agent, two brokerages, a lawyer and a nervous buyer, and any one of those mailboxes can ' +
      'leak the deal. Cybersecurity in real estate has to work with people who are not employees. Agents pick their own phones, so we guard the ' +
      'brokerage account on them and leave the rest to the owner. Property managers face the other half. A camera recorder or Kantech panel left ' +
      "on its factory password is a way in from the lobby. For landlords and developers the prize is rental applications and purchasers' " +
      'identification, which we move out of inboxes into a store with few readers.',
    points: [
      "Print the brokerage's trust account details in its first letter, with a sentence that no e-mail will ever change them.",
      'Rental fraudsters copy your photographs and advertise the suite as theirs; settle who reports the listing and who warns callers.',
      "RECO's public register shows where an agent works now; mail, forms and brokerWOLF access at the old office end the day it changes.",
      'Fob lists say who lives where and open the doors besides, so guard them as you would guard banking details.',
    ],
  },
];
