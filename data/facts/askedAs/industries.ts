import type { RecordsInput } from '../../schema/site.ts';

/** Words that visitors use for facts of the industries, beside those of the facts themselves. */
export const industries: RecordsInput['assistant']['askedAs'] = {
  'industry:healthcare': {
    'One call when the EMR is slow': 'wheel prescription load blames stuck visits minutes talk wait pointing',
    'A login for every person': 'med unique rotating front type resident charts sundays',
    'Devices kept apart': 'ray fridge vlan waiting scanner patched router wifi updated room',
    'Backups that have been opened': 'referral',
    'A plan for the lost laptop': 'incident tablet nurse doctors bags missing cars role vanished stolen sheet',
    'PHIPA: safeguards and breaches': 'lab results fax confidentiality dental obligations chart family sent require',
    'PHIPA: statistics and penalties': 'annual yearly submission fax tally count leak doctors incidents',
    'CPSO: medical records': 'charts history shred saw nineties wonder retiring',
    'AODA: websites': 'low web vision appointment portal applies',
  },
  'industry:financial-services': {
    'Mailboxes that raise an alarm':
      'webmail advisers planners strange inbox advisor travel warnings correspondence block',
    'Payments confirmed by voice': 'procedure investor transfer fund cash spoofed follow requests wires',
    'Records that stay': 'investor compliance trash purge portfolio emptied adviser wrote inbox legal',
    'Laptops you can lose': 'remotely bag stolen airports advisers planners missing came broker took',
    'One place for passwords': 'lender code reset sticky websites adviser assistant notes',
    'CIRO: incident reports': 'iiroc compliance member deadline compromised trading brokerage holiday expect hear',
    'FSRA: IT risk management': 'brokers union provincial credit examiners agent policy technology paperwork licensing',
    'FINTRAC: records': 'passport dirty photos anti brokerage examiner agent scans compliance licence',
    'PIPEDA: personal information': 'leaked federal info spreadsheet details meaning required act',
  },
  'industry:legal': {
    'Access by matter': 'divorce visible hide act confidential level laterals',
    'Trust transfers by two people': 'wires approves payout closing clerk funds fake technically single',
    'Closing days without surprises':
      'deeds lte conveyancers fallback estate registration failover deadline restart freeze keys register',
    'Phones and home computers': 'pics drafts litigators refuse photos children tablets cell gadget',
    'Closed files that still open': 'finished archive readable destroy disk completed',
    'LSO Rules of Professional Conduct': 'society duties cloud secrets',
    'LSO By-Law 9: money and records': 'ledger solo deposits hard entries alone bookkeeping',
    'LSO By-Law 7.1: identification': 'cards estate restricted face photos buyers pictures health legal',
  },
  'industry:manufacturing': {
    'Office and floor kept apart':
      'plant plc production fenced stamping piece windows virus attachments wall cannot updates',
    'A guarded door for vendors':
      'integrator dial teamviewer vpn robot press plant overseas cabinets remotely shut whenever',
    'Copies of what machines need': 'hmi cutter logic station brain lathe somewhere recipes inside restore',
    'Labels and scanners watched':
      'dock stickers zebra printer guns aisles pickers tag signal trucks drivers terminals',
    'One home for drawings': 'cad rev dwg machinist blueprint sketch vault cut approved print',
    'Controlled Goods Program': 'restricted armour vetted defence military blueprints registration plant',
    'Cyber certification for defence suppliers':
      'military force prime cpcsc tender badge army attest ottawa air contractor supplies',
    'Safe Food for Canadians Regulations': 'tracing recall jar batch tomorrow plant quickly spreadsheet',
    'Regulation 851 and CSA Z432': 'curtain robot press plant plc guard light wiring',
  },
  'industry:professional-services': {
    'Ready for your season': 'april rush freeze winter march patch spring touched',
    'Files that open at home': 'revit slow vpn quickbooks models cottage loading minutes projects wait clouds',
    'Sharing you can list': 'expiry guests download peek consultancy cut',
    'Answers for questionnaires':
      'sig due diligence replies assessments spreadsheet application cyber pass sent assist',
    'Start and leave by one form': 'drafter announce onboarding associate simple sheet told',
    'CRA: records and EFILE': 'bookkeeping paperless prepare ledger shred',
    'CPA Ontario and Professional Engineers Ontario': 'stamp eng expected licence',
    'Electronic monitoring policy': 'esa disclosure associates tracking',
  },
  'industry:real-estate': {
    'Mail that warns the reader':
      'fraud deposit brokerage instructions agents realtors estate nearly wire payment buyer external',
    "Brokerage files on agents' phones":
      'realtors salespeople android private cell selective hate independents ipad erase',
    'A network for each building':
      'superintendent lobby properties boilers hvac garage contractor heating fob electrical panel vlan',
    'The site office in a box': 'trailer launch kit muddy temporary gear builder condo sales leasing centre ready',
    'Deal and lease records together':
      'transaction amendments original tenants property sale afterwards bundled inboxes',
    'RECO and TRESA': 'realtors pdf electronic digital broker agents sale shred',
    'Condominium Act, 1998': 'condo declaration building unit resident treasurers minutes paperwork',
    'PIPEDA and CASL': 'realtors privacy blasts flyers stubs opt tenant landlords brokerage buyers agents past',
  },
  'industry:nonprofit-organizations': {
    'Nonprofit licences first': 'theatre grant validation discount donated helpers seats registered version free',
    'One donor database': 'gift crm gala appeal foundation spreadsheets bring',
    'Volunteer accounts that end': 'helpers placement prolong camp temporary pitch expire few term charity',
    'Devices for outreach': 'street car social counsellors tablets families bag community carries ipad visit gadgets',
    'A budget a board can read':
      'grant trustees committee amounts plain charity annual finance clear surprised technology directors',
    'CRA: charity records': 'ledgers foundations slips official food live donors treasurers country government',
    CASL: 'bulletin fundraising newsletter gala opt appeal invites agree',
    AODA: 'disabled ministry welcoming shelter agency web visitors apply',
    'PIPEDA and PHIPA': 'statute rulebook community causes leak centre applies act',
  },
};
