import { invalidField } from "../../errors.ts";
import type { Db } from "../../db/client.ts";
import type { MailedTokenRow } from "../../db/schema.ts";
import { tokenHash } from "./hashed-tokens.ts";
import { type MailedPurpose, accountsRepository } from "./repository.ts";

type Fault = "used" | "expired" | "unknown";

/** The web app tells these apart by 'already been used' and 'expired'. */
const SENTENCES: Readonly<Record<MailedPurpose, Readonly<Record<Fault, string>>>> = {
  magic_link: {
    used: "This magic link has already been used",
    expired: "This magic link has expired",
    unknown: "Failed to verify magic link",
  },
  password_reset: {
    used: "This link has already been used. Please ask for a new one",
    expired: "This link has expired. Please ask for a new one",
    unknown: "This link is not valid. Please ask for a new one",
  },
  verify_email: {
    used: "This link has already been used",
    expired: "This link has expired. Please ask for a new one",
    unknown: "This link does not belong to the account you are signed in to",
  },
};

export const refusedLink = (purpose: MailedPurpose, fault: Fault) => invalidField("token", SENTENCES[purpose][fault]);

/** Looks without using it up. @throws AppError 422 saying whether it was used, has expired or is unknown */
export async function readMailedToken(
  db: Db,
  purpose: MailedPurpose,
  token: string,
  now: Date,
): Promise<MailedTokenRow> {
  const row = await accountsRepository(db).findMailedToken(tokenHash(token), purpose);
  if (!row) throw refusedLink(purpose, "unknown");
  if (row.used_at !== null) throw refusedLink(purpose, "used");
  if (Date.parse(row.expires_at) <= now.getTime()) throw refusedLink(purpose, "expired");
  return row;
}

/** Uses it up, for exactly one of any number of callers; writes first, so that the transaction never has to wait in the middle. */
export async function spendMailedToken(
  trx: Db,
  purpose: MailedPurpose,
  token: string,
  now: Date,
): Promise<MailedTokenRow> {
  const repository = accountsRepository(trx);
  const hash = tokenHash(token);
  const spent = await repository.useMailedToken(hash, purpose, now.toISOString());
  const row = await repository.findMailedToken(hash, purpose);
  if (spent && row) return row;
  await readMailedToken(trx, purpose, token, now);
  throw refusedLink(purpose, "used");
}
