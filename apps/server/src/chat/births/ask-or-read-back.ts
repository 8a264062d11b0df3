import { type AnswerLanguage, findRelation, getRelation } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import { type BirthStep, chooseBirthStep } from "../../typed-births/choose-birth-step.ts";
import type { BirthAlmanac } from "../../typed-births/calendar-days/birth-almanac.ts";
import type { TownFinder } from "../../typed-births/find-towns.ts";
import { type BirthMessage, createTypedBirthReader } from "../../typed-births/read-typed-birth.ts";
import type { Town } from "../../typed-births/partial-birth.ts";
import type { BirthPart } from "../../typed-births/birth-text/split-births.ts";
import { BIRTH_TALK_TEXTS } from "./birth-talk-texts.data.ts";
import type { BirthReply, BirthTalkMessage } from "./birth-talk.ts";
import type { BirthQuestion, BirthsBeside, ConversationBirths, ReadBirthOf } from "./conversation-births.ts";
import { findGender, identifyPart, identifyPerson, tellApart, type Who } from "./identify-person.ts";
import type { ReadBirths } from "./read-birth-message.ts";
import { acceptUnknownDay, isDayUnknown } from "./talk-without-day.ts";
import { readBack } from "./read-back.ts";

/** India comes first: a web page does not tell from where it is read. */
export const HOME_COUNTRIES = ["IN"];

/** What is known beside the next step of a birth. */
interface Asked {
  readonly language: AnswerLanguage;
  readonly question: string | null;
  /** Whose it is, if the message told of several. */
  readonly who?: Who | undefined;
  readonly beside?: BirthsBeside | undefined;
  readonly isTownAssumed?: boolean;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whose birth is asked on for. */
const nameIncomplete = ({ name, isOwn, relation, role }: Who, language: AnswerLanguage): string => {
  if (name !== null) return name;
  if (isOwn) return BIRTH_TALK_TEXTS.your_birth[language];
  const named = relation === null ? undefined : getRelation(relation)?.name[language];
  return (
    named ?? BIRTH_TALK_TEXTS[role === "boy" ? "the_boy" : role === "girl" ? "the_girl" : "other_person"][language]
  );
};

const isOfToldTown = (read: ReadBirthOf | null): read is ReadBirthOf => read !== null && !read.isTownAssumed;

function toReadBirth(birth: KundliInput, { gender, ...who }: Who): ReadBirthOf {
  return { ...who, birth: { ...birth, gender: findGender({ ...who, ...(gender && { gender }) }) ?? birth.gender } };
}

/** Of several towns of one name the one in a country that the talk has named: "Debe, Trinidad here", then San Fernando. */
function settleTown(step: BirthStep, { text, understanding }: BirthTalkMessage, language: AnswerLanguage): BirthStep {
  if (step.kind !== "ask" || step.typed.towns.length === 0) return step;
  const told = [...understanding.turns.map(({ question }) => question), text].join("\n").toLowerCase();
  const isNamed = ({ country }: Town): boolean =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(country.split(" & ")[0]?.toLowerCase() ?? "")}(?!\\p{L})`, "u").test(told);
  const [town, ...others] = step.typed.towns.filter(isNamed);
  return town === undefined || others.length > 0
    ? step
    : chooseBirthStep({ ...step.typed, town, towns: [], townName: null }, { written: null }, language, "Kundli");
}

/** Reads the births of messages of the web chat; asks for what is missing in them, or reads them back. */
export function createBirthReader(towns: TownFinder, almanac: BirthAlmanac) {
  const reader = createTypedBirthReader(towns, almanac);

  function toBirthMessage({ births: { awaiting, charts } }: BirthTalkMessage, text: string, language: AnswerLanguage) {
    const earlier = awaiting?.kind === "details" ? awaiting.typed : null;
    const { city, country, latitude, longitude } =
      [awaiting?.kind === "confirm" ? awaiting : null, ...charts.toReversed()].find(isOfToldTown)?.birth ?? {};
    const isPlaced = city !== undefined && latitude !== undefined && longitude !== undefined;
    return {
      text,
      language,
      writer: "",
      home: HOME_COUNTRIES,
      nameOtherwise: "Kundli",
      earlier,
      townBefore: isPlaced ? { city, country: country ?? "", latitude, longitude } : null,
    } satisfies BirthMessage;
  }

  /** Asks for a detail, or reads the birth back. */
  function toReply(
    told: BirthStep,
    message: BirthTalkMessage,
    { language, question, who: known, beside, isTownAssumed = false }: Asked,
  ): BirthReply {
    const step = settleTown(told, message, language);
    const keep = (awaiting: BirthQuestion): ConversationBirths => ({ ...message.births, awaiting });
    const rest = { question, passed: 0, ...(beside && { beside }) };
    if (step.kind === "ask" && step.typed.day === null && !beside && isDayUnknown(message.text))
      return acceptUnknownDay(message, language);
    if (step.kind === "ask") {
      const whose = known ?? identifyPerson(step.typed, message);
      const births = keep({ kind: "details", typed: step.typed, ...rest, who: whose });
      const head = known?.name === null && beside ? `${capitalize(nameIncomplete(known, language))}: ` : "";
      return { births, language, texts: [head + step.text], followUps: step.choices ?? [] };
    }
    // "It is my son's" may come with what was missing.
    const isNamedSince = known?.relation === null && !beside && step.typed.relation !== null;
    const who = known && !isNamedSince ? known : identifyPerson(step.typed, message);
    const read = { ...toReadBirth(step.birth, who), ...(isTownAssumed && { isTownAssumed: true as const }) };
    const [next, ...incomplete] = beside?.incomplete ?? [];
    if (!beside || !next)
      return readBack({ kind: "confirm", ...read, isDeclined: false, ...rest }, message.births, language);
    // What is missing in the next birth of the same message is asked for.
    const later = chooseBirthStep(next.typed, { written: null }, language, "Kundli");
    const ready = [...beside.ready, read];
    return toReply(later, message, { language, question, who: next.who, beside: { ready, incomplete } });
  }

  /** Reads several births of a message; asks for what is missing, or reads all of them back. */
  async function replyToSeveral(
    { parts, group, question }: ReadBirths,
    message: BirthTalkMessage,
    language: AnswerLanguage,
  ): Promise<BirthReply | null> {
    const steps: BirthStep[] = [];
    for (const { text, read } of parts) {
      const step = await reader.readBirth({ ...toBirthMessage(message, text, language), earlier: null }, read);
      if (!step) return null;
      steps.push(step);
    }
    const relation = group === "" ? null : (findRelation(group)?.id ?? null);
    const people = tellApart(steps.map(({ typed }, at) => identifyPart(typed, parts[at] as BirthPart, relation)));
    const withWho = steps.map((step, at) => ({ step, who: people[at] as Who }));
    const ready = withWho.flatMap(({ step, who }) => (step.kind === "confirm" ? [toReadBirth(step.birth, who)] : []));
    const [asked, ...others] = withWho.filter(({ step }) => step.kind === "ask");
    const incomplete = others.map(({ step, who }) => ({ typed: step.typed, who }));
    if (asked)
      return toReply(asked.step, message, { language, question, who: asked.who, beside: { ready, incomplete } });
    const [first, ...more] = ready as [ReadBirthOf, ...ReadBirthOf[]];
    const beside = { ready: more, incomplete: [] };
    return readBack(
      { kind: "confirm", ...first, beside, question, passed: 0, isDeclined: false },
      message.births,
      language,
    );
  }

  return { reader, toBirthMessage, toReply, replyToSeveral };
}
