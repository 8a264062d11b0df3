import type { Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { tokenise } from "../../language/tokenise.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { composeLocalizedText, formatGrahaWithArticle } from "../../formatting/format-terms.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import { buildEvidence, judgeTopic } from "../topic/judge-topic.ts";
import { findSubtopic } from "../topic/find-subtopic.ts";
import {
  FIELD_KIND_WORDS,
  FIELD_WORDS,
  FITTING_WORDS,
  type FieldKind,
  WHICH_WORDS,
  WORK_FIELDS,
} from "./career-fields.data.ts";
import { SURE_KIND } from "./asked-task.ts";
import { TASK_PHRASES } from "./asked-task-phrases.data.ts";
import { countWords } from "../../language/count-words.ts";

const toSet = (words: string): ReadonlySet<string> => new Set(tokenise(words).map(({ word }) => word));
const [FIELD_SET, WHICH_SET, FITTING_SET] = [toSet(FIELD_WORDS), toSet(WHICH_WORDS), toSet(FITTING_WORDS)];
const KIND_SETS = Object.entries(FIELD_KIND_WORDS).map(([kind, words]) => [kind as FieldKind, toSet(words)] as const);
const OTHER_KINDS: ReadonlySet<DialogueActKind> = new Set([
  "timing",
  "choice",
  "bounds",
  "which_day",
  "day",
  "about_app",
  "correction",
  "two_people",
]);
const MAX_REASONS = 3;

interface Signifier {
  readonly graha: Graha;
  readonly key: "fields_lord" | "fields_karaka" | "fields_occupant";
  readonly fact: string;
}

/** Words of a text, and whether one of them is in a set. */
const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  tokenise(text).some(({ word }) => words.has(word));

/** Whether a text asks which work suits: "what career is right for me", "kaunsi line". */
function asksField(text: string): boolean {
  const words = tokenise(text).map(({ word }) => word);
  return words.some((word, at) => {
    if (!FIELD_SET.has(word)) return false;
    const before = words.slice(Math.max(0, at - MAX_WORDS_APART), at);
    const beside = words.slice(Math.max(0, at - MAX_WORDS_APART - 1), at + MAX_WORDS_APART + 2);
    return before.some((one) => WHICH_SET.has(one)) || beside.some((one) => FITTING_SET.has(one));
  });
}
const MAX_WORDS_APART = 2;

/** The grahas that show the work: the lord of the tenth house, the Amatyakaraka, those in the tenth house. */
function findSignifiers({ index }: AnswerContext): readonly Signifier[] {
  const view = createChartReadModel(index.nativity);
  const { lord, occupants } = view.house(10);
  const karaka = (findFactById(index, "karaka-AmK")?.value as { graha?: Graha } | undefined)?.graha;
  const all: readonly Signifier[] = [
    { graha: lord, key: "fields_lord", fact: "lord-10" },
    ...(karaka ? [{ graha: karaka, key: "fields_karaka" as const, fact: "karaka-AmK" }] : []),
    ...occupants.map((graha) => ({ graha, key: "fields_occupant" as const, fact: `planet-${graha}` })),
  ];
  return all.filter(({ graha }, at) => all.findIndex((other) => other.graha === graha) === at);
}

/**
 * "Which career suits me?": fields named by the signifiers of work, with what names them; a follow-up may narrow their kind.
 * @param isRead it is known that fields of work are asked for
 */
export function answerCareerFields(turn: AnswerContext, isRead = false): AnswerDraft | null {
  const { question, task, index, phrasePicker } = turn;
  const { text, person, form } = question;
  if (person !== "self" || form === "when" || (form === "why" && !isRead) || hasUncertainTime(index)) return null;
  const goesOn =
    turn.previousTurns.at(-1)?.task?.topics[0] === "career" && asksField(turn.previousTurns.at(-1)?.task?.words ?? "");
  const isAboutWork = goesOn || [turn.topics[0], task.topics[0]].some((one) => one === "career" || one === "education");
  if (turn.time !== null || !(isRead || isAboutWork) || (!goesOn && findSubtopic(question))) return null;
  const kind = KIND_SETS.find(([, words]) => hasWord(text, words))?.[0] ?? null;
  const isShort = countWords(text) <= MAX_NARROWING_WORDS;
  if (!isRead && !asksField(text) && !(goesOn && kind !== null && isShort)) return null;
  if (!isRead && !goesOn && task.earlier === null && OTHER_KINDS.has(task.kind) && task.probability >= SURE_KIND)
    return null;
  const signifiers = findSignifiers(turn);
  const fields = signifiers.flatMap(({ graha }) => {
    const ofKind = WORK_FIELDS[graha].filter(({ kinds }) => kind === null || kinds.includes(kind));
    return ofKind.slice(0, 1).map(({ name }) => ({ graha, name }));
  });
  const all = fields.length > 1 ? fields : [...fields, ...fallBack(kind, fields)];
  const [first, second] = all;
  if (!first || !second) return null;
  const slots = { first: first.name, second: second.name };
  const judgment = judgeTopic(index, "career");
  const reasons = signifiers.slice(0, MAX_REASONS).map(({ graha, key, fact }) => {
    const who = formatGrahaWithArticle(graha);
    return renderPhrase(
      phrasePicker,
      TASK_PHRASES[key],
      { who: composeLocalizedText((language) => capitalize(who[language])) },
      [fact],
    );
  });
  return {
    kind: "reading",
    topics: [turn.topics[0] === "education" ? "education" : "career"],
    sentences: [
      renderPhrase(
        phrasePicker,
        TASK_PHRASES[kind === null ? "fields" : "fields_of_kind"],
        slots,
        signifiers.slice(0, 2).map(({ fact }) => fact),
      ),
      ...reasons,
      renderPhrase(phrasePicker, TASK_PHRASES.fields_advice),
    ],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}
const MAX_NARROWING_WORDS = 6;

const BY_NATURE: readonly Graha[] = ["venus", "mercury", "mars", "jupiter", "sun", "saturn", "moon"];

/** Fields of the kind by the nature of the grahas alone, where the signifiers name fewer than two. */
function fallBack(kind: FieldKind | null, named: readonly { readonly graha: Graha }[]) {
  return BY_NATURE.filter((graha) => !named.some((one) => one.graha === graha)).flatMap((graha) =>
    WORK_FIELDS[graha]
      .filter(({ kinds }) => kind !== null && kinds.includes(kind))
      .slice(0, 1)
      .map(({ name }) => ({ graha, name })),
  );
}
