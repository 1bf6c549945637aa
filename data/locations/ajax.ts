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
    'Ajax began as a shell-filling plant in the Second World War, and the streets between Bayly Street and the railway are still ' +
    'workshop streets. Across town, in the old houses of Pickering Village, dentists and lawyers practise behind brick that stops Wi-Fi.',
  economy:
    'Workshops and contractors off Bayly Street run on Sage 50 or QuickBooks Desktop, a shared drive and a few computers too old for Windows 11, though ' +
    'Microsoft has ended its support for Windows 10. Contractors keep quotes and site photos on phones that leave with the van and are paid by ' +
    "e-transfer, so one forged invoice from a hijacked mailbox can take a week's wages. Practices near the Lakeridge Health hospital on Harwood Avenue " +
    'hold charts under PHIPA with a front desk of two. By Salem Road, warehouses add shifts before the holidays, and every new hand needs an account ' +
    'on the first morning.',
  districts: ['Downtown Ajax', 'Pickering Village', 'Bayly Street', 'Salem Road', 'Uptown Ajax'],
  reach:
    'A technician from downtown takes the Don Valley Parkway to Highway 401 and leaves it at Westney Road for Pickering Village or at Salem ' +
    'Road for the warehouses. Ajax station, on the Lakeshore East line, stands on Westney between the 401 and Bayly Street. A company file ' +
    "that won't open, a phone lost on a job site or a suspicious e-transfer is dealt with remotely; a dead switch in a workshop isn't.",
};
