import { computeSections } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { createChartView, type ChartView } from "../chart-view.ts";
import type { FactIndex, LocalizedText } from "../fact.ts";
import { computeMahaDashas, type Period, createPeriodId, computeSubPeriods } from "../facts/dasha-facts.ts";
import { findFactById, createFactContext } from "../facts/build-facts.ts";
import { createLocalCalendar } from "../local-calendar.ts";
import { parseQuestion } from "../question/parse-question.ts";
import type { Question } from "../question/question.ts";
import { createConnectionScorer } from "../reading/score-connection.ts";
import { computeInfluence } from "../reading/compute-polarity.ts";
import type { Finding } from "../reading/score-topic.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import { occupiesOrAspects } from "../reading/find-windows.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../words/hinglish-terms.data.ts";
import {
  formatGraha,
  formatHouseInWords,
  formatKaraka,
  formatList,
  formatOrdinalInWords,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../words/format-terms.ts";
import { GRAHA_ADVICE } from "./advice.data.ts";
import type { AnswerSentence } from "./answer.ts";
import {
  GRAHA_CAVEAT_PHRASES,
  GRAHA_INFLUENCE_PHRASES,
  GRAHA_CONNECTION_PHRASES,
  GRAHA_TIMING_PHRASES,
  GRAHA_OTHER_CONNECTION_PHRASES,
  type InfluenceDirection,
  type InfluenceLevel,
} from "./graha-on-topic.data.ts";
import { getActingGraha, buildEvidence, judgeTopic, type TopicJudgment } from "./judge-topic.ts";
import { formatPeriodEdge } from "./format-month.ts";
import { TOPIC_NAMES } from "./reading-phrases.data.ts";
import { renderFinding, getMeaning, type FindingContext, createFindingContext } from "./render-finding.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";
import { hasUncertainTime } from "./uncertain-birth-time.ts";
import { capitalize, toSentence } from "./phrase-picker.ts";

/** With one of these terms a question looks up a fact about a graha, even if it also names a topic. */
const LOOKUP_TERMS =
  "transit level dasha run aspect retro combust dign shadbala rank starword pada bindu sav dispositor starlord signword sadesati dhaiya".split(
    " ",
  );
const WHERE_PATTERN =
  /\b(?:where|kahan|kaha|which (?:house|sign)|kis (?:ghar|bhav|rashi)|degrees?)\b|कहाँ|कहां|किस (?:भाव|घर|राशि)/iu;
const EXCLUDED_FORMS = new Set<Question["form"]>(["when", "define", "compare", "if", "verify"]);
const MOST_GRAHAS = 2;
/** Words for the effect of a graha on something. */
const EFFECT_PATTERN =
  /\b(?:affects?|affecting|effects?|impacts?|influenc\w*|role|do|does|doing|help\w*|hurt\w*|harm\w*|spoil\w*|ruin\w*|destroy\w*|block\w*|delay\w*|trouble\w*|problem\w*|good|bad|strong|weak|caus\w*|because|reason|responsible|due to|says? about|for my|on my|in my|with my|brings?|gives?|support\w*|favou?r\w*|asar|prabh?a+v|wajah|vajah|karan|kaaran|bigad\w*|bigaad\w*|rok\w*|der|deri|madad|fayda|faida|phayda|nuksa+n|kaisa|kaisi|ke liye|par|pe|dega|deta|degi|deti|karta|karti|kar rah[ai])\b|असर|प्रभाव|वजह|कारण|बिगाड़|रोक|देर|मदद|फ़ायदा|फायदा|नुक़सान|नुकसान|कैस[ाी]|के लिए|पर(?!\p{L})|देगा|देत[ाी]|करत[ाी]|कर रह/iu;
/** Questions about what to choose, or who will come, are about the topic and not about the graha. */
const TOPIC_CHOICE_PATTERN =
  /\bsuit\w*\b|\b(?:angry|upset|naraz\w*|naaraz\w*|punish\w*)\b|नाराज़|नाराज|\b(?:which|what|kaun ?s[ai]|kons[ai]|kis) (?:career|field|job|profession|business|work|kind|sort|type|kaam|naukri|tarah|mantra|stone)\b|\bwhat(?:'?s| is) my\b|कौन[- ]?स[ाी] (?:काम|नौकरी|करियर|व्यवसाय)/iu;
const MOST_BARE = 5;

const findAskedGrahas = ({ entities, form, kinds, text }: Question): readonly Graha[] => {
  const otherElements = entities.houses.length + entities.lords.length + entities.vargas.length + entities.signs.length;
  if (otherElements + entities.factIds.length + entities.nakshatras.length > 0 || kinds.length > 0) return [];
  if (EXCLUDED_FORMS.has(form) || WHERE_PATTERN.test(text) || LOOKUP_TERMS.some((term) => entities.terms.has(term)))
    return [];
  const isOfEffect = EFFECT_PATTERN.test(text) || text.trim().split(/\s+/).length <= MOST_BARE;
  return isOfEffect && !TOPIC_CHOICE_PATTERN.test(text) && entities.grahas.length <= MOST_GRAHAS ? entities.grahas : [];
};

const GOES_ON_WORDS = 6;

/** The grahas and topic of the previous turns, for follow-ups such as "and Saturn?", "and my career?"; `null` if they were about something else. */
function findPreviousGrahaTopic(
  turns: AnswerContext["previousTurns"],
): { grahas: readonly Graha[]; topic: Topic } | null {
  let grahas: readonly Graha[] = [];
  const topic = turns.at(-1)?.topics[0];
  for (const { kind, question, language } of turns.toReversed()) {
    if (kind !== "reading" || topic === undefined) return null;
    const previousQuestion = parseQuestion(question, language);
    if (grahas.length === 0) grahas = findAskedGrahas(previousQuestion);
    if (
      previousQuestion.topics.length > 0 &&
      (findAskedGrahas(previousQuestion).length > 0 || previousQuestion.followUp !== "and")
    )
      return findAskedGrahas(previousQuestion).length > 0 ? { grahas, topic } : null;
    if (question.trim().split(/\s+/).length > GOES_ON_WORDS) return null;
  }
  return null;
}

/** The grahas and the topic of a question; one of the two may come from the previous turns. */
function resolveGrahaTopic({
  question,
  previousTurns,
}: AnswerContext): { grahas: readonly Graha[]; topic: Topic } | null {
  const [topic] = question.topics;
  const grahas = findAskedGrahas(question);
  if (grahas.length > 0 && topic !== undefined) return { grahas, topic };
  const isShort = question.text.trim().split(/\s+/).length <= GOES_ON_WORDS && question.form !== "when";
  const previous = isShort ? findPreviousGrahaTopic(previousTurns) : null;
  if (!previous) return null;
  if (grahas.length > 0) return { grahas, topic: previous.topic };
  const isContinuation =
    question.followUp === "and" && question.entities.grahas.length === 0 && question.kinds.length === 0;
  return isContinuation && topic !== undefined ? { grahas: previous.grahas, topic } : null;
}

const HIGH_CONNECTION = 0.6;
const MEDIUM_CONNECTION = 0.3;
const NEUTRAL_RANGE = 0.12;

interface GrahaRole {
  readonly index: FactIndex;
  readonly view: ChartView;
  readonly graha: Graha;
  readonly judged: TopicJudgment;
  /** The houses of the topic. */
  readonly houses: readonly number[];
}

/** How much influence the graha has on the topic: its strongest connection with one of the topic's houses. */
function getInfluenceLevel({ index, view, graha, judged: judgment, houses }: GrahaRole): InfluenceLevel {
  const strongest = Math.max(
    ...houses.map((house) => createConnectionScorer(index, view, TOPIC_ROWS[judgment.topic], house)(graha)),
  );
  return strongest >= HIGH_CONNECTION ? "much" : strongest >= MEDIUM_CONNECTION ? "some" : "little";
}

const isFindingOfGraha = (index: FactIndex, graha: Graha, finding: Finding): boolean =>
  finding.factor !== "yogas" && finding.factor !== "bindus" && getActingGraha(index, finding) === graha;

function getInfluenceDirection({ view, graha }: GrahaRole, findings: readonly Finding[]): InfluenceDirection {
  const weightedSum = findings.reduce((sum, { weight, polarity }) => sum + weight * polarity, 0);
  const totalWeight = findings.reduce((sum, { weight }) => sum + weight, 0);
  const mean = totalWeight > 0 ? weightedSum / totalWeight : computeInfluence(view, graha) / 2;
  return mean > NEUTRAL_RANGE ? "helps" : mean < -NEUTRAL_RANGE ? "strains" : "both";
}

/** "Fifth and tenth houses". */
function formatHouseList(houses: readonly number[], countedFrom: ChartView["countedFrom"]): LocalizedText {
  if (countedFrom || houses.length < 2)
    return formatList(houses.map((house) => formatHouseInWords(house, countedFrom)));
  const ordinals = houses.map((house) =>
    createLocalizedText(
      formatOrdinalInWords(house),
      OBLIQUE_ORDINALS_HI[house - 1] ?? "",
      OBLIQUE_ORDINALS_HG[house - 1] ?? "",
    ),
  );
  const { en, hi, hg } = formatList(ordinals);
  return createLocalizedText(`${en} houses`, `${hi} भाव`, `${hg} ghar`);
}

/** The place of the graha, and the houses it owns or the lord it acts for; with the meaning of its place. */
function renderPlacement(
  { phrasePicker }: AnswerContext,
  { view, graha }: GrahaRole,
  meaning: string | null,
): AnswerSentence {
  const { house, sign } = view.planets[graha];
  const ruled = view.housesRuledBy(graha);
  const slots = {
    at: formatHouseInWords(house, view.countedFrom),
    sign: formatRashi(sign),
    houses: formatHouseList(ruled, view.countedFrom),
    lord: formatGrahaWithArticle(view.dispositorOf(graha)),
    who: formatGrahaWithArticle(graha),
  };
  const facts = [`planet-${graha}`, ...ruled.map((one) => `lord-${one}`)];
  const line = phrasePicker.pick(
    ruled.length > 0 ? GRAHA_CONNECTION_PHRASES.rules : GRAHA_CONNECTION_PHRASES.node,
    slots,
  );
  const stop = phrasePicker.language === "hi" ? "।" : ".";
  return toSentence(phrasePicker, meaning === null ? line : `${line}${stop} ${capitalize(meaning)}`, facts);
}

/** Connections with the topic other than ruling, occupying or aspecting its houses; at most two. */
function collectOtherConnections(
  { phrasePicker }: AnswerContext,
  { index, view, graha, judged: judgment, houses }: GrahaRole,
): { line: string; fact: string }[] {
  const { karakas, charaKaraka } = TOPIC_ROWS[judgment.topic];
  const drishti =
    computeSections(index.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha)?.grahas ?? [];
  const lords = [...new Set(houses.map((house) => view.house(house).lord))].filter((lord) => lord !== graha);
  const scheme = computeSections(index.nativity, ["karakas"]).karakas.scheme7;
  const lordsActedFor =
    view.housesRuledBy(graha).length === 0 ? lords.filter((lord) => lord === view.dispositorOf(graha)) : [];
  const slots = { matter: TOPIC_NAMES[judgment.topic], who: formatGrahaWithArticle(graha) };
  const dispositor = view.dispositorOf(graha);
  const isActing = view.housesRuledBy(graha).length === 0 && lordsActedFor.length === 0;
  const isDispositorInfluential =
    isActing && getInfluenceLevel({ index, view, judged: judgment, houses, graha: dispositor }) === "much";
  const conjunctLord = lords.find((lord) => view.conjunctGrahas(lord).includes(graha));
  const aspectedLord = lords.find((lord) => drishti.includes(lord));
  const formatPair = (lord: Graha): string =>
    [graha, lord].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b)).join("-");
  return [
    ...(karakas.includes(graha)
      ? [{ line: phrasePicker.pick(GRAHA_OTHER_CONNECTION_PHRASES.karaka, slots), fact: `planet-${graha}` }]
      : []),
    ...lordsActedFor.map((lord) => ({
      line: phrasePicker.pick(GRAHA_OTHER_CONNECTION_PHRASES.acts_for, {
        ...slots,
        lord: formatGrahaWithArticle(lord),
      }),
      fact: `planet-${lord}`,
    })),
    ...(conjunctLord
      ? [
          {
            line: phrasePicker.pick(GRAHA_OTHER_CONNECTION_PHRASES.with_lord, {
              ...slots,
              lord: formatGrahaWithArticle(conjunctLord),
            }),
            fact: `conj-${formatPair(conjunctLord)}`,
          },
        ]
      : []),
    ...(aspectedLord
      ? [
          {
            line: phrasePicker.pick(GRAHA_OTHER_CONNECTION_PHRASES.sees_lord, {
              ...slots,
              lord: formatGrahaWithArticle(aspectedLord),
            }),
            fact: `aspect-${graha}`,
          },
        ]
      : []),
    ...(charaKaraka !== null && scheme[charaKaraka] === graha
      ? [
          {
            line: phrasePicker.pick(GRAHA_OTHER_CONNECTION_PHRASES.chara, {
              ...slots,
              karaka: formatKaraka(charaKaraka),
            }),
            fact: `karaka-${charaKaraka}`,
          },
        ]
      : []),
    ...(isDispositorInfluential
      ? [
          {
            line: phrasePicker.pick(GRAHA_OTHER_CONNECTION_PHRASES.acts_heard, {
              ...slots,
              lord: formatGrahaWithArticle(dispositor),
            }),
            fact: `planet-${graha}`,
          },
        ]
      : []),
  ].slice(0, 2);
}

