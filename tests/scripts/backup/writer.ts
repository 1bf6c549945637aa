// Keeps a store busy: writes a lead and its message in one transaction after the other, until it is stopped.
import { openStore } from '#api/db/open.ts';
import { addLead, addMessage } from '#tests/support/rows.ts';

const { db } = await openStore({ file: process.argv[2] ?? '' });
const message = 'x'.repeat(2000);
for (let count = 1; ; count += 1) {
  await db.transaction().execute(async (transaction) => {
    const { id } = await addLead(transaction, { message });
    await addMessage(transaction, { leadId: id });
  });
  if (count === 2000) console.log('busy');
  // Signals are handled only between two iterations of the event loop.
  if (count % 100 === 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}
