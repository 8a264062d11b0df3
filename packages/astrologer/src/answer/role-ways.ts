import { functionalRoles, SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS, RASHI_LORDS, type Rashi } from "@lagna/terms";
import type { FactIndex, Said } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { degreeSaid, houseSaid, listSaid, rashiSaid, said, the } from "../words/say.ts";
import { nextEntry, TILL } from "./asked.ts";
import type { Sentence } from "./fact-answer.ts";
import { MARANA_KARAKA_HOUSES } from "./roles.data.ts";
import { opened } from "./voice.ts";
import { asksMaraka } from "./define.ts";
import type { Way } from "./ways.ts";
import type { ChartView } from "../chart-view.ts";

const FUNCTIONAL =
  /\bfunctional(?:ly)?\b|\b(?:good|bad|benefic\w*|malefic\w*|shubh|ashubh|friendly|enemy|lucky|achh?e|bure|favou?rable)\b[^.?!]*\b(?:planets?|grah\w*)\b[^.?!]*\b(?:me|my|mere|meri|lagna|ascendant|rising)\b|\b(?:planets?|grah\w*)\b[^.?!]*\b(?:me|my|mere|meri|lagna|ascendant|rising)\b[^.?!]*\b(?:good|bad|benefic\w*|malefic\w*|shubh|ashubh|friendly|enem(?:y|ies)|achh?e|bure|dushman|shatru)\b|(?:ग्रह|लग्न)[^।?!]*(?:शुभ|अशुभ|अच्छे|बुरे|शत्रु|दुश्मन)[^।?!]*|(?:शुभ|अशुभ|अच्छे|बुरे|शत्रु)[^।?!]*ग्रह/iu;
const ONE_ALONE = 1;

/** What the seven are to this lagna by the houses they rule. */
const functional: Way = ({ question: { text, named, topics, form }, view }) => {
  const names = named.grahas.length + named.houses.length + named.lords.length + named.vargas.length;
  const isTransit = named.terms.has("transit") || named.terms.has("now");
  if (!FUNCTIONAL.test(text) || view.counted || names > 0 || topics.length > ONE_ALONE) return [];
  if (form === "define" || form === "when" || isTransit) return [];
  const lagna = view.signOf("lagna");
  const roles = functionalRoles(lagna);
  const of = (nature: string): Said =>
    listSaid(SAPTA_GRAHAS.filter((graha) => roles[graha].nature === nature).map(the));
  const isAny = (nature: string): boolean => SAPTA_GRAHAS.some((graha) => roles[graha].nature === nature);
  const [good, hard, even, sign] = [of("benefic"), of("malefic"), of("neutral"), rashiSaid(lagna)];
  const rest = isAny("neutral");
  const both = said(
    `For a ${sign.en} lagna the functional benefics are ${good.en}, and the functional malefics ${hard.en}${rest ? `; in between, for better or worse by company: ${even.en}` : ""}.`,
    `${sign.hi} लग्न के लिए शुभ फल देने वाले ग्रह ${good.hi} हैं, और अशुभ ${hard.hi}${rest ? `; सम, यानी संगति के अनुसार: ${even.hi}` : ""}।`,
    `${sign.hg} lagna ke liye shubh phal dene wale grah ${good.hg} hain, aur ashubh ${hard.hg}${rest ? `; sam, yaani sangati ke hisaab se: ${even.hg}` : ""}.`,
  );
  const why = said(
    "It follows from the houses they rule: lords of the first, fifth and ninth give, lords of the third, sixth and eleventh ask for effort; bad it makes none of them.",
    "यह उनके भावों के स्वामित्व से तय होता है: पहले, पाँचवें और नौवें के स्वामी देते हैं, तीसरे, छठे और ग्यारहवें के मेहनत माँगते हैं; बुरा इनमें कोई नहीं।",
    "Yeh unke gharon ke swamitva se tay hota hai: pehle, paanchve aur nauve ke swami dete hain, teesre, chhathe aur gyarahve ke mehnat maangte hain; bura inme koi nahi.",
  );
  return [
    { text: both, facts: ["lagna"], parts: ["sign"] },
    { text: why, facts: [] },
  ];
};

const MARANA = /\bmaran\w* kara?k\w*(?: sthana?)?\b|\bmks\b|मरण ?कारक/iu;

