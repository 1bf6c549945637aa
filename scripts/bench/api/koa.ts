// The peer of the service: Koa alone answers with a small JSON, or with the compressed page from memory, whatever is asked.
import { readFileSync } from 'node:fs';
import Koa from 'koa';

const { PORT, PAGE_FILE = '' } = process.env;
const content = readFileSync(PAGE_FILE);
new Koa()
  .use((ctx) => {
    if (ctx.method === 'POST') ctx.body = { success: true, data: { emailSent: false } };
    else {
      ctx.type = 'html';
      ctx.set('Content-Encoding', 'br');
      ctx.body = content;
    }
  })
  .listen(Number(PORT), '127.0.0.1');
