import {
  type Graha,
  type Karaka8,
  type Nakshatra,
  type Rashi,
  VARGA_WORDS,
  type VargaId,
  type YogaId,
} from "@lagna/terms";
import { type ChartReadModel, getDignityBySign } from "../../chart-read-model.ts";
import type { CountedFrom, Fact, LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { Finding } from "../../topic-judgment/score-topic.ts";
import { HOUSE_LORDS_HG, HOUSE_LORDS_HI } from "../../formatting/hinglish-terms.data.ts";
import {
  formatDignity,
  formatGraha,
  formatHouseInWords,
  formatKaraka,
  formatNakshatra,
  formatGrahaAfterOf,
  formatOrdinalInWords,
  formatRashi,
  createLocalizedText,
  formatGrahaWithArticle,
  localizeWord,
} from "../../formatting/format-terms.ts";
import { formatYoga } from "../../formatting/format-yoga.ts";
import { FINDING_CLAUSE_PHRASES } from "./finding-clause-phrases.data.ts";
import { renderLordsYoga } from "./render-lords-yoga.ts";

/** A clause with several wordings, and the values of their slots. */
export interface Clause {
  readonly wordings: PhraseVariants;
  readonly slots: Readonly<Record<string, LocalizedText | string>>;
}

interface ClauseContext {
  readonly view: ChartReadModel;
  readonly finding: Finding;
  readonly fact: Fact;
  /** Houses whose lord has been named already. */
  readonly namedLords: ReadonlySet<number>;
}

/** "your tenth lord Mars", "दशमेश मंगल"; only the name if the lord has been named already. */
export function formatHouseLord(
  house: number,
  lord: Graha,
  namedLords: ReadonlySet<number>,
  countedFrom?: CountedFrom,
): LocalizedText {
  if (namedLords.has(house)) return formatGrahaWithArticle(lord);
  const who = formatGraha(lord);
  if (countedFrom) {
    const houseName = formatHouseInWords(house, countedFrom);
    return createLocalizedText(
      `${formatGrahaAfterOf(lord)}, lord of your ${houseName.en},`,
      `${houseName.hi} का स्वामी ${who.hi}`,
      `${houseName.hg} ka swami ${who.hg}`,
    );
  }
  const role = house === 1 ? "your lagna lord" : `your ${formatOrdinalInWords(house)} lord`;
  const en = who.en === formatGrahaAfterOf(lord) ? `${role} ${who.en}` : `${role}, ${formatGrahaAfterOf(lord)},`;
  return createLocalizedText(en, `${HOUSE_LORDS_HI[house - 1]} ${who.hi}`, `${HOUSE_LORDS_HG[house - 1]} ${who.hg}`);
}

const formatFindingLord = ({ view, finding, namedLords }: ClauseContext): LocalizedText => {
  const { lord } = view.house(finding.house);
  return formatHouseLord(finding.house, lord, namedLords, view.countedFrom);
};

function buildLordClause({ view, finding }: ClauseContext): Clause {
  const { lord } = view.house(finding.house);
  const { house, sign } = view.planets[lord];
  const of = formatHouseInWords(finding.house, view.countedFrom);
  const esh = view.countedFrom
    ? createLocalizedText("", `${of.hi} का स्वामी`, `${of.hg} ka swami`)
    : createLocalizedText("", HOUSE_LORDS_HI[finding.house - 1] ?? "", HOUSE_LORDS_HG[finding.house - 1] ?? "");
  return {
    wordings: house === finding.house ? FINDING_CLAUSE_PHRASES.own_place : FINDING_CLAUSE_PHRASES.lord_place,
    slots: {
      who: formatGrahaWithArticle(lord),
      of,
      at: formatHouseInWords(house, view.countedFrom),
      sign: formatRashi(sign),
      esh,
    },
  };
}

function buildDignityClause(context: ClauseContext): Clause | null {
  const { lord } = context.view.house(context.finding.house);
  const { dignity, combust } = context.view.planets[lord];
  if (dignity === null) return null;
  const slots = { lord: formatFindingLord(context), how: formatDignity(dignity) };
  return { wordings: combust ? FINDING_CLAUSE_PHRASES.combust : FINDING_CLAUSE_PHRASES.dignity, slots };
}

function buildCompanyClause(context: ClauseContext): Clause {
  const { fact, view, finding } = context;
  if (fact.predicate === "conjunction") {
    const { grahas } = fact.value as { grahas: readonly Graha[] };
    const { lord } = view.house(finding.house);
    const other = grahas.find((graha) => graha !== lord) ?? lord;
    return {
      wordings: FINDING_CLAUSE_PHRASES.conjunction,
      slots: { lord: formatFindingLord(context), other: formatGrahaWithArticle(other) },
    };
  }
  return {
    wordings: FINDING_CLAUSE_PHRASES.aspect_on_lord,
    slots: { lord: formatFindingLord(context), from: formatGrahaWithArticle(fact.subject as Graha) },
  };
}

function buildOccupantClause({ view, finding }: ClauseContext): Clause {
  const [, graha] = finding.knowledgeKey.split("/") as [string, Graha];
  return {
    wordings: FINDING_CLAUSE_PHRASES.occupant,
    slots: { who: formatGrahaWithArticle(graha), at: formatHouseInWords(finding.house, view.countedFrom) },
  };
}

const buildAspectClause = ({ view, finding, fact }: ClauseContext): Clause => ({
  wordings: FINDING_CLAUSE_PHRASES.aspect_on_house,
  slots: {
    from: formatGrahaWithArticle(fact.subject as Graha),
    at: formatHouseInWords(finding.house, view.countedFrom),
  },
});

function buildKarakaClause({ view, fact }: ClauseContext): Clause {
  const { house, sign } = view.planets[fact.subject as Graha];
  const who = formatGrahaWithArticle(fact.subject as Graha);
  return {
    wordings: FINDING_CLAUSE_PHRASES.karaka,
    slots: { who, at: formatHouseInWords(house, view.countedFrom), sign: formatRashi(sign) },
  };
}

function buildCharaKarakaClause({ view, fact }: ClauseContext): Clause {
  const { karaka, graha } = fact.value as { karaka: Karaka8; graha: Graha };
  const at = formatHouseInWords(view.planets[graha].house, view.countedFrom);
  return {
    wordings: FINDING_CLAUSE_PHRASES.chara,
    slots: { karaka: formatKaraka(karaka), who: formatGrahaWithArticle(graha), at },
  };
}

function buildVargaClause({ view, fact }: ClauseContext): Clause {
  const { varga, sign, house } = fact.value as unknown as { varga: VargaId; sign: Rashi; house: number };
  const graha = fact.subject as Graha;
  const dignity = getDignityBySign(graha, sign);
  const name = localizeWord(VARGA_WORDS[varga]);
  const slots = {
    varga: createLocalizedText(
      `${name.en.toLowerCase()} (${varga})`,
      `${name.hi} (${varga})`,
      `${name.hg.toLowerCase()} (${varga})`,
    ),
    who: formatGrahaWithArticle(graha),
    at: formatHouseInWords(house, view.countedFrom),
    sign: formatRashi(sign),
  };
  if (dignity === null) return { wordings: FINDING_CLAUSE_PHRASES.varga, slots };
  return { wordings: FINDING_CLAUSE_PHRASES.varga_dignity, slots: { ...slots, how: formatDignity(dignity) } };
}

/** An exchange is worded with its two grahas, because the name of the yoga only lists houses. */
function buildExchangeClause({ view, fact }: ClauseContext): Clause | null {
  const [, one, other] = /^parivartana_(\d+)_(\d+)$/.exec(fact.subject) ?? [];
  if (one === undefined || other === undefined) return null;
  const [first, second] = [one, other].map((house) => formatGrahaWithArticle(view.house(Number(house)).lord)) as [
    LocalizedText,
    LocalizedText,
  ];
  return { wordings: FINDING_CLAUSE_PHRASES.exchange, slots: { first, second } };
}

function buildYogaClause(context: ClauseContext): Clause {
  const id = context.fact.subject as YogaId;
  const exchange = buildExchangeClause(context);
  if (exchange) return exchange;
  const byLords = renderLordsYoga(id);
  if (byLords) return { wordings: { en: [byLords.en], hi: [byLords.hi], hg: [byLords.hg] }, slots: {} };
  return { wordings: FINDING_CLAUSE_PHRASES.yoga, slots: { yoga: formatYoga(id) } };
}

function buildBindusClause({ view, finding, fact }: ClauseContext): Clause {
  const { bindus } = fact.value as { bindus: number };
  return {
    wordings: FINDING_CLAUSE_PHRASES.bindus,
    slots: { house: formatHouseInWords(finding.house, view.countedFrom), bindus: String(bindus) },
  };
}

function buildNakshatraClause({ fact }: ClauseContext): Clause {
  const { nakshatra } = fact.value as { nakshatra: Nakshatra };
  const isLagna = fact.subject === "lagna";
  const who = isLagna ? createLocalizedText("lagna", "लग्न", "lagna") : formatGraha(fact.subject as Graha);
  return { wordings: FINDING_CLAUSE_PHRASES.star, slots: { who, star: formatNakshatra(nakshatra) } };
}

const CLAUSE_BUILDERS: Readonly<Record<Finding["factor"], (context: ClauseContext) => Clause | null>> = {
  lord_place: buildLordClause,
  lord_dignity: buildDignityClause,
  lord_company: buildCompanyClause,
  occupants: buildOccupantClause,
  aspects: buildAspectClause,
  karakas: buildKarakaClause,
  chara_karaka: buildCharaKarakaClause,
  varga: buildVargaClause,
  yogas: buildYogaClause,
  bindus: buildBindusClause,
  stars: buildNakshatraClause,
};

/** The fact of a finding as a clause of a sentence; `null` if there is nothing to say. */
export const buildFindingClause = (
  view: ChartReadModel,
  finding: Finding,
  fact: Fact,
  namedLords: ReadonlySet<number> = new Set(),
): Clause | null => CLAUSE_BUILDERS[finding.factor]({ view, finding, fact, namedLords });