/** Who stands in the house where it is most strained; the name says more than it means. */
const maranaKaraka: Way = ({ question: { text, named }, view }) => {
  if (!MARANA.test(text) || view.counted) return [];
  const rows = MARANA_KARAKA_HOUSES.filter(([graha]) => named.grahas.length === 0 || named.grahas.includes(graha));
  const inside = rows.filter(([graha, house]) => view.planets[graha].house === house);
  if (inside.length === 0) {
    const text3 = said(
      `${named.grahas.length > 0 ? "It is not" : "None of your planets is"} in marana karaka sthana, the house where a planet is under most strain.`,
      `${named.grahas.length > 0 ? "वह" : "आपका कोई ग्रह"} मरण कारक स्थान में नहीं है, यानी उस भाव में जहाँ ग्रह पर सबसे ज़्यादा दबाव रहता है।`,
      `${named.grahas.length > 0 ? "Woh" : "Aapka koi grah"} maran karak sthan me nahi hai, yaani us ghar me jahan grah par sabse zyada dabaav rehta hai.`,
    );
    return [{ text: text3, facts: rows.map(([graha]) => `planet-${graha}`), parts: ["house"] }];
  }
  return inside.map(([graha, house]): Sentence => {
    const [who, at] = [the(graha), houseSaid(house)];
    return {
      text: said(
        `${opened(who.en)} is in your ${at.en}, its marana karaka sthana: the house where it is under most strain. It is a word for a tired planet and has nothing to do with death.`,
        `${who.hi} आपके ${at.hi} में है, जो उसका मरण कारक स्थान है: वहाँ उस पर सबसे ज़्यादा दबाव रहता है। यह थके ग्रह का नाम है, मृत्यु से इसका कोई नाता नहीं।`,
        `${who.hg} aapke ${at.hg} me hai, jo uska maran karak sthan hai: wahan us par sabse zyada dabaav rehta hai. Yeh thake grah ka naam hai, mrityu se iska koi naata nahi.`,
      ),
      facts: [`planet-${graha}`],
      parts: ["house"],
    };
  });
};

/** The houses that are called so, by BPHS 44. */
const MARAKA_HOUSES = [2, 7] as const;

const marakaLine = (who: Said, own: Said, is: boolean, stands: boolean): Said =>
  is
    ? said(
        `Yes. ${opened(who.en)} rules your ${own.en}, so for your lagna it counts as a maraka; the second and the seventh are the maraka houses.`,
        `हाँ, आपके लग्न के लिए ${who.hi} मारक गिना जाता है: वह आपके ${own.hi} का स्वामी है। दूसरा और सातवाँ भाव मारक कहलाते हैं।`,
        `Haan, aapke lagna ke liye ${who.hg} marak gina jaata hai: woh aapke ${own.hg} ka swami hai. Doosra aur saatva ghar marak kehlate hain.`,
      )
    : stands
      ? said(
          `By lordship ${who.en} is no maraka for your lagna, but it stands in your ${own.en}, a maraka house, and some astrologers count that too.`,
          `स्वामित्व से ${who.hi} आपके लग्न का मारक नहीं है, पर वह आपके ${own.hi} में बैठा है, जो मारक भाव है, और कुछ ज्योतिषी उसे भी गिनते हैं।`,
          `Swamitva se ${who.hg} aapke lagna ka marak nahi hai, par woh aapke ${own.hg} me baitha hai, jo marak ghar hai, aur kuch jyotishi use bhi ginte hain.`,
        )
      : said(
          `No, ${who.en} is not a maraka for your lagna: it neither rules nor stands in your second or seventh house.`,
          `नहीं, ${who.hi} आपके लग्न का मारक नहीं है: वह आपके दूसरे या सातवें भाव का न स्वामी है, न वहाँ बैठा है।`,
          `Nahi, ${who.hg} aapke lagna ka marak nahi hai: woh aapke doosre ya saatve ghar ka na swami hai, na wahan baitha hai.`,
        );

const MARAKA_MEANS = said(
  "It is a name for lordship. In its periods rest and the care of the body come first; nobody’s end is read from it.",
  "यह स्वामित्व का नाम है। उसकी दशा में आराम और देह की देखभाल पहले आती है; किसी का अंत इससे नहीं पढ़ा जाता।",
  "Yeh swamitva ka naam hai. Uski dasha me aaram aur sharir ki dekhbhaal pehle aati hai; kisi ka ant isse nahi padha jaata.",
);

