import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { createInternalAdapter } from "better-auth/db";
import type { BetterAuthOptions } from "better-auth/types";
import type { Db } from "../../db/client.ts";
import { hashSessionTokens } from "./hashed-tokens.ts";

const TIMES = { createdAt: "created_at", updatedAt: "updated_at" } as const;

const OPTIONS = {
  user: { modelName: "users", fields: { emailVerified: "email_verified", ...TIMES } },
  account: {
    modelName: "user_accounts",
    fields: { userId: "user_id", providerId: "provider_id", accountId: "account_id", ...TIMES },
  },
  session: {
    modelName: "sessions",
    fields: { userId: "user_id", expiresAt: "expires_at", userAgent: "user_agent", ...TIMES },
    additionalFields: { signedInVia: { type: "string", required: true, fieldName: "signed_in_via" } },
  },
} satisfies BetterAuthOptions;

type Logger = Parameters<typeof createInternalAdapter>[1]["logger"];
const nothing = (): void => undefined;
/** What better-auth would print holds addresses; everything that matters is thrown as well. */
const SILENT = {
  level: "error",
  debug: nothing,
  info: nothing,
  success: nothing,
  warn: nothing,
  error: nothing,
} as Logger;

/**
 * better-auth's own reading and writing of people, ways in and sessions, on a database or a transaction of it. Only this inner side
 * of the library is used: its HTTP handler is not mounted and no cookie is ever set.
 */
export function identityRepository(db: Db): ReturnType<typeof createInternalAdapter> {
  // Both databases hold text and 0 or 1, as the schema says, which is what better-auth does on SQLite.
  const adapter = hashSessionTokens(kyselyAdapter(db, { type: "sqlite", transaction: false })(OPTIONS));
  const generateId = (): string => crypto.randomUUID();
  return createInternalAdapter(adapter, { options: OPTIONS, logger: SILENT, hooks: [], generateId });
}
