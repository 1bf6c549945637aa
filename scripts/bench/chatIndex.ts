// Tells the process that started it how many milliseconds the assistant took to be made, with nothing compiled before.
import { makeAssistant } from '../../api/chat/assistant.ts';
import { loadSite } from '../../data/load.ts';

const site = await loadSite();
const start = performance.now();
makeAssistant(site);
process.send?.(performance.now() - start, () => process.disconnect());
