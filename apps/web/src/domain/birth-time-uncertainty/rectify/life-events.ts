import type { KundliData, LifeEventRequest } from "@lagna/contract";
import { getIsoDate, LIFE_EVENTS, type LifeEventKind, toEuropeanDigits } from "@lagna/terms";
import { useState } from "react";
import { readStored, writeStored } from "../../../lib/storage.ts";

/** An event as it is typed: all fields are text, so that incomplete input is not lost. */
export interface LifeEventInput {
  readonly kind: LifeEventKind | "";
  readonly year: string;
  /** Month 1–12, or empty where it is unknown. */
  readonly month: string;
  readonly day: string;
}
export const EMPTY_LIFE_EVENT: LifeEventInput = { kind: "", year: "", month: "", day: "" };

const KEY = "lagna_life_events";
/** How many births have their events stored; the most recently edited ones are. */
const MAX_STORED_BIRTHS = 20;

type BirthIdentity = Pick<KundliData["birth"], "name" | "local" | "place">;

/** By day and place, not by time, because the time is what is being determined. */
const buildBirthKey = ({ name, local, place }: BirthIdentity): string =>
  JSON.stringify([name, getIsoDate(local), place.latitude, place.longitude]);

/** Parses an event stored by any version of the page, field by field. */
function parseEvent(stored: unknown): LifeEventInput {
  const record = (typeof stored === "object" && stored !== null ? stored : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => (typeof record[name] === "string" ? record[name] : "");
  return {
    kind: LIFE_EVENTS.find((kind) => kind === record["kind"]) ?? "",
    year: text("year"),
    month: text("month"),
    day: text("day"),
  };
}

type StoredEvents = Readonly<Record<string, unknown>>;

function readStoredEvents(): StoredEvents {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as StoredEvents) : {};
  } catch {
    return {};
  }
}

function storeEvents(key: string, events: readonly LifeEventInput[]): void {
  const { [key]: _before, ...others } = readStoredEvents();
  const last = Object.entries(others).slice(1 - MAX_STORED_BIRTHS);
  writeStored(KEY, JSON.stringify({ ...Object.fromEntries(last), [key]: events }));
}

/** The events entered for a birth, stored in this browser at every key press. */
export function useLifeEvents(birth: BirthIdentity) {
  const key = buildBirthKey(birth);
  const [events, setEvents] = useState<readonly LifeEventInput[]>(() => {
    const stored = readStoredEvents()[key];
    return Array.isArray(stored) && stored.length > 0 ? stored.map(parseEvent) : [EMPTY_LIFE_EVENT];
  });
  const change = (next: readonly LifeEventInput[]): void => {
    setEvents(next);
    storeEvents(key, next);
  };
  return [events, change] as const;
}

const isFilledIn = ({ kind, year }: LifeEventInput): boolean => kind !== "" && year.trim() !== "";

/**
 * The events complete enough for a request, each with its index among the form rows. Invalid values are sent as they
 * are, so that the server names the error.
 */
export const toLifeEventRequests = (
  events: readonly LifeEventInput[],
): readonly { readonly row: number; readonly event: LifeEventRequest }[] =>
  events.flatMap((input, row) => {
    if (!isFilledIn(input)) return [];
    const number = (text: string): number => Number(toEuropeanDigits(text));
    const { kind, year, month, day } = input;
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
