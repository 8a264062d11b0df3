import {
  answerAgain,
  answerAsked,
  answerBeginning,
  answerBirth,
  answerInLanguage,
  answerSimpler,
  answerChanged,
  answerSumUp,
} from "../answer/conversation/answer-about-conversation.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer/answer-context.ts";
import { answerTechnically } from "../answer/fact-questions/answer-definition-or-fact.ts";
import { asksYesOrNo } from "../answer/fact-questions/yes-or-no.ts";
import { answerWhatWasSaid } from "../answer/conversation/answer-what-was-said.ts";
import { asksDefinition } from "../answer/definitions/define-term.ts";
import { findFactById } from "../facts/build-facts.ts";
import { TALK_ANSWERS } from "./talk/talk-answers.data.ts";
import { OTHER_PERSON_PHRASES } from "../answer/conversation/other-person-phrases.data.ts";
import { answerOrder, answerSooner } from "../answer/follow-up/answer-about-earlier-time.ts";
import { findReferenceKeywords } from "../answer/follow-up/find-reference-keywords.ts";
import { answerOtherBirth, answerUnsureTime } from "../answer/conversation/answer-small-talk.ts";
import { answerWithJudgmentIndex } from "../answer/birth-time/answer-with-uncertain-birth-time.ts";
import type { AskFamily } from "../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";
import { nameMeantElements } from "./chart/name-meant-elements.ts";
import { answerWaiting } from "./answer-waiting.ts";
import { answerTwoGrahas } from "./chart/answer-two-grahas.ts";
import { answerAge } from "./chart/answer-age.ts";
import { answerDashaEffect } from "./chart/answer-dasha-effect.ts";
import { asksForWord, FACT_ANSWERS } from "./chart/answer-from-facts.ts";
import type { ChartAnswerer } from "./chart-answerer.ts";
import { answerNameSyllable } from "./chart/answer-name-syllable.ts";
import { answerOtherDasha } from "./chart/answer-other-dasha.ts";
import { answerVargaChart } from "./chart/answer-varga-chart.ts";
import { answerMeaningOfPlacement, answerMeaningOfTerm } from "./explanation/answer-meaning.ts";
import { answerWholeChart } from "./reading/answer-whole-chart.ts";
import { answerSadeSatiOfSign } from "./sky/answer-sade-sati.ts";
import { answerTransitAt } from "./sky/answer-transit-at.ts";
import { answerTransitOver } from "./sky/answer-transit-over.ts";
import { answerSignChange } from "./sky/answer-sign-change.ts";
import { answerCombustSpan, answerRetrogradeSpan } from "./sky/answer-spans-of-graha.ts";
import { TALK_ANSWERS_OF_OBJECT } from "./talk/answer-talk.ts";

/** An answer about earlier turns; without any it says that the conversation begins here. */
const aboutTalk =
  (answer: ChartAnswerer): ChartAnswerer =>
  (turn) =>
    turn.previousTurns.length === 0 ? answerBeginning(turn) : answer(turn);

/** What is asked of two charts, where only one is here. */
const answerPair: ChartAnswerer = (turn) => {
  const ofGrahas = answerTwoGrahas(turn);
  if (ofGrahas) return ofGrahas;
  // "What if the boy is manglik" is asked in general.
  if (turn.question.form === "if" || turn.question.entities.factIds.length > 0) return null;
  const sentences = [renderPhrase(turn.phrasePicker, OTHER_PERSON_PHRASES.match_needs_chart)];
  return { kind: "talk", sentences, followUps: [] };
};

/** "Another panchang shows ten minutes more", after an hour or a date of the almanac. */
const ALMANAC_FAMILIES: readonly AskFamily[] = ["day", "calendar", "good day"];
const isAfter = ({ previousTurns }: AnswerContext, families: readonly AskFamily[]): boolean =>
  previousTurns.at(-1)?.asks?.some(({ object }) => families.includes(ASK_OBJECTS[object].family)) ?? false;

