import type { LinkChange } from "../link-change.ts";
import type { ChannelName } from "../inbound.ts";

/** A chat that somebody has linked to their account. */
export interface LinkedChat {
  readonly id: string;
  readonly channel: ChannelName;
  /** The channel's own id of the person. */
  readonly externalId: string;
  /** As they call themselves there; "" where nothing is told. */
  readonly name: string;
  readonly linkedAt: string;
}

/** Which chats are whose. What makes one somebody's comes of a message in it: `Effect.person.accountId`. */
export interface LinkRepository {
  /** An account has one code at a time: the latest. False where the account is no more. */
  offer(accountId: string, codeHash: string, expiresAt: string): Promise<boolean>;
  /** Whose code it is, while it is good. */
  offeredBy(codeHash: string): Promise<string | null>;
  /** The first linked first. */
  linkedTo(accountId: string): Promise<LinkedChat[]>;
  /** False where no chat of the account has the id; then nothing is noted. */
  unlink(id: string, change: LinkChange): Promise<boolean>;
  /** The chat with all that was given and said in it, as far as it is kept with the channel. */
  erase(id: string): Promise<void>;
}
