/** A request that was tried, and the key it was tried with. */
export interface Attempt {
  content: string;
  key: string;
}

/** What was typed into a form and not yet sent. */
export interface Draft {
  /** By the fields' names; nothing that is empty. */
  values: Readonly<Record<string, string>>;
  /** Milliseconds that the form has been in sight. */
  elapsed: number;
  attempt?: Attempt | undefined;
}

/** Reads a kept draft; undefined where there is none, or none that makes sense. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const { values, elapsed, attempt } = JSON.parse(text ?? '') as Partial<Draft>;
    const typed = Object.fromEntries(
      Object.entries(values ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''),
    );
    const tried =
      typeof attempt?.content === 'string' && typeof attempt.key === 'string'
        ? { content: attempt.content, key: attempt.key }
        : undefined;
    return { values: typed, elapsed: Number.isFinite(elapsed) ? Math.max(0, Number(elapsed)) : 0, attempt: tried };
  } catch {
    return undefined;
  }
}

/** The text to keep, or undefined where nothing was typed. `begun` are values that were filled in for the visitor. */
export function draftText(
  { values, elapsed, attempt }: Draft,
  begun: Readonly<Record<string, string>>,
): string | undefined {
  const typed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && value !== begun[name]),
  );
  return Object.keys(typed).length > 0 || attempt
    ? JSON.stringify({ values: typed, elapsed: Math.round(elapsed), attempt })
    : undefined;
}

/** The attempt at sending a content: the one before, with its key, for the same content; a new one for another. */
export function attemptAt(content: string, before: Attempt | undefined, makeKey: () => string): Attempt {
  return before?.content === content ? before : { content, key: makeKey() };
}
