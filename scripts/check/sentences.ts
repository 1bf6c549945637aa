import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import { childrenOf, lineAt, type Node, parseModule } from './syntaxTree.ts';

/** Code whose texts visitors read: pages, mails, API answers, and the files that the build derives. */
const folders = [
  'src/**/*.{ts,tsx}',
  'api/{mail,middleware,routes,subscribers}/**/*.ts',
  'api/chat/{guard,quote,facts}/**/*.ts',
  'api/chat/*.ts',
  'data/rules/{facts,hours,map,money,recommendations,requests,routing,search}/**/*.ts',
  'api/{leads,privacy}/**/*.ts',
  'scripts/build/{downloads,feeds,llms,pictures,twins}{,/**/*}.ts',
];
/** Style sheets. */
const exempt = /\.css\.ts$|^src\/styles\//;

/** Attributes and properties whose text is shown, so that even a single word belongs into the messages. */
const shown = /^(?:label|title|placeholder|alt|heading|text|description|summary|note|hint|message|caption|aria-label)$/;
/** Attributes and properties that hold code: class names, addresses, media conditions, types, and texts for the operator. */
const code =
  /^(?:className|sizes|media|href|src|srcSet|d|viewBox|style|allow|sandbox|rel|type|id|selector|help|padding)$/;
/** Calls whose arguments are errors, log lines, selectors, SQL, headers or key material. */
const calls =
  /^(?:(?:log|console)\.\w+|(?:\w+\.)*(?:querySelector(?:All)?|closest|matches|matchMedia|append|select|where|set|update)|import|notFound|protocolText|sql)$/;
/** A directive of a content security policy. */
const policy = /'(?:none|self)'/;

/** Texts in code that a visitor can read, as `path:line: text`. They belong into `data/messages`. */
export async function checkSentences(): Promise<string> {
  const faults: string[] = [];
  for await (const path of glob(folders, { cwd: root }))
    if (!exempt.test(path))
      for (const { line, text } of sentencesIn(path, await readFile(join(root, path), 'utf8')))
        faults.push(
          `${path}:${line}: "${text}" is a text for visitors. Move it to data/messages and import it from there.`,
        );
  return faults.sort().join('\n');
}

interface Sentence {
  line: number;
  text: string;
}

/** The texts for visitors in a module: JSX text, texts of several words, and single words where they are shown. */
export function sentencesIn(path: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  const report = (start: number, text: string) =>
    found.push({
      line: lineAt(source, start),
      text: text.trim().replace(/\s+/g, ' ').slice(0, 60),
    });
  visit(parseModule(path, source), undefined, report);
  return found;
}

function visit(node: Node, parent: Node | undefined, report: (start: number, text: string) => void): void {
  if (isForDevelopers(node, parent)) return;
  const text = textOf(node);
  if (text !== undefined && isShown(node, text, parent)) report(node.start, text);
  for (const child of childrenOf(node)) visit(child, node, report);
}

/** Imports, types, directives, errors, log lines, selectors, comparisons and attributes that hold code. */
function isForDevelopers(node: Node, parent: Node | undefined): boolean {
  if (/^(?:Import|Export(?:All|Named)|TS(?:Literal|Template|Import|Interface|TypeAlias))/.test(node.type))
    return node.type !== 'ExportNamedDeclaration';
  if (node.type === 'ThrowStatement') return true;
  if (node.type === 'NewExpression') return /Error$|^RegExp$/.test(nameOf(node.callee));
  if (node.type === 'CallExpression') return calls.test(nameOf(node.callee));
  if (node.type === 'TaggedTemplateExpression') return calls.test(nameOf(node.tag));
  if (node.type === 'JSXAttribute' || node.type === 'Property')
    return code.test(nameOf(node.type === 'JSXAttribute' ? node.name : node.key));
  return parent?.type === 'BinaryExpression' || (parent?.type === 'ExpressionStatement' && node.type === 'Literal');
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateElement' ? (node.value.cooked ?? undefined) : undefined;
}

function isShown(node: Node, text: string, parent: Node | undefined): boolean {
  if (node.type === 'JSXText') return /\p{L}/u.test(text);
  if (parent?.type === 'JSXAttribute') return shown.test(nameOf(parent.name)) && /\p{L}/u.test(text);
  if (parent?.type === 'Property' && parent.value === node && shown.test(nameOf(parent.key)) && /^\p{Lu}/u.test(text))
    return true;
  return (
    /\p{L}{2,}[,;:.]? \S*\p{L}|\p{L}\S* \p{L}{2,}/u.test(text) &&
    !/[<>{}=[\]]|^\S*\/\S+$|\d(?:rem|px|vw)\b/.test(text) &&
    !policy.test(text)
  );
}

/** The dotted name of an identifier, a member or an attribute; empty for other expressions. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'MemberExpression')
    return [nameOf(node.object), nameOf(node.property)].filter((name) => name !== '').join('.');
  return '';
}
