const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** One name of a zone of several: browsers say Asia/Calcutta and Asia/Kolkata. */
function canonical(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

let countries: ReadonlyMap<string, string> | undefined;

/** Which country has a zone, as CLDR tells it. A zone of several countries counts for the first. */
function countriesOfZones(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const zones = new Intl.Locale("und", { region: code }).getTimeZones() ?? [];
    for (const zone of zones) {
      const name = canonical(zone);
      if (name !== null && !found.has(name)) found.set(name, code);
    }
  }
  return found;
}

/** ISO 3166 code of the country a browser's time zone is of: closer to the person than the language they read. Null where there is none. */
export function countryOfZone(timeZone: string): string | null {
  const name = canonical(timeZone);
  countries ??= countriesOfZones();
  return name === null ? null : (countries.get(name) ?? null);
}
