import type { LedgerEntry } from "@lagna/contract";

/** `2027-04` of a day or an instant in UTC. */
const toMonth = (date: string): string => date.slice(0, 7);

function addMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return toMonth(new Date(Date.UTC(year, number)).toISOString());
}

/** The months from one to another. */
function listMonths(from: string, until: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= until; month = addMonth(month)) months.push(month);
  return months;
}

/** The months that can be told for an outcome: those of the window, or the others of the time that is looked at. */
export function listMonthsOfOutcome(
  { from, until, named_on: named, ask_on: end }: LedgerEntry,
  outcome: "in_window" | "outside",
  today: string,
): string[] {
  // A window that ends as a month begins has no part of that month.
  const last = toMonth(new Date(Date.parse(until) - 1).toISOString());
  const ofWindow = new Set(listMonths(toMonth(from), last));
  const latest = end < today ? end : today;
  return listMonths(toMonth(named), toMonth(latest)).filter(
    (month) => ofWindow.has(month) === (outcome === "in_window"),
  );
}
