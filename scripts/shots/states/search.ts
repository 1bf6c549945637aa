import type { Page } from 'playwright';
import { site } from '../../support/builtSite.ts';
import type { State } from '../state.ts';

const word = site.articles[0]?.title.split(' ').at(-1) ?? '';

/** The status line says how many were found once the search is done. */
const isDone = (page: Page) => page.locator('main search ~ [role="status"]:not(:empty)').waitFor();

export const searchStates: readonly State[] = [
  { id: 'search-found', path: `/blog?search=${encodeURIComponent(word)}`, wholePage: true, reach: isDone },
  { id: 'search-nothing', path: '/blog?search=xyzzyx', wholePage: true, reach: isDone },
  {
    id: 'search-failed',
    wholePage: true,
    path: `/blog?search=${encodeURIComponent(word)}`,
    arrange: (page) => page.route('**/api/blog?*', (route) => route.fulfill({ status: 500, body: '' })),
    reach: isDone,
  },
];
