/** What is typed to a visitor outlasts a reload of the page, under the key by which it is said once. */
const draftKey = `deskDraft:${location.pathname}`;

const fields = () => ({
  text: document.querySelector('textarea'),
  key: document.querySelector<HTMLInputElement>('input[name="key"]'),
});

/** What may have arrived although no answer did. */
let perhapsSent: string | undefined;

/** Another text than that is another message: under the same key it would count as said. */
export function noteUnanswered(sent: string | undefined): void {
  perhapsSent = sent;
}

/** Notes what is in the box, or that it is empty. Nothing is lost where the browser keeps nothing: the box still has it. */
export function keepDraft(): void {
  const { text, key } = fields();
  if (text?.name !== 'text' || !key) return;
  if (perhapsSent !== undefined && text.value !== perhapsSent) {
    key.value = crypto.getRandomValues(new Uint32Array(4)).join('-');
    perhapsSent = undefined;
  }
  try {
    if (text.value) sessionStorage.setItem(draftKey, JSON.stringify({ text: text.value, key: key.value }));
    else sessionStorage.removeItem(draftKey);
  } catch {}
}

/** Puts it into the box again. */
export function restoreDraft(): void {
  const { text, key } = fields();
  if (text?.name !== 'text' || !key) return;
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof kept.text !== 'string' || typeof kept.key !== 'string') return;
    // The browser may have restored it; what the server has put there stays.
    if (text.value && text.value !== kept.text) return;
    text.value = kept.text;
    key.value = kept.key;
    const box = text.closest<HTMLElement>('[data-box]');
    if (box) box.hidden = false;
  } catch {}
}

/** Forgets it: the conversation is erased. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {}
}
