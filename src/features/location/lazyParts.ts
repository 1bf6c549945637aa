/** All code that finds and shows the visitor's location: one chunk, loaded after hydration. */
export { FloatingCard } from './components/FloatingCard.tsx';
export { KnownPlaceText, PlaceText } from './components/PlaceText.tsx';
export { LocationBanner } from './components/LocationBanner.tsx';
export { LocationBar } from './components/LocationBar.tsx';
export { SetAsMyLocation } from './components/SetAsMyLocation.tsx';
export { LocationsNearYou } from './components/LocationsNearYou.tsx';
export { PopularIndustries } from './components/PopularIndustries.tsx';
export { VisitorRecommendations } from './components/VisitorRecommendations.tsx';
export { RecommendationsOrPrompt } from './components/RecommendationsOrPrompt.tsx';
export { YourStation, YourStationNote } from './components/YourStation.tsx';
export { choose, connect, forget, request } from './locationController.ts';
