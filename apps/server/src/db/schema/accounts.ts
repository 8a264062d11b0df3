import type { Generated } from "kysely";

/** Accounts, sign-in, approvals and the audit log. */
export interface AccountTables {
  users: UserRow;
  user_accounts: UserAccountRow;
  sessions: SessionRow;
  mailed_tokens: MailedTokenRow;
  used_nonces: UsedNonceRow;
  first_account: FirstAccountRow;
  set_up_code: SetUpCodeRow;
  app_users: AppUserRow;
  pending_users: PendingUserRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  policies: PolicyRow;
  audit_log: AuditRow;
  api_keys: ApiKeyRow;
}

interface UserRow {
  id: string;
  name: string;
  /** Lower-cased and trimmed. */
  email: string;
  email_verified: number;
  image: string | null;
  created_at: string;
  updated_at: string;
  /** When the deletion of this account began. */
  leaving_at: Generated<string | null>;
  /** Chosen by the user; null: the browser's language. */
  language: Generated<string | null>;
  /** Where the user is, and whose festivals they keep; null: they have not said. */
  place_id: Generated<string | null>;
  festival_region: Generated<string | null>;
  festival_sect: Generated<string | null>;
  /** The name in lower case, for searching and sorting lists. */
  name_key: Generated<string>;
  /** Copy of the state in `app_users`, updated together with it: `undecided`, `active` or `inactive`; and the role. */
  standing: Generated<string>;
  role: Generated<string>;
}

/** One way to sign in to an account: `credential` with a password, or a provider's subject. */
interface UserAccountRow {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the bearer token. */
  token: string;
  expires_at: string;
  signed_in_via: string;
  user_agent: string | null;
  created_at: string;
  /** Last seen, to the minute. */
  updated_at: string;
  /** When the user last proved their identity; null: when they signed in. */
  proved_at: Generated<string | null>;
  /** The session only allows the second sign-in step. */
  awaits_second: Generated<number>;
  second_step_at: Generated<string | null>;
}

/** A token sent by mail; kept after its use until it expires, so that a second click gets an explanation. */
export interface MailedTokenRow {
  token_hash: string;
  purpose: string;
  email: string;
  user_id: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

interface UsedNonceRow {
  nonce_hash: string;
  expires_at: string;
}

/** At most one row, with id 1. */
interface FirstAccountRow {
  id: number;
  user_id: string;
  /** Whether it became the administrator because it was the first account. */
  administrator: number;
  created_at: string;
}

/** At most one row, with id 1. */
interface SetUpCodeRow {
  id: number;
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

/** Users who may use the product; keyed by lower-cased e-mail, as in the specification, each belonging to one account. */
export interface AppUserRow {
  email: string;
  user_id: string;
  active: number;
  role: string;
  created_at: string;
  updated_at: string;
}

/** Users who requested access and wait for an administrator. */
export interface PendingUserRow {
  email: string;
  user_id: string;
  requested_at: string;
  status: string;
}

/** An authenticator app or a passkey. */
export interface SecondFactorRow {
  id: string;
  user_id: string;
  kind: string;
  name: string;
  /** Encrypted. */
  secret: Generated<string | null>;
  last_step: Generated<number>;
  credential_id: Generated<string | null>;
  public_key: Generated<string | null>;
  /** PostgreSQL returns bigint values as text. */
  counter: Generated<number | string>;
  /** JSON. */
  transports: Generated<string | null>;
  created_at: string;
  /** The factor is ignored until it is confirmed. */
  confirmed_at: Generated<string | null>;
  last_used_at: Generated<string | null>;
}

interface RecoveryCodeRow {
  code_hash: string;
  user_id: string;
}

/** Server-wide settings of the administrators: 0 or 1. */
interface PolicyRow {
  name: string;
  value: number;
}

/** An action, or the failed sign-ins to one account from one address in an hour. */
interface AuditRow {
  id: string;
  at: string;
  last_at: string;
  /** That of `at`, by which PostgreSQL divides the table. */
  month: string;
  count: number;
  action: string;
  actor_kind: string;
  actor_id: string | null;
  subject_id: string | null;
  via: string | null;
  address_mark: string | null;
  account_mark: string | null;
  unique_key: string | null;
}

/** A key of a program that acts for an account. */
interface ApiKeyRow {
  id: string;
  user_id: string;
  /** SHA-256 of the key. */
  token_hash: string;
  /** Its first characters. */
  begins: string;
  name: string;
  /** A JSON list. */
  scopes: string;
  created_at: string;
  last_used_at: Generated<string | null>;
}