/** Whether a graha is a maraka of this lagna, or who is. */
const maraka: Way = ({ question, view }) => {
  if (!asksMaraka(question) || view.counted) return [];
  const means: Sentence = { text: MARAKA_MEANS, facts: [] };
  if (question.named.grahas.length === 0)
    return [...MARAKA_HOUSES.map((house) => `lord-${house}`), marakasSaid(view), means];
  const each = question.named.grahas.map((graha): Sentence => {
    const own = MARAKA_HOUSES.filter((house) => view.house(house).lord === graha);
    const stands = MARAKA_HOUSES.filter((house) => view.planets[graha].house === house);
    const houses = own.length > 0 ? own : stands;
    const named = listSaid(houses.map((house) => houseSaid(house)));
    const facts = [`planet-${graha}`, ...MARAKA_HOUSES.map((house) => `lord-${house}`)];
    return { text: marakaLine(the(graha), named, own.length > 0, stands.length > 0), facts, parts: ["house", "lord"] };
  });
  return [...each, means];
};

function marakasSaid(view: ChartView): Sentence {
  const lords = [...new Set(MARAKA_HOUSES.map((house) => view.house(house).lord))];
  const { en, hi, hg } = listSaid(lords.map(the));
  const text = said(
    `So by lordship the marakas of your lagna: ${en}.`,
    `इसलिए स्वामित्व से आपके लग्न के मारक: ${hi}।`,
    `Isliye swamitva se aapke lagna ke marak: ${hg}.`,
  );
  return { text, facts: MARAKA_HOUSES.map((house) => `lord-${house}`) };
}

const KARAKAMSA = /\bkarakams\w*|\bkarakamsh\w*|कारकांश|\bswamsh?a?\b|स्वांश/iu;

/** The sign of the atmakaraka in the navamsha, and where that falls in the chart of birth. */
const karakamsa: Way = ({ question: { text, form }, view, index }) => {
  if (!KARAKAMSA.test(text) || form === "define" || view.counted) return [];
  const scheme = view.nativity.settings.jaimini.karaka_scheme;
  const id = scheme === 8 ? "karaka-AK-8" : "karaka-AK";
  const graha = (factById(index, id)?.value as { graha: Graha } | undefined)?.graha;
  const sign = graha && (factById(index, `varga-D9-${graha}`)?.value as { sign: Rashi } | undefined)?.sign;
  if (!graha || !sign) return [];
  const of = scheme === 8 ? said(" of 8 karakas", " (8 कारकों में)", " (8 karak me)") : said("", "", "");
  const [who, where, at, lord] = [
    the(graha),
    rashiSaid(sign),
    houseSaid(view.houseOfSign(sign)),
    the(RASHI_LORDS[sign]),
  ];
  return [
    {
      text: said(
        `Your karakamsha is ${where.en}: there ${who.en}, your Atmakaraka${of.en}, stands in the navamsha (D9). In the chart of birth that is your ${at.en}, ruled by ${lord.en}.`,
        `आपका कारकांश ${where.hi} है: नवांश (D9) में आपका आत्मकारक ${who.hi}${of.hi} वहीं है। जन्म कुंडली में यह आपके ${at.hi} में पड़ता है, स्वामी ${lord.hi}।`,
        `Aapka karakamsh ${where.hg} hai: navamsh (D9) me aapka Atmakarak ${who.hg}${of.hg} wahin hai. Janm kundli me yeh aapke ${at.hg} me padta hai, swami ${lord.hg}.`,
      ),
      facts: [id, `varga-D9-${graha}`],
      parts: ["sign"],
    },
  ];
};

const LORD = /\b(?:lord|ruler|swami|dispositor|malik)\b|स्वामी|मालिक/iu;

