const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** Canonical name of a zone with aliases: browsers send both Asia/Calcutta and Asia/Kolkata. */
function toCanonicalTimeZone(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

let countriesByZone: ReadonlyMap<string, string> | undefined;

/** Country of each time zone, from CLDR. A zone shared by several countries counts for the first. */
function loadCountriesByZone(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const zones = new Intl.Locale("und", { region: code }).getTimeZones() ?? [];
    for (const zone of zones) {
      const name = toCanonicalTimeZone(zone);
      if (name !== null && !found.has(name)) found.set(name, code);
    }
  }
  return found;
}

/** ISO 3166 code of the country of a browser's time zone, which is a better hint than its language. Null if unknown. */
export function findCountryOfZone(timeZone: string): string | null {
  const name = toCanonicalTimeZone(timeZone);
  countriesByZone ??= loadCountriesByZone();
  return name === null ? null : (countriesByZone.get(name) ?? null);
}
