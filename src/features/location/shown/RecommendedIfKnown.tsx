import { action } from './Band.css.ts';
import { Change } from './Change.tsx';
import { useVisitorLocation } from '../context.ts';
import { Recommendations, type RecommendationsData } from './Recommendations.tsx';
import { Recommended } from './Recommended.tsx';
import { UseMyLocation } from './UseMyLocation.tsx';
import { Block } from '../../../ui/Block/Block.tsx';
import { Row } from '../../../ui/Columns/Columns.tsx';
import { layer, stage } from './RecommendedIfKnown.css.ts';

/** What is recommended at the visitor's place; while that is not known, the way to say it, in the same room. */
export function RecommendedIfKnown({ data }: { data: RecommendationsData }) {
  const { known } = useVisitorLocation();
  if (known) return <Recommended mode="inline" data={empty(data)} />;
  return (
    <div className={stage}>
      <div className={layer}><Recommendations mode="inline" data={empty(data)} /></div>
      <div className={layer}>
        <Block tone="lake" heading="What do firms near you ask for?" text="Say where your office is, and we show what we recommend there.">
          <div data-scripted><Row><Change /><UseMyLocation /><a className={action} href="/locations">View all locations</a></Row></div>
        </Block>
      </div>
    </div>
  );
}

/** No recommendations, in the room for some. */
const empty = (data: RecommendationsData) => ({ ...data, location: '', items: [], banner: [] });
