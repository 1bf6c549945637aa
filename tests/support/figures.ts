/** The prices, percentages, counts, times and phone numbers in a text, for example "$1,425", "99.9%" and "24/7". */
export function figuresIn(text: string): string[] {
  return text.match(/\+\d{1,3} [\d-]{8,}|(?:[$+−-](?=[\d$]))*\d+(?:[.,:/-]\d+)*(?:\s?%|[+×])?/g) ?? [];
}
