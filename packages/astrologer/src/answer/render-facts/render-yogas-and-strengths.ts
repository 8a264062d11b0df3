import { DOSHA_WORDS, type DoshaId, type Graha, type Rashi, type YogaId } from "@lagna/terms";
import { type Fact, type LocalizedText } from "../../fact.ts";
import { OBLIQUE_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import { formatHouse, formatRashi, createLocalizedText, localizeWord } from "../../formatting/format-terms.ts";
import { formatYoga } from "../../formatting/format-yoga.ts";
import { type FactRenderer } from "./fact-renderer-type.ts";
import { formatGrahas, formatSubjectGraha } from "./format-fact-values.ts";

interface YogaValue {
  readonly holds: boolean | null;
  readonly degree?: string | null;
  readonly grahas: readonly Graha[];
}

const renderYoga = ({ holds, grahas }: YogaValue, fact: Fact): LocalizedText => {
  const name = formatYoga(fact.subject as YogaId);
  const by = formatGrahas(grahas);
  if (holds !== true) {
    return createLocalizedText(
      `${name.en} is not in your chart.`,
      `आपकी कुंडली में ${name.hi} नहीं है।`,
      `Aapki kundli me ${name.hg} nahi hai.`,
    );
  }
  return createLocalizedText(
    `You have ${name.en}, made by ${by.en}.`,
    `आपकी कुंडली में ${name.hi} है, जो ${by.hi} से बनता है।`,
    `Aapki kundli me ${name.hg} hai, jo ${by.hg} se banta hai.`,
  );
};

const renderDosha = ({ holds, degree }: YogaValue, fact: Fact): LocalizedText => {
  const name = localizeWord(DOSHA_WORDS[fact.subject as DoshaId]);
  if (holds !== true) {
    return createLocalizedText(
      `${name.en} is not in your chart.`,
      `आपकी कुंडली में ${name.hi} नहीं है।`,
      `Aapki kundli me ${name.hg} nahi hai.`,
    );
  }
  const lifted = degree === "cancelled";
  return createLocalizedText(
    `${name.en} is in your chart${lifted ? ", and it is cancelled" : ""}.`,
    `आपकी कुंडली में ${name.hi} है${lifted ? ", पर उसका परिहार भी है" : ""}।`,
    `Aapki kundli me ${name.hg} hai${lifted ? ", par uska parihar bhi hai" : ""}.`,
  );
};

/** Renderers for facts about yogas, doshas, strengths and ashtakavarga. */
export const YOGA_AND_STRENGTH_RENDERERS: Readonly<Record<string, FactRenderer>> = {
  "yogas/yoga": renderYoga,
  "doshas/dosha": renderDosha,
  "strengths/shadbala": ({ rupas, rank }: { rupas: number; rank: number }, fact: Fact) => {
    const [who, has] = [formatSubjectGraha(fact), rupas.toFixed(2)];
    return createLocalizedText(
      rank === 1
        ? `By shadbala your ${who.en} is the strongest of the seven, with ${has} rupas.`
        : `By shadbala your ${who.en} ranks ${rank} of 7, with ${has} rupas.`,
      rank === 1
        ? `षड्बल में आपका ${who.hi} सातों में सबसे बलवान है, ${has} रूप के साथ।`
        : `षड्बल में आपका ${who.hi} सात में से ${OBLIQUE_ORDINALS_HI[rank - 1]} स्थान पर है, ${has} रूप के साथ।`,
      rank === 1
        ? `Shadbal me aapka ${who.hg} saaton me sabse balwan hai, ${has} rupa ke saath.`
        : `Shadbal me aapka ${who.hg} saat me se ${rank} number par hai, ${has} rupa ke saath.`,
    );
  },
  "ashtakavarga/sarva": ({ bindus }: { bindus: number }, fact: Fact) => {
    const house = formatHouse(Number(fact.id.slice("sav-".length)));
    return createLocalizedText(
      `Your ${house.en} has ${bindus} bindus in the sarvashtakavarga.`,
      `सर्वाष्टकवर्ग में आपके ${house.hi} में ${bindus} बिंदु हैं।`,
      `Sarvashtakvarg me aapke ${house.hg} me ${bindus} bindu hain.`,
    );
  },
  "ashtakavarga/bhinna": ({ bindus, sign }: { bindus: number; sign: Rashi }, fact: Fact) => {
    const [who, where] = [formatSubjectGraha(fact), formatRashi(sign)];
    return createLocalizedText(
      `In ${who.en}’s ashtakavarga ${where.en} has ${bindus} bindus.`,
      `${who.hi} के अष्टकवर्ग में ${where.hi} राशि को ${bindus} बिंदु मिले हैं।`,
      `${who.hg} ke ashtakvarg me ${where.hg} rashi ko ${bindus} bindu mile hain.`,
    );
  },
};
