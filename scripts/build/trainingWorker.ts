// The thread of assistantTraining.ts.
import { workerData } from 'node:worker_threads';
import { makeUnderstanding, trainedIntentModel } from '../../api/chat/understanding.ts';
import type { Site } from '../../data/schema/site.ts';

const site = workerData as Site;
trainedIntentModel(site, makeUnderstanding(site, []));
