import { island, lazyModule } from '../../ui/hydration/island.tsx';
import { loadParts } from './loadParts.ts';

const code = lazyModule(import.meta.env.SSR && (await import('./lazyParts.ts')), loadParts);

/** Islands that depend on the visitor's location: prerendered with the default place, hydrated once the browser is idle. */
export const FloatingCard = island(code, 'FloatingCard');
export const KnownPlaceText = island(code, 'KnownPlaceText');
export const PlaceText = island(code, 'PlaceText');
export const LocationBanner = island(code, 'LocationBanner');
export const LocationBar = island(code, 'LocationBar');
export const SetAsMyLocation = island(code, 'SetAsMyLocation');
export const LocationsNearYou = island(code, 'LocationsNearYou');
export const PopularIndustries = island(code, 'PopularIndustries');
export const VisitorRecommendations = island(code, 'VisitorRecommendations');
export const RecommendationsOrPrompt = island(code, 'RecommendationsOrPrompt');
export const YourStation = island(code, 'YourStation');
export const YourStationNote = island(code, 'YourStationNote');
