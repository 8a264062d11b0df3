import type { KundliData, LifeEventRequest } from "@lagna/contract";
import { LIFE_EVENTS, type LifeEventKind } from "@lagna/terms";
import { useState } from "react";
import { europeanDigits } from "../../../lib/i18n/format.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";

/** An event as it is typed: all text, so that nothing half-typed is lost. */
export interface ToldEvent {
  readonly kind: LifeEventKind | "";
  readonly year: string;
  /** 1–12, or empty where it is not known. */
  readonly month: string;
  readonly day: string;
}
export const NOTHING_TOLD: ToldEvent = { kind: "", year: "", month: "", day: "" };

const KEY = "lagna_life_events";
/** Births whose events are kept, the last told ones. */
const MOST_BIRTHS = 20;

type Whose = Pick<KundliData["birth"], "name" | "local" | "place">;

/** By the day and place, not by the time: that is what is sought. */
const keyOf = ({ name, local, place }: Whose): string =>
  JSON.stringify([name, local.slice(0, 10), place.latitude, place.longitude]);

/** What another version of the page kept counts as far as it can be read. */
function readEvent(stored: unknown): ToldEvent {
  const of = (typeof stored === "object" && stored !== null ? stored : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => (typeof of[name] === "string" ? of[name] : "");
  return {
    kind: LIFE_EVENTS.find((kind) => kind === of["kind"]) ?? "",
    year: text("year"),
    month: text("month"),
    day: text("day"),
  };
}

type Kept = Readonly<Record<string, unknown>>;

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function keep(key: string, events: readonly ToldEvent[]): void {
  const { [key]: _before, ...others } = readKept();
  const last = Object.entries(others).slice(1 - MOST_BIRTHS);
  writeStored(KEY, JSON.stringify({ ...Object.fromEntries(last), [key]: events }));
}

/** The events told of a birth, kept in this browser with every key. */
export function useToldEvents(birth: Whose) {
  const key = keyOf(birth);
  const [events, setEvents] = useState<readonly ToldEvent[]>(() => {
    const kept = readKept()[key];
    return Array.isArray(kept) && kept.length > 0 ? kept.map(readEvent) : [NOTHING_TOLD];
  });
  const change = (next: readonly ToldEvent[]): void => {
    setEvents(next);
    keep(key, next);
  };
  return [events, change] as const;
}

const isTold = ({ kind, year }: ToldEvent): boolean => kind !== "" && year.trim() !== "";

/** Those that can be asked about, each with its place among all that stand in the boxes; what is wrong stays wrong, for the server to name. */
export const askable = (
  events: readonly ToldEvent[],
): readonly { readonly row: number; readonly event: LifeEventRequest }[] =>
  events.flatMap((told, row) => {
    if (!isTold(told)) return [];
    const number = (text: string): number => Number(europeanDigits(text));
    const { kind, year, month, day } = told;
    return [
      {
        row,
        event: {
          kind: kind as LifeEventKind,
          year: number(year),
          ...(month !== "" && { month: number(month) }),
          ...(day.trim() !== "" && { day: number(day) }),
        },
      },
    ];
  });
