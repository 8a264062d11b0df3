import { randomUUID } from "node:crypto";
import { type ApiKeyRequest, MAX_API_KEYS } from "@lagna/contract";
import { AppError } from "../../../errors/app-error.ts";
import type { Principal } from "../../../http/authorize-request.ts";
import type { Clock } from "../../../time/clock.ts";
import { createToken, hashToken } from "../sessions/tokens.ts";
import type { ApiKeyRecord, ApiKeyRepository, FoundApiKey } from "./repository.ts";

export type { ApiKeyRecord } from "./repository.ts";

/** Keys are told from the tokens of sessions, and found in a program's text, by their beginning. */
const PREFIX = "lagna_";
/** The prefix and eight characters: enough to recognise a key, and far too few to guess it. */
const SHOWN_CHARACTERS = PREFIX.length + 8;
/** The last use is written at most once a minute, so that not every request causes a write. */
const USE_INTERVAL_MS = 60_000;

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);

interface ApiKeysParts {
  readonly records: ApiKeyRepository;
  readonly clock: Clock;
  /** @throws AppError 403 if the person has not proved their identity lately */
  readonly requireProof: (who: Principal) => Promise<void>;
}

/** Keys with which programs act for an account. They exist only in the database, so removing one ends it on all servers. */
export function createApiKeys({ records, clock, requireProof }: ApiKeysParts) {
  return {
    /** A key with its owner; null if it does not exist. */
    find: async (token: string): Promise<FoundApiKey | null> => {
      const found = await records.find(hashToken(token));
      if (!found) return null;
      const now = clock();
      const { lastUsedAt } = found;
      if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= USE_INTERVAL_MS)
        await records.noteUse(found.id, now.toISOString());
      return found;
    },

    list: ({ userId }: Pick<Principal, "userId">): Promise<ApiKeyRecord[]> => records.findOfUser(userId),

    /** The new key, with its token, which is stored nowhere. @throws AppError proof_needed; api_keys_full */
    create: async (who: Principal, { name, scopes }: ApiKeyRequest) => {
      await requireProof(who);
      const token = PREFIX + createToken();
      const key: ApiKeyRecord = {
        id: randomUUID(),
        name,
        scopes: [...new Set(scopes)],
        begins: token.slice(0, SHOWN_CHARACTERS),
        createdAt: clock().toISOString(),
        lastUsedAt: null,
      };
      const isCreated = await records.create(who.userId, { ...key, tokenHash: hashToken(token) }, MAX_API_KEYS);
      if (!isCreated) throw new AppError({ code: "api_keys_full", params: { max: MAX_API_KEYS } });
      return { key, token };
    },

    /** @throws AppError not_found */
    remove: async ({ userId }: Principal, id: string): Promise<void> => {
      if (!(await records.remove(userId, id))) throw new AppError("not_found");
    },

    erase: ({ userId }: { readonly userId: string }): Promise<void> => records.removeAll(userId),
  };
}
export type ApiKeys = ReturnType<typeof createApiKeys>;
