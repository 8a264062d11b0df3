import { z } from "zod";

export const loginRequestSchema = z.object({ email: z.string().trim().max(254), password: z.string().max(1024) });
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const signupRequestSchema = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().max(254),
  password: z.string().max(1024),
});
export type SignupRequest = z.infer<typeof signupRequestSchema>;

export const sessionResponseSchema = z.object({
  status: z.literal("success"),
  token: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const ROLES = ["user", "administrator"] as const;
export type Role = (typeof ROLES)[number];

/** `valid` false is a 200 with its reason: asking about a token is not itself refused. */
export const validateTokenResponseSchema = z.object({
  valid: z.boolean(),
  reason: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  auth_method: z.string().nullable(),
  /** Whether an administrator has activated the account (always true where approval is off). */
  authorized: z.boolean(),
  role: z.enum(ROLES).nullable(),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
});
export type ValidateTokenResponse = z.infer<typeof validateTokenResponseSchema>;