/** "The upapada's lord": of a point the lord of its sign, and where he stands. */
const lordOfPoint: Way = ({ question: { text, named }, view, index }) => {
  if (!LORD.test(text) || view.counted) return [];
  return named.factIds.flatMap((id): Sentence[] => {
    const fact = /^(?:arudha|special)-/.test(id) ? factById(index, id) : undefined;
    const sign = (fact?.value as { sign: Rashi } | undefined)?.sign;
    if (!fact || !sign) return [];
    const graha = RASHI_LORDS[sign];
    const { sign: in_, house } = view.planets[graha];
    const [name, where, who] = [nameOf(fact.text), rashiSaid(sign), the(graha)];
    const [there, at] = [rashiSaid(in_), houseSaid(house)];
    return [
      {
        text: said(
          `Your ${name.en} is in ${where.en}; its lord ${who.en} is in the ${at.en}, in ${there.en}.`,
          `आपका ${name.hi} ${where.hi} राशि में है; उसका स्वामी ${who.hi} ${at.hi} में, ${there.hi} राशि में है।`,
          `Aapka ${name.hg} ${where.hg} rashi me hai; uska swami ${who.hg} ${at.hg} me, ${there.hg} rashi me hai.`,
        ),
        facts: [id, `planet-${graha}`],
        parts: ["sign", "house"],
      },
    ];
  });
};

const nameOf = (line: Said): Said => {
  const name = (text: string): string => text.split(":")[0] ?? "";
  return said(name(line.en), name(line.hi), name(line.hg));
};

