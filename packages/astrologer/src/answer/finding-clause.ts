import {
  type Graha,
  type Karaka8,
  type Nakshatra,
  type Rashi,
  VARGA_WORDS,
  type VargaId,
  type YogaId,
} from "@lagna/terms";
import { type ChartView, dignityBySign } from "../chart-view.ts";
import type { CountedFrom, Fact, Said } from "../fact.ts";
import type { Wordings } from "../knowledge/row.ts";
import type { Finding } from "../reading/promise.ts";
import { ESH_HG, ESH_HI } from "../words/hinglish.data.ts";
import {
  dignitySaid,
  grahaSaid,
  houseInWords,
  karakaSaid,
  nakshatraSaid,
  ofGraha,
  ordinalInWords,
  rashiSaid,
  said,
  the,
  wordSaid,
} from "../words/say.ts";
import { yogaSaid } from "../words/yoga-said.ts";
import { CLAUSES } from "./clauses.data.ts";
import { lordsYogaSaid } from "./lords-yoga.ts";

/** A clause that can be worded in several ways, with what fills its slots. */
export interface Clause {
  readonly wordings: Wordings;
  readonly slots: Readonly<Record<string, Said | string>>;
}

interface Told {
  readonly view: ChartView;
  readonly finding: Finding;
  readonly fact: Fact;
  /** Houses whose lord has been told already. */
  readonly known: ReadonlySet<number>;
}

/** "your tenth lord Mars", "दशमेश मंगल", or the name alone where that has been said. */
export function lordSaid(house: number, lord: Graha, known: ReadonlySet<number>, counted?: CountedFrom): Said {
  if (known.has(house)) return the(lord);
  const who = grahaSaid(lord);
  if (counted) {
    const of = houseInWords(house, counted);
    return said(
      `${ofGraha(lord)}, lord of your ${of.en},`,
      `${of.hi} का स्वामी ${who.hi}`,
      `${of.hg} ka swami ${who.hg}`,
    );
  }
  const role = house === 1 ? "your lagna lord" : `your ${ordinalInWords(house)} lord`;
  const en = who.en === ofGraha(lord) ? `${role} ${who.en}` : `${role}, ${ofGraha(lord)},`;
  return said(en, `${ESH_HI[house - 1]} ${who.hi}`, `${ESH_HG[house - 1]} ${who.hg}`);
}

const lordOf = ({ view, finding, known }: Told): Said => {
  const { lord } = view.house(finding.house);
  return lordSaid(finding.house, lord, known, view.counted);
};

function lordClause({ view, finding }: Told): Clause {
  const { lord } = view.house(finding.house);
  const { house, sign } = view.planets[lord];
  const of = houseInWords(finding.house, view.counted);
  const esh = view.counted
    ? said("", `${of.hi} का स्वामी`, `${of.hg} ka swami`)
    : said("", ESH_HI[finding.house - 1] ?? "", ESH_HG[finding.house - 1] ?? "");
  return {
    wordings: house === finding.house ? CLAUSES.own_place : CLAUSES.lord_place,
    slots: { who: the(lord), of, at: houseInWords(house, view.counted), sign: rashiSaid(sign), esh },
  };
}

function dignityClause(told: Told): Clause | null {
  const { lord } = told.view.house(told.finding.house);
  const { dignity, combust } = told.view.planets[lord];
  if (dignity === null) return null;
  const slots = { lord: lordOf(told), how: dignitySaid(dignity) };
  return { wordings: combust ? CLAUSES.combust : CLAUSES.dignity, slots };
}

function companyClause(told: Told): Clause {
  const { fact, view, finding } = told;
  if (fact.predicate === "conjunction") {
    const { grahas } = fact.value as { grahas: readonly Graha[] };
    const { lord } = view.house(finding.house);
    const other = grahas.find((graha) => graha !== lord) ?? lord;
    return { wordings: CLAUSES.conjunction, slots: { lord: lordOf(told), other: the(other) } };
  }
  return { wordings: CLAUSES.aspect_on_lord, slots: { lord: lordOf(told), from: the(fact.subject as Graha) } };
}

