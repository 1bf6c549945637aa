import { Block } from '../../ui/Block/Block.tsx';
import { Choice, TextArea, TextField } from '../../ui/Field/Field.tsx';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { longText } from './samples.ts';

/** Form fields: empty, filled, wrong and disabled. */
export function Fields() {
  return (
    <Block heading="Fields" tone="raised">
      <TextField id="kit-plain" label="Empty" placeholder="A hint inside" />
      <TextField id="kit-filled" label="Filled" hint="With a hint." defaultValue={longText} />
      <TextField
        id="kit-wrong"
        label="Wrong"
        defaultValue="nobody@"
        error="Write an e-mail address, such as name@example.com."
      />
      <TextField id="kit-off" label="Switched off" disabled defaultValue="Not now" />
      <Choice id="kit-choice" label="Choice">
        <option>The first</option>
        <option>{longText}</option>
      </Choice>
      <TextArea id="kit-long" label="Several lines" defaultValue={longText} />
      <p>
        A price <Tooltip id="kit-tip" label="What is this?" text="Explains the word before it." ready />
      </p>
    </Block>
  );
}
