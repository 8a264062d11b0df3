/** Tables of the almanac. */
export interface AlmanacTables {
  personal_calendars: PersonalCalendarRow;
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
  created_at: string;
}
