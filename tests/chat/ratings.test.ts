import { expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { talk } from './talk.ts';

const site = await loadSite();

test.each(['What is your rating?', 'what is your rating', 'do you have reviews?', 'How many stars do you have?'])(
  '"%s" is answered with the figures that pages show, each with its condition',
  (question) => {
    const { response } = talk(site, question);
    for (const { ratingValue, reviewLabel, condition } of site.ratings)
      expect(response).toContain(`${ratingValue} out of 5 from ${reviewLabel} reviews ${condition}`);
  },
);
