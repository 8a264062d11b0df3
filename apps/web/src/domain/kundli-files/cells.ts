import { type Gender, GENDERS } from "@lagna/terms";
import { europeanDigits } from "../../lib/i18n/format.ts";
import { offsetOfSeconds } from "./offset.ts";
import { Unread } from "./read-result.ts";

const GENDER_NAMES: Readonly<Record<Gender, readonly string[]>> = {
  male: ["m", "male", "man", "boy", "पुरुष", "पु", "लड़का", "1"],
  female: ["f", "female", "woman", "girl", "स्त्री", "महिला", "लड़की", "2"],
  other: ["o", "x", "other", "अन्य"],
};

/** Null for what is none of them: the one chosen for such rows stands. */
export function readGender(text: string): Gender | null {
  const said = text.trim().toLowerCase().normalize("NFC");
  return GENDERS.find((gender) => GENDER_NAMES[gender].some((name) => name.normalize("NFC") === said)) ?? null;
}

/** @throws Unread for anything but a whole number in that range; null for an empty cell */
export function readWhole(text: string, from: number, until: number): number | null {
  const said = europeanDigits(text).trim();
  if (said === "") return null;
  const value = Number(said);
  if (!/^\d+(?:\.0+)?$/.test(said) || value < from || value > until) throw new Unread("number", text);
  return value;
}

const COORDINATE =
  /^([+-])?\s*(\d{1,3}(?:\.\d+)?)\s*(?:°|º|deg|[:\s]|(?=[NSEW]))?\s*([NSEW])?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:['′’m:]|\s|$)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”s]|'')?)?)?\s*([NSEW])?$/i;

/** A comma before the fraction, where semicolons part the cells. */
const pointed = (text: string): string => text.replace(/^([^,]*\d),(\d+\D*)$/, "$1.$2");

/**
 * Degrees, north and east positive: 26.92, 26,92, -0.13, 26°55′12″ N, 75E47, 75:47:16, 0 07 W.
 * @throws Unread for anything else; null for an empty cell
 */
export function readCoordinate(text: string, axis: "latitude" | "longitude"): number | null {
  const said = pointed(europeanDigits(text).replace("−", "-").trim());
  if (said === "") return null;
  const [, sign, degrees, within, minutes = "0", seconds = "0", after] = COORDINATE.exec(said) ?? [];
  const letter = (within ?? after ?? "").toUpperCase();
  const [own, most] = axis === "latitude" ? ["NS", 90] : ["EW", 180];
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const fits = Number(minutes) < 60 && Number(seconds) < 60 && value <= most && own.includes(letter);
  if (degrees === undefined || !fits || (sign === "-" && letter !== "")) throw new Unread("coordinate", text);
  const west = sign === "-" || letter === "S" || letter === "W";
  return Number((west ? -value : value).toFixed(6)) + 0;
}

/** Of an hour, as people write it behind a point: .5 and .50 are a half, .30 and .3 are minutes. */
const QUARTERS: Readonly<Record<string, number>> = { "0": 0, "00": 0, "25": 15, "5": 30, "50": 30, "75": 45 };
const MINUTES: Readonly<Record<string, number>> = { "3": 30, "30": 30, "15": 15, "45": 45 };

/**
 * `±HH:MM[:SS]`, east positive, of +05:30, 5:30, 0530, 5.5, 5,5, 5.30, GMT+5:30, UTC; null for what is no offset.
 */
export function readOffset(text: string): string | null {
  const said = pointed(europeanDigits(text).replace("−", "-").trim())
    .toUpperCase()
    .replace(/^(?:GMT|UTC)\s*/, "");
  if (said === "" || said === "Z") return text.trim() === "" ? null : "+00:00";
  const [, sign, hours, minutes, seconds = "0"] =
    /^([+-])?(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(said) ?? /^([+-])?(\d{2})(\d{2})$/.exec(said) ?? [];
  const [, pointSign, pointHours, behind = "0"] = /^([+-])?(\d{1,2})(?:\.(\d{1,2})0*)?$/.exec(said) ?? [];
  const ofHour = minutes === undefined ? (QUARTERS[behind] ?? MINUTES[behind]) : Number(minutes);
  const hour = hours ?? pointHours;
  if (hour === undefined || ofHour === undefined || ofHour > 59 || Number(seconds) > 59) return null;
  const magnitude = Number(hour) * 3600 + ofHour * 60 + Number(seconds);
  return offsetOfSeconds((sign ?? pointSign) === "-" ? -magnitude : magnitude);
}

/** A zone by its name: Asia/Kolkata, or the names the birth form has for clocks of no zone. */
export const readZone = (text: string): string | null =>
  /^(?:[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}|LMT|BOMBAY|CALCUTTA)$/.test(text.trim()) ? text.trim() : null;

/** As people write them, beside the names the browser has for all countries. */
const COUNTRY_ALIASES = [
  "usa",
  "u.s.a.",
  "us",
  "america",
  "uk",
  "u.k.",
  "england",
  "scotland",
  "wales",
  "uae",
  "bharat",
  "भारत",
  "burma",
];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
let countries: ReadonlySet<string> | undefined;

function isCountry(text: string): boolean {
  countries ??= new Set([
    ...COUNTRY_ALIASES,
    ...["en", "hi"].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region" });
      return LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second)?.toLowerCase() ?? ""));
    }),
  ]);
  // Two letters are a state as often: Los Angeles, CA.
  return text.length > 2 ? countries.has(text.toLowerCase()) : COUNTRY_ALIASES.includes(text.toLowerCase());
}

/** 'Jaipur, Rajasthan, India' and 'Jaipur, Rajasthan': what stands last is a country, or belongs to the city. */
export function splitPlace(text: string): { city: string; country: string } {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  return parts.length > 1 && isCountry(last)
    ? { city: parts.slice(0, -1).join(", "), country: last }
    : { city: parts.join(", "), country: "" };
}
