import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import { FESTIVAL_REGIONS, FESTIVAL_SECTS } from "./almanac/feed.ts";
import { placeId } from "./almanac/request.ts";
import { instant } from "./kundli/values.ts";
import { SECOND_STEPS, secondStepRequestSchema } from "./second-factors.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { idSchema, isReadable, createReadableString } from "./readable-text.ts";

const EMAIL_MISSING = encodeFieldError("email_missing");
const EMAIL_INVALID = encodeFieldError("email_invalid");
const PASSWORD_MISSING = encodeFieldError("password_missing");
const NAME_MISSING = encodeFieldError("name_missing");
const TOKEN_MISSING = encodeFieldError("token_missing");
const GOOGLE_TOKEN_MISSING = encodeFieldError("google_token_missing");
const CONFIRM_OWN_EMAIL = encodeFieldError("confirm_own_email");

/** Maximum lengths of a password and of a name. */
export const MAX_PASSWORD_LENGTH = 128;
const MAX_NAME_LENGTH = 120;
const MAX_USERS_PER_ACTIVATION = 1000;

const email = z
  .string(EMAIL_MISSING)
  .trim()
  .min(1, EMAIL_MISSING)
  .max(254, EMAIL_INVALID)
  .refine(isReadable, EMAIL_INVALID);
/**
 * The server enforces the rule for new passwords (8 to 128 characters, none of the most common); this only bounds the
 * work.
 */
const password = z
  .string(PASSWORD_MISSING)
  .min(1, PASSWORD_MISSING)
  .max(1024, encodeFieldError("password_long", { max: MAX_PASSWORD_LENGTH }));
const mailedToken = z.string(TOKEN_MISSING).min(1, TOKEN_MISSING).max(512);

export const loginRequestSchema = z.object({ email, password });
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const signupRequestSchema = z.object({
  name: z
    .string(NAME_MISSING)
    .trim()
    .min(1, NAME_MISSING)
    .max(MAX_NAME_LENGTH, encodeFieldError("name_long", { max: MAX_NAME_LENGTH }))
    .refine(isReadable, NAME_MISSING),
  email,
  password,
  /** Setup code, required if strangers can reach a new server: printed when it first started. */
  setup_code: z.string().max(64).optional(),
});
export type SignupRequest = z.infer<typeof signupRequestSchema>;

