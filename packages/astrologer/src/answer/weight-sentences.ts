import { DOSHA_WORDS, type DoshaId, type Graha, type Rashi, type YogaId } from "@lagna/terms";
import { type Fact, type Said } from "../fact.ts";
import { ORDINALS_HI } from "../words/hinglish.data.ts";
import { houseSaid, rashiSaid, said, wordSaid } from "../words/say.ts";
import { yogaSaid } from "../words/yoga-said.ts";
import { type Teller, grahas, graha } from "./fact-teller.ts";

interface HeldValue {
  readonly holds: boolean | null;
  readonly degree?: string | null;
  readonly grahas: readonly Graha[];
}

const yogaTold = ({ holds, grahas: makers }: HeldValue, fact: Fact): Said => {
  const name = yogaSaid(fact.subject as YogaId);
  const by = grahas(makers);
  if (holds !== true) {
    return said(
      `${name.en} is not in your chart.`,
      `आपकी कुंडली में ${name.hi} नहीं है।`,
      `Aapki kundli me ${name.hg} nahi hai.`,
    );
  }
  return said(
    `You have ${name.en}, made by ${by.en}.`,
    `आपकी कुंडली में ${name.hi} है, जो ${by.hi} से बनता है।`,
    `Aapki kundli me ${name.hg} hai, jo ${by.hg} se banta hai.`,
  );
};

const doshaTold = ({ holds, degree }: HeldValue, fact: Fact): Said => {
  const name = wordSaid(DOSHA_WORDS[fact.subject as DoshaId]);
  if (holds !== true) {
    return said(
      `${name.en} is not in your chart.`,
      `आपकी कुंडली में ${name.hi} नहीं है।`,
      `Aapki kundli me ${name.hg} nahi hai.`,
    );
  }
  const lifted = degree === "cancelled";
  return said(
    `${name.en} is in your chart${lifted ? ", and it is cancelled" : ""}.`,
    `आपकी कुंडली में ${name.hi} है${lifted ? ", पर उसका परिहार भी है" : ""}।`,
    `Aapki kundli me ${name.hg} hai${lifted ? ", par uska parihar bhi hai" : ""}.`,
  );
};

/** Of yogas, doshas and strengths. */
export const WEIGHT_TELLERS: Readonly<Record<string, Teller>> = {
  "yogas/yoga": yogaTold,
  "doshas/dosha": doshaTold,
  "strengths/shadbala": ({ rupas, rank }: { rupas: number; rank: number }, fact: Fact) => {
    const [who, has] = [graha(fact), rupas.toFixed(2)];
    return said(
      rank === 1
        ? `By shadbala your ${who.en} is the strongest of the seven, with ${has} rupas.`
        : `By shadbala your ${who.en} ranks ${rank} of 7, with ${has} rupas.`,
      rank === 1
        ? `षड्बल में आपका ${who.hi} सातों में सबसे बलवान है, ${has} रूप के साथ।`
        : `षड्बल में आपका ${who.hi} सात में से ${ORDINALS_HI[rank - 1]} स्थान पर है, ${has} रूप के साथ।`,
      rank === 1
        ? `Shadbal me aapka ${who.hg} saaton me sabse balwan hai, ${has} rupa ke saath.`
        : `Shadbal me aapka ${who.hg} saat me se ${rank} number par hai, ${has} rupa ke saath.`,
    );
  },
  "ashtakavarga/sarva": ({ bindus }: { bindus: number }, fact: Fact) => {
    const house = houseSaid(Number(fact.id.slice("sav-".length)));
    return said(
      `Your ${house.en} has ${bindus} bindus in the sarvashtakavarga.`,
      `सर्वाष्टकवर्ग में आपके ${house.hi} में ${bindus} बिंदु हैं।`,
      `Sarvashtakvarg me aapke ${house.hg} me ${bindus} bindu hain.`,
    );
  },
  "ashtakavarga/bhinna": ({ bindus, sign }: { bindus: number; sign: Rashi }, fact: Fact) => {
    const [who, where] = [graha(fact), rashiSaid(sign)];
    return said(
      `In ${who.en}’s ashtakavarga ${where.en} has ${bindus} bindus.`,
      `${who.hi} के अष्टकवर्ग में ${where.hi} राशि को ${bindus} बिंदु मिले हैं।`,
      `${who.hg} ke ashtakvarg me ${where.hg} rashi ko ${bindus} bindu mile hain.`,
    );
  },
};
