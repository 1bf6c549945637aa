export const consentMessages = {
  privacyChoices: 'Privacy choices',
  refusedByBrowser: 'Privacy choices: off, your browser says no',
  nothingMeasured: 'Your browser asks sites not to track you. That counts as a no: nothing is measured here.',
  askToMeasure:
    "May we measure how this site is used? If you accept, another company's service counts visits. Until you do, " +
    "with your no, it isn't even loaded. {privacyPolicy}",
  askToMeasureAndRecognise:
    "May we measure how this site is used? If you accept, another company's service counts visits and recognizes " +
    "visiting companies. Until then, and with your no, it isn't even loaded. {privacyPolicy}",
  decline: 'Decline',
  accept: 'Accept',
  close: 'Close',
} as const;
