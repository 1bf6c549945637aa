// Started by chat.ts: sends its parent the milliseconds that making the assistant takes in a fresh process.
import { makeAssistant } from '../../api/chat/assistant.ts';
import { loadSite } from '../../data/load.ts';

const site = await loadSite();
const start = performance.now();
makeAssistant(site);
process.send?.(performance.now() - start, () => process.disconnect());
