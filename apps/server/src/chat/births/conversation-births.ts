import { getRelation, type AnswerLanguage, type SavedChart } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import { formatBirthDate } from "../../typed-births/describe-birth.ts";
import type { PartialBirth } from "../../typed-births/partial-birth.ts";
import { BIRTH_TALK_TEXTS } from "./birth-talk-texts.data.ts";

/** Of the births of one message, whose it is where neither name nor relation says so. */
export type PersonRole = "boy" | "girl" | "other";

/** Whose birth it is, as far as the conversation tells. */
export interface BirthIdentity {
  readonly isOwn: boolean;
  /** In English, such as "wife"; null if none was named. */
  readonly relation: string | null;
  readonly role?: PersonRole;
  /** Another of the same relation was typed with it: "my two sons". */
  readonly isOneOfSeveral?: true;
}

/** A birth that was typed and confirmed in the conversation. */
export interface TypedChart extends BirthIdentity {
  readonly id: string;
  readonly birth: KundliInput;
  /** The name as it was typed; null if none was. */
  readonly name: string | null;
  /** Its town stands for any of India, because none was told. */
  readonly isTownAssumed?: true;
}

/** A birth that was read and is not confirmed yet. */
export type ReadBirthOf = Omit<TypedChart, "id">;

/** A birth of which something is missing, and whose it is. */
export interface IncompleteBirthOf {
  readonly typed: PartialBirth;
  readonly who: Omit<ReadBirthOf, "birth"> & { readonly gender?: "male" | "female" };
}

/** The other births of the same message. */
export interface BirthsBeside {
  readonly ready: readonly ReadBirthOf[];
  readonly incomplete: readonly IncompleteBirthOf[];
}

/** A typed birth as the form of a new kundli takes it. */
export interface OpenedBirth {
  /** Empty if none was typed. */
  readonly name: string;
  readonly relation: string | null;
  readonly birth: KundliInput;
}

export const toOpenedBirth = ({ name, relation, birth }: TypedChart): OpenedBirth => ({
  name: name ?? "",
  relation,
  birth,
});

/** What the next message about a birth may answer. */
export type BirthQuestion = {
  /** What else was asked with the birth, to be answered once the chart is open. */
  readonly question: string | null;
  /** So many messages about other things came since. */
  readonly passed: number;
  readonly beside?: BirthsBeside;
} & (
  | { readonly kind: "details"; readonly typed: PartialBirth; readonly who?: IncompleteBirthOf["who"] }
  | (ReadBirthOf & {
      readonly kind: "confirm";
      /** The writer said that something in it is wrong. */
      readonly isDeclined: boolean;
    })
);

/** The births of a conversation, as plain JSON; stored with each answer, and so deleted with the conversation. */
export interface ConversationBirths {
  readonly charts: readonly TypedChart[];
  readonly awaiting: BirthQuestion | null;
  /** Ids of the two charts that were typed in one message, of which a match is asked. */
  readonly pair?: readonly [string, string];
  /** The writer does not know the day of their birth, and is not asked for it again. */
  readonly isDayUnknown?: true;
}

export const NO_BIRTHS: ConversationBirths = { charts: [], awaiting: null };

/** Prefix of the ids of typed charts, to distinguish them from those of saved kundlis. */
const TYPED_CHART_PREFIX = "typed:";
/** A conversation is about few people; the oldest are given up first. */
const MAX_TYPED_CHARTS = 6;

/** "A match has come for her" is about the two, whatever is known of the second. */
const MATCH_RELATION: ReadonlySet<string | null> = new Set(["match"]);

const isSamePerson = (one: ReadBirthOf, other: ReadBirthOf): boolean =>
  one.isOwn === other.isOwn &&
  one.relation === other.relation &&
  one.role === other.role &&
  (one.isOwn || one.relation !== null || one.name !== null || one.role !== undefined) &&
  (one.name === null || other.name === null || one.name === other.name) &&
  // Two sons, or two proposals, are two people.
  (!(one.isOneOfSeveral === true || MATCH_RELATION.has(one.relation)) || one.birth.year === other.birth.year);

