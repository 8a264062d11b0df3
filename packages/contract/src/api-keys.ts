import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { createReadableString } from "./readable-text.ts";

/** What a key may do: each route that takes keys needs one of these. */
export const API_KEY_SCOPES = [
  "charts",
  "almanac",
  "matching",
  "ask",
  "verify",
  "records_read",
  "records_write",
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Of one account. */
export const MAX_API_KEYS = 20;
const MAX_NAME_LENGTH = 60;

const NAME = encodeFieldError("api_key_name", { max: MAX_NAME_LENGTH });
const SCOPES = encodeFieldError("api_key_scopes");
const scopes = z
  .array(z.enum(API_KEY_SCOPES, { error: SCOPES }), SCOPES)
  .min(1, SCOPES)
  .max(API_KEY_SCOPES.length, SCOPES);

/** POST /api/v1/profile/api-keys */
export const apiKeyRequestSchema = z.object({
  name: createReadableString(NAME).min(1, NAME).max(MAX_NAME_LENGTH, NAME),
  scopes,
});
export type ApiKeyRequest = z.infer<typeof apiKeyRequestSchema>;

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  /** The first characters, by which a key in a program is recognised. */
  begins: z.string(),
  created_at: utcInstant,
  /** Accurate to the minute. */
  last_used_at: utcInstant.nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyListResponseSchema = z.object({ keys: z.array(apiKeySchema), most: z.number().int() });
export type ApiKeyListResponse = z.infer<typeof apiKeyListResponseSchema>;

/** The key itself is answered once and stored nowhere. */
export const newApiKeyResponseSchema = z.object({ key: apiKeySchema, token: z.string() });
export type NewApiKeyResponse = z.infer<typeof newApiKeyResponseSchema>;
