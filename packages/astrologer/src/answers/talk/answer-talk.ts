import { type AnswerDraft, renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import { answerSmallTalk } from "../../answer/conversation/answer-small-talk.ts";
import { answerNews, answerThanks, answerUserStatement } from "../../answer/conversation/answer-user-statement.ts";
import { SUGGESTED_QUESTIONS } from "../../answer/conversation/suggested-questions.data.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { TOPIC_NAMES } from "../../answer/topic/topic-answer-phrases.data.ts";
import { USER_STATEMENT_PHRASES } from "../../answer/conversation/user-statement-phrases.data.ts";
import { TALK_PHRASES } from "../../answer/conversation/small-talk-phrases.data.ts";
import { renderGreeting } from "../../answer/conversation/answer-small-talk.ts";
import {
  answerResult,
  asksAboutHonesty,
  asksSexOfChild,
  isInCare,
} from "../../answer/out-of-scope/answer-out-of-scope.ts";
import { OUT_OF_SCOPE_PHRASES } from "../../answer/out-of-scope/out-of-scope-phrases.data.ts";
import { countWords } from "../../language/count-words.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { extractUserFacts } from "../../question/extract-user-facts.ts";
import { isAboutAsker } from "../../question/is-about-asker.ts";
import type { QuestionKind } from "../../question/question.ts";
import { OTHER_PERSON_PHRASES } from "../../answer/conversation/other-person-phrases.data.ts";
import { OTHER_PERSON_NAME } from "../../answer/phrasing/relative-names.data.ts";
import { ASK_OBJECTS, type AskObjectId } from "../../request/objects.data.ts";
import type { TalkAnswerer } from "../chart-answerer.ts";
import { TALK_ANSWERS } from "./talk-answers.data.ts";

const talk =
  (wordings: PhraseVariants): TalkAnswerer =>
  ({ phrasePicker }) => ({ kind: "talk", sentences: [renderPhrase(phrasePicker, wordings)] });

const endWith =
  (wordings: PhraseVariants): TalkAnswerer =>
  (turn) => ({ ...(talk(wordings)(turn) as AnswerDraft), followUps: [] });

const refuse =
  (wordings: PhraseVariants): TalkAnswerer =>
  ({ phrasePicker }) => ({ kind: "bounds", sentences: [renderPhrase(phrasePicker, wordings)] });

/** A question that stands beside the greeting or the thanks is answered instead; who greets may tell their trade. */
const asksBeside = ({ question, ranked }: TalkContext): boolean => {
  const namesMatter =
    question.topics.length > 0 || question.entities.grahas.length + question.entities.houses.length > 0;
  const isOnlyTold = question.form === "what" || (ranked[0]?.probability ?? 0) >= SURE_COURTESY;
  return namesMatter && (!isOnlyTold || QUESTION_MARK.test(question.text));
};
/** From this probability of a courtesy, the form of its words asks nothing: "I am from Indore and have a shop". */
const SURE_COURTESY = 0.8;
const QUESTION_MARK = /[?？]/u;

const answerGreeting: TalkAnswerer = (turn) =>
  // Without a chart a first greeting is followed by what to do; later "morning or evening" is none.
  asksBeside(turn) ||
  turn.index === null ||
  turn.previousTurns.length > 0 ||
  turn.question.kinds.includes("how_are_you")
    ? null
    : greetBack(turn);

/** A greeting with more words than this tells something. */
const MAX_WORDS_OF_GREETING = 4;

/** "Namaste, I am Sarita; I worry about my daughter's wedding": greeted, and taken up by what may be asked of it. */
function greetBack(turn: TalkContext): AnswerDraft {
  const { question, phrasePicker } = turn;
  if (countWords(question.text) <= MAX_WORDS_OF_GREETING) return { kind: "talk", sentences: [renderGreeting(turn)] };
  const hello = renderPhrase(phrasePicker, TALK_ANSWERS.hello);
  const news = answerNews(turn);
  if (news) return { ...news, sentences: [hello, ...news.sentences] };
  const [topic, ...others] = question.topics;
  // Who tells of several matters is not asked about the first of them.
  if (topic === undefined || others.length > 0)
    return { kind: "talk", sentences: [hello, renderPhrase(phrasePicker, TALK_ANSWERS.greeting_of_life)] };
  return {
    kind: "talk",
    topics: [topic],
    sentences: [hello, renderPhrase(phrasePicker, TALK_ANSWERS.greeting_of_matter, { matter: TOPIC_NAMES[topic] })],
    followUps: SUGGESTED_QUESTIONS[topic][phrasePicker.language],
  };
}

/** From this probability of what a message is, its words for a matter of life do not ask about it. */
const SURE_PROBABILITY = 0.65;
/** The same for a mood in the first words of a conversation: "I can't sleep" may ask about health. */
const SURE_MOOD = 0.9;
const getProbability = ({ ranked: [best] }: TalkContext): number => best?.probability ?? 0;

/** No one is congratulated on news of which it is not clear that they are good. */
const SURE_GOOD_NEWS = 0.5;
const MAX_OF_BAD = 0.1;
const mayBeBad = ({ ranked }: TalkContext): boolean =>
  (ranked[0]?.probability ?? 0) < SURE_GOOD_NEWS ||
  ranked.some(({ object, probability }) => object === "bad_news" && probability > MAX_OF_BAD);

/** News of a kind that is read: congratulations or sympathy, also where no word of it is known. */
const tellNewsOf =
  (news: "good" | "bad"): TalkAnswerer =>
  (turn) => {
    if (news === "good" && mayBeBad(turn)) return answerNews(turn) ?? talk(TALK_ANSWERS.told)(turn);
    return answerNewsOf(news, turn);
  };

/** "My crush blocked me, what do I do" asks what to do about it. */
const asksWhatToDo = ({ index, question }: TalkContext): boolean =>
  index !== null && question.followUp === "do" && question.topics.length > 0;

const answerNewsOf = (news: "good" | "bad", turn: TalkContext): AnswerDraft | null =>
  asksWhatToDo(turn)
    ? null
    : (answerNews(turn) ??
      (extractUserFacts(turn.question.text).length > 0
        ? answerUserStatement(turn)
        : talk(USER_STATEMENT_PHRASES[news])(turn)));

const tellNews: TalkAnswerer = (turn) => answerNews(turn) ?? answerUserStatement(turn);

const HEAVY_KINDS: ReadonlySet<QuestionKind> = new Set(["troubled", "grief", "unheard", "complaint"]);

const isHeavy = ({ question: { kinds } }: TalkContext): boolean => kinds.some((kind) => HEAVY_KINDS.has(kind));

const MIN_OF_THANKS = 0.15;
const SURE_OF_MOOD = 0.6;
/** A mood is taken up; a heavy one, or one of the body, has an answer of its own. */
const answerMood: TalkAnswerer = (turn) => {
  const has = (object: AskObjectId, least: number): boolean =>
    turn.ranked.some((one) => one.object === object && one.probability >= least);
  // "Thanks, I feel lighter" needs no comfort, and who only says where they work is in no mood.
  if (has("thanks", MIN_OF_THANKS)) return answerThanks(turn);
  const told = has("mood", SURE_OF_MOOD) ? null : answerStatement(turn);
  if (told) return told;
  const isFirst = turn.previousTurns.length === 0;
  const isOfMatter = isFirst && turn.question.topics.length > 0 && getProbability(turn) < SURE_MOOD;
  if (isOfMatter) return null;
  // Later in a talk the matter is known, and is not asked for.
  const heavy = isHeavy(turn) && isFirst ? answerSmallTalk(turn) : null;
  // Without a chart the care that belongs to it is said elsewhere.
  if (isHeavy(turn) && turn.index === null) return heavy;
  const news = heavy ?? answerNews(turn);
  const [topic] = turn.question.topics;
  // "I cannot sleep", "so tired", is a mood and no question about health.
  if (news || topic === undefined || topic === "health") return news ?? talk(TALK_ANSWERS.mood)(turn);
  const { phrasePicker } = turn;
  const matter = TOPIC_NAMES[topic][phrasePicker.language];
  return {
    kind: "talk",
    topics: [topic],
    sentences: [renderPhrase(phrasePicker, TALK_ANSWERS.mood_of_matter, { matter, Matter: capitalize(matter) })],
    followUps: SUGGESTED_QUESTIONS[topic][phrasePicker.language].slice(0, 1),
  };
};

/** "There is strife with my wife", as the first words of a conversation, asks about it; what is surely told does not. */
const opensWithTrouble = (turn: TalkContext): boolean => {
  const { index, previousTurns, question } = turn;
  return (
    index !== null &&
    previousTurns.length === 0 &&
    getProbability(turn) < SURE_PROBABILITY &&
    question.topics.length > 0 &&
    extractUserFacts(question.text).length === 0
  );
};

const MIN_OF_BOUND = 0.2;
/** "The court case has dragged on for years" tells, and asks for what no chart decides; "I have a court case", told for sure, only tells. */
function answerLikelyBound(turn: TalkContext): AnswerDraft | null {
  const second = turn.ranked[1];
  const isLikely = second && second.probability >= MIN_OF_BOUND && getProbability(turn) < SURE_PROBABILITY;
  return isLikely && ASK_OBJECTS[second.object].family === "bounds"
    ? (TALK_ANSWERS_OF_OBJECT[second.object]?.(turn) ?? null)
    : null;
}

/** What is told beside a question is left to the question. */
const answerStatement: TalkAnswerer = (turn) => {
  if (opensWithTrouble(turn) || asksWhatToDo(turn)) return null;
  const bound = answerLikelyBound(turn);
  if (bound) return bound;
  const isOnlyTold = turn.question.form === "what" || getProbability(turn) >= SURE_PROBABILITY;
  return isOnlyTold && !QUESTION_MARK.test(turn.question.text) && !isHeavy(turn) ? tellNews(turn) : null;
};

/** "Yes, that one", "no, leave it", where nothing of the conversation takes it up. */
const goOn: TalkAnswerer = (turn) =>
  turn.previousTurns.length === 0 || turn.question.acts[0]?.kind === "correction"
    ? null
    : talk(TALK_PHRASES.again)(turn);

/** "Whose lagna did you just describe": the chart of the last answer that was read from one. */
function tellWhoseChart({ previousTurns, savedCharts, phrasePicker }: TalkContext): AnswerDraft | null {
  const last = previousTurns.findLast(({ kind }) => kind === "fact" || kind === "reading");
  if (!last) return null;
  const name = savedCharts?.find(({ id }) => id === last.chart)?.name;
  const said =
    last.chart == null
      ? renderPhrase(phrasePicker, TALK_ANSWERS.said_of_own)
      : name !== undefined && renderPhrase(phrasePicker, TALK_ANSWERS.said_of_other, { name });
  return said ? { kind: "talk", sentences: [said] } : null;
}

/** "Did you", "just described", "abhi jo bataya": of an answer that was given. */
const OF_ANSWER =
  /\b(?:did|just|was|were|you (?:said|told|described)|bata(?:ya|yi|ye)|kaha|boli?a?|di)\b|बता(?:या|यी|ई)|कहा|दिया|किसकी थी/iu;

const ASKS_WHICH = /[?？]|(?<![\p{L}\p{M}])(?:or|ya|kya|kiski|kiska|whose|which|या|क्या|किसक[ीा])(?![\p{L}\p{M}])/iu;

/** "Now look at my son's chart": asks for the birth, unless that chart is here. */
const answerWhoIsMeant: TalkAnswerer = (turn) => {
  const { about, phrasePicker, chartId, question } = turn;
  const told = OF_ANSWER.test(question.text) ? tellWhoseChart(turn) : null;
  if (told) return told;
  if (chartId !== null || about === null) {
    // "Ab meri baat karo" turns to the writer, "is this mine or hers" asks.
    const turnsToOwn = isAboutAsker(question) && !ASKS_WHICH.test(question.text);
    return turnsToOwn
      ? talk(TALK_ANSWERS.own_now)(turn)
      : (tellWhoseChart(turn) ?? talk(TALK_ANSWERS.whose_chart)(turn));
  }
  const person = about.relation?.name ?? OTHER_PERSON_NAME;
  return {
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.needs_chart, { person })],
    followUps: [],
  };
};

