import type { LedgerEntry as SentEntry, LedgerResponse } from "@lagna/contract";
import { findAskDay, type LedgerEntry, type LedgerService } from "./service.ts";

export const presentEntry = (entry: LedgerEntry): SentEntry => ({
  id: entry.id,
  topic: entry.topic,
  favourable: entry.isGood,
  from: entry.from,
  until: entry.until,
  named_on: entry.namedOn,
  ask_on: findAskDay(entry),
  outcome: entry.outcome,
  month: entry.month,
  answered_on: entry.answeredOn,
});

export const presentLedger = ({
  since,
  hasOwnKundli,
  today,
  entries,
}: Awaited<ReturnType<LedgerService["read"]>>): LedgerResponse => ({
  since,
  has_own_kundli: hasOwnKundli,
  today,
  entries: entries.map(presentEntry).toSorted((a, b) => a.ask_on.localeCompare(b.ask_on) || a.id.localeCompare(b.id)),
});

/** An entry in the copy of one's data, with all that is stored of it. */
export const presentStoredEntry = (entry: LedgerEntry) => ({
  ...presentEntry(entry),
  kundli_id: entry.kundliId,
  chart_hash: entry.chartHash,
  house: entry.house,
  karakas: entry.karakas,
  rank: entry.rank,
  rule_version: entry.ruleVersion,
});
