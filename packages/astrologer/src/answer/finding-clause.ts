import {
  type Graha,
  KARAKA_WORDS,
  type Karaka8,
  type Nakshatra,
  VARGA_WORDS,
  type VargaId,
  YOGA_WORDS,
  type YogaId,
} from "@lagna/terms";
import { type ChartView, dignityBySign } from "../chart-view.ts";
import type { Fact, Said } from "../fact.ts";
import type { Finding } from "../reading/promise.ts";
import {
  dignitySaid,
  grahaSaid,
  houseSaid,
  karakaSaid,
  nakshatraSaid,
  ofGraha,
  rashiSaid,
  said,
  wordSaid,
} from "../words/say.ts";
import { lordsYogaSaid } from "./lords-yoga.ts";

/** A graha as it stands in a sentence: "the Sun". */
const the = (graha: Graha): Said => ({ ...grahaSaid(graha), en: ofGraha(graha) });

interface Told {
  readonly view: ChartView;
  readonly finding: Finding;
  readonly fact: Fact;
}

function lordClause({ view, finding }: Told): Said {
  const { lord } = view.house(finding.house);
  const { house, sign } = view.planets[lord];
  const [of, who, at, where] = [houseSaid(finding.house), the(lord), houseSaid(house), rashiSaid(sign)];
  return said(
    `${who.en}, lord of your ${of.en}, stands in the ${at.en}, in ${where.en}`,
    `आपके ${of.hi} का स्वामी ${who.hi} ${at.hi} में, ${where.hi} राशि में है`,
    `aapke ${of.hg} ka swami ${who.hg} ${at.hg} me, ${where.hg} rashi me hai`,
  );
}

function dignityClause({ view, finding }: Told): Said | null {
  const { lord } = view.house(finding.house);
  const { dignity, combust } = view.planets[lord];
  if (dignity === null) return null;
  const [who, how, of] = [the(lord), dignitySaid(dignity), houseSaid(finding.house)];
  return said(
    `${who.en}, lord of your ${of.en}, is ${how.en}${combust ? " and combust" : ""}`,
    `आपके ${of.hi} का स्वामी ${who.hi} ${how.hi}${combust ? " और अस्त" : ""} है`,
    `aapke ${of.hg} ka swami ${who.hg} ${how.hg}${combust ? " aur ast" : ""} hai`,
  );
}

function companyClause({ view, finding, fact }: Told): Said {
  const { lord } = view.house(finding.house);
  const of = houseSaid(finding.house);
  if (fact.predicate === "conjunction") {
    const { grahas } = fact.value as { grahas: readonly Graha[] };
    const other = the(grahas.find((graha) => graha !== lord) ?? lord);
    const who = the(lord);
    return said(
      `${who.en}, lord of your ${of.en}, stands with ${other.en}`,
      `आपके ${of.hi} का स्वामी ${who.hi} ${other.hi} के साथ है`,
      `aapke ${of.hg} ka swami ${who.hg} ${other.hg} ke saath hai`,
    );
  }
  const [from, who] = [the(fact.subject as Graha), the(lord)];
  return said(
    `${from.en} aspects ${who.en}, lord of your ${of.en}`,
    `आपके ${of.hi} के स्वामी ${who.hi} पर ${from.hi} की दृष्टि है`,
    `aapke ${of.hg} ke swami ${who.hg} par ${from.hg} ki drishti hai`,
  );
}

function occupantClause({ finding }: Told): Said {
  const [, graha] = finding.row.split("/") as [string, Graha];
  const [who, at] = [the(graha), houseSaid(finding.house)];
  return said(`${who.en} is in your ${at.en}`, `${who.hi} आपके ${at.hi} में है`, `${who.hg} aapke ${at.hg} me hai`);
}

function aspectClause({ finding, fact }: Told): Said {
  const [who, at] = [the(fact.subject as Graha), houseSaid(finding.house)];
  return said(
    `${who.en} aspects your ${at.en}`,
    `${who.hi} की दृष्टि आपके ${at.hi} पर है`,
    `${who.hg} ki drishti aapke ${at.hg} par hai`,
  );
}