const LAUGHS = /(?<![\p{L}\p{M}])(?:(?:ha){2,}h?|(?:he){2,}|lol|lmao|rofl)(?![\p{L}\p{M}])|(?:हा){2,}|[😂🤣😅😆]/iu;
const HARDLY = 0.6;
/** "My mom made me download this lol": who laughs, and surely asks or tells nothing else, is laughed with. */
const laughWith = (turn: TalkContext): AnswerDraft | null =>
  LAUGHS.test(turn.question.text) && !isHeavy(turn) && !QUESTION_MARK.test(turn.question.text)
    ? talk(TALK_ANSWERS.laugh)(turn)
    : null;
/** "Crush ne block kar diya lol" is no joke. */
const mayHurt = ({ ranked }: TalkContext): boolean =>
  ranked.some(({ object, probability }) => (object === "bad_news" || object === "mood") && probability > MAX_OF_BAD);
const laughWithOr =
  (answer: TalkAnswerer): TalkAnswerer =>
  (turn) =>
    (getProbability(turn) < HARDLY || !mayHurt(turn) ? laughWith(turn) : null) ?? answer(turn);

/** "You are all frauds" is no joke; and first words about a matter of life are seldom one: "he said he needs space". */
const answerJoke: TalkAnswerer = (turn) => {
  const { previousTurns, question } = turn;
  if (isHeavy(turn) || question.kinds.includes("price")) return null;
  // What is hardly read as a joke may be meant in earnest: "so sleepy after 12 hours, patients shouting all night".
  if (getProbability(turn) < SURE_COURTESY) return laughWith(turn) ?? tellNews(turn);
  return previousTurns.length === 0 && question.topics.length > 0 ? tellNews(turn) : talk(TALK_ANSWERS.joke)(turn);
};

