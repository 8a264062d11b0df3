import { createHash, randomBytes } from "node:crypto";
import type { DBAdapter, Where } from "better-auth/types";

/** What is stored of a token. Tokens hold 256 random bits, so neither salt nor a slow hash would add anything. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** 256 random bits in 43 characters that need no escaping in a URL or a header. */
export const newToken = (): string => randomBytes(32).toString("base64url");

const isToken = (model: string, field: string): boolean => model === "session" && field === "token";

function hashedValue(value: Where["value"]): Where["value"] {
  if (typeof value === "string") return tokenHash(value);
  return Array.isArray(value) ? value.map((item) => tokenHash(String(item))) : value;
}

const hashedWhere = (model: string, where: readonly Where[]): Where[] =>
  where.map((clause) => (isToken(model, clause.field) ? { ...clause, value: hashedValue(clause.value) } : clause));

function hashedData<T extends object>(model: string, data: T): T {
  if (model !== "session" || !("token" in data) || typeof data.token !== "string") return data;
  return { ...data, token: tokenHash(data.token) };
}

/**
 * better-auth's database adapter with session tokens stored, and looked up, as SHA-256: a copy of the database opens no session.
 * better-auth itself keeps them as they are. Of what comes back, only a row just written carries its token; any other its hash.
 * Addresses of clients, which better-auth would store beside, are left out.
 */
export function hashSessionTokens(inner: DBAdapter): DBAdapter {
  const where = <T extends { model: string; where: Where[] }>(query: T): T => ({
    ...query,
    where: hashedWhere(query.model, query.where),
  });
  const maybeWhere = <T extends { model: string; where?: Where[] | undefined }>(query: T): T =>
    query.where ? { ...query, where: hashedWhere(query.model, query.where) } : query;
  return {
    ...inner,
    create: async <T extends Record<string, unknown>, R = T>(query: Parameters<DBAdapter["create"]>[0]): Promise<R> => {
      const { ipAddress: _, ...data } = query.data as Record<string, unknown>;
      const row = await inner.create<Record<string, unknown>, Record<string, unknown>>({
        ...query,
        data: hashedData(query.model, data),
      });
      return (query.model === "session" ? { ...row, token: data["token"] } : row) as R;
    },
    update: async <T>(query: Parameters<DBAdapter["update"]>[0]): Promise<T | null> => {
      const row = await inner.update<Record<string, unknown>>({
        ...where(query),
        update: hashedData(query.model, query.update),
      });
      const token: unknown = query.model === "session" ? query.update["token"] : undefined;
      return (row && token !== undefined ? { ...row, token } : row) as T | null;
    },
    findOne: (query) => inner.findOne(where(query)),
    findMany: (query) => inner.findMany(maybeWhere(query)),
    count: (query) => inner.count(maybeWhere(query)),
    updateMany: (query) => inner.updateMany({ ...where(query), update: hashedData(query.model, query.update) }),
    delete: (query) => inner.delete(where(query)),
    deleteMany: (query) => inner.deleteMany(where(query)),
    consumeOne: (query) => inner.consumeOne(where(query)),
    incrementOne: (query) => inner.incrementOne(where(query)),
    // Transactions are opened outside and an adapter made for each: none is ever opened here.
    transaction: () => Promise.reject(new Error("Transactions are opened by the repository")),
  };
}
