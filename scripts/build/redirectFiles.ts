import type { Redirect } from '../../data/rules/schema/redirect.ts';

/**
 * The redirects in the words of hosts that serve the built folder without the project's server: nginx (included in the
 * server block), and `_redirects`, which Netlify, Cloudflare Pages and others read.
 */
export function redirectFiles(redirects: readonly Redirect[]): [name: string, content: string][] {
  return [
    ['redirects/nginx.conf', redirects.map(nginxRule).join('')],
    ['_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
  ];
}

function nginxRule({ from, to }: Redirect): string {
  const [path = to, fragment] = to.split('#');
  const names: string[] = from.match(/:\w+/g) ?? [];
  const captured = path.replaceAll(/:\w+/g, (name) => `$${names.indexOf(name) + 1}`);
  const match = names.length > 0 ? `~ "^${from.replaceAll(/:\w+/g, '([^/]+)')}$"` : `= ${from}`;
  return `location ${match} { return 301 "${captured}$is_args$args${fragment ? `#${fragment}` : ''}"; }\n`;
}
