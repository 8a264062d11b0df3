import type { UserFact } from "@lagna/astrologer";
import type { ChatOwner } from "../chat-owner.ts";

/** A fact that a user stated about their life, with the time. */
export interface RememberedFact extends UserFact {
  readonly id: string;
  readonly createdAt: string;
}

/** Facts remembered across all conversations of an owner. Each method is atomic. */
export interface MemoryRepository {
  /** In the order they were stated. */
  findByOwner(owner: ChatOwner): Promise<RememberedFact[]>;
  /** Replaces an earlier fact about the same subject. False if the account no longer exists. */
  save(owner: ChatOwner, remembered: RememberedFact): Promise<boolean>;
  /** Whether it existed and belonged to this owner. */
  delete(owner: ChatOwner, id: string): Promise<boolean>;
  erase(owner: ChatOwner): Promise<void>;
}
