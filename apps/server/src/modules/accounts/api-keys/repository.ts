import type { ApiKeyScope } from "@lagna/contract";
import type { User } from "../users/user.ts";

/** A key as its owner sees it. */
export interface ApiKeyRecord {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Its first characters. */
  readonly begins: string;
  readonly createdAt: string;
  /** Accurate to the minute; null if it was never used. */
  readonly lastUsedAt: string | null;
}

/** A key with its owner. */
export interface FoundApiKey extends ApiKeyRecord {
  readonly user: User;
}

/** Keys of programs, stored under the SHA-256 of the key; the key itself is not stored. */
export interface ApiKeyRepository {
  /** Never a key of an account that is being deleted. */
  find(tokenHash: string): Promise<FoundApiKey | null>;
  noteUse(id: string, at: string): Promise<void>;
  /** Newest first. */
  findOfUser(userId: string): Promise<ApiKeyRecord[]>;
  /** False if the account has `most` keys already. */
  create(userId: string, key: ApiKeyRecord & { readonly tokenHash: string }, most: number): Promise<boolean>;
  /** False if the person has no key with this id. */
  remove(userId: string, id: string): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
}
