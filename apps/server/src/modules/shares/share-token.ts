import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in 43 characters that need no escaping in an address. */
export const createShareToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a link's token. Tokens cannot be guessed, so neither salt nor a slow hash would add anything. */
export const hashShareToken = (token: string): string => createHash("sha256").update(`share:${token}`).digest("hex");
