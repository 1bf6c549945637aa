/** Everything that knows of the visitor's place and shows it: one script, loaded once the page is alive. */
export { FloatingCard } from './components/FloatingCard.tsx';
export { HereOnly } from './components/KnownPlaceText.tsx';
export { InPlace } from './components/PlaceText.tsx';
export { LocationBanner } from './components/LocationBanner.tsx';
export { LocationBar } from './components/LocationBar.tsx';
export { Mine } from './components/SetAsMyLocation.tsx';
export { NearYou } from './components/LocationsNearYou.tsx';
export { PopularHere } from './components/PopularIndustries.tsx';
export { RecommendedHere } from './components/VisitorRecommendations.tsx';
export { RecommendedIfKnown } from './components/RecommendationsOrPrompt.tsx';
export { YourStation, YourStationNote } from './components/YourStation.tsx';
export { choose, forget, join, request } from './locationController.ts';
