/** Everything that knows of the visitor's place and shows it: one script, loaded once the page is alive. */
export { FloatingCard } from './shown/FloatingCard.tsx';
export { HereOnly } from './shown/HereOnly.tsx';
export { InPlace } from './shown/InPlace.tsx';
export { LocationBanner } from './shown/LocationBanner.tsx';
export { LocationBar } from './shown/LocationBar.tsx';
export { Mine } from './shown/Mine.tsx';
export { NearYou } from './shown/NearYou.tsx';
export { PopularHere } from './shown/PopularHere.tsx';
export { RecommendedHere } from './shown/RecommendedHere.tsx';
export { RecommendedIfKnown } from './shown/RecommendedIfKnown.tsx';
export { YourStation, YourStationNote } from './shown/YourStation.tsx';
export { choose, forget, join, request } from './visit.ts';