const refuseInPain =
  (wordings: PhraseVariants): TalkAnswerer =>
  (turn) => ({ ...(refuse(wordings)(turn) as AnswerDraft), followUps: [] });

/** The answers that need no chart, by object: the person, the product, and what no chart decides. */
export const TALK_ANSWERS_OF_OBJECT: Readonly<Partial<Record<AskObjectId, TalkAnswerer>>> = {
  greeting: answerGreeting,
  thanks: (turn) => (asksBeside(turn) || isHeavy(turn) ? null : answerThanks(turn)),
  goodbye: endWith(TALK_ANSWERS.goodbye),
  good_news: tellNewsOf("good"),
  bad_news: tellNewsOf("bad"),
  statement: laughWithOr(answerStatement),
  mood: answerMood,
  affirmation: laughWithOr(goOn),
  denial: laughWithOr(goOn),
  // "If I had been born at seven" supposes, and tells no birth.
  birth_typed: (turn) => (turn.question.form === "if" ? null : talk(USER_STATEMENT_PHRASES.birth)(turn)),
  joke: answerJoke,
  doubt: laughWithOr((turn) =>
    turn.question.entities.factIds.length > 0 || isHeavy(turn) ? null : talk(TALK_PHRASES.doubt)(turn),
  ),
  // Who was cheated for money is told that nothing is sold here.
  complaint: (turn) =>
    talk(turn.question.kinds.includes("complaint") ? TALK_PHRASES.complaint : TALK_ANSWERS.complaint)(turn),
  who_is_meant: answerWhoIsMeant,
  price: talk(TALK_PHRASES.price),
  privacy: talk(TALK_PHRASES.privacy),
  deletion: talk(TALK_PHRASES.app_delete),
  // "Are you sure", after an answer, doubts that answer.
  accuracy: (turn) =>
    turn.question.followUp !== null && turn.previousTurns.length > 0 ? null : talk(TALK_ANSWERS.accuracy)(turn),
  method: talk(TALK_PHRASES.method),
  identity: talk(TALK_PHRASES.about_you),
  new_chart: talk(TALK_PHRASES.app_add),
  change_of_birth: talk(TALK_PHRASES.app_birth),
  share_or_print: talk(TALK_PHRASES.app_pdf),
  languages: talk(TALK_PHRASES.app_language),
  human_astrologer: talk(TALK_PHRASES.human),
  direction_of_house: talk(TALK_ANSWERS.vastu),
  meaning_of_dream: talk(TALK_ANSWERS.dream),
  lucky_things: refuse(OUT_OF_SCOPE_PHRASES.lucky),
  // "And if it does not come?", after that was said, asks for more than to hear it again.
  bound_exam: (turn) =>
    turn.previousTurns.at(-1)?.asks?.some(({ object }) => object === "bound_exam") ? null : answerResult(turn),
  bound_death: (turn) =>
    refuseInPain(turn.about === null ? OUT_OF_SCOPE_PHRASES.death : OUT_OF_SCOPE_PHRASES.death_of_other)(turn),
  bound_illness: (turn) =>
    refuseInPain(isInCare(turn.question.text) ? OUT_OF_SCOPE_PHRASES.in_care : OUT_OF_SCOPE_PHRASES.medical)(turn),
  // "Boy or girl" is no question for help.
  bound_pregnancy: (turn) =>
    turn.question.kinds.includes("sex_of_child") || asksSexOfChild(turn.question.text)
      ? refuse(OUT_OF_SCOPE_PHRASES.sex_of_child)(turn)
      : refuseInPain(OUT_OF_SCOPE_PHRASES.pregnancy)(turn),
  bound_guilt: refuseInPain(OUT_OF_SCOPE_PHRASES.guilt),
  bound_faith: refuse(OUT_OF_SCOPE_PHRASES.faith),
  bound_orientation: refuse(OUT_OF_SCOPE_PHRASES.orientation),
  bound_faithful: (turn) =>
    refuse(asksAboutHonesty(turn) ? OUT_OF_SCOPE_PHRASES.honest : OUT_OF_SCOPE_PHRASES.faithful)(turn),
  bound_spying: refuse(OUT_OF_SCOPE_PHRASES.mind_of_other),
  bound_verdict: refuse(OUT_OF_SCOPE_PHRASES.court),
  bound_lottery: refuse(OUT_OF_SCOPE_PHRASES.lottery),
  bound_shares: refuse(OUT_OF_SCOPE_PHRASES.shares),
  bound_black_magic: refuse(TALK_ANSWERS.black_magic),
  bound_off_topic: refuse(OUT_OF_SCOPE_PHRASES.order),
};
