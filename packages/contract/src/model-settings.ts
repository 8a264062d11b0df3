import { z } from "zod";
import { SETTING_SOURCES } from "./setting-source.ts";

/** Why a language model does not answer. */
export const MODEL_PROBLEMS = [
  "not_set_up",
  "key_wrong",
  "address_wrong",
  "model_unknown",
  "not_a_model",
  "name_not_found",
  "unreachable",
  "timed_out",
  "certificate",
  "limited",
  "server_failing",
  "refused",
] as const;
export type ModelProblemName = (typeof MODEL_PROBLEMS)[number];

/** GET /api/v1/admin/model, for administrators. Never includes the key. */
export const modelSettingsResponseSchema = z.object({
  source: z.enum(SETTING_SOURCES),
  /** Base address of the model's server; null without a model. */
  address: z.string().nullable(),
  model: z.string().nullable(),
  has_key: z.boolean(),
  /** Tokens that the model may use in a month; null for no limit. */
  monthly_tokens: z.number().int().nullable(),
  /** Tokens used in this month. */
  used_tokens: z.number().int(),
});
export type ModelSettingsResponse = z.infer<typeof modelSettingsResponseSchema>;

/** PUT /api/v1/admin/model: stored only if the model answers. */
export const modelSettingsRequestSchema = z.strictObject({
  /** A user name or a query would be shown and logged with the address. */
  address: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine((address) => !/[@?#]/.test(address)),
  model: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/),
  /** Absent keeps the stored key, if the address stays the same; null is a model without a key. */
  key: z
    .string()
    .trim()
    .min(1)
    .max(1_000)
    .regex(/^[\x21-\x7e]+$/)
    .nullable()
    .optional(),
  monthly_tokens: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
});
export type ModelSettingsRequest = z.infer<typeof modelSettingsRequestSchema>;

/** The outcome of a set-up or of a test. */
export const modelTestResponseSchema = z.object({
  status: z.enum(["success", "failed"]),
  /** From the request to the end of the answer; null if there was none. */
  latency_ms: z.number().int().nullable(),
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  /** Status and code of the answer, or the code of the network; nothing of the answer's text. */
  said: z.string().nullable(),
});
export type ModelTestResponse = z.infer<typeof modelTestResponseSchema>;
