import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

export type CreateConversationId = (personId: string, kundliId: string) => string;

/** Derives the id of an account's conversation held in a chat: reproducible with the secret, and not guessable without it. */
export function createConversationIds(secret: string): CreateConversationId {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: talks of linked chats", KEY_BYTES));
  return (personId, kundliId) => createHmac("sha256", key).update(`${personId} ${kundliId}`).digest("base64url");
}
