import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'richmond-hill',
    lede: 'Counter security, FINTRAC records and multilingual client service for Richmond Hill insurance, mortgage and remittance offices.',
    text:
      'Along Yonge Street in Richmond Hill, insurance offices, planners and mortgage agents share plazas with currency exchanges and remittance ' +
      'counters. A counter of that kind is a money services business. It registers with FINTRAC, reports large cash and large transfers, and has ' +
      'its compliance program reviewed. Beaver Creek holds quieter firms, such as benefits administrators and fund back offices. Many clients ' +
      'speak Persian, Mandarin or Cantonese and hold property on more than one continent. The shop counter and the back office need different ' +
      'guards. At the counter it is cameras, cash software and locked screens; behind, it is mail filtering and an archive of each report filed.',
    points: [
      'Reports to FINTRAC have their own deadlines, so two trained people need a working account in its web system.',
      'Rate feeds that stop at noon cost a currency counter money; a phone hotspot is the simplest standby.',
      'Banks question their money services clients closely, and a clean log of system access supports the yearly review.',
      "Staff who speak a client's language are the best defence against impersonation; write the call-back script in that language.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'richmond-hill',
    lede: 'One login and one schedule across locations for Richmond Hill specialists, dentists and clinic groups.',
    text:
      'Mackenzie Health now runs two hospitals, one on Trench Street in Richmond Hill and the other in Vaughan, and many specialists see ' +
      'patients near both. Their secretaries book across sites, with one calendar and two sets of rooms. Walk up Yonge Street or along Major ' +
      'Mackenzie Drive and the medical buildings list endoscopy suites, optometrists and dentists by the floor. Some practices are owned by the ' +
      'physicians and some by investors with a chain of clinics. Either way a doctor needs one identity across locations and a schedule that ' +
      "opens in both. The network's layout should repeat from one office to the next, so we draw it once.",
    points: [
      'Chains that buy a practice inherit its old records, so plan the conversion while the retiring doctor can still explain them.',
      'The College inspects out-of-hospital premises for endoscopy and surgery; store cleaning and equipment logs where its assessor can read them.',
      'Optical scanners and visual field machines outlive their computers, which argues for a spare with a tested image.',
      'A secretary who works from home for two offices needs a headset, a softphone and no patient list on paper.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'richmond-hill',
    lede: 'Searchable will inventories, video signings and secure storage for Richmond Hill estate and immigration lawyers.',
    text:
      "Wills from the 1980s lie in the vaults of law firms around Richmond Hill's old village core, and their authors still live up the hill. " +
      'Estates, powers of attorney and house sales are daily work there; immigration and commercial lawyers prefer Times Square and the towers ' +
      'at Highway 7. Ontario also allows a will to be witnessed by video if one witness is a licensee of the Law Society. Where the signing is ' +
      'recorded, the recording belongs in the file. So the camera, its storage and the index of originals matter as much as Clio. An inventory ' +
      'of the vault, searchable by name and birth date, is our usual start.',
    points: [
      'Keep the video of a witnessed signing unedited, with its date, in the same place as the paper counterparts.',
      'Retiring sole practitioners pass on whole cabinets; agree in writing which firm answers questions about each scanned will.',
      'For a hearing up Yonge Street in Newmarket, pack a charged laptop, a printed index and a tested hotspot.',
      'Elderly clients phone more than they write, so a reliable line with clear voicemail counts as client service.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'richmond-hill',
    lede: 'Calibration calendars, batch records and isolated instruments for Richmond Hill labs and precision shops.',
    text:
      "Newkirk Road runs beside the railway through Richmond Hill's older industrial streets, where small shops cut gaskets, coat parts and " +
      'build instruments. South and east, in Headford and Beaver Creek, clean rooms and laboratories make electronics and health products behind ' +
      'office fronts. These manufacturers are small in headcount and exacting in paper: calibration certificates, batch records, quality audits ' +
      'by customers in other countries. One missing certificate can stop a shipment that is already boxed. So put calibration dates into a ' +
      'calendar that more than one person can see. Batch files go into storage that keeps each version. Instruments reach that storage without ' +
      'reaching the internet.',
    points: [
      'Ask the instrument maker in writing whether its software may be patched, and file the reply with the device.',
      'Old wiring on Newkirk brings power dips, so record them for a week before replacing a controller that keeps failing.',
      "An overseas customer's audit by video needs a roaming camera and coverage inside the clean room; rehearse the walk.",
      'Passwords of a founder who still repairs every machine should be sealed and deposited before the next long holiday.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'richmond-hill',
    lede: 'Reliable tablets for overnight staff and well-kept support plans for Richmond Hill agencies and charities.',
    text:
      'Care for adults with developmental disabilities has deep roots in Richmond Hill, with homes and workshops along Yonge Street as far as ' +
      "Oak Ridges. Agencies in that field follow Ontario's quality assurance measures, which ask for individual support plans, medication " +
      'records and staff training on file. Elsewhere charities plant trees on the Oak Ridges Moraine, teach Persian and Chinese on Saturdays, or ' +
      'stage concerts near Mill Pond. Homes run at night with one worker, who needs a tablet that opens the plan at three in the morning. Such ' +
      'devices should charge in one spot, lock by themselves and come back complete when a supervisor swaps a broken one.',
    points: [
      'Paper binders remain the fallback in each home, so print the emergency sheets again whenever a plan changes.',
      'Relief staff from outside agencies need an account for one shift, which a supervisor should be able to issue.',
      'Volunteers who map trees with their own phones ought to upload sightings without giving the charity their contacts.',
      'Concert nights fill one ticket laptop and one card reader; bring a second of each and a printed guest list.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'richmond-hill',
    lede: 'Monitored licence servers and a quiet tax season for Richmond Hill accountants and consulting engineers.',
    text:
      'Tax is the first profession of Yonge Street, and engineering that of Leslie Street. Accountants in Richmond Hill prepare returns for ' +
      'owners who also file in another country, so the busy season stretches from March into June. In Beaver Creek and along West Pearce Street, ' +
      'consultants in structures, soils and traffic run calculations overnight and send sealed drawings by noon. Both professions lean ' +
      'on software tied to a licence server in a closet. When that server sleeps, forty people read the news. It moves to a monitored ' +
      'machine, with the licence files copied, the renewal dates noted, and a borrowing rule for engineers who take a laptop to site.',
    points: [
      'Foreign filings use software written for other countries, so test it on a spare computer before the season opens.',
      'Soil laboratories attach old instruments to old computers; keep these off the office network and carry results across safely.',
      'Signed T183 authorizations should be stored by client and tax year, where any preparer finds them within minutes.',
      'The low roofs of Beaver Creek cook server closets in July, so give the licence machine a temperature alarm.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['data-backup', 'network-management'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'richmond-hill',
    lede: 'Secure identification, large plan files and building systems for Richmond Hill developers, managers and brokerages.',
    text:
      "Towers are planned at the south end of Richmond Hill, around the coming stations of the subway's extension up Yonge. Real estate " +
      'developers work there from small offices with large files: surveys, soil reports, council agendas. Condominium managers on Yonge run ' +
      'buildings of many ages, some with intercoms that still dial a landline. Brokerages in Bayview Hill and South Richvale sell large houses ' +
      'to families with ties abroad, whose status decides about the Non-Resident Speculation Tax. Passports and resident cards then travel by ' +
      'text message. A brokerage should offer a better way, and we build that.',
    points: [
      'When the phone company retires copper lines, intercoms and elevator phones need a tested replacement before the cut-off.',
      "A land assembly stays secret longer when each owner's offer sits in a folder that two people can open.",
      'Estate listings publish floor plans and video; agree with sellers beforehand which rooms and security panels stay out.',
      "Documents that prove a buyer's status should be deleted from phones once the brokerage file has its copy.",
    ],
    pointServices: [
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
];
