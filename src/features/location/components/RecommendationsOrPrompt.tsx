import { useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { recommendationsMessages } from '#data/messages/recommendations.ts';
import { action } from './NoticeBar.css.ts';
import { ChangeLocation } from './ChangeLocation.tsx';
import { useVisitorLocation } from '../context.ts';
import type { RecommendationRoom } from '../recommendations.ts';
import { Recommendations } from './Recommendations.tsx';
import { useRecommended } from '../useRecommended.ts';
import { UseMyLocation } from './UseMyLocation.tsx';
import { Block } from '../../../ui/Block/Block.tsx';
import { Row } from '../../../ui/Columns/Columns.tsx';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { longestMessage } from '../geolocationMessages.ts';
import { layer, stage } from './RecommendationsOrPrompt.css.ts';

/** The recommendations for the visitor's place, or a prompt for the place in the same space. */
export function RecommendationsOrPrompt({ room }: { room: RecommendationRoom }) {
  const { known, message } = useVisitorLocation();
  const [hasAsked, setAsked] = useState(false);
  const list = useRecommended();
  if (known) return <Recommendations mode="inline" room={room} {...(list && { list })} />;
  return (
    <div className={stage}>
      <div className={layer}>
        <Recommendations mode="inline" room={room} />
      </div>
      <div className={layer}>
        <Block
          tone="lake"
          heading={recommendationsMessages.whatDoFirmsAskFor}
          text={
            <span role="status">
              <ReservedText longest={longestMessage(recommendationsMessages.tellUsLocation)}>
                {(hasAsked && message) || recommendationsMessages.tellUsLocation}
              </ReservedText>
            </span>
          }
        >
          <div data-scripted>
            <Row>
              <ChangeLocation />
              <UseMyLocation onAsk={() => setAsked(true)} />
              <a className={action} href="/locations">
                {locationMessages.viewAll}
              </a>
            </Row>
          </div>
        </Block>
      </div>
    </div>
  );
}
