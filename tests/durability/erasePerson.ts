// Erases a person from a store in a process of its own, beside the server: the file and the address are its arguments.
import { openStore } from '#api/db/open.ts';
import { makePeople } from '#api/privacy/people.ts';

const [, , file = '', email = ''] = process.argv;
const store = await openStore({ file });
const { erased } = await makePeople(store).erase(email);
await store.close();
console.log(JSON.stringify(erased));
