import { type AnswerLanguage, parseRelation } from "@lagna/astrologer";
import type { RemainingStretch } from "./birth-text/collect-place-and-name-words.ts";
import type { ParsedBirth, ParsedDetails, ParsedIncompleteBirth } from "./birth-text/parse-birth.ts";
import { NO_DATE } from "./birth-text/parse-partial-date.ts";
import { formatBirthText } from "./birth-texts.ts";
import type { BirthAlmanac } from "./calendar-days/birth-almanac.ts";
import { type BirthStep, chooseBirthStep } from "./choose-birth-step.ts";
import type { TownFinder, TownMatch } from "./find-towns.ts";
import { formatChartName } from "./format-chart-name.ts";
import { addDateAndTime, addEarlierDetails, hasNoSuchDay } from "./merge-partial-birth.ts";
import { parseName } from "./parse-name.ts";
import { normaliseWords } from "./parse-yes-no.ts";
import type { PartialBirth, Town } from "./partial-birth.ts";
import { standsInRemark } from "./stands-in-remark.ts";

/** A message with a birth, and what is known of its writer. */
export interface BirthMessage {
  readonly text: string;
  readonly language: AnswerLanguage;
  /** The writer's name; empty if it is not known. */
  readonly writer: string;
  /** The countries whose towns take precedence. */
  readonly home: readonly string[];
  /** The name of a birth that is told without one. */
  readonly nameOtherwise: string;
  /** Another person's birth was asked for, or the writer's own (`name` is null). */
  readonly requested?: { readonly name: string | null } | null;
  /** The birth of the messages before, of which something is missing. */
  readonly earlier?: PartialBirth | null;
  /** The town of the birth that was told last: "same place". */
  readonly townBefore?: Town | null;
}

/** "Same place", "usi shahar me", "वहीं पैदा हुई": the town of the birth before. */
const SAME_TOWN =
  /(?<![\p{L}\p{M}])(?:(?:same|wahi|wohi|usi|isi|yahi|वही|उसी|इसी|यही)\s+(?:place|city|town|village|hospital|jagah|shehe?r|shahar|gaon|जगह|शहर|गाँव|गांव|स्थान)|(?:wahin|yahin|वहीं|यहीं)\s+(?:k[aie]|ho?u[aie]|hui|paida|born|क[ाीे]|हु[आईए]|पैदा))(?![\p{L}\p{M}])/iu;

export const FIRST_PERSON = /(?<![\p{L}\p{M}])(?:my|i|mine|mera|meri|mere|main|मेरा|मेरी|मेरे|मैं)(?![\p{L}\p{M}])/iu;
/** Stricter pattern for texts with a name: "my boss Ramesh" is another person's birth. */
const OWN_BIRTH_PHRASE =
  /(?<![\p{L}\p{M}])(?:i(?: was| am|'m|’m)|(?:my|mera|meri|mere|मेरा|मेरी|मेरे) (?:own |apna |अपना )?(?:birth|b'?day|dob|date|time|name|details|jan[a]?m\p{L}*|naam|nam|जन्म\p{L}*|नाम)|main|मैं)(?![\p{L}\p{M}])/iu;
const MIN_OF_NAME = 2;

const getFirstWord = (name: string): string => normaliseWords(name).split(" ")[0] ?? "";

/** "Ammi ko waqt yaad nahi", "abbu ke sath hu": who tells of a birth, or is beside the writer, is not the one who was born. */
function isInformant(word: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  return at !== -1 && standsInRemark(text.slice(0, at), text.slice(at + word.length));
}

/** The relation that the words beside a date name, in English: "wife" for "patni". */
function findRelation(stretches: readonly RemainingStretch[], message: string): string | null {
  const word = findRelationWord(stretches, message);
  return word === undefined ? null : parseRelation(word);
}

const findRelationWord = (stretches: readonly RemainingStretch[], message: string): string | undefined =>
  stretches.flatMap(({ words }) => words).find(({ isRelation, text }) => isRelation && !isInformant(text, message))
    ?.text;

/** Determines the name of a birth, and whether it is the writer's own. */
function resolveIdentity(
  { text, writer, requested: asked = null }: BirthMessage,
  read: Pick<ParsedBirth, "name">,
  rest: readonly RemainingStretch[],
): Pick<PartialBirth, "name" | "isOwn" | "relation"> {
  const nameInText = parseName(rest, (word) => isInformant(word, text));
  const isRelative = findRelationWord(rest, text) !== undefined;
  const isOwn = !isRelative && (nameInText === null ? FIRST_PERSON : OWN_BIRTH_PHRASE).test(text);
  // A person who was asked for another's birth may give their own first.
  const requested = isOwn ? null : asked;
  const rawName = read.name ?? nameInText ?? requested?.name ?? null;
  const name = rawName === null || rawName.trim().length < MIN_OF_NAME ? null : formatChartName(rawName);
  if (isRelative) return { name, isOwn: false, relation: findRelation(rest, text) };
  if (read.name === null && nameInText === null && requested) return { name, isOwn: requested.name === null };
  const isSame = name !== null && getFirstWord(name) === getFirstWord(writer);
  return { name, isOwn: isOwn || isSame ? true : null };
}

const withTown = (typed: PartialBirth, found: TownMatch): PartialBirth => {
  if (found.kind === "one") return { ...typed, town: found.town, towns: [], townName: null };
  if (found.kind === "several") return { ...typed, town: null, towns: found.towns, townName: found.name };
  return typed;
};

