/** Rows of the accepted list of a city's festivals: date, festival, tradition, reason. */
function readDates(text: string | null): ReadonlyMap<string, readonly string[]> {
  const dates = new Map<string, string[]>();
  for (const row of (text ?? "").split("\n").filter(Boolean)) {
    const [date = "", festival = "", tradition = ""] = row.split(" ");
    const name = tradition === "all" ? festival : `${festival} (${tradition})`;
    dates.set(name, [...(dates.get(name) ?? []), date]);
  }
  return dates;
}

const listMissing = (from: readonly string[] = [], others: readonly string[] = []): string[] =>
  from.filter((date) => !others.includes(date));

function describeMove(name: string, gone: readonly string[], come: readonly string[]): string {
  if (gone.length === 0) return `${name} is also on ${come.join(", ")}`;
  if (come.length === 0) return `${name} is no longer on ${gone.join(", ")}`;
  return `${name} moves from ${gone.join(", ")} to ${come.join(", ")}`;
}

/** Which festivals have other dates in one city's list, each as a clause. */
export function listFestivalMoves(before: string | null, after: string | null): string[] {
  const [old, now] = [readDates(before), readDates(after)];
  const clauses: string[] = [];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const gone = listMissing(old.get(name), now.get(name));
    const come = listMissing(now.get(name), old.get(name));
    if (gone.length + come.length > 0) clauses.push(describeMove(name, gone, come));
  }
  return clauses;
}
