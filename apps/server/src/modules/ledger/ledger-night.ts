import { WINDOW_RULE_VERSION } from "@lagna/astrologer";
import type { LedgerFigures } from "@lagna/contract";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobEnqueuer, NewJob } from "../../jobs/queue.ts";
import type { Clock } from "../../time/clock.ts";
import type { ChartService } from "../charts/service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { findAskDay, isMonthInWindow, type LedgerEntry, toDay } from "./ledger.ts";
import type { LedgerTasks } from "./ledger-tasks.ts";
import { measureEntries, MIN_PEOPLE, type MeasuredEntry, SHUFFLED_CHARTS } from "./measure-ledger.ts";
import type { LedgerRepository, OwnedEntry } from "./repository.ts";

export const LEDGER_NIGHT = "ledger_night";

/** 3 o'clock in India, when few ask. */
const NIGHT_UTC_MINUTES = 21 * 60 + 30;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Controls of one night; the rest is computed in the next. */
const MAX_CONTROLS = 2_000;

/** The job of the first night after an instant; there is one for each date. */
export function createLedgerNightJob(after: Date): NewJob {
  const midnight = Math.floor(after.getTime() / DAY_MS) * DAY_MS;
  const night = midnight + NIGHT_UTC_MINUTES * MINUTE_MS;
  const runAt = new Date(night > after.getTime() ? night : night + DAY_MS);
  return { kind: LEDGER_NIGHT, payload: {}, key: `${LEDGER_NIGHT}:${toDay(runAt)}`, runAt };
}

export interface LedgerNightParts {
  readonly records: LedgerRepository;
  readonly savedKundlis: Pick<SavedKundlisService, "exists" | "findRecord">;
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly tasks: TaskRunner<LedgerTasks>;
  readonly jobs: Pick<JobEnqueuer, "enqueueAlone">;
  readonly clock: Clock;
}

const formatControl = (hits: readonly boolean[]): string => hits.map((isHit) => (isHit ? "1" : "0")).join("");

/** What came after the time that is looked at has not come in it. */
const isHit = (entry: LedgerEntry): boolean => entry.month !== null && isMonthInWindow(entry.month, entry);

function toMeasured({ ownerId, entry, control }: OwnedEntry): MeasuredEntry[] {
  const { id, chartHash, namedOn, ruleVersion } = entry;
  if (control?.length !== SHUFFLED_CHARTS || ruleVersion !== WINDOW_RULE_VERSION) return [];
  return [
    { id, ownerId, chartHash, namedOn, isHit: isHit(entry), control: control.split("").map((bit) => bit === "1") },
  ];
}

/** Removes entries of deleted kundlis, then computes the controls of what was told, and the figures that are shown. */
export function createLedgerNight({ records, savedKundlis, charts, tasks, jobs, clock }: LedgerNightParts): JobHandler {
  /**
   * Removes the entries of kundlis that are gone: those that were deleted by a server that ended before it deleted their entries, and those
   * that were named at that moment. Kundlis may be in another store, so that no transaction covers both.
   */
  async function sweepEntries(signal: AbortSignal): Promise<void> {
    for (const { ownerId, kundliId } of await records.findKundlis()) {
      signal.throwIfAborted();
      if (!(await savedKundlis.exists({ userId: ownerId }, kundliId))) await records.removeOfKundli(ownerId, kundliId);
    }
  }

  /** Empty if too few charts have such a window, or the birth was made incomplete: the entry does not count. */
  async function computeControl(ownerId: string, entry: LedgerEntry): Promise<string> {
    const record = await savedKundlis.findRecord({ userId: ownerId }, entry.kundliId);
    if (!record) return "";
    const { birth, settings } = (await charts.computeNativity(record.birth)).nativity;
    const { chartHash, namedOn, spanMonths, topic, house, karakas, rank } = entry;
    const month = entry.month ?? NO_MONTH;
    const query = { topic, house, karakas, rank };
    const task = { birth, settings, chartHash, query, namedOn, spanMonths, month, charts: SHUFFLED_CHARTS };
    return formatControl((await tasks.run("background", "computeLedgerControl", task)) ?? []);
  }

  async function computeControls(signal: AbortSignal): Promise<void> {
    for (const { ownerId, entry } of await records.findWithoutControl(WINDOW_RULE_VERSION, MAX_CONTROLS)) {
      signal.throwIfAborted();
      await records.saveControl(entry, await computeControl(ownerId, entry));
    }
  }

  async function computeFigures(): Promise<LedgerFigures> {
    const told = (await records.findControlled()).flatMap((owned) =>
      toMeasured(owned).map((each) => ({ owned, each })),
    );
    const measure = (isGood: boolean) =>
      measureEntries(told.filter(({ owned }) => owned.entry.isGood === isGood).map(({ each }) => each));
    const people = new Set(told.filter(({ owned }) => owned.entry.isGood).map(({ each }) => each.ownerId)).size;
    const today = toDay(clock());
    const groups = await records.countByNaming(WINDOW_RULE_VERSION);
    const due = groups.filter((group) => findAskDay(group) <= today);
    const sum = (key: "entries" | "told"): number => due.reduce((total, group) => total + group[key], 0);
    const isShown = people >= MIN_PEOPLE;
    return {
      needed: MIN_PEOPLE,
      people,
      computed_on: today,
      due: isShown ? sum("entries") : null,
      told: isShown ? sum("told") : null,
      good: measure(true),
      weak: measure(false),
    };
  }

  return {
    run: async (_, { signal }) => {
      await sweepEntries(signal);
      await computeControls(signal);
      await records.saveFigures(await computeFigures());
      await jobs.enqueueAlone(createLedgerNightJob(clock()));
    },
    isIdempotent: true,
  };
}

/** A month that is in no window: what did not come is no hit of any chart. */
const NO_MONTH = "0001-01";
