import type { Generated } from "kysely";

/** Who may come in, and what they and others did about it. */
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
  /** Since when this account is being deleted. */
  leaving_at: Generated<string | null>;
  /** Chosen by its person; null: as the browser asks. */
  language: Generated<string | null>;
  /** The name in small letters, for lists to be searched and sorted by. */
  name_key: Generated<string>;
  /** As `app_users` says, whose writer keeps both the same: `undecided`, `active` or `inactive`; and the role. */
  standing: Generated<string>;
  role: Generated<string>;
}

/** One way into an account: `credential` with a password, or a provider's subject. */
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
  /** When its person last proved who they are; null: at the start. */
  proved_at: Generated<string | null>;
  /** Opens nothing but the second step. */
  awaits_second: Generated<number>;
  second_step_at: Generated<string | null>;
}

/** A token that went out by mail; kept after its use until it expires, so that a second press can be told what happened. */
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
  /** Whether it was made where the first account is to be the administrator. */
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

/** Who may use the product; keyed by lower-cased e-mail, as in the specification, and of one account alone. */
export interface AppUserRow {
  email: string;
  user_id: string;
  active: number;
  role: string;
  created_at: string;
  updated_at: string;
}

/** Who asked and waits for an administrator. */
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
  /** Sealed. */
  secret: Generated<string | null>;
  last_step: Generated<number>;
  credential_id: Generated<string | null>;
  public_key: Generated<string | null>;
  /** PostgreSQL writes its big integers as text. */
  counter: Generated<number | string>;
  /** JSON. */
  transports: Generated<string | null>;
  created_at: string;
  /** Until then it counts for nothing. */
  confirmed_at: Generated<string | null>;
  last_used_at: Generated<string | null>;
}

interface RecoveryCodeRow {
  code_hash: string;
  user_id: string;
}

/** What administrators have decided about the whole server: 0 or 1. */
interface PolicyRow {
  name: string;
  value: number;
}

/** A deed, or failed sign-ins to one account from one address in an hour. */
interface AuditRow {
  id: string;
  at: string;
  last_at: string;
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
