import type { Generated } from "kysely";

/**
 * The tables as Kysely sees them; `migrations/` makes them. Names are snake_case, instants are ISO 8601 UTC text and booleans are
 * 0 or 1, so that SQLite and PostgreSQL hold the same values. A module adds its tables here by extending this interface.
 */
export interface Database {
  app_users: AppUserRow;
  pending_users: PendingUserRow;
  users: UserRow;
  user_accounts: UserAccountRow;
  sessions: SessionRow;
  mailed_tokens: MailedTokenRow;
  used_nonces: UsedNonceRow;
  first_account: FirstAccountRow;
  jobs: JobRow;
  probes: ProbeRow;
  kundlis: KundliRow;
  kundli_shares: KundliShareRow;
  leads: LeadRow;
  contact_messages: ContactMessageRow;
  set_up_code: SetUpCodeRow;
  audit_log: AuditRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  policies: PolicyRow;
  conversations: ConversationRow;
  chat_messages: ChatMessageRow;
  chat_feedback: ChatFeedbackRow;
  stated_facts: StatedFactRow;
  model_usage: ModelUsageRow;
  channel_people: ChannelPersonRow;
  channel_charts: ChannelChartRow;
  channel_link_codes: ChannelLinkCodeRow;
  channel_links: ChannelLinkRow;
  channel_inbox: ChannelInboxRow;
  channel_outbox: ChannelOutboxRow;
  channel_early_news: ChannelEarlyNewsRow;
  channel_paces: ChannelPaceRow;
  channel_leaders: ChannelLeaderRow;
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

export interface UserRow {
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
export interface UserAccountRow {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface SessionRow {
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

export interface UsedNonceRow {
  nonce_hash: string;
  expires_at: string;
}

/** What a visitor wrote to those who run the site. */
export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: string;
  read_at: string | null;
}

/** At most one row, with id 1. */
export interface FirstAccountRow {
  id: number;
  user_id: string;
  /** Whether it was made where the first account is to be the administrator. */
  administrator: number;
  created_at: string;
}

/** Work that waits, runs or lies dead. */
export interface JobRow {
  /** Sorts in the order of adding. */
  id: string;
  kind: string;
  unique_key: string | null;
  group_key: string | null;
  /** Whose personal data the payload holds: a user's id, or an address. */
  person: string | null;
  /** Sealed JSON. */
  payload: string;
  attempts: number;
  run_at: string;
  /** Of whoever holds it; the token tells a worker whose lease ran out from the one that took over. */
  lease: string | null;
  leased_until: string | null;
  last_error: string | null;
  dead_at: string | null;
  created_at: string;
}

/** At most one row, with id 1. */
export interface ProbeRow {
  id: number;
  written_at: string;
}

/** A saved kundli, with the specification's fields; empty boxes are null. */
export interface KundliRow {
  id: string;
  owner_id: string;
  owner_email: string;
  version: number;
  created_at: string;
  updated_at: string;
  name: string;
  gender: string;
  year: number | null;
  month: string;
  day: number | null;
  hour: number | null;
  minute: number | null;
  second: number;
  uncertainty_minutes: number | null;
  /** 0 or 1. */
  time_unknown: number;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  time_zone: string | null;
  utc_offset: string | null;
  /** JSON, as `tags` and `reckoned`. */
  settings: string | null;
  tags: string;
  notes: string;
  is_self: number;
  /** Equal for the same birth, among one owner's. */
  birth_key: string | null;
  reckoned: string | null;
}

/** The one link by which others see a kundli. */
export interface KundliShareRow {
  owner_id: string;
  kundli_id: string;
  token_hash: string;
  shows_name: number;
  shows_birth: string;
  created_at: string;
}

/** Somebody who wants to hear of the pilot programme. */
export interface LeadRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  source: string;
  status: string;
  device: string;
  country: string | null;
  user_agent: string;
  referrer: string;
  url: string;
  screen_resolution: string;
  timezone: string;
  language: string;
  timestamp: string;
  created_at: string;
}

/** At most one row, with id 1. */
export interface SetUpCodeRow {
  id: number;
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

/** A deed, or failed sign-ins to one account from one address in an hour. */
export interface AuditRow {
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

export interface RecoveryCodeRow {
  code_hash: string;
  user_id: string;
}

/** What administrators have decided about the whole server: 0 or 1. */
export interface PolicyRow {
  name: string;
  value: number;
}

/** A talk with the astrologer: of an account, or of a guest. */
export interface ConversationRow {
  id: string;
  owner_id: string | null;
  guest_key: string | null;
  title: string;
  kundli_id: string | null;
  /** JSON. */
  birth: string | null;
  created_at: string;
  updated_at: string;
}

export interface ChatMessageRow {
  id: string;
  conversation_id: string;
  /** From 1 on, in the order of the talk. */
  position: number;
  role: string;
  content: string;
  /** JSON; of an answer. */
  answer: string | null;
  created_at: string;
}

export interface ChatFeedbackRow {
  message_id: string;
  verdict: string;
  reason: string;
  shares_text: number;
  created_at: string;
  about: string | null;
  /** Of the answer. */
  language: string;
}

/** What a person has said of their life. */
export interface StatedFactRow {
  id: string;
  owner_id: string | null;
  guest_key: string | null;
  about: string;
  value: string;
  words: string;
  created_at: string;
}

/** Tokens of a model in a month (UTC, `2026-03`). PostgreSQL writes its big integers as text. */
export interface ModelUsageRow {
  month: string;
  tokens: number | string;
}

/** Somebody whom a channel knows by an id of its own. */
export interface ChannelPersonRow {
  id: string;
  channel: string;
  external_id: string;
  name: string;
  account_id: string | null;
  /** Since when it is that account's. */
  linked_at: string | null;
  tongue: string | null;
  chart_id: string | null;
  /** JSON. */
  awaiting: string | null;
  stopped_at: string | null;
  heard_at: string;
  /** When their turns to be written to are used up no more. */
  next_turn_at: string;
  created_at: string;
}

export interface ChannelLinkCodeRow {
  account_id: string;
  code_hash: string;
  expires_at: string;
}

export interface ChannelChartRow {
  id: string;
  person_id: string;
  name: string;
  /** The name as it is compared. */
  name_key: string;
  /** JSON. */
  birth: string;
  created_at: string;
}

/** A link to the form of birth details. */
export interface ChannelLinkRow {
  id: string;
  person_id: string;
  expires_at: string;
  used_at: string | null;
}

/** What somebody sent. */
export interface ChannelInboxRow {
  id: string;
  channel: string;
  message_id: string;
  person_id: string;
  sent_at: string;
  /** Orders what was sent in the same second. */
  sequence: number;
  /** Sealed JSON; gone when it is answered. */
  content: string | null;
  state: string;
  reason: string | null;
  received_at: string;
  settled_at: string | null;
}

/** What is said to somebody. */
export interface ChannelOutboxRow {
  id: string;
  channel: string;
  person_id: string;
  /** Sealed JSON; gone when it is sent. */
  content: string | null;
  provider_id: string | null;
  state: string;
  reason: string | null;
  created_at: string;
  settled_at: string | null;
}

/** What a channel told of a message before its name was written down. */
export interface ChannelEarlyNewsRow {
  channel: string;
  provider_id: string;
  state: string;
  reason: string;
  told_at: string;
}

/** How far all that a channel sends has come. */
export interface ChannelPaceRow {
  channel: string;
  next_at: string;
}

/** Which of several servers asks a channel for what came in. */
export interface ChannelLeaderRow {
  channel: string;
  server: string;
  until: string;
}