export const sessionResponseSchema = z.object({
  status: z.literal("success"),
  token: z.string(),
  expires_at: instant,
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const ROLES = ["user", "administrator"] as const;
export type Role = (typeof ROLES)[number];

/** Where the person is and whose festivals they keep; null where they have not said. */
const almanacChoices = {
  place_id: placeId.nullable(),
  festival_region: z.enum(FESTIVAL_REGIONS).nullable(),
  festival_sect: z.enum(FESTIVAL_SECTS).nullable(),
};

/** `valid: false` is returned with status 200 and a reason: checking a token is not itself refused. */
export const validateTokenResponseSchema = z.object({
  valid: z.boolean(),
  reason: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  auth_method: z.string().nullable(),
  /** Whether calls that need an activated account (all calls, if approval is off) are open to this session now. */
  authorized: z.boolean(),
  role: z.enum(ROLES).nullable(),
  expires_at: instant.nullable(),
  /** The available second factors if the second step is still required; null if nothing is required. */
  second_step: z.array(z.enum(SECOND_STEPS)).nullable(),
  /** Whether this is an administrator who must have a second factor and signed in without one. */
  second_factor_required: z.boolean(),
  /** The account's language; null follows the browser. */
  language: z.enum(LANGUAGES).nullable(),
  ...almanacChoices,
});
export type ValidateTokenResponse = z.infer<typeof validateTokenResponseSchema>;

/** The response of a call that returns no data. */
export const statusResponseSchema = z.object({ status: z.literal("success"), message: z.string().optional() });
export type StatusResponse = z.infer<typeof statusResponseSchema>;

export const AUTH_METHODS = ["password", "google", "magic_link", "firebase"] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];

/** GET /api/v1/auth/config: the available sign-in methods. */
export const authConfigResponseSchema = z.object({
  google_oauth_available: z.boolean(),
  google_client_id: z.string().nullable(),
  /** Nonce for Google's own button and One Tap: signed, single use, valid for ten minutes. */
  nonce: z.string().nullable(),
  firebase_enabled: z.boolean(),
  magic_link: z.boolean(),
  password: z.boolean(),
  /**
   * Whether the next sign-up becomes the administrator. Only set if strangers cannot reach the server: otherwise the
   * setup code makes the administrator, and it is not disclosed that it is still unused.
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

/** For a magic link or a forgotten password: the response is always the same. */
export const emailRequestSchema = z.object({ email });
export type EmailRequest = z.infer<typeof emailRequestSchema>;

export const mailedTokenRequestSchema = z.object({ token: mailedToken });
export type MailedTokenRequest = z.infer<typeof mailedTokenRequestSchema>;

/**
 * POST /api/v1/auth/magic-link/address: the account a sign-in link belongs to, when opened in a browser that did not
 * request it.
 */
export const magicLinkAddressResponseSchema = z.object({ email: z.string() });
export type MagicLinkAddressResponse = z.infer<typeof magicLinkAddressResponseSchema>;

export const passwordResetRequestSchema = z.object({ token: mailedToken, password });
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;

export const passwordChangeRequestSchema = z.object({ current_password: password, new_password: password });
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequestSchema>;

/**
 * POST /api/v1/auth/prove: requires `second` if the account has a second factor; otherwise it is refused as missing.
 */
export const proofRequestSchema = z.object({ password, second: secondStepRequestSchema.optional() });
export type ProofRequest = z.infer<typeof proofRequestSchema>;

export const ACCOUNT_STATUSES = ["pending", "active", "inactive"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const profileResponseSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  picture: z.string().nullable(),
  /** Language of mails and server messages; null follows the browser. */
  language: z.enum(LANGUAGES).nullable(),
  ...almanacChoices,
  /** The sign-in methods of this account; a magic link always is one. */
  auth_methods: z.array(z.enum(AUTH_METHODS)),
  signed_in_via: z.enum(AUTH_METHODS),
  created_at: instant,
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
});
export type ProfileResponse = z.infer<typeof profileResponseSchema>;

/** PATCH /api/v1/profile: at least one choice; null takes it back. */
export const profileChangeRequestSchema = z
  .object({ language: z.enum(LANGUAGES).nullable(), ...almanacChoices })
  .partial()
  .refine((choices) => Object.values(choices).some((choice) => choice !== undefined), {
    error: encodeFieldError("missing"),
    path: ["language"],
  });
export type ProfileChangeRequest = z.infer<typeof profileChangeRequestSchema>;

export const DEVICE_CLASSES = ["mobile", "tablet", "desktop", "unknown"] as const;

export const sessionListResponseSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: instant,
      last_seen: instant,
      expires_at: instant,
      /** Device class; the user agent itself is never returned. */
      user_agent: z.enum(DEVICE_CLASSES),
      signed_in_via: z.enum(AUTH_METHODS),
      /**
       * Whether the second step was passed in this session, or is still pending, in which case the session gives no
       * access. Null if it was not required.
       */
      second_step: z.enum(["passed", "awaited"]).nullable(),
      current: z.boolean(),
    }),
  ),
});
export type SessionListResponse = z.infer<typeof sessionListResponseSchema>;

/** `confirm` is the account's own e-mail: deletion cannot be undone. */
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
  q: createReadableString().max(254).default(""),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: createReadableString().max(1024).optional(),
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
  /** When access was first requested and refused; null if it never was. */
  requested_at: instant.nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUsersResponseSchema = z.object({
  users: z.array(adminUserSchema),
  /** Counts of all accounts, whatever the filter; on further pages as on the first. */
  counts: z.object({ pending: z.number().int(), active: z.number().int(), inactive: z.number().int() }),
  next_cursor: z.string().nullable(),
});
export type AdminUsersResponse = z.infer<typeof adminUsersResponseSchema>;

export const activateUsersRequestSchema = z.object({
  ids: z
    .array(idSchema)
    .min(1, encodeFieldError("nobody_chosen"))
    .max(MAX_USERS_PER_ACTIVATION, encodeFieldError("too_many_chosen", { max: MAX_USERS_PER_ACTIVATION })),
});
export type ActivateUsersRequest = z.infer<typeof activateUsersRequestSchema>;

export const activateUsersResponseSchema = z.object({ status: z.literal("success"), activated: z.number().int() });
export type ActivateUsersResponse = z.infer<typeof activateUsersResponseSchema>;

/** GET /api/v1/debug/sessions, for administrators: who is signed in, without any token. */
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
