import type { MatchedKundli, SavedKundli } from "@lagna/contract";
import type { Nakshatra } from "@lagna/terms";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import type { MatchPerson, Side } from "./match-api.ts";
import type { Pair, PairSide } from "./pair-address.ts";

export const PERSON_KINDS = ["saved", "birth", "star"] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** What the user has entered for one side; all three kinds are kept while another is shown. */
export interface PersonChoice {
  readonly kind: PersonKind;
  /** The id of a saved kundli; empty if none is chosen. */
  readonly saved: string;
  /** Possible times of birth of the saved kundli, "14:25"; empty: as saved, and no second one. */
  readonly time: string;
  readonly otherTime: string;
  readonly birth: ValidBirth | null;
  readonly nakshatra: Nakshatra | "";
  /** 0 if it is not known. */
  readonly pada: number;
}
export type Choices = Readonly<Record<Side, PersonChoice>>;

/** An empty side, or the given saved kundli. */
export const createChoice = (kind: PersonKind, saved = ""): PersonChoice => ({
  kind,
  saved,
  time: "",
  otherTime: "",
  birth: null,
  nakshatra: "",
  pada: 0,
});

/**
 * What the form begins with: the kundli to compare, or the one marked as the user's own, on the side of its gender. The
 * other side is always asked for: no partner is proposed.
 */
export function createChoices(kundlis: readonly SavedKundli[], comparedId: string | null): Choices {
  const known = kundlis.find(({ id }) => id === comparedId) ?? kundlis.find(({ is_self: isSelf }) => isSelf);
  const empty = createChoice(kundlis.length > 0 ? "saved" : "birth");
  const own = known && createChoice("saved", known.id);
  return known?.gender === "female" ? { girl: own ?? empty, boy: empty } : { girl: empty, boy: own ?? empty };
}

/** The person as sent; null while something is missing. */
export function toMatchPerson({ kind, saved, time, birth, nakshatra, pada }: PersonChoice): MatchPerson | null {
  if (kind === "saved") return saved === "" ? null : toMatchedKundli(saved, time);
  if (kind === "birth") return birth;
  return nakshatra === "" ? null : { moon: pada === 0 ? { nakshatra } : { nakshatra, pada } };
}

const toMatchedKundli = (id: string, time: string): MatchedKundli =>
  time === "" ? { kundli_id: id } : { kundli_id: id, time };

/** Both sides as they are compared; null while something is missing. A second time is compared with the first, or with the saved one. */
export function toPair(choices: Choices, findSavedTime: (id: string) => string | null): Pair | null {
  const toSide = (choice: PersonChoice): PairSide | null => {
    const { kind, saved, otherTime } = choice;
    const compared = kind === "saved" && otherTime !== "" ? otherTime : null;
    const first = compared !== null && choice.time === "" ? (findSavedTime(saved) ?? "") : choice.time;
    const person = toMatchPerson({ ...choice, time: first });
    if (person === null) return null;
    // Without a first time the second one is the only one.
    return compared !== null && first === ""
      ? { person: toMatchedKundli(saved, compared), otherTime: null }
      : { person, otherTime: compared };
  };
  const [girl, boy] = [toSide(choices.girl), toSide(choices.boy)];
  return girl && boy ? { girl, boy } : null;
}

/** The choices that lead to a pair; what was entered for other kinds stays. */
export function fillChoices(choices: Choices, pair: Pair): Choices {
  const fill = (choice: PersonChoice, { person, otherTime }: PairSide): PersonChoice => {
    if ("moon" in person)
      return { ...choice, kind: "star", nakshatra: person.moon.nakshatra, pada: person.moon.pada ?? 0 };
    if (!("kundli_id" in person)) return { ...choice, kind: "birth", birth: person };
    const times = { time: person.time ?? "", otherTime: otherTime ?? "" };
    return { ...choice, kind: "saved", saved: person.kundli_id, ...times };
  };
  return { girl: fill(choices.girl, pair.girl), boy: fill(choices.boy, pair.boy) };
}

/** The time of birth as saved, "14:25"; null if it is unknown. */
export function formatSavedTime({ hour, minute, second, time_unknown: isUnknown }: SavedKundli): string | null {
  if (isUnknown || hour === null || minute === null) return null;
  const parts = second === 0 ? [hour, minute] : [hour, minute, second];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
