/** As many questions, and answers to each, as the style sheet of the page has rules for. */
export const maxQuestions = 4;
export const maxOptions = 6;