const AND = { en: ", and ", hi: ", और ", hg: ", aur " } as const;

/** States that the graha neither rules, occupies nor aspects a house of the topic, and how else it is connected. Empty if it does one of these. */
function renderMissingConnection(turn: AnswerContext, role: GrahaRole): AnswerSentence[] {
  const { phrasePicker } = turn;
  const { index, view, graha, houses } = role;
  const drishti =
    computeSections(index.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha)?.houses ?? [];
  const isConnected = houses.some(
    (house) => view.house(house).lord === graha || view.planets[graha].house === house || drishti.includes(house),
  );
  if (isConnected) return [];
  const [house = 1] = houses;
  const slots = { house: formatHouseInWords(house, view.countedFrom), who: formatGrahaWithArticle(graha) };
  const connections = collectOtherConnections(turn, role);
  const joined = connections.map(({ line }) => line).join(AND[phrasePicker.language]);
  return [
    renderPhrase(phrasePicker, GRAHA_CONNECTION_PHRASES.apart, slots, [
      `planet-${graha}`,
      `lord-${house}`,
      `aspect-${graha}`,
    ]),
    ...(connections.length > 0
      ? [
          renderPhrase(phrasePicker, GRAHA_CONNECTION_PHRASES.through, { ways: joined }, [
            ...connections.map(({ fact }) => fact),
            `lord-${house}`,
          ]),
        ]
      : []),
  ];
}

