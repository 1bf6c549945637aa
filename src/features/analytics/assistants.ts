/** AI assistants by hostname, with the name they are reported under. */
const assistants: Readonly<Record<string, string>> = {
  'chatgpt.com': 'ChatGPT',
  'chat.openai.com': 'ChatGPT',
  'perplexity.ai': 'Perplexity',
  'copilot.microsoft.com': 'Copilot',
  'gemini.google.com': 'Gemini',
  'claude.ai': 'Claude',
  'grok.com': 'Grok',
  'meta.ai': 'Meta',
  'chat.mistral.ai': 'Mistral',
  'chat.deepseek.com': 'DeepSeek',
  'you.com': 'You.com',
  'phind.com': 'Phind',
  'poe.com': 'Poe',
};

/** The assistant that referred the visitor; undefined for any other referrer. */
export function assistantOf(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const host = new URL(referrer).hostname.replace(/^www\./, '');
  return Object.hasOwn(assistants, host) ? assistants[host] : undefined;
}
