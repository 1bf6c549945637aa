/** How far back a conversation is read: the rest no longer counts. */
const mostTurns = 12;
const mostCharacters = 2000;
/** All of it together. */
const mostTotal = 3000;

/**
 * What the visitor wrote before, oldest first. The assistant's own lines are left out: they come back from the browser, where
 * anybody can write something else into them.
 */
export function visitorTurns(conversation: readonly { role: string; content: string }[] = []): string[] {
  const turns: string[] = [];
  let total = 0;
  for (let at = conversation.length - 1; at >= 0 && turns.length < mostTurns; at--) {
    const turn = conversation[at];
    if (turn?.role !== 'user' || !turn.content.trim()) continue;
    const content = turn.content.slice(0, mostCharacters);
    total += content.length;
    if (total > mostTotal) break;
    turns.unshift(content);
  }
  return turns;
}
