import type { PersonalCalendarChoices } from "@lagna/contract";

export interface PersonalCalendar {
  readonly ownerId: string;
  /** In the signed address. */
  readonly feedId: string;
  readonly choices: PersonalCalendarChoices;
  /** Raised by every change of the choices and of the owner's kundlis. */
  readonly revision: number;
  /** The revision of the file that was last built; null until then. */
  readonly builtRevision: number | null;
  readonly etag: string | null;
  readonly builtAt: string | null;
  /** When its choices or the owner's kundlis were last changed. */
  readonly changedAt: string;
  /** When it could not be built since its last change; null otherwise. */
  readonly failedAt: string | null;
  readonly createdAt: string;
}

export interface PersonalCalendarRepository {
  findByOwner(ownerId: string): Promise<PersonalCalendar | null>;
  findByFeed(feedId: string): Promise<PersonalCalendar | null>;
  /** Keeps the address of a calendar that exists, and has the calendar built. */
  save(calendar: Pick<PersonalCalendar, "ownerId" | "feedId" | "choices" | "createdAt">): Promise<void>;
  /** Has the calendar of a person built again, if there is one. */
  noteChange(ownerId: string): Promise<void>;
  /**
   * Records the file that was built, and adds the job that renews it, in one transaction: a calendar that was ended meanwhile gets no
   * job. False if it was ended.
   */
  noteBuilt(
    calendar: Pick<PersonalCalendar, "ownerId" | "feedId" | "revision">,
    etag: string,
    times: { readonly at: string; readonly renewAt: Date },
  ): Promise<boolean>;
  /** Records that this revision could not be built. False if it was changed or ended meanwhile. */
  noteFailed(calendar: Pick<PersonalCalendar, "ownerId" | "revision">, at: string): Promise<boolean>;
  /** Ends the address. The calendar that was ended; null if there was none. */
  delete(ownerId: string): Promise<PersonalCalendar | null>;
}
