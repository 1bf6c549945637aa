import type { Location } from '../rules/schema/location.ts';

export const ajax: Location = {
  slug: 'ajax',
  name: 'Ajax',
  region: 'durham',
  population: 119_000,
  populationLabel: '119k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.8509, longitude: -79.0204 },
  postalAreas: ['L1S', 'L1Z', 'L1T'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Ajax',
    'managed IT services Ajax',
    'cybersecurity Ajax Ontario',
    'small business IT Ajax',
    'IT support Pickering Village',
  ],
  metaDescription:
    'IT support in Ajax for workshops off Bayly Street, warehouses by Salem Road and practices in Pickering Village: one number to call, or a visit.',
  landmark: 'Ajax Downs',
  sectors: ['Light manufacturing', 'Health care', 'Warehousing', 'Construction trades'],
  summary:
    'We support workshops and contractors off Bayly Street, warehouses by Salem Road, and dentists and lawyers in Pickering Village. If old ' +
    'brick walls stop your Wi-Fi, we measure first and place the access points where they work.',
  economy:
    'If you run Sage 50 or QuickBooks Desktop on a shared drive, we keep it backed up and tell you which computers are too old for Windows 11, ' +
    'since Microsoft has ended its support for Windows 10. If your crew keeps quotes and site photos on phones and you are paid by e-transfer, ' +
    "one forged invoice from a hijacked mailbox can cost you a week's wages, so we start with the mailboxes. If your practice is near the " +
    'Lakeridge Health hospital, PHIPA covers your charts. If you add shifts before the holidays, every new hand has an account on the first ' +
    'morning.',
  districts: ['Downtown Ajax', 'Pickering Village', 'Bayly Street', 'Salem Road', 'Uptown Ajax'],
  reach:
    'From downtown we take the Don Valley Parkway to Highway 401 and leave it at Westney Road for Pickering Village or at Salem Road for the ' +
    "warehouses. Ajax station, on the Lakeshore East line, is on Westney between the 401 and Bayly Street. A company file that won't open, a " +
    'phone lost on a job site or a suspicious e-transfer is dealt with remotely; a dead switch in a workshop gets a visit.',
};
