import { getFunctionalRoles, SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS, RASHI_LORDS, type Rashi } from "@lagna/terms";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import {
  formatDegree,
  formatHouse,
  formatList,
  formatRashi,
  createLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import { findNextIngress, UNTIL_PATTERN } from "./find-asked-facts.ts";
import type { LocalizedSentence } from "./answer-fact.ts";
import { MARANA_KARAKA_HOUSES } from "./marana-karaka-houses.data.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import { asksMaraka } from "../definitions/define-term.ts";
import type { ChartLookup } from "./chart-lookup-type.ts";
import type { ChartReadModel } from "../../chart-read-model.ts";

const FUNCTIONAL_NATURE_PATTERN =
  /\bfunctional(?:ly)?\b|\b(?:good|bad|benefic\w*|malefic\w*|shubh|ashubh|friendly|enemy|lucky|achh?e|bure|favou?rable)\b[^.?!]*\b(?:planets?|grah\w*)\b[^.?!]*\b(?:me|my|mere|meri|lagna|ascendant|rising)\b|\b(?:planets?|grah\w*)\b[^.?!]*\b(?:me|my|mere|meri|lagna|ascendant|rising)\b[^.?!]*\b(?:good|bad|benefic\w*|malefic\w*|shubh|ashubh|friendly|enem(?:y|ies)|achh?e|bure|dushman|shatru)\b|(?:ग्रह|लग्न)[^।?!]*(?:शुभ|अशुभ|अच्छे|बुरे|शत्रु|दुश्मन)[^।?!]*|(?:शुभ|अशुभ|अच्छे|बुरे|शत्रु)[^।?!]*ग्रह/iu;
const SINGLE_GRAHA = 1;

/** Functional benefics, malefics and neutrals for the lagna, by the houses they rule. */
const lookUpFunctionalNature: ChartLookup = ({ question: { text, entities, topics, form }, view }) => {
  const names = entities.grahas.length + entities.houses.length + entities.lords.length + entities.vargas.length;
  const isTransit = entities.terms.has("transit") || entities.terms.has("now");
  if (!FUNCTIONAL_NATURE_PATTERN.test(text) || view.countedFrom || names > 0 || topics.length > SINGLE_GRAHA) return [];
  if (form === "define" || form === "when" || isTransit) return [];
  const lagna = view.signOf("lagna");
  const roles = getFunctionalRoles(lagna);
  const listByNature = (nature: string): LocalizedText =>
    formatList(SAPTA_GRAHAS.filter((graha) => roles[graha].nature === nature).map(formatGrahaWithArticle));
  const isAny = (nature: string): boolean => SAPTA_GRAHAS.some((graha) => roles[graha].nature === nature);
  const [good, hard, even, sign] = [
    listByNature("benefic"),
    listByNature("malefic"),
    listByNature("neutral"),
    formatRashi(lagna),
  ];
  const rest = isAny("neutral");
  const summary = createLocalizedText(
    `For a ${sign.en} lagna the functional benefics are ${good.en}, and the functional malefics ${hard.en}${rest ? `; in between, depending on the planets they are with: ${even.en}` : ""}.`,
    `${sign.hi} लग्न के लिए शुभ फल देने वाले ग्रह ${good.hi} हैं, और अशुभ ${hard.hi}${rest ? `; सम, यानी संगति के अनुसार: ${even.hi}` : ""}।`,
    `${sign.hg} lagna ke liye shubh phal dene wale grah ${good.hg} hain, aur ashubh ${hard.hg}${rest ? `; sam, yaani sangati ke hisaab se: ${even.hg}` : ""}.`,
  );
  const why = createLocalizedText(
    "This follows from the houses they rule: lords of the first, fifth and ninth give, lords of the third, sixth and eleventh ask for effort; this does not make a planet bad.",
    "यह उनके भावों के स्वामित्व से तय होता है: पहले, पाँचवें और नौवें के स्वामी देते हैं, तीसरे, छठे और ग्यारहवें के मेहनत माँगते हैं; बुरा इनमें कोई नहीं।",
    "Yeh unke gharon ke swamitva se tay hota hai: pehle, paanchve aur nauve ke swami dete hain, teesre, chhathe aur gyarahve ke mehnat maangte hain; bura inme koi nahi.",
  );
  return [
    { text: summary, facts: ["lagna"], parts: ["sign"] },
    { text: why, facts: [] },
  ];
};

const MARANA_KARAKA_PATTERN = /\bmaran\w* kara?k\w*(?: sthana?)?\b|\bmks\b|मरण ?कारक/iu;

/** Grahas in marana karaka sthana, the house where they are most strained. The answer adds that the name is not about death. */
const lookUpMaranaKaraka: ChartLookup = ({ question: { text, entities }, view }) => {
  if (!MARANA_KARAKA_PATTERN.test(text) || view.countedFrom) return [];
  const rows = MARANA_KARAKA_HOUSES.filter(
    ([graha]) => entities.grahas.length === 0 || entities.grahas.includes(graha),
  );
  const inside = rows.filter(([graha, house]) => view.planets[graha].house === house);
  if (inside.length === 0) {
    const line = createLocalizedText(
      `${entities.grahas.length > 0 ? "It is not" : "None of your planets is"} in marana karaka sthana, the house where a planet is under most strain.`,
      `${entities.grahas.length > 0 ? "वह" : "आपका कोई ग्रह"} मरण कारक स्थान में नहीं है, यानी उस भाव में जहाँ ग्रह पर सबसे ज़्यादा दबाव रहता है।`,
      `${entities.grahas.length > 0 ? "Woh" : "Aapka koi grah"} maran karak sthan me nahi hai, yaani us ghar me jahan grah par sabse zyada dabaav rehta hai.`,
    );
    return [{ text: line, facts: rows.map(([graha]) => `planet-${graha}`), parts: ["house"] }];
  }
  return inside.map(([graha, house]): LocalizedSentence => {
    const [who, at] = [formatGrahaWithArticle(graha), formatHouse(house)];
    return {
      text: createLocalizedText(
        `${capitalize(who.en)} is in your ${at.en}, its marana karaka sthana: the house where it is under most strain. The name describes a tired planet and has nothing to do with death.`,
        `${who.hi} आपके ${at.hi} में है, जो उसका मरण कारक स्थान है: वहाँ उस पर सबसे ज़्यादा दबाव रहता है। यह थके ग्रह का नाम है, मृत्यु से इसका कोई नाता नहीं।`,
        `${who.hg} aapke ${at.hg} me hai, jo uska maran karak sthan hai: wahan us par sabse zyada dabaav rehta hai. Yeh thake grah ka naam hai, mrityu se iska koi naata nahi.`,
      ),
      facts: [`planet-${graha}`],
      parts: ["house"],
    };
  });
};

/** The maraka houses (BPHS 44). */
const MARAKA_HOUSES = [2, 7] as const;

const renderMarakaLine = (
  who: LocalizedText,
  houseNames: LocalizedText,
  isLord: boolean,
  isOccupant: boolean,
): LocalizedText =>
  isLord
    ? createLocalizedText(
        `Yes. ${capitalize(who.en)} rules your ${houseNames.en}, so for your lagna it counts as a maraka; the second and the seventh are the maraka houses.`,
        `हाँ, आपके लग्न के लिए ${who.hi} मारक गिना जाता है: वह आपके ${houseNames.hi} का स्वामी है। दूसरा और सातवाँ भाव मारक कहलाते हैं।`,
        `Haan, aapke lagna ke liye ${who.hg} marak gina jaata hai: woh aapke ${houseNames.hg} ka swami hai. Doosra aur saatva ghar marak kehlate hain.`,
      )
    : isOccupant
      ? createLocalizedText(
          `By lordship ${who.en} is not a maraka for your lagna, but it stands in your ${houseNames.en}, a maraka house, and some astrologers count that too.`,
          `स्वामित्व से ${who.hi} आपके लग्न का मारक नहीं है, पर वह आपके ${houseNames.hi} में बैठा है, जो मारक भाव है, और कुछ ज्योतिषी उसे भी गिनते हैं।`,
          `Swamitva se ${who.hg} aapke lagna ka marak nahi hai, par woh aapke ${houseNames.hg} me baitha hai, jo marak ghar hai, aur kuch jyotishi use bhi ginte hain.`,
        )
      : createLocalizedText(
          `No, ${who.en} is not a maraka for your lagna: it neither rules nor stands in your second or seventh house.`,
          `नहीं, ${who.hi} आपके लग्न का मारक नहीं है: वह आपके दूसरे या सातवें भाव का न स्वामी है, न वहाँ बैठा है।`,
          `Nahi, ${who.hg} aapke lagna ka marak nahi hai: woh aapke doosre ya saatve ghar ka na swami hai, na wahan baitha hai.`,
        );

const MARAKA_EXPLANATION = createLocalizedText(
  "The name only says which houses a planet rules. In its periods, rest and care of the body come first; I do not read the end of a life from it.",
  "यह स्वामित्व का नाम है। उसकी दशा में आराम और देह की देखभाल पहले आती है; किसी का अंत इससे नहीं पढ़ा जाता।",
  "Yeh swamitva ka naam hai. Uski dasha me aaram aur sharir ki dekhbhaal pehle aati hai; kisi ka ant isse nahi padha jaata.",
);

/** Whether a graha is a maraka for the lagna, or which grahas are. */
const lookUpMaraka: ChartLookup = ({ question, view }) => {
  if (!asksMaraka(question) || view.countedFrom) return [];
  const explanation: LocalizedSentence = { text: MARAKA_EXPLANATION, facts: [] };
  if (question.entities.grahas.length === 0)
    return [...MARAKA_HOUSES.map((house) => `lord-${house}`), renderMarakas(view), explanation];
  const sentences = question.entities.grahas.map((graha): LocalizedSentence => {
    const ruled = MARAKA_HOUSES.filter((house) => view.house(house).lord === graha);
    const occupied = MARAKA_HOUSES.filter((house) => view.planets[graha].house === house);
    const houses = ruled.length > 0 ? ruled : occupied;
    const houseNames = formatList(houses.map((house) => formatHouse(house)));
    const facts = [`planet-${graha}`, ...MARAKA_HOUSES.map((house) => `lord-${house}`)];
    return {
      text: renderMarakaLine(formatGrahaWithArticle(graha), houseNames, ruled.length > 0, occupied.length > 0),
      facts,
      parts: ["house", "lord"],
    };
  });
  return [...sentences, explanation];
};

function renderMarakas(view: ChartReadModel): LocalizedSentence {
  const lords = [...new Set(MARAKA_HOUSES.map((house) => view.house(house).lord))];
  const { en, hi, hg } = formatList(lords.map(formatGrahaWithArticle));
  const text = createLocalizedText(
    `So by lordship the marakas for your lagna: ${en}.`,
    `इसलिए स्वामित्व से आपके लग्न के मारक: ${hi}।`,
    `Isliye swamitva se aapke lagna ke marak: ${hg}.`,
  );
  return { text, facts: MARAKA_HOUSES.map((house) => `lord-${house}`) };
}

const KARAKAMSA_PATTERN = /\bkarakams\w*|\bkarakamsh\w*|कारकांश|\bswamsh?a?\b|स्वांश/iu;

/** The karakamsha: the sign of the atmakaraka in the navamsha, and its house in the birth chart. */
const lookUpKarakamsa: ChartLookup = ({ question: { text, form }, view, index }) => {
  if (!KARAKAMSA_PATTERN.test(text) || form === "define" || view.countedFrom) return [];
  const scheme = view.nativity.settings.jaimini.karaka_scheme;
  const id = scheme === 8 ? "karaka-AK-8" : "karaka-AK";
  const graha = (findFactById(index, id)?.value as { graha: Graha } | undefined)?.graha;
  const sign = graha && (findFactById(index, `varga-D9-${graha}`)?.value as { sign: Rashi } | undefined)?.sign;
  if (!graha || !sign) return [];
  const of =
    scheme === 8
      ? createLocalizedText(" of 8 karakas", " (8 कारकों में)", " (8 karak me)")
      : createLocalizedText("", "", "");
  const [who, where, at, lord] = [
    formatGrahaWithArticle(graha),
    formatRashi(sign),
    formatHouse(view.houseOfSign(sign)),
    formatGrahaWithArticle(RASHI_LORDS[sign]),
  ];
  return [
    {
      text: createLocalizedText(
        `Your karakamsha is ${where.en}: there ${who.en}, your Atmakaraka${of.en}, stands in the navamsha (D9). In the birth chart that is your ${at.en}, ruled by ${lord.en}.`,
        `आपका कारकांश ${where.hi} है: नवांश (D9) में आपका आत्मकारक ${who.hi}${of.hi} वहीं है। जन्म कुंडली में यह आपके ${at.hi} में पड़ता है, स्वामी ${lord.hi}।`,
        `Aapka karakamsh ${where.hg} hai: navamsh (D9) me aapka Atmakarak ${who.hg}${of.hg} wahin hai. Janm kundli me yeh aapke ${at.hg} me padta hai, swami ${lord.hg}.`,
      ),
      facts: [id, `varga-D9-${graha}`],
      parts: ["sign"],
    },
  ];
};

const LORD_PATTERN = /\b(?:lord|ruler|swami|dispositor|malik)\b|स्वामी|मालिक/iu;

/** The lord of the sign of a point, and its place: "the upapada's lord". */
const lookUpLordOfPoint: ChartLookup = ({ question: { text, entities }, view, index }) => {
  if (!LORD_PATTERN.test(text) || view.countedFrom) return [];
  return entities.factIds.flatMap((id): LocalizedSentence[] => {
    const fact = /^(?:arudha|special)-/.test(id) ? findFactById(index, id) : undefined;
    const sign = (fact?.value as { sign: Rashi } | undefined)?.sign;
    if (!fact || !sign) return [];
    const graha = RASHI_LORDS[sign];
    const { sign: lordSign, house } = view.planets[graha];
    const [name, where, who] = [getNameText(fact.text), formatRashi(sign), formatGrahaWithArticle(graha)];
    const [lordSignName, at] = [formatRashi(lordSign), formatHouse(house)];
    return [
      {
        text: createLocalizedText(
          `Your ${name.en} is in ${where.en}; its lord ${who.en} is in the ${at.en}, in ${lordSignName.en}.`,
          `आपका ${name.hi} ${where.hi} राशि में है; उसका स्वामी ${who.hi} ${at.hi} में, ${lordSignName.hi} राशि में है।`,
          `Aapka ${name.hg} ${where.hg} rashi me hai; uska swami ${who.hg} ${at.hg} me, ${lordSignName.hg} rashi me hai.`,
        ),
        facts: [id, `planet-${graha}`],
        parts: ["sign", "house"],
      },
    ];
  });
};

const getNameText = (line: LocalizedText): LocalizedText => {
  const name = (text: string): string => text.split(":")[0] ?? "";
  return createLocalizedText(name(line.en), name(line.hi), name(line.hg));
};

/** "D10 lagna lord", "दशमांश का लग्नेश": the lord of the varga's own lagna. "Lagna lord in D10" is the lord of the birth lagna. */
const VARGA_LAGNA_PATTERN =
  /\b(?:d-?\d{1,2}|\w*a(?:m|n)sh?a?|hora|drekkana)(?:'s)?\s+(?:chart\s+)?(?:ka\s+|ke\s+|ki\s+)?(?:lagna|lagnesh\w*|ascendant|asc)\b|(?:ांश|अंश|होरा|द्रेष्काण)\s+(?:का |के |की )?(?:लग्न|लग्नेश)/iu;
const LAGNA_LORD_PATTERN = /\blagnesh\w*|लग्नेश/iu;

const lookUpVargaLagnaLord: ChartLookup = ({ question: { text, entities }, index }) => {
  if (!VARGA_LAGNA_PATTERN.test(text) || !(LORD_PATTERN.test(text) || LAGNA_LORD_PATTERN.test(text))) return [];
  return entities.vargas
    .filter((varga) => varga !== "D1")
    .flatMap((varga): (string | LocalizedSentence)[] => {
      const sign = (findFactById(index, `varga-${varga}-lagna`)?.value as { sign: Rashi } | undefined)?.sign;
      if (!sign) return [];
      const [where, who] = [formatRashi(sign), formatGrahaWithArticle(RASHI_LORDS[sign])];
      const line = createLocalizedText(
        `Your ${varga} lagna is ${where.en}, so its lord is ${who.en}.`,
        `आपका ${varga} लग्न ${where.hi} है, इसलिए उसका स्वामी ${who.hi} है।`,
        `Aapka ${varga} lagna ${where.hg} hai, isliye uska swami ${who.hg} hai.`,
      );
      const sentence: LocalizedSentence = { text: line, facts: [`varga-${varga}-lagna`], parts: ["sign"] };
      return [sentence, `varga-${varga}-${RASHI_LORDS[sign]}`];
    });
};

const getBindus = (index: FactIndex, house: number): number =>
  (findFactById(index, `sav-${house}`)?.value as { bindus: number } | undefined)?.bindus ?? 0;

const BINDU_LIMIT_PATTERN =
  /\b(less|fewer|below|under|more|above|over|at least)(?: than)?\s+(\d{2})\b|\b(\d{2})\s*(?:bindu\w*|points)?\s*se\s+(kam|zyada|jyada|adhik|upar|neeche)\b|(\d{2})\s*(?:बिंदु\S*)?\s*से\s+(कम|ज़्यादा|ज्यादा|अधिक|ऊपर|नीचे)/iu;
const BELOW_PATTERN = /^(?:less|fewer|below|under|kam|neeche|कम|नीचे)$/iu;

/** Houses above or below a number of bindus: "which houses have less than 25 bindus". */
const lookUpHousesByBindus: ChartLookup = ({ question: { text, entities }, index }) => {
  const found = BINDU_LIMIT_PATTERN.exec(text);
  if (!found || !(entities.terms.has("bindu") || entities.terms.has("sav"))) return [];
  const bound = Number(found[2] ?? found[3] ?? found[5]);
  const isBelow = BELOW_PATTERN.test(found[1] ?? found[4] ?? found[6] ?? "");
  const houses = Array.from({ length: 12 }, (_, at) => at + 1).filter((house) =>
    isBelow ? getBindus(index, house) < bound : getBindus(index, house) > bound,
  );
  if (houses.length > 0) return houses.map((house) => `sav-${house}`);
  const line = createLocalizedText(
    `None of your houses has ${isBelow ? "fewer" : "more"} than ${bound} bindus in the sarvashtakavarga.`,
    `सर्वाष्टकवर्ग में आपके किसी भाव में ${bound} से ${isBelow ? "कम" : "अधिक"} बिंदु नहीं हैं।`,
    `Sarvashtakvarg me aapke kisi ghar me ${bound} se ${isBelow ? "kam" : "zyada"} bindu nahi hain.`,
  );
  return [{ text: line, facts: Array.from({ length: 12 }, (_, at) => `sav-${at + 1}`) }];
};

const FROM_MOON_PATTERN = /\bfrom (?:my |the |natal )*moon\b|\b(?:chandra?|chandrama|moon) se\b|चंद्र(?:मा)? से/iu;

/** The current sign of a graha and its number counted from the natal Moon: "Saturn's transit from my Moon". */
const lookUpTransitFromMoon: ChartLookup = ({ question: { text, entities }, view, index }) => {
  if (!entities.terms.has("transit") || !FROM_MOON_PATTERN.test(text)) return [];
  const movers = entities.grahas.filter((graha) => graha !== "moon");
  return (movers.length > 0 ? movers : GRAHAS.filter((graha) => graha === "saturn" || graha === "jupiter")).flatMap(
    (graha): (string | LocalizedSentence)[] => {
      const sign = (findFactById(index, `transit-${graha}`)?.value as { sign: Rashi } | undefined)?.sign;
      if (!sign) return [];
      const count = ((view.houseOfSign(sign) - view.houseOfSign(view.signOf("moon")) + 12) % 12) + 1;
      const [who, where, at] = [formatGrahaWithArticle(graha), formatRashi(sign), formatHouse(count, "moon")];
      const until = UNTIL_PATTERN.test(text) ? findNextIngress(index, graha) : [];
      return [
        {
          text: createLocalizedText(
            `${capitalize(who.en)} is now in ${where.en}, the ${at.en}.`,
            `${who.hi} अभी ${where.hi} राशि में है, यानी ${at.hi} में।`,
            `${who.hg} abhi ${where.hg} rashi me hai, yaani ${at.hg} me.`,
          ),
          facts: [`transit-${graha}`, "planet-moon"],
          parts: ["sign"],
        },
        ...until,
      ];
    },
  );
};

/** Whether a dhaiya is running: Saturn in the fourth or eighth sign from the natal Moon. */
const lookUpDhaiya: ChartLookup = ({ question: { entities, form }, view, index }) => {
  if (!entities.terms.has("dhaiya") || entities.terms.has("sadesati") || form === "define") return [];
  const sign = (findFactById(index, "transit-saturn")?.value as { sign: Rashi } | undefined)?.sign;
  if (!sign) return [];
  const count = ((view.houseOfSign(sign) - view.houseOfSign(view.signOf("moon")) + 12) % 12) + 1;
  const isRunning = count === 4 || count === 8;
  const at = formatHouse(count, "moon");
  const text = createLocalizedText(
    `${isRunning ? "Yes, the dhaiya is running" : "No dhaiya is running for you"}: Saturn is now in the ${at.en}.`,
    `${isRunning ? "हाँ, ढैया चल रही है" : "अभी ढैया नहीं चल रही"}: शनि इस समय ${at.hi} में है।`,
    `${isRunning ? "Haan, dhaiya chal rahi hai" : "Abhi dhaiya nahi chal rahi"}: Shani is samay ${at.hg} me hai.`,
  );
  return [{ text, facts: ["transit-saturn", "planet-moon"] }];
};

/** The ayanamsa of the chart and its size at birth. */
const lookUpAyanamsa: ChartLookup = ({ question: { entities, kinds, form }, view, index }) => {
  if (!(entities.terms.has("ayanamsa") || kinds.includes("setting")) || form === "define") return [];
  const name = findFactById(index, "setting-ayanamsa")?.text ?? createLocalizedText("", "", "");
  const getValue = (line: string): string => line.split(": ")[1] ?? line;
  const size = formatDegree(view.nativity.chart.ayanamsa.degrees);
  return [
    {
      text: createLocalizedText(
        `This chart uses the ${getValue(name.en)} ayanamsa; at your birth it was ${size}.`,
        `इस कुंडली की गणना ${getValue(name.hi)} अयनांश से हुई है; आपके जन्म के समय उसका मान ${size} था।`,
        `Is kundli ki ganana ${getValue(name.hg)} ayanansh se hui hai; aapke janm ke samay uska maan ${size} tha.`,
      ),
      facts: ["setting-ayanamsa"],
    },
  ];
};

/** Lookups for doctrinal terms, such as marakas or the karakamsha, in order of precedence. */
export const CLASSICAL_RULE_LOOKUPS: readonly ChartLookup[] = [
  lookUpAyanamsa,
  lookUpDhaiya,
  lookUpMaranaKaraka,
  lookUpMaraka,
  lookUpKarakamsa,
  lookUpLordOfPoint,
  lookUpVargaLagnaLord,
  lookUpHousesByBindus,
  lookUpTransitFromMoon,
  lookUpFunctionalNature,
];
