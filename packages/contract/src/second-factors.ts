import { z } from "zod";
import { instant } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { idSchema, createReadableString } from "./readable-text.ts";

const CODE_MISSING = encodeFieldError("code_missing");
const code = z.string(CODE_MISSING).trim().min(1, CODE_MISSING).max(32, encodeFieldError("code_wrong"));
/** Base64url, as used by browsers for authenticator responses. */
const bytes = z.string().max(16_384);

/**
 * The response of an authenticator, as `navigator.credentials` returns it in JSON; the server's library parses the rest
 * of it.
 */
export const passkeyAnswerSchema = z.looseObject({
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: bytes }),
  clientExtensionResults: z.looseObject({}),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** The options for `navigator.credentials` as JSON. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

export const SECOND_STEPS = ["totp", "passkey", "recovery_code"] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** POST /api/v1/auth/second-step: exactly one of them. */
export const secondStepRequestSchema = z.union([
  z.object({ code }),
  z.object({ recovery_code: code }),
  z.object({ passkey: passkeyAnswerSchema }),
]);
export type SecondStepRequest = z.infer<typeof secondStepRequestSchema>;

export const SECOND_FACTOR_KINDS = ["totp", "passkey"] as const;

export const secondFactorsResponseSchema = z.object({
  factors: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(SECOND_FACTOR_KINDS),
      name: z.string(),
      created_at: instant,
      last_used_at: instant.nullable(),
    }),
  ),
  recovery_codes_left: z.number().int(),
  /** The domain that passkeys belong to; null if the server's address is not a domain name, which browsers require. */
  passkey_origin: z.string().nullable(),
});
export type SecondFactorsResponse = z.infer<typeof secondFactorsResponseSchema>;

/** A new authenticator app: not active until a code was confirmed. */
export const newTotpResponseSchema = z.object({ id: z.string(), secret: z.string(), uri: z.string() });
export type NewTotpResponse = z.infer<typeof newTotpResponseSchema>;

const NAME_MISSING = encodeFieldError("name_missing");
export const newPasskeyRequestSchema = z.object({
  name: createReadableString(NAME_MISSING)
    .min(1, NAME_MISSING)
    .max(60, encodeFieldError("name_long", { max: 60 })),
  passkey: passkeyAnswerSchema,
});
export type NewPasskeyRequest = z.infer<typeof newPasskeyRequestSchema>;

export const confirmTotpRequestSchema = z.object({ id: idSchema, code });
export type ConfirmTotpRequest = z.infer<typeof confirmTotpRequestSchema>;

/** Shown only once; null if there are codes already. */
export const recoveryCodesResponseSchema = z.object({ recovery_codes: z.array(z.string()).nullable() });
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponseSchema>;

export const securityPolicySchema = z.object({
  /** Whether administrators must sign in with a second step. */
  administrators_need_second_factor: z.boolean(),
});
export type SecurityPolicy = z.infer<typeof securityPolicySchema>;
