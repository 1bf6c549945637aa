import { aboutPrices } from './aboutPrices.ts';
import { aboutTheFirm } from './aboutTheFirm.ts';
import { answers } from './answers.ts';
import { backup } from './backup.ts';
import { furtherAnswers } from './furtherAnswers.ts';
import { furtherServices } from './furtherServices.ts';
import { inBrief } from './inBrief.ts';
import { inOtherWords } from './inOtherWords.ts';
import { moreTrades } from './moreTrades.ts';
import { passingWords } from './passingWords.ts';
import { plans } from './plans.ts';
import { practicalQuestions } from './practicalQuestions.ts';
import { reading } from './reading.ts';
import { security } from './security.ts';
import { support } from './support.ts';
import { trades } from './trades.ts';
import { unanswered } from './unanswered.ts';

/** The many ways in which people ask for the same: what an intent and a passage is recognized by. */
export const waysOfIntents = [
  aboutPrices,
  aboutTheFirm,
  unanswered,
  inBrief,
  inOtherWords,
  passingWords,
  practicalQuestions,
];
export const waysOfPassages = [
  ...answers,
  ...security,
  ...backup,
  ...support,
  ...trades,
  ...moreTrades,
  ...plans,
  ...reading,
  ...furtherAnswers,
  ...furtherServices,
];
