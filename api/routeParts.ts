import type { Site } from '../data/rules/schema/site.ts';
import type { Store } from './db/open.ts';
import type { Env } from './env.ts';
import type { MessageWriter } from './mail/messageWriter.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Guards } from './middleware/guards.ts';
import type { BuiltSite } from './static/siteFiles.ts';
import type { ListChanged } from './mail/listChanged.ts';

/** What routes work with: each takes of it what it needs. */
export interface RouteParts {
  env: Env;
  site: Site;
  /** The built pages; undefined where something else serves them, as in development. */
  built: BuiltSite | undefined;
  store: Store;
  messageWriter: MessageWriter;
  outbox: Outbox;
  guards: Guards;
  /** Tells the list server of a change. */
  listChanged: ListChanged;
  /** What the assistant recognizes in a text, in the words of the records. */
  understand(text: string): readonly string[];
}
