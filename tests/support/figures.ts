/** Prices, percentages, counts, times and telephone numbers in a text: "$1,425", "99.9%", "+1 416-555-0142", "24/7". */
export function figuresIn(text: string): string[] {
  return text.match(/\+\d{1,3} [\d-]{8,}|(?:[$+−-](?=[\d$]))*\d+(?:[.,:/-]\d+)*(?:\s?%|[+×])?/g) ?? [];
}
