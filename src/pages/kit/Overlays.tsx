import { useState } from 'react';
import { showToast } from '../../features/toasts/toasts.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { longText } from './samples.ts';

/** Toasts and a dialog. */
export function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <Block heading="What comes over the page">
      <Row>
        <button
          type="button"
          className={button.secondary}
          onClick={() => showToast({ title: 'Saved', description: 'It is where it belongs.' })}
        >
          Toast
        </button>
        <button
          type="button"
          className={button.secondary}
          onClick={() => showToast({ title: 'Not saved', description: 'The connection failed.', tone: 'destructive' })}
        >
          Toast of a failure
        </button>
        <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
          Dialog
        </button>
      </Row>
      {open && (
        <Dialog heading="A dialog" onClose={() => setOpen(false)}>
          <Text>{longText}</Text>
        </Dialog>
      )}
    </Block>
  );
}
