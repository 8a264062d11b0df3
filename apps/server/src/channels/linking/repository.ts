import type { AccountLinkChange } from "../record-account-link-change.ts";
import type { ChannelName } from "../inbound-message.ts";

/** A chat linked to an account. */
export interface LinkedChat {
  readonly id: string;
  readonly channel: ChannelName;
  /** The channel's id of the person. */
  readonly externalId: string;
  /** Their display name in the channel; "" if unknown. */
  readonly name: string;
  readonly linkedAt: string;
}

/** Chats linked to accounts. Linking itself is an effect of a message in the chat: `TurnEffect.person.accountId`. */
export interface LinkRepository {
  /** An account has one code at a time: the latest. False if the account no longer exists. */
  saveCode(accountId: string, codeHash: string, expiresAt: string): Promise<boolean>;
  /** The account of a valid code; null otherwise. */
  findCodeOwner(codeHash: string): Promise<string | null>;
  /** The first linked first. */
  findByAccount(accountId: string): Promise<LinkedChat[]>;
  /** False if no chat of the account has the id; then nothing is recorded. */
  unlink(id: string, change: AccountLinkChange): Promise<boolean>;
  /** Deletes the chat with all its data stored with the channel. */
  erase(id: string): Promise<void>;
}
