import type { Stated } from "@lagna/astrologer";
import type { ChatOwner } from "../owner.ts";

/** What a person has said of their life, with when they said it. */
export interface Remembered extends Stated {
  readonly id: string;
  readonly createdAt: string;
}

/** Kept across the talks of one owner. Each method happens whole or not at all. */
export interface MemoryRepository {
  /** In the order they were said. */
  ofOwner(owner: ChatOwner): Promise<Remembered[]>;
  /** In the place of what was said about the same thing before. False where the account is gone. */
  keep(owner: ChatOwner, remembered: Remembered): Promise<boolean>;
  /** Whether it was there and this owner's. */
  forget(owner: ChatOwner, id: string): Promise<boolean>;
  erase(owner: ChatOwner): Promise<void>;
}