function occupantClause({ view, finding }: Told): Clause {
  const [, graha] = finding.row.split("/") as [string, Graha];
  return { wordings: CLAUSES.occupant, slots: { who: the(graha), at: houseInWords(finding.house, view.counted) } };
}

const aspectClause = ({ view, finding, fact }: Told): Clause => ({
  wordings: CLAUSES.aspect_on_house,
  slots: { from: the(fact.subject as Graha), at: houseInWords(finding.house, view.counted) },
});

function karakaClause({ view, fact }: Told): Clause {
  const { house, sign } = view.planets[fact.subject as Graha];
  const who = the(fact.subject as Graha);
  return { wordings: CLAUSES.karaka, slots: { who, at: houseInWords(house, view.counted), sign: rashiSaid(sign) } };
}

function charaClause({ view, fact }: Told): Clause {
  const { karaka, graha } = fact.value as { karaka: Karaka8; graha: Graha };
  const at = houseInWords(view.planets[graha].house, view.counted);
  return { wordings: CLAUSES.chara, slots: { karaka: karakaSaid(karaka), who: the(graha), at } };
}

function vargaClause({ view, fact }: Told): Clause {
  const { varga, sign, house } = fact.value as unknown as { varga: VargaId; sign: Rashi; house: number };
  const graha = fact.subject as Graha;
  const dignity = dignityBySign(graha, sign);
  const name = wordSaid(VARGA_WORDS[varga]);
  const slots = {
    varga: said(`${name.en.toLowerCase()} (${varga})`, `${name.hi} (${varga})`, `${name.hg.toLowerCase()} (${varga})`),
    who: the(graha),
    at: houseInWords(house, view.counted),
    sign: rashiSaid(sign),
  };
  if (dignity === null) return { wordings: CLAUSES.varga, slots };
  return { wordings: CLAUSES.varga_dignity, slots: { ...slots, how: dignitySaid(dignity) } };
}

/** An exchange is told by those who make it: its own name lists houses. */
function exchangeClause({ view, fact }: Told): Clause | null {
  const [, one, other] = /^parivartana_(\d+)_(\d+)$/.exec(fact.subject) ?? [];
  if (one === undefined || other === undefined) return null;
  const [first, second] = [one, other].map((house) => the(view.house(Number(house)).lord)) as [Said, Said];
  return { wordings: CLAUSES.exchange, slots: { first, second } };
}

function yogaClause(told: Told): Clause {
  const id = told.fact.subject as YogaId;
  const exchange = exchangeClause(told);
  if (exchange) return exchange;
  const byLords = lordsYogaSaid(id);
  if (byLords) return { wordings: { en: [byLords.en], hi: [byLords.hi], hg: [byLords.hg] }, slots: {} };
  return { wordings: CLAUSES.yoga, slots: { yoga: yogaSaid(id) } };
}

function bindusClause({ view, finding, fact }: Told): Clause {
  const { bindus } = fact.value as { bindus: number };
  return {
    wordings: CLAUSES.bindus,
    slots: { house: houseInWords(finding.house, view.counted), bindus: String(bindus) },
  };
}

function starClause({ fact }: Told): Clause {
  const { nakshatra } = fact.value as { nakshatra: Nakshatra };
  const isLagna = fact.subject === "lagna";
  const who = isLagna ? said("lagna", "लग्न", "lagna") : grahaSaid(fact.subject as Graha);
  return { wordings: CLAUSES.star, slots: { who, star: nakshatraSaid(nakshatra) } };
}

const OF_FACTOR: Readonly<Record<Finding["factor"], (told: Told) => Clause | null>> = {
  lord_place: lordClause,
  lord_dignity: dignityClause,
  lord_company: companyClause,
  occupants: occupantClause,
  aspects: aspectClause,
  karakas: karakaClause,
  chara_karaka: charaClause,
  varga: vargaClause,
  yogas: yogaClause,
  bindus: bindusClause,
  stars: starClause,
};

/** The fact of a finding as a clause of a sentence; `null` where there is nothing to say of it. */
export const clauseOf = (
  view: ChartView,
  finding: Finding,
  fact: Fact,
  known: ReadonlySet<number> = new Set(),
): Clause | null => OF_FACTOR[finding.factor]({ view, finding, fact, known });
