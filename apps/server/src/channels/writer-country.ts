import { CALLING_CODES } from "./calling-codes.data.ts";
import type { ChannelPerson } from "./repository.ts";

/** India is searched first, whatever country a person writes from. */
const FIRST = "IN";
const LONGEST_CODE = 3;
/** An app set to English is used everywhere. */
const EVERYWHERE: ReadonlySet<string> = new Set(["en"]);

/** The country of a telephone number without its plus, or of an id that begins with one ("US.13491208655302741918"). */
function countriesOfId(externalId: string): readonly string[] {
  const [, country] = /^([A-Z]{2})\./u.exec(externalId) ?? [];
  if (country !== undefined) return [country];
  if (!/^\d+$/u.test(externalId)) return [];
  const codes = Array.from({ length: LONGEST_CODE }, (_, at) => externalId.slice(0, LONGEST_CODE - at));
  const code = codes.find((each) => each in CALLING_CODES);
  return code === undefined ? [] : (CALLING_CODES[code] ?? "").split(" ");
}

/** The country in which a language is spoken by most, or the one that its tag names; null for English, and for what is no tag. */
export function countryOfLanguage(tag: string | null): string | null {
  if (tag === null) return null;
  try {
    const locale = new Intl.Locale(tag);
    const isTold = locale.region !== undefined || !EVERYWHERE.has(locale.language);
    return isTold ? (locale.maximize().region ?? null) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The countries whose towns are meant before all others: India, and the writer's own. */
export function homeOf({
  channel,
  externalId,
  country,
}: Pick<ChannelPerson, "channel" | "externalId" | "country">): string[] {
  const own = channel === "whatsapp" ? countriesOfId(externalId) : country === null ? [] : [country];
  return [...new Set([FIRST, ...own])];
}
