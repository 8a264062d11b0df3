import { computeSections } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import type { ChartReadModel } from "../../chart-read-model.ts";
import type { LocalizedText } from "../../fact.ts";
import { TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import {
  formatHouseInWords,
  formatKaraka,
  formatList,
  formatOrdinalInWords,
  formatRashi,
  createLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import {
  CONNECTION_CONJUNCTION,
  GRAHA_CONNECTION_PHRASES,
  GRAHA_OTHER_CONNECTION_PHRASES,
} from "./graha-on-topic-phrases.data.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { renderPhrase, type AnswerContext } from "../answer-context.ts";
import { capitalize, toSentence } from "../phrasing/phrase-picker.ts";
import { type GrahaRole, getInfluenceLevel } from "./graha-role.ts";

/** "Fifth and tenth houses". */
function formatHouseList(houses: readonly number[], countedFrom: ChartReadModel["countedFrom"]): LocalizedText {
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
export function renderPlacement(
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

/** States that the graha neither rules, occupies nor aspects a house of the topic, and how else it is connected. Empty if it does one of these. */
export function renderMissingConnection(turn: AnswerContext, role: GrahaRole): AnswerSentence[] {
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
  const joined = connections.map(({ line }) => line).join(CONNECTION_CONJUNCTION[phrasePicker.language]);
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
