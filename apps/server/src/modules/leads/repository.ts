import type { LeadDevice, LeadStatus } from "@lagna/contract";

/** Somebody who wants to hear of the pilot programme. */
export interface Lead {
  readonly id: string;
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly phone: string;
  readonly source: string;
  readonly status: LeadStatus;
  readonly device: LeadDevice;
  /** ISO 3166; null where it cannot be told. */
  readonly country: string | null;
  readonly userAgent: string;
  readonly referrer: string;
  readonly url: string;
  readonly screenResolution: string;
  readonly timezone: string;
  readonly language: string;
  /** By the browser's clock, as it was sent. */
  readonly timestamp: string;
  /** By the server's. */
  readonly createdAt: string;
}

/** Where a page ends: the next one begins behind it. */
export interface LeadPlace {
  readonly createdAt: string;
  readonly id: string;
}

export interface LeadsWanted {
  /** Part of a name, an address or a number; "" for all. */
  readonly q: string;
  readonly status: LeadStatus | "all";
  readonly limit: number;
  readonly after: LeadPlace | null;
}

export type LeadCounts = Readonly<Record<string, number>>;

export interface LeadTotals {
  readonly total: number;
  readonly sources: LeadCounts;
  readonly statuses: LeadCounts;
  readonly devices: LeadCounts;
  /** "" for those of none. */
  readonly countries: LeadCounts;
  /** Since the instant asked for, by minute: `2026-03-01T06:05`. */
  readonly minutes: LeadCounts;
}

/** Leads, the latest first. */
/** What a lead has become; `changed` is answered where it is neither what it `was` nor that already. */
export interface LeadChange {
  readonly id: string;
  readonly status: LeadStatus;
  readonly was?: LeadStatus | undefined;
}

export interface LeadRepository {
  /** Once; again under the same id nothing happens. */
  add(lead: Lead): Promise<void>;
  page(wanted: LeadsWanted): Promise<Lead[]>;
  totals(since: string): Promise<LeadTotals>;
  setStatus(change: LeadChange): Promise<Lead | "missing" | "changed">;
  /** Whether there was one. */
  delete(id: string): Promise<boolean>;
  ofEmail(email: string): Promise<Lead[]>;
  deleteOfEmail(email: string): Promise<void>;
}
