import { island, lateCode } from '../../ui/island.tsx';

const code = lateCode(import.meta.env.SSR && (await import('./deferred.ts')), () => import('./deferred.ts'));

/** What pages show of the visitor's place: built with the page, alive soon after it. */
export const FloatingCard = island(code, 'FloatingCard');
export const HereOnly = island(code, 'HereOnly');
export const InPlace = island(code, 'InPlace');
export const LocationBanner = island(code, 'LocationBanner');
export const LocationBar = island(code, 'LocationBar');
export const Mine = island(code, 'Mine');
export const NearYou = island(code, 'NearYou');
export const PopularHere = island(code, 'PopularHere');
export const RecommendedHere = island(code, 'RecommendedHere');
export const RecommendedIfKnown = island(code, 'RecommendedIfKnown');
export const YourStation = island(code, 'YourStation');
export const YourStationNote = island(code, 'YourStationNote');
