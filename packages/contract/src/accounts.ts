import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import { SECOND_STEPS, secondStepRequestSchema } from "./second-factors.ts";
import { refusal } from "./sentences/refusals.ts";
import { idSchema, isReadable, readable } from "./text.ts";

const EMAIL_MISSING = refusal("email_missing");
const EMAIL_INVALID = refusal("email_invalid");
const PASSWORD_MISSING = refusal("password_missing");
const NAME_MISSING = refusal("name_missing");
const TOKEN_MISSING = refusal("token_missing");
const GOOGLE_TOKEN_MISSING = refusal("google_token_missing");
const CONFIRM_OWN_EMAIL = refusal("confirm_own_email");

/** Characters of a password, of a name. */
export const MAX_PASSWORD = 128;
const MAX_NAME = 120;
const MAX_PEOPLE_AT_ONCE = 1000;

const email = z
  .string(EMAIL_MISSING)
  .trim()
  .min(1, EMAIL_MISSING)
  .max(254, EMAIL_INVALID)
  .refine(isReadable, EMAIL_INVALID);
/** The rule for new passwords is the server's (8 to 128 characters, none of the most common); this only bounds the work. */
const password = z
  .string(PASSWORD_MISSING)
  .min(1, PASSWORD_MISSING)
  .max(1024, refusal("password_long", { max: MAX_PASSWORD }));
const mailedToken = z.string(TOKEN_MISSING).min(1, TOKEN_MISSING).max(512);

export const loginRequestSchema = z.object({ email, password });
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const signupRequestSchema = z.object({
  name: z
    .string(NAME_MISSING)
    .trim()
    .min(1, NAME_MISSING)
    .max(MAX_NAME, refusal("name_long", { max: MAX_NAME }))
    .refine(isReadable, NAME_MISSING),
  email,
  password,
  /** Where strangers can reach a new server: what it printed when it first started. */
  setup_code: z.string().max(64).optional(),
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
  /** Whether calls that need an activated account (every one, where approval is off) are open to this session now. */
  authorized: z.boolean(),
  role: z.enum(ROLES).nullable(),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  /** The ways to take the second step where it is still to be taken; null where nothing is. */
  second_step: z.array(z.enum(SECOND_STEPS)).nullable(),
  /** Whether this is an administrator of whom a second factor is required and who has come in without. */
  second_factor_required: z.boolean(),
  /** What the account has chosen; null: as the browser asks. */
  language: z.enum(LANGUAGES).nullable(),
});
export type ValidateTokenResponse = z.infer<typeof validateTokenResponseSchema>;

/** The answer of a call that has nothing else to say. */
export const statusResponseSchema = z.object({ status: z.literal("success"), message: z.string().optional() });
export type StatusResponse = z.infer<typeof statusResponseSchema>;

export const AUTH_METHODS = ["password", "google", "magic_link", "firebase"] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];

/** GET /api/v1/auth/config: which ways in there are. */
export const authConfigResponseSchema = z.object({
  google_oauth_available: z.boolean(),
  google_client_id: z.string().nullable(),
  /** For Google's own button and One Tap: signed, single use, ten minutes. */
  nonce: z.string().nullable(),
  firebase_enabled: z.boolean(),
  magic_link: z.boolean(),
  password: z.boolean(),
  /**
   * Whether whoever signs up next becomes the administrator. Told only where strangers cannot reach the server: elsewhere the set-up code
   * makes the administrator, and nobody is told that it was not used yet.
   */
  founds: z.boolean(),
});
export type AuthConfigResponse = z.infer<typeof authConfigResponseSchema>;

export const googleAuthRequestSchema = z.object({
  id_token: z.string(GOOGLE_TOKEN_MISSING).min(1, GOOGLE_TOKEN_MISSING).max(16_384),
});
export type GoogleAuthRequest = z.infer<typeof googleAuthRequestSchema>;

export const googleAuthResponseSchema = sessionResponseSchema.extend({
  user_info: z.object({ email: z.string(), name: z.string(), picture: z.string().nullable() }),
});
export type GoogleAuthResponse = z.infer<typeof googleAuthResponseSchema>;

/** For a magic link, a forgotten password: always answered the same. */
export const emailRequestSchema = z.object({ email });
export type EmailRequest = z.infer<typeof emailRequestSchema>;

export const mailedTokenRequestSchema = z.object({ token: mailedToken });
export type MailedTokenRequest = z.infer<typeof mailedTokenRequestSchema>;

