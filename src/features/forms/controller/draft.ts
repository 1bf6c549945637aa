/** A request that the form tried to send, with the idempotency key it used. */
export interface Attempt {
  content: string;
  key: string;
}

/** Unsent input of a form. */
export interface Draft {
  /** By field name, without empty values. */
  values: Readonly<Record<string, string>>;
  /** Milliseconds for which the form has been visible. */
  elapsed: number;
  attempt?: Attempt | undefined;
}

/** Parses a stored draft, dropping parts of the wrong type; undefined where the text is not a JSON object. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const { values, elapsed, attempt } = JSON.parse(text ?? '') as Partial<Draft>;
    const filled = Object.fromEntries(
      Object.entries(values ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''),
    );
    const validAttempt =
      typeof attempt?.content === 'string' && typeof attempt.key === 'string'
        ? { content: attempt.content, key: attempt.key }
        : undefined;
    return {
      values: filled,
      elapsed: Number.isFinite(elapsed) ? Math.max(0, Number(elapsed)) : 0,
      attempt: validAttempt,
    };
  } catch {
    return undefined;
  }
}

/** Serializes a draft; undefined where the visitor typed nothing. Values equal to `prefilled` do not count as typed. */
export function draftText(
  { values, elapsed, attempt }: Draft,
  prefilled: Readonly<Record<string, string>>,
): string | undefined {
  const typed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && value !== prefilled[name]),
  );
  return Object.keys(typed).length > 0 || attempt
    ? JSON.stringify({ values: typed, elapsed: Math.round(elapsed), attempt })
    : undefined;
}

/** The attempt for a content: the previous one, with its key, for the same content; otherwise one with a new key. */
export function attemptAt(content: string, previous: Attempt | undefined, makeKey: () => string): Attempt {
  return previous?.content === content ? previous : { content, key: makeKey() };
}
