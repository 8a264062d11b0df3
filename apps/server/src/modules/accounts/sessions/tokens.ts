import { createHash, randomBytes } from "node:crypto";

/** The stored hash of a token. Tokens have 256 random bits, so neither salt nor a slow hash would add anything. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** 256 random bits in 43 characters that need no escaping in a URL or a header. */
export const createToken = (): string => randomBytes(32).toString("base64url");
