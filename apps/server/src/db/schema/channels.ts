/** Chats in WhatsApp and Telegram. */
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

/** A person, identified by the channel's id. */
export interface ChannelPersonRow {
  id: string;
  channel: string;
  external_id: string;
  name: string;
  account_id: string | null;
  /** When the chat was linked to the account. */
  linked_at: string | null;
  tongue: string | null;
  /** ISO 3166-1 alpha-2, if the language of their app implies it. */
  country: string | null;
  chart_id: string | null;
  /** The writer's own chart; "none" if they said that none is theirs. */
  own_chart_id: string | null;
  /** JSON. */
  awaiting: string | null;
  stopped_at: string | null;
  heard_at: string;
  /** Time up to which the person's rate-limit slots are taken. */
  next_turn_at: string;
  created_at: string;
}

export interface ChannelChartRow {
  id: string;
  person_id: string;
  name: string;
  /** The name, normalised for comparison. */
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

/** A received message. */
interface ChannelInboxRow {
  id: string;
  channel: string;
  message_id: string;
  person_id: string;
  sent_at: string;
  /** Orders messages sent in the same second. */
  sequence: number;
  /** Encrypted JSON; deleted when the message is answered. */
  content: string | null;
  state: string;
  reason: string | null;
  received_at: string;
  settled_at: string | null;
}

/** A message to send. */
interface ChannelOutboxRow {
  id: string;
  channel: string;
  person_id: string;
  /** Encrypted JSON; deleted when the message is sent. */
  content: string | null;
  provider_id: string | null;
  state: string;
  reason: string | null;
  created_at: string;
  settled_at: string | null;
}

/** A delivery status that arrived before the message was marked as sent. */
interface ChannelEarlyNewsRow {
  channel: string;
  provider_id: string;
  state: string;
  reason: string;
  told_at: string;
}

/** Rate limit of a whole channel: the time up to which slots are taken. */
interface ChannelPaceRow {
  channel: string;
  /** Milliseconds since 1970; PostgreSQL returns it as text. */
  next_ms: number | string;
}

/** The server that polls a channel. */
interface ChannelLeaderRow {
  channel: string;
  server: string;
  until: string;
}
