import { SPECIAL_STAR_RULES, type SpecialStarRule, VEDHA_RULES, type VedhaRule } from "@lagna/terms";
import { useSearchParams } from "react-router";

export const CHAKRAS = ["sarvatobhadra", "kota"] as const;
export type ChakraId = (typeof CHAKRAS)[number];

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The date that many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Today by the reader's clock. */
export function findToday(now = new Date()): string {
  const padTwo = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}`;
}

/** Noon of a date by the reader's clock. */
export const toNoon = (date: string): string => new Date(`${date}T12:00`).toISOString();

/** A date that exists; null for anything else. */
export function parsePlainDate(text: string | null): string | null {
  if (text === null || !PLAIN_DATE.test(text)) return null;
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

export interface ChakrasAddress {
  readonly kundli: string | null;
  readonly chakra: ChakraId;
  /** Null for now. */
  readonly date: string | null;
  readonly vedha: VedhaRule;
  readonly stars: SpecialStarRule;
  readonly change: (next: Readonly<Record<string, string | null>>) => void;
}

/** What the page shows, kept in its address, so that a link, a reload and Back restore it. */
export function useChakrasAddress(): ChakrasAddress {
  const [params, setParams] = useSearchParams();
  return {
    kundli: params.get("kundli"),
    chakra: CHAKRAS.find((id) => id === params.get("chakra")) ?? "sarvatobhadra",
    date: parsePlainDate(params.get("date")),
    vedha: VEDHA_RULES.find((id) => id === params.get("vedha")) ?? "all",
    stars: SPECIAL_STAR_RULES.find((id) => id === params.get("stars")) ?? "narasimha_rao",
    change: (next) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(next)) {
            if (value === null) after.delete(key);
            else after.set(key, value);
          }
          return after;
        },
        { preventScrollReset: true },
      ),
  };
}
