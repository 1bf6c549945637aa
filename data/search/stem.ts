import { stemmer } from 'stemmer';

/** The stem of an English word by Porter's algorithm: "restores", "restored" and "restoring" have one. */
export const stem = stemmer;
