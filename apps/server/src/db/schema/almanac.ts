/** Tables of the almanac. */
export interface AlmanacTables {
  personal_calendars: PersonalCalendarRow;
  daily_messages: DailyMessageRow;
}

export interface PersonalCalendarRow {
  owner_id: string;
  /** In the signed address. */
  feed_id: string;
  /** JSON. */
  choices: string;
  /** Raised by every change of the choices and of the owner's kundlis. */
  revision: number;
  /** The revision of the file that was last built, and its ETag. */
  built_revision: number | null;
  etag: string | null;
  built_at: string | null;
  /** When its choices or the owner's kundlis were last changed; null in calendars that have not been since it is recorded. */
  changed_at: string | null;
  /** When it could not be built since its last change. */
  failed_at: string | null;
  created_at: string;
}

export interface DailyMessageRow {
  owner_id: string;
  /** In the signed address that ends the message. */
  stop_id: string;
  /** JSON: place, language and time. */
  choices: string;
  by_mail: number;
  by_whatsapp: number;
  by_telegram: number;
  /** Raised by every change of the choices: a job of an earlier revision does nothing. */
  revision: number;
  /** The civil date of the next message, and when it is due. */
  next_date: string;
  next_at: string;
  /** The date of the last message that was passed on. */
  last_date: string | null;
  created_at: string;
}