const formatLordChain = (lords: readonly Graha[]): LocalizedText =>
  composeLocalizedText((language) => lords.map((lord) => formatGraha(lord)[language]).join("–"));

/** When the graha is active: in its current mahadasha, or in its current or next antardasha. */
function renderPeriods({ phrasePicker }: AnswerContext, { index, graha }: GrahaRole): AnswerSentence[] {
  if (hasUncertainTime(index)) return [];
  const { nowJd } = createLocalCalendar(index.nativity, index.context);
  const mahaDashas = computeMahaDashas(createFactContext(index.nativity, index.context));
  const antar = mahaDashas.flatMap(computeSubPeriods).filter(({ endJd }) => endJd > nowJd);
  const next = antar.find(({ lords }) => lords.at(-1) === graha);
  const maha = mahaDashas.find(({ lords, startJd, endJd }) => lords[0] === graha && startJd <= nowJd && endJd > nowJd);
  const formatEdge = (period: Period, side: "start" | "end"): LocalizedText =>
    formatPeriodEdge(index, createPeriodId(period.lords), side, side === "start" ? period.startJd : period.endJd);
  const sentences: AnswerSentence[] = [];
  if (maha)
    sentences.push(
      renderPhrase(
        phrasePicker,
        GRAHA_TIMING_PHRASES.maha,
        { who: formatGraha(graha), until: formatEdge(maha, "end") },
        [createPeriodId(maha.lords)],
      ),
    );
  if (next && (next.startJd <= nowJd || !maha)) {
    const slots = {
      period: formatLordChain(next.lords),
      from: formatEdge(next, "start"),
      until: formatEdge(next, "end"),
    };
    sentences.push(
      renderPhrase(phrasePicker, next.startJd <= nowJd ? GRAHA_TIMING_PHRASES.now : GRAHA_TIMING_PHRASES.ahead, slots, [
        createPeriodId(next.lords),
      ]),
    );
  }
  return sentences.slice(-1);
}

