const takesArticle = /\s(?:core|corridor|district|zone)$/i;

/** The name of a district within a sentence: "the Financial District", but "Liberty Village". */
export function withArticle(name: string): string {
  return takesArticle.test(name) ? `the ${name}` : name;
}
