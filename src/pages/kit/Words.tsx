import { Block } from '../../ui/Block/Block.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';
import { longText } from './samples.ts';

const prose =
  '<h2>A heading</h2><p>A paragraph with <strong>strong words</strong>, <em>stressed words</em>, <a ' +
  'href="#prose">a link</a> and <code>code</code>.</p><ul><li>One</li><li>Two</li></ul><ol><li>First</li>' +
  '<li>Second</li></ol><blockquote><p>Words of somebody else.</p></blockquote><h3>A smaller heading</h3><p>And ' +
  'what it says.</p>';

/** Article text, and a text in the space of a longer one. */
export function Words() {
  return (
    <Block heading="Words" id="prose">
      <Prose html={prose} />
      <ReservedText longest={longText}>Short, in the room of a long one</ReservedText>
    </Block>
  );
}
