import { randomUUID } from "node:crypto";
import { type Answer, type FactIndex, listNamedWindows, WINDOW_RULE_VERSION } from "@lagna/astrologer";
import type { LedgerFigures, LedgerOutcomeRequest } from "@lagna/contract";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { Clock } from "../../time/clock.ts";
import type { ChartService } from "../charts/service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import type { ChartHash } from "./hash-chart.ts";
import {
  findAskDay,
  findSpan,
  isLedgerTopic,
  isMonthInWindow,
  type LedgerEntry,
  type NewLedgerEntry,
  toDay,
  toMonth,
} from "./ledger.ts";
import { MIN_PEOPLE } from "./measure-ledger.ts";
import type { LedgerRepository } from "./repository.ts";

export type { LedgerEntry } from "./ledger.ts";
export { findAskDay } from "./ledger.ts";

export interface LedgerParts {
  readonly records: LedgerRepository;
  readonly savedKundlis: Pick<SavedKundlisService, "findDefault" | "findRecord">;
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly hashChart: ChartHash;
  readonly clock: Clock;
}

type Owner = Pick<Principal, "userId" | "email">;

/** An answer that was shown to an account, with the chart it was read from. */
export interface ShownAnswer {
  readonly answer: Answer;
  readonly index: FactIndex;
  /** Ids of the windows that the shown sentences name. */
  readonly shownWindows: readonly string[];
}

/** More than the answers of many years name. */
const MAX_ENTRIES = 200;

/** What an account lets the server keep of the windows that answers named, and what came of them. */
export function createLedgerService({ records, savedKundlis, charts, hashChart, clock }: LedgerParts) {
  const today = (): string => toDay(clock());

  /** The kundli that is marked as the account's own, if the answer was read from exactly that chart. */
  async function findOwnKundli(who: Owner, chartHash: string): Promise<string | null> {
    const own = await savedKundlis.findDefault(who);
    if (!own?.isSelf) return null;
    const record = await savedKundlis.findRecord(who, own.id);
    if (!record) return null;
    return hashChart((await charts.computeNativity(record.birth)).nativity) === chartHash ? own.id : null;
  }

  function listEntries({ answer, index, shownWindows }: ShownAnswer): Omit<NewLedgerEntry, "kundliId" | "chartHash">[] {
    const namedOn = toDay(new Date(index.context.now));
    const shown = { ...answer, timing: answer.timing.filter(({ factId }) => shownWindows.includes(factId)) };
    return listNamedWindows(shown, index).flatMap(({ topic, ...window }) => {
      const spanMonths = findSpan(namedOn, window.until);
      if (!isLedgerTopic(topic) || spanMonths === null) return [];
      return [{ id: randomUUID(), topic, ...window, namedOn, spanMonths, ruleVersion: WINDOW_RULE_VERSION }];
    });
  }

  /** @throws AppError invalid_input naming `month` */
  function checkMonth(entry: LedgerEntry, { outcome, month }: LedgerOutcomeRequest): string | null {
    if (outcome === "not_at_all" || outcome === "cannot_say") return null;
    if (month === undefined) throw createInvalidFieldError("month", "ledger_month_missing");
    const [from, until] = [toMonth(entry.namedOn), toMonth(today())];
    if (month < from || month > until) throw createInvalidFieldError("month", "ledger_month_range", { from, until });
    const isInWindow = isMonthInWindow(month, entry);
    if (outcome === "outside" && isInWindow) throw createInvalidFieldError("month", "ledger_month_in_window");
    if (outcome === "in_window" && !isInWindow) throw createInvalidFieldError("month", "ledger_month_not_in_window");
    return month;
  }

  return {
    read: async (who: Owner) => ({
      since: await records.findStart(who.userId),
      hasOwnKundli: (await savedKundlis.findDefault(who))?.isSelf ?? false,
      today: today(),
      entries: await records.findOfOwner(who.userId),
    }),

    /** Turning it off deletes the entries. @throws AppError unauthenticated if the account is gone */
    turn: async ({ userId }: Owner, on: boolean): Promise<void> => {
      if (!on) await records.turnOff(userId);
      else if (!(await records.turnOn(userId, today()))) throw new AppError("unauthenticated");
    },

    /** @throws AppError ledger_entry_unknown, also for another account's; ledger_entry_early; invalid_input naming `month` */
    tell: async ({ userId }: Owner, id: string, request: LedgerOutcomeRequest): Promise<void> => {
      const entry = (await records.findOfOwner(userId)).find((each) => each.id === id);
      if (!entry) throw new AppError("ledger_entry_unknown");
      const day = findAskDay(entry);
      if (today() < day) throw new AppError({ code: "ledger_entry_early", params: { day } });
      const told = { outcome: request.outcome, month: checkMonth(entry, request), answeredOn: today() };
      if (!(await records.tell(userId, id, told))) throw new AppError("ledger_entry_unknown");
    },

    /** Keeps the windows that an answer named, if the account wants it and the answer is about the account's own chart. */
    noteAnswer: async (who: Owner, shown: ShownAnswer): Promise<void> => {
      if (shown.shownWindows.length === 0 || (await records.findStart(who.userId)) === null) return;
      const entries = listEntries(shown);
      if (entries.length === 0) return;
      const chartHash = hashChart(shown.index.nativity);
      const kundliId = await findOwnKundli(who, chartHash);
      if (kundliId === null) return;
      await records.add(
        who.userId,
        entries.map((entry) => ({ ...entry, kundliId, chartHash })),
        MAX_ENTRIES,
      );
    },

    /** What the ledgers of all show together. */
    readFigures: async (): Promise<LedgerFigures> =>
      (await records.findFigures()) ?? {
        needed: MIN_PEOPLE,
        people: 0,
        computed_on: null,
        due: null,
        told: null,
        good: null,
        weak: null,
      },

    collect: async ({ userId }: Pick<Owner, "userId">) => ({
      since: await records.findStart(userId),
      entries: await records.findOfOwner(userId),
    }),
    erase: ({ userId }: Pick<Owner, "userId">): Promise<void> => records.erase(userId),
  };
}
export type LedgerService = ReturnType<typeof createLedgerService>;
