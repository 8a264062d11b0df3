import { getRelation, type AnswerLanguage, type SavedChart } from "@lagna/astrologer";
import type { KundliInput } from "../../modules/charts/service.ts";
import { formatBirthDate } from "../../typed-births/describe-birth.ts";
import type { PartialBirth } from "../../typed-births/partial-birth.ts";
import { BIRTH_TALK_TEXTS } from "./birth-talk-texts.data.ts";

/** Whose birth it is, as far as the conversation tells. */
export interface BirthIdentity {
  readonly isOwn: boolean;
  /** In English, such as "wife"; null if none was named. */
  readonly relation: string | null;
}

/** A birth that was typed and confirmed in the conversation. */
export interface TypedChart extends BirthIdentity {
  readonly id: string;
  readonly birth: KundliInput;
  /** The name as it was typed; null if none was. */
  readonly name: string | null;
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
} & (
  | { readonly kind: "details"; readonly typed: PartialBirth }
  | (Omit<TypedChart, "id"> & {
      readonly kind: "confirm";
      /** The writer said that something in it is wrong. */
      readonly isDeclined: boolean;
    })
);

/** The births of a conversation, as plain JSON; stored with each answer, and so deleted with the conversation. */
export interface ConversationBirths {
  readonly charts: readonly TypedChart[];
  readonly awaiting: BirthQuestion | null;
}

export const NO_BIRTHS: ConversationBirths = { charts: [], awaiting: null };

/** Prefix of the ids of typed charts, to distinguish them from those of saved kundlis. */
const TYPED_CHART_PREFIX = "typed:";
/** A conversation is about few people; the oldest are given up first. */
const MAX_TYPED_CHARTS = 6;

const isSamePerson = (one: Omit<TypedChart, "id">, other: Omit<TypedChart, "id">): boolean =>
  one.isOwn === other.isOwn &&
  one.relation === other.relation &&
  (one.isOwn || one.relation !== null || one.name !== null) &&
  (one.name === null || other.name === null || one.name === other.name);

/** Adds a confirmed birth; it replaces an earlier one of the same person. */
export function addTypedChart(
  { charts }: ConversationBirths,
  { birth, name, isOwn, relation }: Omit<TypedChart, "id">,
): { readonly births: ConversationBirths; readonly chart: TypedChart } {
  const last = Math.max(0, ...charts.map(({ id }) => Number(id.slice(TYPED_CHART_PREFIX.length))));
  const chart = { id: `${TYPED_CHART_PREFIX}${last + 1}`, birth, name, isOwn, relation };
  const others = charts.filter((each) => !isSamePerson(each, chart)).slice(1 - MAX_TYPED_CHARTS);
  return { births: { charts: [...others, chart], awaiting: null }, chart };
}

/** The births after a message about something else: a question that was not answered soon is given up. */
export const MAX_PASSED = 2;
export function passOver(births: ConversationBirths): ConversationBirths {
  const { awaiting } = births;
  if (awaiting === null) return births;
  const passed = awaiting.passed + 1;
  return { ...births, awaiting: passed > MAX_PASSED ? null : { ...awaiting, passed } };
}

/** How the writer is told whose birth it is: "your wife", "Sunita (wife)". */
export function namePerson({ birth, name, isOwn, relation }: Omit<TypedChart, "id">, language: AnswerLanguage): string {
  if (name !== null) return name;
  if (isOwn) return BIRTH_TALK_TEXTS.you[language];
  const named = relation === null ? null : getRelation(relation);
  return (
    named?.name[language] ?? BIRTH_TALK_TEXTS.person_of[language].replace("{date}", formatBirthDate(birth, language))
  );
}

/** A typed chart as a question may refer to it. */
export const toSavedChart = (chart: TypedChart, language: AnswerLanguage): SavedChart => ({
  id: chart.id,
  name: namePerson(chart, language),
  gender: chart.birth.gender,
  tags: chart.relation === null ? [] : [chart.relation],
  ...(chart.isOwn && { isSelf: true }),
});
