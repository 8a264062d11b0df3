import type { LeadDevice, LeadStatus } from "@lagna/contract";
import type { Clock } from "../../time/clock.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { AppError } from "../../errors/app-error.ts";
import { findCountryOfZone } from "./find-country-of-zone.ts";
import { formatCsvHeader, formatCsvLine } from "./format-csv.ts";
import type { Lead, LeadChange, LeadPosition, LeadRepository, LeadTotals } from "./repository.ts";

/** A person with an account. */
export interface Person {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

export interface NewLead extends Omit<Lead, "id" | "status" | "device" | "country" | "createdAt"> {
  readonly id: string;
  readonly device: LeadDevice | undefined;
  /** Hidden form field that only bots fill in. */
  readonly honeypot: string;
}

export interface LeadsQuery {
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
/** Rows of an export held in memory at a time. */
const EXPORT_ROWS = 1000;
const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;

const createUnknownLeadError = (): AppError => new AppError("lead_unknown");
const toPosition = ({ createdAt, id }: Lead): LeadPosition => ({ createdAt, id });
const createCursor = ({ createdAt, id }: Lead): string => writeCursor([createdAt, id]);
const parsePosition = (cursor: string): LeadPosition =>
  readCursor(cursor, ([createdAt, id]) =>
    typeof createdAt === "string" && typeof id === "string" ? { createdAt, id } : null,
  );

/** Counts of the last days; days start at midnight of a clock `offsetMs` ahead of UTC. */
function countByDay(minutes: LeadTotals["minutes"], now: Date, offsetMs: number): LeadsOverview["daily"] {
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
  /** Whether a person has verified their e-mail address: only then do the leads of that address belong to them. */
  readonly isVerified: (userId: string) => Promise<boolean>;
}

/** People interested in the pilot programme: anyone can sign up, administrators see the list. */
export function createLeadsService({ records, clock, isVerified }: LeadsParts) {
  /** CSV lines, latest lead first, read page by page; leads added meanwhile do not shift the pages. */
  async function* lines(): AsyncGenerator<string> {
    yield formatCsvHeader();
    let after: LeadPosition | null = null;
    do {
      const page: Lead[] = await records.findPage({ q: "", status: "all", limit: EXPORT_ROWS, after });
      yield page.map(formatCsvLine).join("");
      const last = page.at(-1);
      after = last && page.length === EXPORT_ROWS ? toPosition(last) : null;
    } while (after !== null);
  }

  return {
    /** Bots get the usual answer, but nothing is stored. */
    add: async ({ honeypot, device, ...lead }: NewLead): Promise<void> => {
      if (honeypot !== "") return;
      await records.add({
        ...lead,
        email: lead.email.toLowerCase(),
        status: "new",
        device: device ?? (MOBILE_AGENT.test(lead.userAgent) ? "mobile" : "desktop"),
        country: findCountryOfZone(lead.timezone),
        createdAt: clock().toISOString(),
      });
    },

    page: async ({ cursor, limit, ...filters }: LeadsQuery): Promise<{ leads: Lead[]; nextCursor: string | null }> => {
      const found = await records.findPage({
        ...filters,
        limit: limit + 1,
        after: cursor === undefined ? null : parsePosition(cursor),
      });
      const leads = found.slice(0, limit);
      const last = leads.at(-1);
      return { leads, nextCursor: found.length > limit && last ? createCursor(last) : null };
    },

    /** @param offsetMinutes UTC offset of the reader's clock, positive east; determines where days begin */
    overview: async (offsetMinutes: number): Promise<LeadsOverview> => {
      const now = clock();
      const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
      const { minutes, ...totals } = await records.countAll(since);
      const daily = countByDay(minutes, now, offsetMinutes * MINUTE_MS);
      return { ...totals, daily, newToday: daily.at(-1)?.count ?? 0 };
    },

    exportFile: () => ({ name: `leads-${clock().toISOString().slice(0, 10)}.csv`, lines: lines() }),

    /** @throws AppError 404; 409 if the status was changed meanwhile */
    setStatus: async (change: LeadChange): Promise<Lead> => {
      const lead = await records.setStatus(change);
      if (lead === "missing") throw createUnknownLeadError();
      if (lead === "changed") throw new AppError("lead_changed_elsewhere");
      return lead;
    },

    /** @throws AppError 404 */
    remove: async (id: string): Promise<void> => {
      if (!(await records.delete(id))) throw createUnknownLeadError();
    },

    ofPerson: async ({ userId, email }: Person): Promise<Lead[]> =>
      (await isVerified(userId)) ? records.findByEmail(email) : [],
    erase: async ({ userId, email }: Person): Promise<void> => {
      if (await isVerified(userId)) await records.deleteByEmail(email);
    },
  };
}
export type LeadsService = ReturnType<typeof createLeadsService>;
