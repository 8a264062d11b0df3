import { CALLING_CODES } from "./calling-codes.data.ts";
import type { ChannelPerson } from "./repository.ts";

/** India is always searched first, whatever country a person writes from. */
const DEFAULT_COUNTRY = "IN";
const MAX_CALLING_CODE_DIGITS = 3;
/** English apps are used everywhere, so English implies no country. */
const LANGUAGES_WITHOUT_COUNTRY: ReadonlySet<string> = new Set(["en"]);

/** Countries of a telephone number without its plus, or the one of an id that begins with a country code ("US.13491208655302741918"). */
function findCountriesOfId(externalId: string): readonly string[] {
  const [, country] = /^([A-Z]{2})\./u.exec(externalId) ?? [];
  if (country !== undefined) return [country];
  if (!/^\d+$/u.test(externalId)) return [];
  const codes = Array.from({ length: MAX_CALLING_CODE_DIGITS }, (_, at) =>
    externalId.slice(0, MAX_CALLING_CODE_DIGITS - at),
  );
  const code = codes.find((each) => each in CALLING_CODES);
  return code === undefined ? [] : (CALLING_CODES[code] ?? "").split(" ");
}

/** The country that a language tag names, else the one where the language is spoken most; null for plain English and invalid tags. */
export function findCountryOfLanguage(tag: string | null): string | null {
  if (tag === null) return null;
  try {
    const locale = new Intl.Locale(tag);
    const impliesCountry = locale.region !== undefined || !LANGUAGES_WITHOUT_COUNTRY.has(locale.language);
    return impliesCountry ? (locale.maximize().region ?? null) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Countries whose towns take precedence: India, and the writer's own. */
export function listHomeCountries({
  channel,
  externalId,
  country,
}: Pick<ChannelPerson, "channel" | "externalId" | "country">): string[] {
  const senderCountries = channel === "whatsapp" ? findCountriesOfId(externalId) : country === null ? [] : [country];
  return [...new Set([DEFAULT_COUNTRY, ...senderCountries])];
}
