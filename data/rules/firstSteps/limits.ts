/** As many questions, and answers to each, as the style sheet of the page has rules for. */
export const mostQuestions = 4;
export const mostOptions = 6;