const OBJECTS_OF_SIGN: ReadonlySet<AskObjectId> = new Set(["rashi", "sun_sign", "nakshatra_of_birth"]);
const isAboutSign = ({ previousTurns }: AnswerContext): boolean =>
  previousTurns
    .slice(-TURNS_OF_DISPUTE)
    .some(({ asks = [] }) => asks.some(({ object }) => OBJECTS_OF_SIGN.has(object)));

const TURNS_OF_DISPUTE = 2;
/** "Gaon ka pandit to tula bola tha", after the Moon sign: the fact that was told last, in its first sentence. */
function answerDisputedTurn(turn: AnswerContext): AnswerDraft | null {
  const { previousTurns, phrasePicker, question } = turn;
  const at = previousTurns.findLastIndex(({ kind, chart }) => kind === "fact" && chart === turn.chartId);
  if (at < previousTurns.length - TURNS_OF_DISPUTE || at < 0) return null;
  // "My old horoscope says Venus is the amatyakaraka" names what it disputes.
  if (question.entities.grahas.length + question.entities.houses.length > 0) return null;
  const draft = turn.answerEarlier(at, { language: phrasePicker.language });
  const [first] = draft.sentences;
  return first && first.facts.length > 0 ? { ...draft, sentences: [first] } : null;
}

const DISPUTED_FAMILIES: ReadonlySet<AskFamily> = new Set(["chart", "dasha"]);
const MIN_OF_DISPUTED = 0.0003;

/** "My old horoscope says the amatyakaraka is Venus": the fact of the chart that the message is likeliest to dispute. */
function answerDisputedFact(turn: AnswerContext): AnswerDraft | null {
  const likely = turn.ranked.filter(
    ({ object, probability }) =>
      probability >= MIN_OF_DISPUTED && DISPUTED_FAMILIES.has(ASK_OBJECTS[object].family) && object in FACT_ANSWERS,
  );
  for (const { object } of likely) {
    const draft = FACT_ANSWERS[object]?.(
      nameMeantElements({
        ...turn,
        object,
        ranked: [{ object, probability: 1 }],
        question: { ...turn.question, form: "what" },
      }),
    );
    if (draft?.kind === "fact") return draft;
  }
  return null;
}

/** Two answers of this talk that name different times are compared; else what two astrologers differ by is said. */
const answerContradiction: ChartAnswerer = (turn) => {
  const ofGrahas = answerTwoGrahas(turn);
  if (ofGrahas) return ofGrahas;
  const ofTalk = turn.previousTurns.length === 0 ? null : answerChanged(turn);
  if (ofTalk) return ofTalk;
  if (isAfter(turn, ALMANAC_FAMILIES))
    return { kind: "talk", sentences: [renderPhrase(turn.phrasePicker, TALK_ANSWERS.almanacs_differ)], followUps: [] };
  if (isAfter(turn, ["two people"]))
    return { kind: "talk", sentences: [renderPhrase(turn.phrasePicker, TALK_ANSWERS.matches_differ)], followUps: [] };
  const ayanamsa = findFactById(turn.index, "setting-ayanamsa");
  const slots = { ayanamsa: ayanamsa?.text ?? "" };
  const disputed = answerDisputedTurn(turn) ?? answerDisputedFact(turn);
  if (disputed)
    return {
      ...disputed,
      sentences: [
        ...disputed.sentences,
        renderPhrase(
          turn.phrasePicker,
          isAboutSign(turn) ? TALK_ANSWERS.differs_in_sign : TALK_ANSWERS.differs_in_fact,
          slots,
          ayanamsa ? [ayanamsa.id] : [],
        ),
      ],
    };
  const sentences = [renderPhrase(turn.phrasePicker, TALK_ANSWERS.differs, slots, ayanamsa ? [ayanamsa.id] : [])];
  return { kind: "talk", sentences, followUps: [] };
};