function karakaClause({ view, fact }: Told): Said {
  const { house, sign } = view.planets[fact.subject as Graha];
  const [who, at, where] = [the(fact.subject as Graha), houseSaid(house), rashiSaid(sign)];
  return said(
    `${who.en} is in your ${at.en}, in ${where.en}`,
    `${who.hi} आपके ${at.hi} में, ${where.hi} राशि में है`,
    `${who.hg} aapke ${at.hg} me, ${where.hg} rashi me hai`,
  );
}

function charaClause({ view, fact }: Told): Said {
  const { karaka, graha } = fact.value as { karaka: Karaka8; graha: Graha };
  const [name, who, at] = [karakaSaid(karaka), the(graha), houseSaid(view.planets[graha].house)];
  return said(
    `your ${KARAKA_WORDS[karaka].en} is ${who.en}, in the ${at.en}`,
    `आपका ${name.hi} ${who.hi} है, ${at.hi} में`,
    `aapka ${name.hg} ${who.hg} hai, ${at.hg} me`,
  );
}

function vargaClause({ fact }: Told): Said {
  const { varga, sign, house } = fact.value as { varga: VargaId; sign: Fact["value"] & string; house: number };
  const graha = fact.subject as Graha;
  const dignity = dignityBySign(graha, sign as never);
  const [name, who, at, where] = [wordSaid(VARGA_WORDS[varga]), the(graha), houseSaid(house), rashiSaid(sign as never)];
  const how = dignity && dignitySaid(dignity);
  return said(
    `in the ${name.en.toLowerCase()} (${varga}) ${who.en} is in ${where.en}, in the ${at.en}${how ? `, ${how.en}` : ""}`,
    `${name.hi} (${varga}) में ${who.hi} ${where.hi} राशि में, ${at.hi} में है${how ? `, ${how.hi}` : ""}`,
    `${name.hg} (${varga}) me ${who.hg} ${where.hg} rashi me, ${at.hg} me hai${how ? `, ${how.hg}` : ""}`,
  );
}

function yogaClause({ fact }: Told): Said {
  const id = fact.subject as YogaId;
  const name = wordSaid(YOGA_WORDS[id]);
  const byLords = lordsYogaSaid(id);
  if (byLords) return byLords;
  return said(`you have ${name.en} yoga`, `आपकी कुंडली में ${name.hi} योग है`, `aapki kundli me ${name.hg} yog hai`);
}

function bindusClause({ finding, fact }: Told): Said {
  const { bindus } = fact.value as { bindus: number };
  const house = houseSaid(finding.house);
  return said(
    `your ${house.en} has ${bindus} bindus in the sarvashtakavarga`,
    `सर्वाष्टकवर्ग में आपके ${house.hi} में ${bindus} बिंदु हैं`,
    `sarvashtakvarg me aapke ${house.hg} me ${bindus} bindu hain`,
  );
}

function starClause({ fact }: Told): Said {
  const { nakshatra } = fact.value as { nakshatra: Nakshatra };
  const star = nakshatraSaid(nakshatra);
  if (fact.subject === "lagna") {
    return said(
      `your lagna is in ${star.en}`,
      `आपका लग्न ${star.hi} नक्षत्र में है`,
      `aapka lagna ${star.hg} nakshatra me hai`,
    );
  }
  const who = grahaSaid(fact.subject as Graha);
  return said(
    `your ${who.en} is in ${star.en}`,
    `आपका ${who.hi} ${star.hi} नक्षत्र में है`,
    `aapka ${who.hg} ${star.hg} nakshatra me hai`,
  );
}

const CLAUSES: Readonly<Record<Finding["factor"], (told: Told) => Said | null>> = {
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

/** The fact of a finding as a clause of a sentence, without a capital or an end; `null` where there is nothing to say of it. */
export const clauseOf = (view: ChartView, finding: Finding, fact: Fact): Said | null =>
  CLAUSES[finding.factor]({ view, finding, fact });