/** "D10 lagna lord", "दशमांश का लग्नेश": the lord of that chart's own lagna; "lagna lord in D10" is the birth lagna's. */
const OWN_LAGNA =
  /\b(?:d-?\d{1,2}|\w*a(?:m|n)sh?a?|hora|drekkana)(?:'s)?\s+(?:chart\s+)?(?:ka\s+|ke\s+|ki\s+)?(?:lagna|lagnesh\w*|ascendant|asc)\b|(?:ांश|अंश|होरा|द्रेष्काण)\s+(?:का |के |की )?(?:लग्न|लग्नेश)/iu;
const LAGNA_LORD = /\blagnesh\w*|लग्नेश/iu;

const vargaLagnaLord: Way = ({ question: { text, named }, index }) => {
  if (!OWN_LAGNA.test(text) || !(LORD.test(text) || LAGNA_LORD.test(text))) return [];
  return named.vargas
    .filter((varga) => varga !== "D1")
    .flatMap((varga): (string | Sentence)[] => {
      const sign = (factById(index, `varga-${varga}-lagna`)?.value as { sign: Rashi } | undefined)?.sign;
      if (!sign) return [];
      const [where, who] = [rashiSaid(sign), the(RASHI_LORDS[sign])];
      const text3 = said(
        `Your ${varga} lagna is ${where.en}, so its lord is ${who.en}.`,
        `आपका ${varga} लग्न ${where.hi} है, इसलिए उसका स्वामी ${who.hi} है।`,
        `Aapka ${varga} lagna ${where.hg} hai, isliye uska swami ${who.hg} hai.`,
      );
      const own: Sentence = { text: text3, facts: [`varga-${varga}-lagna`], parts: ["sign"] };
      return [own, `varga-${varga}-${RASHI_LORDS[sign]}`];
    });
};

const bindusIn = (index: FactIndex, house: number): number =>
  (factById(index, `sav-${house}`)?.value as { bindus: number } | undefined)?.bindus ?? 0;

const BINDU_BOUND =
  /\b(less|fewer|below|under|more|above|over|at least)(?: than)?\s+(\d{2})\b|\b(\d{2})\s*(?:bindu\w*|points)?\s*se\s+(kam|zyada|jyada|adhik|upar|neeche)\b|(\d{2})\s*(?:बिंदु\S*)?\s*से\s+(कम|ज़्यादा|ज्यादा|अधिक|ऊपर|नीचे)/iu;
const BELOW = /^(?:less|fewer|below|under|kam|neeche|कम|नीचे)$/iu;

/** "Which houses have less than 25 bindus". */
const bindusBound: Way = ({ question: { text, named }, index }) => {
  const found = BINDU_BOUND.exec(text);
  if (!found || !(named.terms.has("bindu") || named.terms.has("sav"))) return [];
  const bound = Number(found[2] ?? found[3] ?? found[5]);
  const isBelow = BELOW.test(found[1] ?? found[4] ?? found[6] ?? "");
  const houses = Array.from({ length: 12 }, (_, at) => at + 1).filter((house) =>
    isBelow ? bindusIn(index, house) < bound : bindusIn(index, house) > bound,
  );
  if (houses.length > 0) return houses.map((house) => `sav-${house}`);
  const text3 = said(
    `None of your houses has ${isBelow ? "fewer" : "more"} than ${bound} bindus in the sarvashtakavarga.`,
    `सर्वाष्टकवर्ग में आपके किसी भाव में ${bound} से ${isBelow ? "कम" : "अधिक"} बिंदु नहीं हैं।`,
    `Sarvashtakvarg me aapke kisi ghar me ${bound} se ${isBelow ? "kam" : "zyada"} bindu nahi hain.`,
  );
  return [{ text: text3, facts: Array.from({ length: 12 }, (_, at) => `sav-${at + 1}`) }];
};

const FROM_MOON = /\bfrom (?:my |the |natal )*moon\b|\b(?:chandra?|chandrama|moon) se\b|चंद्र(?:मा)? से/iu;

/** "Saturn's transit from my Moon": where it is now, and the how-manyeth sign from the Moon that is. */
const transitFromMoon: Way = ({ question: { text, named }, view, index }) => {
  if (!named.terms.has("transit") || !FROM_MOON.test(text)) return [];
  const movers = named.grahas.filter((graha) => graha !== "moon");
  return (movers.length > 0 ? movers : GRAHAS.filter((graha) => graha === "saturn" || graha === "jupiter")).flatMap(
    (graha): (string | Sentence)[] => {
      const sign = (factById(index, `transit-${graha}`)?.value as { sign: Rashi } | undefined)?.sign;
      if (!sign) return [];
      const count = ((view.houseOfSign(sign) - view.houseOfSign(view.signOf("moon")) + 12) % 12) + 1;
      const [who, where, at] = [the(graha), rashiSaid(sign), houseSaid(count, "moon")];
      const until = TILL.test(text) ? nextEntry(index, graha) : [];
      return [
        {
          text: said(
            `${opened(who.en)} is now in ${where.en}, the ${at.en}.`,
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

/** Whether Saturn is in the fourth or the eighth sign from the Moon now. */
const dhaiya: Way = ({ question: { named, form }, view, index }) => {
  if (!named.terms.has("dhaiya") || named.terms.has("sadesati") || form === "define") return [];
  const sign = (factById(index, "transit-saturn")?.value as { sign: Rashi } | undefined)?.sign;
  if (!sign) return [];
  const count = ((view.houseOfSign(sign) - view.houseOfSign(view.signOf("moon")) + 12) % 12) + 1;
  const runs = count === 4 || count === 8;
  const at = houseSaid(count, "moon");
  const text = said(
    `${runs ? "Yes, the dhaiya is running" : "No dhaiya is running for you"}: Saturn is now in the ${at.en}.`,
    `${runs ? "हाँ, ढैया चल रही है" : "अभी ढैया नहीं चल रही"}: शनि इस समय ${at.hi} में है।`,
    `${runs ? "Haan, dhaiya chal rahi hai" : "Abhi dhaiya nahi chal rahi"}: Shani is samay ${at.hg} me hai.`,
  );
  return [{ text, facts: ["transit-saturn", "planet-moon"] }];
};

/** Which ayanamsa, and how large it was at birth. */
const ayanamsaValue: Way = ({ question: { named, kinds, form }, view, index }) => {
  if (!(named.terms.has("ayanamsa") || kinds.includes("setting")) || form === "define") return [];
  const name = factById(index, "setting-ayanamsa")?.text ?? said("", "", "");
  const of = (line: string): string => line.split(": ")[1] ?? line;
  const size = degreeSaid(view.nativity.chart.ayanamsa.degrees);
  return [
    {
      text: said(
        `This chart is reckoned with the ${of(name.en)} ayanamsa; at your birth it was ${size}.`,
        `इस कुंडली की गणना ${of(name.hi)} अयनांश से हुई है; आपके जन्म के समय उसका मान ${size} था।`,
        `Is kundli ki ganana ${of(name.hg)} ayanansh se hui hai; aapke janm ke samay uska maan ${size} tha.`,
      ),
      facts: ["setting-ayanamsa"],
    },
  ];
};

/** What the field's doctrine makes of a chart, asked for by its names. */
export const ROLE_WAYS: readonly Way[] = [
  ayanamsaValue,
  dhaiya,
  maranaKaraka,
  maraka,
  karakamsa,
  lordOfPoint,
  vargaLagnaLord,
  bindusBound,
  transitFromMoon,
  functional,
];
