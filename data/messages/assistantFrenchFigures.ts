/** French for figures that the records write in English: "4 hours", and hours of a day such as "8-17". */
export const assistantFrenchFiguresMessages = {
  hours: { one: '{count} heure', other: '{count} heures' },
  hourRange: 'de {from} h à {to} h',
} as const;
