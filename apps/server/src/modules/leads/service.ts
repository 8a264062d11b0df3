import type { LeadDevice, LeadStatus } from "@lagna/contract";
import type { Clock } from "../../clock.ts";
import { readCursor, writeCursor } from "../../cursor.ts";
import { AppError } from "../../errors.ts";
import { countryOfZone } from "./country.ts";
import { csvHeader, csvLine } from "./csv.ts";
import type { Lead, LeadChange, LeadPlace, LeadRepository, LeadTotals } from "./repository.ts";

/** Somebody with an account. */
export interface Person {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

export interface NewLead extends Omit<Lead, "id" | "status" | "device" | "country" | "createdAt"> {
  readonly id: string;
  readonly device: LeadDevice | undefined;
  /** What only a machine fills in. */
  readonly trap: string;
}

export interface LeadsAsked {
  readonly q: string;
  readonly status: LeadStatus | "all";
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface LeadsOverview extends Omit<LeadTotals, "minutes"> {
  readonly newToday: number;
  readonly daily: readonly { readonly day: string; readonly count: number }[];
}

const DAYS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Rows of an export that are in memory at one time. */
const EXPORT_ROWS = 1000;
const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;

const unknown = (): AppError => new AppError("lead_unknown");
const placeOf = ({ createdAt, id }: Lead): LeadPlace => ({ createdAt, id });
const cursorOf = ({ createdAt, id }: Lead): string => writeCursor([createdAt, id]);
const placeIn = (cursor: string): LeadPlace =>
  readCursor(cursor, ([createdAt, id]) =>
    typeof createdAt === "string" && typeof id === "string" ? { createdAt, id } : null,
  );

/** The last days, by a clock so many minutes east of UTC. */
function byDay(minutes: LeadTotals["minutes"], now: Date, offsetMs: number): LeadsOverview["daily"] {
  const dayOf = (milliseconds: number): string => new Date(milliseconds + offsetMs).toISOString().slice(0, 10);
  const counts = new Map<string, number>();
  for (let back = DAYS - 1; back >= 0; back -= 1) counts.set(dayOf(now.getTime() - back * DAY_MS), 0);
  for (const [minute, count] of Object.entries(minutes)) {
    const day = dayOf(Date.parse(`${minute}:00Z`));
    if (counts.has(day)) counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}

export interface LeadsParts {
  readonly records: LeadRepository;
  readonly clock: Clock;
  /** Whether somebody has shown that their address is theirs: only then are the leads of that address theirs too. */
  readonly isVerified: (userId: string) => Promise<boolean>;
}

/** People who want to hear of the pilot programme: anybody adds themselves, administrators see them. */
export function leadsService({ records, clock, isVerified }: LeadsParts) {
  /** The latest first, so many at a time, whatever comes in meanwhile. */
  async function* lines(): AsyncGenerator<string> {
    yield csvHeader();
    let after: LeadPlace | null = null;
    do {
      const page: Lead[] = await records.page({ q: "", status: "all", limit: EXPORT_ROWS, after });
      yield page.map(csvLine).join("");
      const last = page.at(-1);
      after = last && page.length === EXPORT_ROWS ? placeOf(last) : null;
    } while (after !== null);
  }

  return {
    /** A machine is answered like anybody, and not kept. */
    add: async ({ trap, device, ...given }: NewLead): Promise<void> => {
      if (trap !== "") return;
      await records.add({
        ...given,
        email: given.email.toLowerCase(),
        status: "new",
        device: device ?? (MOBILE_AGENT.test(given.userAgent) ? "mobile" : "desktop"),
        country: countryOfZone(given.timezone),
        createdAt: clock().toISOString(),
      });
    },

    page: async ({ cursor, limit, ...asked }: LeadsAsked): Promise<{ leads: Lead[]; nextCursor: string | null }> => {
      const found = await records.page({
        ...asked,
        limit: limit + 1,
        after: cursor === undefined ? null : placeIn(cursor),
      });
      const leads = found.slice(0, limit);
      const last = leads.at(-1);
      return { leads, nextCursor: found.length > limit && last ? cursorOf(last) : null };
    },

    /** @param offsetMinutes of the reader's clock, east of UTC: where their day begins */
    overview: async (offsetMinutes: number): Promise<LeadsOverview> => {
      const now = clock();
      const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
      const { minutes, ...totals } = await records.totals(since);
      const daily = byDay(minutes, now, offsetMinutes * MINUTE_MS);
      return { ...totals, daily, newToday: daily.at(-1)?.count ?? 0 };
    },

    exportFile: () => ({ name: `leads-${clock().toISOString().slice(0, 10)}.csv`, lines: lines() }),

    /** @throws AppError 404; 409 where it is no more what it was */
    setStatus: async (change: LeadChange): Promise<Lead> => {
      const lead = await records.setStatus(change);
      if (lead === "missing") throw unknown();
      if (lead === "changed") throw new AppError("lead_changed_elsewhere");
      return lead;
    },

    /** @throws AppError 404 */
    remove: async (id: string): Promise<void> => {
      if (!(await records.delete(id))) throw unknown();
    },

    ofPerson: async ({ userId, email }: Person): Promise<Lead[]> =>
      (await isVerified(userId)) ? records.ofEmail(email) : [],
    erase: async ({ userId, email }: Person): Promise<void> => {
      if (await isVerified(userId)) await records.deleteOfEmail(email);
    },
  };
}
export type LeadsService = ReturnType<typeof leadsService>;
