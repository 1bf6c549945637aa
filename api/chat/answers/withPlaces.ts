import type { Answerer, Answerers, AnswerTools } from './answer.ts';

/** Answers that say something of a place beside what is asked. */
export function withPlaces(answerers: Answerers, tools: AnswerTools): Answerers {
  const asksDistance = tools.site.assistant.intents.some(({ id }) => id === 'distance');
  const distance = distanceAndPrice(answerers);
  const place = placeAndPrice(answerers, tools);
  return {
    distance,
    place: (input) => (asksDistance && input.slots.howFar ? distance(input) : undefined) ?? place(input),
    'same-price': afterDoubtfulPlace('same-price', answerers),
    'response-time': afterDoubtfulPlace('response-time', answerers),
  };
}

/** An answer that depends on whether the provider comes to a place: first that, where it is not certain. */
const afterDoubtfulPlace =
  (intent: 'same-price' | 'response-time', answerers: Answerers): Answerer =>
  (input) => {
    const answer = answerers[intent]?.(input);
    const isNamed = input.named.ids('place').length + input.named.ids('nearPlace').length > 0;
    const place = isNamed || !answer ? answerers.place?.(input) : undefined;
    if (!answer || !place?.state?.doubtfulPlace) return answer ?? place;
    return { ...answer, text: `${place.text} ${answer.text}`, state: { ...answer.state, ...place.state } };
  };

/** A distance, and whether it costs something where that is asked as well. */
const distanceAndPrice =
  (answerers: Answerers): Answerer =>
  (input) => {
    const distance = answerers.distance?.(input);
    const price = input.slots.dearer ? answerers['same-price']?.(input) : undefined;
    return distance && price ? { ...distance, text: `${distance.text} ${price.text}` } : distance;
  };

/** Whether a place is served; whoever names a service beside it is told its price as well, where there are no plans. */
const placeAndPrice =
  (answerers: Answerers, { site }: AnswerTools): Answerer =>
  (input) => {
    const place = answerers.place?.(input);
    const isOfService = site.pricing.plans.length === 0 && input.named.ids('service').length === 1;
    const price = place && isOfService ? answerers.price?.(input) : undefined;
    if (!place || !price) return place;
    const subjects = [...(price.state?.subjects ?? []), ...(place.state?.subjects ?? [])];
    return { ...price, text: `${place.text} ${price.text}`, state: { ...place.state, subjects } };
  };
