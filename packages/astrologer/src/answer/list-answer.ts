import { calculate } from "@lagna/jyotish";
import { type DoshaId, DOSHA_WORDS, type Graha, GRAHAS, type YogaGroup, type YogaId } from "@lagna/terms";
import { chartView, dignityBySign } from "../chart-view.ts";
import type { Fact, FactIndex, Said } from "../fact.ts";
import type { Question } from "../question/question.ts";
import { yogaName } from "../words/yoga-said.ts";
import { dignitySaid, listSaid, said, the, wordSaid } from "../words/say.ts";

interface Listed {
  readonly text: Said;
  readonly facts: readonly string[];
}

/** A yoga that something is hoped of ("doctor banne ka yog") is a matter, and no list. */
const YOGAS_ASKED =
  /\b(?:which|what|any|list|all|how many|kaun|kaunse|konse|koi|kitne|raj|raja|dhan|dhana)\b.*\b(?:yogas?|yog)\b|^\s*(?:my |meri kundli ke )?(?:yogas?|yog)\s*[?？]?\s*$|(?:कौन|कोई|कितने|राज|धन).*योग/iu;
const DOSHAS_ASKED = /\b(?:doshas?|doshs?)\b|दोष/iu;
/** More names than these in one sentence help nobody. */
const MOST_NAMED = 6;

/** What people ask for first. */
const GROUPS_FIRST: readonly YogaGroup[] = [
  "mahapurusha",
  "raja",
  "dhana",
  "bhagya",
  "chandra",
  "neecha_bhanga",
  "surya",
];
const GROUPS_NAMED: readonly (readonly [RegExp, readonly YogaGroup[]])[] = [
  [/\braj(?:a|yog|yoga)?\b|राज\s?योग/iu, ["mahapurusha", "raja", "neecha_bhanga"]],
  [/\b(?:dhana?|wealth|money)\b|धन/iu, ["dhana"]],
];

/** Yogas that are asked for by what they have in common. */
const FAMILIES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpaa?p(?:a)? ?kart(?:a)?ri|पाप ?कर्तरी/iu, /^papa_kartari/],
  [/\bs(?:h)?ubha? ?kart(?:a)?ri|शुभ ?कर्तरी/iu, /^shubha_kartari/],
  [/\bkart(?:a)?ri\b|कर्तरी/iu, /_kartari/],
  [
    /\bparivarta?na?\b|\bexchanges? (?:of|between) (?:any |the |my |two )?(?:signs|houses|lords|planets)\b|\bplanets? (?:in|that) exchange\b|परिवर्तन योग|राशि परिवर्तन/iu,
    /^parivartana/,
  ],
  [/\bnee?cha?[ -]?bhanga?\b|नीच ?भंग/iu, /^neecha_bhanga/],
  [/\bvipa?ree?ta?\b|विपरीत/iu, /^(?:vipareeta|harsha|sarala|vimala)/],
];
const familyAsked = (text: string): RegExp | undefined => FAMILIES.find(([words]) => words.test(text))?.[1];
/** Whether it asks for such yogas, whatever matter its words would lead to. */
export const asksYogaFamily = (text: string): boolean => familyAsked(text) !== undefined || RANK_ASKED.test(text);
const RANK_ASKED =
  /\b(?:do i have|have i|any|which|kaun\w*|koi)\b.*\b(?:raja?|dhana?)[ -]?yog(?:a|as)?\b|(?:कोई|कौन).*(?:राज|धन) ?योग/iu;

/** One that turns within the uncertainty of the birth is in no list. */
const isFirm = (index: FactIndex, id: string): boolean => index.facts.has(id) && index.facts.get(id)?.stable !== false;

/** Told among the yogas of rank, of which it is the opposite. */
const OF_NO_RANK: YogaId = "asubha";

const rankOf = (group: YogaGroup): number => {
  const at = GROUPS_FIRST.indexOf(group);
  return at < 0 ? GROUPS_FIRST.length : at;
};

function yogasListed(index: FactIndex, text: string, family?: RegExp): Listed {
  const [, groups] = family ? [] : (GROUPS_NAMED.find(([words]) => words.test(text)) ?? []);
  const found = calculate(index.nativity, ["yogas"])
    .yogas.filter(
      ({ id, holds, sensitive, group }) =>
        holds === true &&
        !sensitive &&
        isFirm(index, `yoga-${id}`) &&
        (family?.test(id) ?? true) &&
        (groups ? groups.includes(group) && id !== OF_NO_RANK : true),
    )
    .toSorted((a, b) => rankOf(a.group) - rankOf(b.group));
  const named = found.slice(0, MOST_NAMED);
  const facts = named.map(({ id }) => `yoga-${id}`);
  const names = listSaid(named.map(({ id }) => yogaName(id as YogaId)));
  if (found.length === 0)
    return {
      text: said(
        "No yoga of that kind is formed in your chart.",
        "आपकी कुंडली में ऐसा कोई योग नहीं बनता।",
        "Aapki kundli me aisa koi yog nahi banta.",
      ),
      facts,
    };
  const more = found.length > named.length;
  return {
    text: said(
      `Your chart has these yogas: ${names.en}${more ? "; the kundli’s page lists the rest" : ""}.`,
      `आपकी कुंडली में ये योग हैं: ${names.hi}${more ? "; बाक़ी कुंडली के पन्ने पर हैं" : ""}।`,
      `Aapki kundli me yeh yog hain: ${names.hg}${more ? "; baaki kundli ke panne par hain" : ""}.`,
    ),
    facts,
  };
}