/** Adds a confirmed birth; it replaces an earlier one of the same person. */
export function addTypedChart(
  { charts }: ConversationBirths,
  { birth, name, isOwn, relation, role, isOneOfSeveral, isTownAssumed }: ReadBirthOf,
): { readonly births: ConversationBirths; readonly chart: TypedChart } {
  const last = Math.max(0, ...charts.map(({ id }) => Number(id.slice(TYPED_CHART_PREFIX.length))));
  const of = {
    name,
    isOwn,
    relation,
    ...(role && { role }),
    ...(isOneOfSeveral && { isOneOfSeveral }),
    ...(isTownAssumed && { isTownAssumed }),
  };
  const chart = { id: `${TYPED_CHART_PREFIX}${last + 1}`, birth, ...of };
  const others = charts.filter((each) => !isSamePerson(each, chart)).slice(1 - MAX_TYPED_CHARTS);
  return { births: { charts: [...others, chart], awaiting: null }, chart };
}

/** Relations of two people who are a couple. */
const COUPLES: readonly (readonly [string, string])[] = [
  ["son", "daughter_in_law"],
  ["daughter", "son_in_law"],
  ["brother", "sister_in_law"],
  ["sister", "brother_in_law"],
  ["father", "mother"],
];

/** Of a boy and a girl, or of two who are a couple, typed one after the other, a match may be asked; of a wife and a son hardly. */
function isCouple(one: TypedChart, other: TypedChart): boolean {
  if (one.isOwn || other.isOwn || one.birth.gender === other.birth.gender) return false;
  const [first, second] = [one.relation ?? "", other.relation ?? ""];
  return (
    MATCH_RELATION.has(other.relation) ||
    (one.relation === null && other.relation === null) ||
    COUPLES.some((couple) => couple.includes(first) && couple.includes(second))
  );
}

/** Adds the confirmed births of one message; of two a match may be asked. */
export function addTypedCharts(
  births: ConversationBirths,
  read: readonly ReadBirthOf[],
): { readonly births: ConversationBirths; readonly opened: readonly TypedChart[] } {
  let added = births;
  const opened = read.map((one) => {
    const { births: next, chart } = addTypedChart(added, one);
    added = next;
    return chart;
  });
  const [only] = opened;
  const before = only && births.charts.findLast((chart) => chart !== only && isCouple(chart, only));
  const [first, second] = opened.length === 1 && before ? [before, ...opened] : opened;
  const isPair = first && second && opened.length <= 2;
  return { births: isPair ? { ...added, pair: [first.id, second.id] } : added, opened };
}

/** The births after a message about something else: a question that was not answered soon is given up. */
export const MAX_PASSED = 2;
export function passOver(births: ConversationBirths): ConversationBirths {
  const { awaiting } = births;
  if (awaiting === null) return births;
  const passed = awaiting.passed + 1;
  return { ...births, awaiting: passed > MAX_PASSED ? null : { ...awaiting, passed } };
}

const ROLE_TEXTS = { boy: "the_boy", girl: "the_girl", other: "other_person" } as const;

/** How the writer is told whose birth it is: "your wife", "Sunita (wife)", "the boy". */
export function namePerson(
  { birth, name, isOwn, relation, role, isOneOfSeveral }: ReadBirthOf,
  language: AnswerLanguage,
): string {
  if (name !== null) return name;
  if (isOwn) return BIRTH_TALK_TEXTS.you[language];
  const date = formatBirthDate(birth, language);
  const named = relation === null ? undefined : getRelation(relation)?.name[language];
  const who = named ?? (role && BIRTH_TALK_TEXTS[ROLE_TEXTS[role]][language]);
  if (who === undefined) return BIRTH_TALK_TEXTS.person_of[language].replace("{date}", date);
  const ofSeveral = BIRTH_TALK_TEXTS.of_date[language].replace("{date}", date).replace("{who}", () => who);
  return isOneOfSeveral ? ofSeveral : who;
}

/** The relation that stands for a role in questions: "लड़की" is a word for a daughter too. */
const RELATION_OF_ROLE: Readonly<Partial<Record<PersonRole, string>>> = { boy: "son", girl: "daughter" };

/** A typed chart as a question may refer to it. */
export const toSavedChart = (chart: TypedChart, language: AnswerLanguage): SavedChart => ({
  id: chart.id,
  name: namePerson(chart, language),
  gender: chart.birth.gender,
  tags: [chart.relation ?? RELATION_OF_ROLE[chart.role ?? "other"]].filter((tag) => tag != null),
  ...(chart.isOwn && { isSelf: true }),
});