/** The remaining words without those that say "the same place", which are the name of a town in Tanzania too. */
function withoutSameTown(stretches: readonly RemainingStretch[], text: string): readonly RemainingStretch[] {
  const said = new Set(SAME_TOWN.exec(text)?.[0].split(/\s+/u));
  return stretches.map((stretch) => ({ ...stretch, words: stretch.words.filter((word) => !said.has(word.text)) }));
}

const toUnmatchedPlace = (found: TownMatch | null) => ({ written: found?.kind === "none" ? found.written : null });

const HOUR_MINUTES = 60;

/** "11/03/1986, Houston" is the third of November where the month is written first. */
function toMonthFirst(birth: PartialBirth, text: string): PartialBirth {
  const [, first, second] = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}(?!\d)/u.exec(text) ?? [];
  const isSwapped = Number(first) === birth.day && Number(second) === birth.month;
  return isSwapped && Number(first) <= MONTHS ? { ...birth, month: Number(first), day: Number(second) } : birth;
}
const MONTHS = 12;

/** Reads births that are typed in one message or several, with their towns. */
export function createTypedBirthReader({ findTown }: TownFinder, { findSunEvent }: Pick<BirthAlmanac, "findSunEvent">) {
  /** "At sunrise" becomes the time of it, as soon as the day and the town are known. */
  async function computeSunTime(birth: PartialBirth): Promise<PartialBirth> {
    const { year, month, day, time, town } = birth;
    if (time === null || time === "unknown" || !time.afterSun || !town) return birth;
    if (year === null || month === null || day === null) return birth;
    const { afterSun, ...rest } = time;
    const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
    const at = await findSunEvent(town, date, afterSun.event);
    if (at === null) return birth;
    const minutes = at + afterSun.minutes;
    return { ...birth, time: { ...rest, hour: Math.floor(minutes / HOUR_MINUTES), minute: minutes % HOUR_MINUTES } };
  }

  /** Finds the town of some words, which is that of the birth before where they say so and name no other. */
  async function findTownOf(
    { text, home, townBefore }: Pick<BirthMessage, "text" | "home" | "townBefore">,
    left: readonly RemainingStretch[],
  ): Promise<TownMatch> {
    if (!townBefore || !SAME_TOWN.test(text)) return findTown(left, home);
    const rest = withoutSameTown(left, text);
    const found = await findTown(rest, home);
    return found.kind === "one" ? found : { kind: "one", town: townBefore, rest };
  }

  /** Finds a named town, or one of the offered ones, chosen by number, state or district. */
  async function findAddedTown(
    message: Pick<BirthMessage, "text" | "home" | "townBefore">,
    birth: PartialBirth,
    left: readonly RemainingStretch[],
  ): Promise<TownMatch> {
    const chosen = birth.towns[Number(/^\D*(\d)\D*$/u.exec(message.text)?.[1] ?? 0) - 1];
    if (chosen) return { kind: "one", town: chosen, rest: [] };
    const found = await findTownOf(message, left);
    if (found.kind === "one" || birth.townName === null) return found;
    const words = birth.townName
      .split(" ")
      .map((word) => ({ text: word, isFiller: false, isMarked: true, isRelation: false }));
    const narrowed = await findTown([{ words, isNamePosition: false }, ...left], message.home);
    return narrowed.kind === "one" ? narrowed : found;
  }

  return {
    /** What comes next after a message with a birth; null if it is none after all. */
    readBirth: async (
      message: BirthMessage,
      read: Omit<ParsedIncompleteBirth, "isBirth">,
    ): Promise<BirthStep | null> => {
      const found = await findTownOf(message, read.remaining);
      const { year, month, day, time, half, part } = read;
      const isDated = year !== null || month !== null;
      const isTimed = time !== null || half !== null;
      // "I was born in love".
      if (!isDated && !isTimed && found.kind === "none") return null;
      const empty = { year, month, day, time, half, part, town: null, towns: [], townName: null };
      const birth = withTown({ ...empty, ...resolveIdentity(message, read, found.rest) }, found);
      const ordered =
        found.kind === "one" && found.town.country === "United States" ? toMonthFirst(birth, message.text) : birth;
      const completed = message.earlier ? addEarlierDetails(ordered, message.earlier) : ordered;
      const timed = await computeSunTime(completed);
      return chooseBirthStep(timed, toUnmatchedPlace(found), message.language, message.nameOtherwise);
    },

    /** Adds the details of a message to an incomplete birth; null if it adds nothing. */
    addDetails: async (message: BirthMessage, birth: PartialBirth, read: ParsedDetails): Promise<BirthStep | null> => {
      const { language, nameOtherwise } = message;
      const withNewTime = addDateAndTime(birth, read);
      if (hasNoSuchDay(withNewTime)) {
        const typed = { ...withNewTime, ...NO_DATE };
        return { kind: "ask", typed, text: formatBirthText("no_such_day", language) };
      }
      const found = birth.town ? null : await findAddedTown(message, birth, read.remaining);
      const isAdded = withNewTime !== birth || (found !== null && (found.kind !== "none" || found.written !== null));
      if (!isAdded) return null;
      const completed = found ? withTown(withNewTime, found) : withNewTime;
      return chooseBirthStep(await computeSunTime(completed), toUnmatchedPlace(found), language, nameOtherwise);
    },
  };
}