const doshasHeld = (index: FactIndex): readonly Fact[] =>
  [...index.facts.values()].filter(
    (fact) => fact.section === "doshas" && isFirm(index, fact.id) && (fact.value as { holds?: boolean }).holds === true,
  );

function doshasListed(index: FactIndex): Listed {
  const found = doshasHeld(index);
  const names = listSaid(found.map(({ subject }) => wordSaid(DOSHA_WORDS[subject as DoshaId])));
  if (found.length === 0)
    return {
      text: said(
        "No dosha is found in your chart.",
        "आपकी कुंडली में कोई दोष नहीं है।",
        "Aapki kundli me koi dosh nahi hai.",
      ),
      facts: [],
    };
  return {
    text: said(`Your chart has: ${names.en}.`, `आपकी कुंडली में है: ${names.hi}।`, `Aapki kundli me hai: ${names.hg}.`),
    facts: found.map(({ id }) => id),
  };
}

function grahasListed(is: (graha: Graha) => boolean, state: Said): Listed {
  const found = GRAHAS.filter(is);
  const names = listSaid(found.map(the));
  const how = found.length > 1 ? state.en.replace(/\bits own sign\b/, "their own signs") : state.en;
  const [one, facts] = [found.length === 1, found.map((graha) => `planet-${graha}`)];
  if (found.length === 0)
    return {
      text: said(
        `None of your planets is ${state.en}.`,
        `आपका कोई ग्रह ${state.hi} नहीं है।`,
        `Aapka koi grah ${state.hg} nahi hai.`,
      ),
      facts: GRAHAS.map((graha) => `planet-${graha}`),
    };
  return {
    text: said(
      `In your chart ${names.en} ${one ? "is" : "are"} ${how}.`,
      `आपकी कुंडली में ${names.hi} ${state.hi} ${one ? "है" : "हैं"}।`,
      `Aapki kundli me ${names.hg} ${state.hg} ${one ? "hai" : "hain"}.`,
    ),
    facts,
  };
}

const CANCELLED = /\b(?:cancel\w*|bhanga?)\b|भंग/iu;
const VARGOTTAMA_ASKED = /\bvargott?am\w*\b|वर्गोत्तम/iu;
const isVargottama = ({ facts }: FactIndex, graha: Graha): boolean =>
  (facts.get(`varga-D9-${graha}`)?.value as { vargottama?: boolean } | undefined)?.vargottama === true;

/** What a chart has of a kind, where no single one is named: "which planets are exalted", "kaun se yog hain". */
export function listsAsked({ named, text, kinds, form }: Question, index: FactIndex): readonly Listed[] {
  const { grahas, houses, lords, factIds, dignities, terms, vargas } = named;
  const family = familyAsked(text);
  if (family && form !== "define") return [yogasListed(index, text, family)];
  // "In my fate" asks for the time ahead, and with a raja yoga for that.
  const asksMore = kinds.some((kind) => kind !== "ahead") || (kinds.length > 0 && !YOGAS_ASKED.test(text));
  if (grahas.length + factIds.length + houses.length + lords.length + vargas.length > 0 || asksMore) return [];
  const { planets } = chartView(index.nativity);
  const listed: Listed[] = [];
  if (terms.has("retro"))
    listed.push(grahasListed((graha) => planets[graha].retrograde, said("retrograde", "वक्री", "vakri")));
  if (terms.has("combust")) listed.push(grahasListed((graha) => planets[graha].combust, said("combust", "अस्त", "ast")));
  for (const dignity of dignities)
    listed.push(
      grahasListed(
        (graha) => planets[graha].dignity === dignity || dignityBySign(graha, planets[graha].sign) === dignity,
        dignitySaid(dignity),
      ),
    );
  if (dignities.includes("debilitated") && CANCELLED.test(text))
    listed.push(yogasListed(index, text, /^neecha_bhanga/));
  if (VARGOTTAMA_ASKED.test(text))
    listed.push(grahasListed((graha) => isVargottama(index, graha), said("vargottama", "वर्गोत्तम", "vargottam")));
  if (listed.length > 0) return listed;
  if (YOGAS_ASKED.test(text)) listed.push(yogasListed(index, text));
  if (form !== "define" && DOSHAS_ASKED.test(text)) listed.push(doshasListed(index));
  return listed;
}
