import type { Db } from '../db/open.ts';

/** Ends what a copy of the store brings back: sessions of the desk and links to sign in, which may have ended since, and their mails. */
export async function dropSignIns(db: Db): Promise<void> {
  await db.deleteFrom('ownerSession').execute();
  await db.deleteFrom('ownerSignIn').execute();
  await db.deleteFrom('outbox').where('kind', '=', 'owner-sign-in').execute();
}
