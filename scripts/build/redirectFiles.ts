import type { Redirect } from '../../data/rules/schema/redirect.ts';

/**
 * The redirects in the words of hosts that serve the built folder without the project's server: nginx (included in the
 * server block), Caddy (imported in the site block), and `_redirects`, which Netlify, Cloudflare Pages and others read.
 */
export function redirectFiles(redirects: readonly Redirect[]): [name: string, content: string][] {
  return [
    ['redirects/nginx.conf', lines(redirects.map(nginxRule))],
    ['redirects/Caddyfile', lines(redirects.map(caddyRule))],
    ['_redirects', lines(redirects.map(({ from, to }) => `${from} ${to} 301`))],
  ];
}

const lines = (rules: readonly string[]) => rules.map((rule) => `${rule}\n`).join('');

function nginxRule({ from, to }: Redirect): string {
  const [path, fragment] = to.split('#');
  const target = `${withCaptures(path ?? to, from, (index) => `$${index}`)}$is_args$args${fragment ? `#${fragment}` : ''}`;
  const match = from.includes('/:') ? `~ "${expression(from)}"` : `= ${from}`;
  return `location ${match} { return 301 "${target}"; }`;
}

function caddyRule({ from, to }: Redirect, index: number): string {
  if (!from.includes('/:')) return `redir ${from} ${to} permanent`;
  const name = `moved${index + 1}`;
  const target = withCaptures(to, from, (capture) => `{re.${name}.${capture}}`);
  return `@${name} path_regexp ${name} ${expression(from)}\nredir @${name} ${target} permanent`;
}

/** A pattern as a regular expression with a capture for each parameter. */
function expression(pattern: string): string {
  return `^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`;
}

/** A target with its parameters replaced by the captures of the pattern that it belongs to. */
function withCaptures(target: string, pattern: string, captureOf: (index: number) => string): string {
  const names: string[] = pattern.match(/:\w+/g) ?? [];
  return target.replaceAll(/:\w+/g, (name) => captureOf(names.indexOf(name) + 1));
}
