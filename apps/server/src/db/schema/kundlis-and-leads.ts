/** Records saved by users, and messages left by visitors. */
export interface KundliAndLeadTables {
  kundlis: KundliRow;
  kundli_shares: KundliShareRow;
  matching_invitations: MatchingInvitationRow;
  leads: LeadRow;
  contact_messages: ContactMessageRow;
}

/** A saved kundli, with the specification's fields; empty form fields are null. */
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
  calendar: string | null;
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
  /** JSON, like `tags` and `chart_summary`. */
  settings: string | null;
  tags: string;
  notes: string;
  is_self: number;
  /** Equal for kundlis of the same owner with the same birth. */
  birth_key: string | null;
  chart_summary: string | null;
}

/** The public link of a kundli; at most one per kundli. */
export interface KundliShareRow {
  owner_id: string;
  kundli_id: string;
  token_hash: string;
  shows_name: number;
  shows_birth: string;
  /** 1 if its picture has the frame and the degrees. */
  shows_degrees: number;
  created_at: string;
}

/** An invitation to a match, with both sides; persons, items and settings are JSON. */
export interface MatchingInvitationRow {
  id: string;
  token_hash: string;
  owner_id: string;
  owner_side: string;
  owner_name: string;
  owner_person: string;
  owner_shows: string;
  settings: string | null;
  guest_id: string | null;
  guest_key_hash: string | null;
  guest_name: string | null;
  guest_person: string | null;
  guest_shows: string | null;
  created_at: string;
  expires_at: string;
  answered_at: string | null;
}

/** A person interested in the pilot programme. */
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

/** A message from a visitor to the operators of the site. */
export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: string;
  read_at: string | null;
}