/** The answer to each object from a chart, or without one. Those without a row are answered by their family (`FAMILY_ANSWERS`). */
export const CHART_ANSWERS: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  ...FACT_ANSWERS,
  ...TALK_ANSWERS_OF_OBJECT,
  age: answerAge,
  // "Read my tarot" asks for what is not ours.
  whole_chart: (turn) =>
    turn.question.kinds.includes("order")
      ? (TALK_ANSWERS_OF_OBJECT.bound_off_topic?.(turn) ?? null)
      : answerWholeChart(turn),
  name_syllable: answerNameSyllable,
  other_dasha: (turn) => (turn.about === null && !asksDefinition(turn.question.text) ? answerOtherDasha(turn) : null),
  // "Is Mars a yogakaraka for me" asks of Mars.
  meaning_of_term: (turn) =>
    (turn.about === null && turn.question.entities.grahas.length > 0 && asksYesOrNo(turn.question)
      ? answerTechnically(turn)
      : null) ?? answerMeaningOfTerm(turn),
  meaning_of_placement: answerMeaningOfPlacement,
  sign_change: (turn) => (turn.about === null ? (answerTransitAt(turn) ?? answerSignChange(turn)) : null),
  varga_chart: (turn) =>
    (turn.about === null && !asksForWord(turn) ? answerVargaChart(turn) : null) ??
    FACT_ANSWERS.varga_chart?.(turn) ??
    null,
  sade_sati: (turn) => answerSadeSatiOfSign(turn) ?? FACT_ANSWERS.sade_sati?.(turn) ?? null,
  transit_over: (turn) => answerTransitOver(turn) ?? answerTransitAt(turn),
  transit_now: (turn) => answerTransitAt(turn) ?? FACT_ANSWERS.transit_now?.(turn) ?? null,
  retrograde_span: answerRetrogradeSpan,
  combust_span: answerCombustSpan,
  dasha_effect: (turn) => answerWithJudgmentIndex(turn, answerDashaEffect),
  birth_data: answerBirth,
  more: answerWaiting,
  match: answerPair,
  one_koota: answerPair,
  manglik_of_both: answerPair,
  // "My mother-in-law and I do not get on", as the first words of a conversation, asks for a reading.
  differences: (turn) =>
    turn.previousTurns.length === 0 && (turn.question.topics.length > 0 || turn.question.person !== "self")
      ? null
      : answerPair(turn),
  said_before: aboutTalk(answerWhatWasSaid),
  earlier_question: aboutTalk(answerAsked),
  summary: aboutTalk((turn) => answerSumUp(turn)),
  repeat: aboutTalk((turn) => answerAgain(turn, "repeat")),
  // "Shadbala in simple words", at the beginning of a talk, asks what it is.
  simpler: (turn) =>
    turn.previousTurns.length === 0 ? (answerMeaningOfTerm(turn) ?? answerBeginning(turn)) : answerSimpler(turn),
  shorter: aboutTalk((turn) => answerAgain(turn, "shorter")),
  other_language: answerInLanguage,
  order_of_events: aboutTalk((turn) => answerOrder(turn)),
  // "Not in 2030?" names a time of its own.
  sooner: aboutTalk((turn) =>
    turn.time === null || findReferenceKeywords(turn.question.text).has("before") ? answerSooner(turn) : null,
  ),
  contradiction: answerContradiction,
  // "If I had been born at five" supposes a birth, and changes none.
  change_of_birth: (turn) => answerOtherBirth(turn) ?? TALK_ANSWERS_OF_OBJECT.change_of_birth?.(turn) ?? null,
  birth_time_unknown: (turn) =>
    turn.about === null
      ? answerUnsureTime(turn)
      : {
          kind: "talk",
          sentences: [renderPhrase(turn.phrasePicker, OTHER_PERSON_PHRASES.time_of_other)],
          followUps: [],
        },
};