/** POST /api/v1/auth/magic-link/address: whom a sign-in link would let in, for who did not ask for it in this browser. */
export const magicLinkAddressResponseSchema = z.object({ email: z.string() });
export type MagicLinkAddressResponse = z.infer<typeof magicLinkAddressResponseSchema>;

export const passwordResetRequestSchema = z.object({ token: mailedToken, password });
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;

export const passwordChangeRequestSchema = z.object({ current_password: password, new_password: password });
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequestSchema>;

/** POST /api/v1/auth/prove: with `second` where the account has a second factor; without it there, `second` is refused as missing. */
export const proofRequestSchema = z.object({ password, second: secondStepRequestSchema.optional() });
export type ProofRequest = z.infer<typeof proofRequestSchema>;

export const ACCOUNT_STATUSES = ["pending", "active", "inactive"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

const instant = z.iso.datetime({ offset: true });

export const profileResponseSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  picture: z.string().nullable(),
  /** Of mails and of what the server says; null: as the browser asks. */
  language: z.enum(LANGUAGES).nullable(),
  /** The ways this account can be entered; a magic link always is one. */
  auth_methods: z.array(z.enum(AUTH_METHODS)),
  signed_in_via: z.enum(AUTH_METHODS),
  created_at: instant,
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
});
export type ProfileResponse = z.infer<typeof profileResponseSchema>;

/** PATCH /api/v1/profile; null: again as the browser asks. */
export const profileChangeRequestSchema = z.object({ language: z.enum(LANGUAGES).nullable() });
export type ProfileChangeRequest = z.infer<typeof profileChangeRequestSchema>;

export const DEVICE_CLASSES = ["mobile", "tablet", "desktop", "unknown"] as const;

export const sessionListResponseSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: instant,
      last_seen: instant,
      expires_at: instant,
      /** Class of the device; the browser's own words stay on the server. */
      user_agent: z.enum(DEVICE_CLASSES),
      signed_in_via: z.enum(AUTH_METHODS),
      /** Whether the second step was passed in it, or is waited for; until then it opens nothing. Null where it was not asked. */
      second_step: z.enum(["passed", "awaited"]).nullable(),
      current: z.boolean(),
    }),
  ),
});
export type SessionListResponse = z.infer<typeof sessionListResponseSchema>;

/** `confirm` is one's own e-mail: deleting cannot be undone. */
export const deleteAccountRequestSchema = z.object({
  confirm: z.string(CONFIRM_OWN_EMAIL).max(254, CONFIRM_OWN_EMAIL),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

export const ADMIN_USER_SORTS = ["name", "email", "status", "role", "created_at"] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];

export const adminUsersQuerySchema = z.object({
  sort: z.enum(ADMIN_USER_SORTS).default("created_at"),
  order: z.enum(["asc", "desc"]).default("desc"),
  status: z.enum([...ACCOUNT_STATUSES, "all"]).default("all"),
  q: readable().max(254).default(""),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: readable().max(1024).optional(),
});
export type AdminUsersQuery = z.input<typeof adminUsersQuerySchema>;

export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  picture: z.string().nullable(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  created_at: instant,
  /** When access was first asked for and refused; null if it never was. */
  requested_at: instant.nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUsersResponseSchema = z.object({
  users: z.array(adminUserSchema),
  /** Of everybody, whatever was asked for; on further pages as they were on the first. */
  counts: z.object({ pending: z.number().int(), active: z.number().int(), inactive: z.number().int() }),
  next_cursor: z.string().nullable(),
});
export type AdminUsersResponse = z.infer<typeof adminUsersResponseSchema>;

export const activateUsersRequestSchema = z.object({
  ids: z
    .array(idSchema)
    .min(1, refusal("nobody_chosen"))
    .max(MAX_PEOPLE_AT_ONCE, refusal("too_many_chosen", { max: MAX_PEOPLE_AT_ONCE })),
});
export type ActivateUsersRequest = z.infer<typeof activateUsersRequestSchema>;

export const activateUsersResponseSchema = z.object({ status: z.literal("success"), activated: z.number().int() });
export type ActivateUsersResponse = z.infer<typeof activateUsersResponseSchema>;

/** GET /api/v1/debug/sessions, for administrators: who is signed in, never by which token. */
export const debugSessionsResponseSchema = z.object({
  total: z.number().int(),
  by_method: z.record(z.string(), z.number().int()),
  sessions: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      signed_in_via: z.enum(AUTH_METHODS),
      created_at: instant,
      last_seen: instant,
      expires_at: instant,
    }),
  ),
});
export type DebugSessionsResponse = z.infer<typeof debugSessionsResponseSchema>;
