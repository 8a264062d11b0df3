/** Talks by WhatsApp and Telegram. */
export interface ChannelTables {
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
  /** ISO 3166-1 alpha-2, where their app's language tells it. */
  country: string | null;
  chart_id: string | null;
  /** Which of the charts is the writer's own; "none" where they said that none is. */
  own_chart_id: string | null;
  /** JSON. */
  awaiting: string | null;
  stopped_at: string | null;
  heard_at: string;
  /** When their turns to be written to are used up no more. */
  next_turn_at: string;
  created_at: string;
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

interface ChannelLinkCodeRow {
  account_id: string;
  code_hash: string;
  expires_at: string;
}

/** A link to the form of birth details. */
interface ChannelLinkRow {
  id: string;
  person_id: string;
  expires_at: string;
  used_at: string | null;
}

/** What somebody sent. */
interface ChannelInboxRow {
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
interface ChannelOutboxRow {
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
interface ChannelEarlyNewsRow {
  channel: string;
  provider_id: string;
  state: string;
  reason: string;
  told_at: string;
}

/** How far all that a channel sends has come. */
interface ChannelPaceRow {
  channel: string;
  /** Milliseconds since 1970; PostgreSQL gives it as text. */
  next_ms: number | string;
}

/** Which of several servers asks a channel for what came in. */
interface ChannelLeaderRow {
  channel: string;
  server: string;
  until: string;
}
