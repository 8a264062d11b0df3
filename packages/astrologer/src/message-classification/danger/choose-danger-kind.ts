import type { DangerKind } from "./danger.ts";
import * as persons from "./persons-of-danger.data.ts";

const compile = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}'])(?:${alternatives})(?![\\p{L}\\p{M}])`, "iu");

const OTHER_PERSON = compile(persons.OTHER_PERSONS);
const WRITER_ACTS = compile(persons.WRITER_ACTS);
const OWN_BODY = compile(persons.OWN_BODY);
const REFLEXIVE = compile(persons.REFLEXIVES);
const OTHERS_BODY = compile(persons.OTHERS_BODY);
const SAYING = compile(persons.SAYING);
const ATTACK = compile(persons.ATTACKS);
const OTHERS_FUTURE = compile(persons.OTHERS_FUTURE);
const WRITER_AS_TARGET = compile(persons.WRITER_AS_TARGET);
const OTHERS_AS_TARGET = compile(persons.OTHERS_AS_TARGET);
const WRITER_INTENDS = compile(persons.WRITER_INTENDS);
const HABITUAL = compile(persons.HABITUAL);
const OTHERS_HABITUAL = compile(persons.OTHERS_HABITUAL);
const QUOTATION = new RegExp(
  `${OTHER_PERSON.source}\\s+(?:\\S+\\s+){0,3}?${SAYING.source}(?:\\s+\\S+){0,3}?\\s+${compile(persons.QUOTING).source}`,
  "iu",
);
const JUST_NOW = compile(persons.JUST_NOW);

/** "My ex says he will throw acid on me": an attack that is announced by another person. */
const isThreatened = (text: string): boolean =>
  OTHER_PERSON.test(text) &&
  ATTACK.test(text) &&
  WRITER_AS_TARGET.test(text) &&
  OTHERS_FUTURE.test(text) &&
  SAYING.test(text);

/** "I will stab him": an attack that the writer means. */
const isThreatening = (text: string): boolean =>
  WRITER_INTENDS.test(text) &&
  ATTACK.test(text) &&
  OTHERS_AS_TARGET.test(text) &&
  !OWN_BODY.test(text) &&
  !SAYING.test(text);

const hurtsOwnBody = (text: string): boolean =>
  WRITER_ACTS.test(text) && OWN_BODY.test(text) && !OTHER_PERSON.test(text);

const isOwnHabit = (text: string): boolean => OWN_BODY.test(text) && HABITUAL.test(text) && !JUST_NOW.test(text);
const isHabitOfOther = (text: string): boolean =>
  OTHER_PERSON.test(text) && OTHERS_BODY.test(text) && OTHERS_HABITUAL.test(text) && !JUST_NOW.test(text);

/** "My sister cuts herself", "papa kehte hain ki phansi laga lunga": the first person of a quotation is not the writer. */
const isAboutOther = (text: string): boolean =>
  OTHER_PERSON.test(text) &&
  !OTHERS_AS_TARGET.test(text) &&
  ((OTHERS_BODY.test(text) && !WRITER_ACTS.test(text)) || QUOTATION.test(text));

function chooseKindOfEvent(text: string): DangerKind {
  if (isThreatened(text)) return "threat_received";
  if (isThreatening(text)) return "harm_to_others";
  if (isOwnHabit(text)) return "self_harm";
  return isHabitOfOther(text) ? "another_in_danger" : "already_happened";
}

function chooseKindOfOwnDanger(text: string): DangerKind {
  if (isThreatening(text)) return "harm_to_others";
  return isAboutOther(text) ? "another_in_danger" : "self_harm";
}

function chooseKindOfHarm(text: string): DangerKind {
  if (isOwnHabit(text) && hurtsOwnBody(text) && REFLEXIVE.test(text)) return "self_harm";
  return isThreatened(text) && !WRITER_INTENDS.test(text) && (!WRITER_ACTS.test(text) || QUOTATION.test(text))
    ? "threat_received"
    : "harm_to_others";
}

/**
 * Corrects the kind of a danger by who acts on which body and whether it has happened: help for a bystander is useless to the one who bleeds,
 * and "do not cause vomiting" to one who is threatened.
 */
export function chooseDangerKind(kind: DangerKind, text: string): DangerKind {
  if (kind === "already_happened") return chooseKindOfEvent(text);
  if (kind === "self_harm") return chooseKindOfOwnDanger(text);
  if (kind === "harm_to_others") return chooseKindOfHarm(text);
  if (kind === "violence_suffered") return isThreatened(text) ? "threat_received" : kind;
  return kind === "another_in_danger" && hurtsOwnBody(text) ? "self_harm" : kind;
}