/** The current transit of the graha, if it occupies or aspects a house of the topic. */
function renderTransit({ phrasePicker }: AnswerContext, { index, view, graha, houses }: GrahaRole): AnswerSentence[] {
  const fact = findFactById(index, `transit-${graha}`);
  const sign = (fact?.value as { sign: Rashi } | undefined)?.sign;
  if (!fact || !sign || graha === "moon") return [];
  const at = view.houseOfSign(sign);
  if (houses.includes(at))
    return [
      renderPhrase(
        phrasePicker,
        GRAHA_TIMING_PHRASES.here,
        {
          who: formatGrahaWithArticle(graha),
          sign: formatRashi(sign),
          house: formatHouseInWords(at, view.countedFrom),
        },
        [fact.id],
      ),
    ];
  if (graha !== "jupiter" && graha !== "saturn") return [];
  const aspectedHouse = houses.find((house) => occupiesOrAspects(graha, sign, view.house(house).sign));
  const slots = {
    who: formatGrahaWithArticle(graha),
    sign: formatRashi(sign),
    house: formatHouseInWords(aspectedHouse ?? 1, view.countedFrom),
  };
  return aspectedHouse === undefined
    ? []
    : [renderPhrase(phrasePicker, GRAHA_TIMING_PHRASES.sees, slots, [fact.id, `house-${aspectedHouse}`])];
}

