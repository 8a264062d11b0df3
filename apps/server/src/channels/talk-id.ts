import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

export type TalkIds = (personId: string, kundliId: string) => string;

/** What a talk of an account's is called that is held in a chat: found again by whoever knows the secret, and guessed by nobody. */
export function talkIds(secret: string): TalkIds {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: talks of linked chats", KEY_BYTES));
  return (personId, kundliId) => createHmac("sha256", key).update(`${personId} ${kundliId}`).digest("base64url");
}
