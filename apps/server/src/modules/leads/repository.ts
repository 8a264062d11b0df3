import type { LeadDevice, LeadStatus } from "@lagna/contract";

/** A person interested in the pilot programme. */
export interface Lead {
  readonly id: string;
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly phone: string;
  readonly source: string;
  readonly status: LeadStatus;
  readonly device: LeadDevice;
  /** ISO 3166; null if unknown. */
  readonly country: string | null;
  readonly userAgent: string;
  readonly referrer: string;
  readonly url: string;
  readonly screenResolution: string;
  readonly timezone: string;
  readonly language: string;
  /** Browser time, as sent. */
  readonly timestamp: string;
  /** Server time. */
  readonly createdAt: string;
}

/** The end of a page; the next page starts after it. */
export interface LeadPosition {
  readonly createdAt: string;
  readonly id: string;
}

export interface LeadsPageQuery {
  /** Part of a name, an e-mail address or a phone number; "" for all. */
  readonly q: string;
  readonly status: LeadStatus | "all";
  readonly limit: number;
  readonly after: LeadPosition | null;
}

export type LeadCounts = Readonly<Record<string, number>>;

export interface LeadTotals {
  readonly total: number;
  readonly sources: LeadCounts;
  readonly statuses: LeadCounts;
  readonly devices: LeadCounts;
  /** "" for leads without a country. */
  readonly countries: LeadCounts;
  /** Counts by minute since the requested instant: `2026-03-01T06:05`. */
  readonly minutes: LeadCounts;
}

/** Leads, the latest first. */
/** A status change. The outcome is `changed` if the current status is neither `was` nor already the new one. */
export interface LeadChange {
  readonly id: string;
  readonly status: LeadStatus;
  readonly expectedStatus?: LeadStatus | undefined;
}

export interface LeadRepository {
  /** Adding the same id again does nothing. */
  add(lead: Lead): Promise<void>;
  findPage(query: LeadsPageQuery): Promise<Lead[]>;
  countAll(since: string): Promise<LeadTotals>;
  setStatus(change: LeadChange): Promise<Lead | "missing" | "changed">;
  /** Returns whether it existed. */
  delete(id: string): Promise<boolean>;
  findByEmail(email: string): Promise<Lead[]>;
  deleteByEmail(email: string): Promise<void>;
}
