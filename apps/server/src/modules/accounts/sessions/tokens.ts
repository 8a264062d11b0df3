import { createHash, randomBytes } from "node:crypto";

/** What is stored of a token. Tokens hold 256 random bits, so neither salt nor a slow hash would add anything. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** 256 random bits in 43 characters that need no escaping in a URL or a header. */
export const newToken = (): string => randomBytes(32).toString("base64url");
