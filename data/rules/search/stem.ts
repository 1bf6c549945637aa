import { stemmer } from 'stemmer';

/** The stem of an English word by Porter's algorithm, for example "restor" for "restores", "restored" and "restoring". */
export const stem = stemmer;