/** Factors about the place of a graha, which are covered by the sentence about its placement. */
const PLACEMENT_FACTORS = new Set<Finding["factor"]>(["lord_place", "occupants", "karakas", "chara_karaka"]);

/** The finding that words the meaning of the placement: one of the judgment, or else the row of graha and house. */
function selectPlacementFinding(
  context: FindingContext,
  { view, graha, judged: judgment }: GrahaRole,
  findings: readonly Finding[],
): Finding | undefined {
  const { house } = view.planets[graha];
  const polarity = computeInfluence(view, graha);
  const row = `planet-in-house/${graha}/${house}`;
  const fallback: Finding = {
    factId: `house-${house}`,
    factor: "occupants",
    house,
    polarity,
    weight: 0,
    knowledgeKey: row,
    stable: true,
  };
  const canLead = (finding: Finding): boolean => getMeaning(context, finding)?.canLead === true;
  return [
    ...findings.filter(({ factor }) => PLACEMENT_FACTORS.has(factor)),
    { ...fallback, house: judgment.house },
  ].find(canLead);
}

function renderGrahaOnTopic(
  turn: AnswerContext,
  graha: Graha,
  judgment: TopicJudgment,
): { said: AnswerSentence[]; findings: readonly Finding[] } {
  const { index, phrasePicker } = turn;
  const view = createChartView(index.nativity);
  const role: GrahaRole = { index, view, graha, judged: judgment, houses: TOPIC_ROWS[judgment.topic].primaryHouses };
  const ownFindings = judgment.natalScore.findings.filter(
    (finding) => finding.stable && isFindingOfGraha(index, graha, finding),
  );
  const ranked = ownFindings.toSorted((a, b) => Math.abs(b.weight * b.polarity) - Math.abs(a.weight * a.polarity));
  const context = createFindingContext(index, phrasePicker, judgment.topic);
  const matter = TOPIC_NAMES[judgment.topic];
  const phrases = GRAHA_INFLUENCE_PHRASES[getInfluenceLevel(role)][getInfluenceDirection(role, ownFindings)];
  const opening = renderPhrase(phrasePicker, phrases, { who: formatGrahaWithArticle(graha), matter });
  const place = selectPlacementFinding(context, role, ranked);
  const placement = renderPlacement(turn, role, place ? (getMeaning(context, place)?.core ?? null) : null);
  const missingConnection = renderMissingConnection(turn, role);
  const other = ranked.find(({ factor }) => !PLACEMENT_FACTORS.has(factor));
  return {
    said: [
      opening,
      placement,
      ...missingConnection,
      ...(other ? renderFinding(context, other, { withState: true }) : []),
      ...renderPeriods(turn, role),
      ...renderTransit(turn, role),
    ],
    findings: [...(place ? [place] : []), ...(other ? [other] : [])],
  };
}

/** Answers what one or two grahas do to a topic: how much influence they have and why, when they are active, and what to do. */
export function answerGrahaOnTopic(turn: AnswerContext): AnswerDraft | null {
  const grahaTopic = resolveGrahaTopic(turn);
  if (!grahaTopic) return null;
  const { index, phrasePicker } = turn;
  const { grahas, topic } = grahaTopic;
  const judgment = judgeTopic(index, topic);
  const rendered = grahas.map((graha) => renderGrahaOnTopic(turn, graha, judgment));
  const [first] = grahas;
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      ...rendered.flatMap(({ said }) => said),
      renderPhrase(phrasePicker, GRAHA_CAVEAT_PHRASES, { matter: TOPIC_NAMES[topic] }),
      ...(grahas.length === 1 && first ? [renderPhrase(phrasePicker, GRAHA_ADVICE[first])] : []),
    ],
    findings: rendered.flatMap(({ findings }) => findings.map(({ knowledgeKey }) => knowledgeKey)),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}
