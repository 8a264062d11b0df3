import { GRAHA_DRISHTI_PLACES, MANGAL_HOUSES, placeFrom } from "@lagna/jyotish";
import type { DoshaCancellation } from "@lagna/terms";
import { type ChartView, dignityBySign } from "../chart-view.ts";
import type { Fact, Said } from "../fact.ts";
import { wordings } from "../knowledge/row.ts";
import {
  dignitySaid,
  grahaSaid,
  houseInWords,
  listSaid,
  ordinalInWords,
  rashiSaid,
  said,
  tell,
  the,
} from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { says } from "./turn.ts";
import type { Voice } from "./voice.ts";

const PLACES = wordings([
  "Mars stands in the {lagna} from the lagna, in the {moon} from the Moon and in the {venus} from Venus; the houses that count are {houses}. | Counted from the lagna, Mars is in the {lagna}; from the Moon, in the {moon}; from Venus, in the {venus}. The houses that count are {houses}.",
  "मंगल लग्न से {lagna} में है, चंद्र से {moon} में और शुक्र से {venus} में; गिनती {houses} की होती है। | लग्न से गिनें तो मंगल {lagna} में है, चंद्र से {moon} में, शुक्र से {venus} में; दोष {houses} में गिना जाता है।",
  "Mangal lagna se {lagna} me hai, Chandra se {moon} me aur Shukra se {venus} me; ginti {houses} ki hoti hai. | Lagna se ginein to Mangal {lagna} me hai, Chandra se {moon} me, Shukra se {venus} me; dosh {houses} me gina jata hai.",
]);

const LIFTED = wordings([
  "What lifts it here: {lifts}. | It is cancelled by this: {lifts}.",
  "परिहार यह है: {lifts}। | इसे यह हटाता है: {lifts}।",
  "Parihar yeh hai: {lifts}. | Ise yeh hatata hai: {lifts}.",
]);

const HOLDS = wordings([
  "It is one test of a match among several, and nothing to fear. | In a match it is weighed beside much else; alone it decides nothing.",
  "यह मिलान की कई कसौटियों में से एक है, डरने की बात नहीं। | मिलान में इसे और बातों के साथ तौला जाता है; अकेला यह कुछ तय नहीं करता।",
  "Yeh milaan ki kai kasautiyon me se ek hai, darne ki baat nahi. | Milaan me ise aur baaton ke saath tola jata hai; akela yeh kuch tay nahi karta.",
]);

const FAILS = wordings([
  "Whoever finds it may have taken another birth time: ask which one. | If somebody told you otherwise, ask what birth time they went by.",
  "किसी ने कुछ और कहा हो, तो पूछिए कि उन्होंने कौन सा जन्म समय लिया था। | जो इसे बताए, उससे जन्म समय ज़रूर पूछिए।",
  "Kisi ne kuch aur kaha ho, to poochhiye ki unhone kaun sa janm samay liya tha. | Jo ise bataye, usse janm samay zaroor poochhiye.",
]);

const mars = (rest: Said): Said => tell((tongue) => `${grahaSaid("mars")[tongue]} ${rest[tongue]}`);

/** Who of them is with Mars or looks at him, and which of the two. */
function touching({ signOf }: ChartView, grahas: readonly (keyof typeof GRAHA_DRISHTI_PLACES)[]): Said {
  const each = grahas.flatMap((graha) => {
    const place = placeFrom(signOf(graha), signOf("mars"));
    const { en, hi, hg } = { ...grahaSaid(graha), en: the(graha).en };
    if (place === 1) return [said(`${en} stands with Mars`, `मंगल ${hi} के साथ है`, `Mangal ${hg} ke saath hai`)];
    if (!GRAHA_DRISHTI_PLACES[graha].includes(place)) return [];
    return [said(`${en} aspects Mars`, `मंगल पर ${hi} की दृष्टि है`, `Mangal par ${hg} ki drishti hai`)];
  });
  return tell((tongue) => each.map((one) => one[tongue]).join("; "));
}

/** What lifts the dosha of Mars, as it stands in this chart. */
const LIFTS: Readonly<Partial<Record<DoshaCancellation, (view: ChartView) => Said>>> = {
  mars_in_good_sign: ({ signOf, dispositorOf }) => {
    const dignity = dignityBySign("mars", signOf("mars"));
    if (dignity !== null) {
      const { en, hi, hg } = dignitySaid(dignity);
      return mars(said(`is ${en}`, `${hi} है`, `${hg} hai`));
    }
    const { en, hi, hg } = the(dispositorOf("mars"));
    return mars(
      said(
        `stands in a sign of ${en}, its friend by nature`,
        `अपने नैसर्गिक मित्र ${hi} की राशि में है`,
        `apne naisargik mitra ${hg} ki rashi me hai`,
      ),
    );
  },
  mars_by_house_and_sign: ({ signOf }) => {
    const { en, hi, hg } = rashiSaid(signOf("mars"));
    return said(`in ${en} it does no harm there`, `${hi} में वह यहाँ हानि नहीं करता`, `${hg} me woh yahan hani nahi karta`);
  },
  mars_with_jupiter: (view) => touching(view, ["jupiter"]),
  mars_with_saturn_or_moon: (view) => touching(view, ["saturn", "moon"]),
  lagna_of_moon_or_sun: ({ signOf }) => {
    const { en, hi, hg } = rashiSaid(signOf("lagna"));
    return said(`the lagna is ${en}`, `लग्न ${hi} है`, `lagna ${hg} hai`);
  },
  jupiter_or_venus_in_lagna: ({ house }) => {
    const there = house(1).occupants.filter((graha) => graha === "jupiter" || graha === "venus");
    const { en, hi, hg } = listSaid(there.map(the));
    const many = there.length > 1;
    return said(
      `${en} ${many ? "stand" : "stands"} in the lagna`,
      `लग्न में ${hi} ${many ? "हैं" : "है"}`,
      `lagna me ${hg} ${many ? "hain" : "hai"}`,
    );
  },
  mars_retrograde: () => mars(said("is retrograde", "वक्री है", "vakri hai")),
  mars_combust: () => mars(said("is combust", "अस्त है", "ast hai")),
  mars_at_sign_edge: () => mars(said("is within a degree of its sign’s edge", "राशि संधि पर है", "rashi sandhi par hai")),
  mars_lord_of_lagna: () => mars(said("rules the lagna", "लग्नेश है", "lagnesh hai")),
};

interface DoshaValue {
  readonly holds: boolean | null;
  readonly cancellations: readonly DoshaCancellation[];
}

/** Why Mars makes his dosha, or does not: where he stands from the three points, what lifts it, and how much it is worth. */
export function mangalReasons(view: ChartView, voice: Voice, { id, value }: Fact): Spoken[] {
  const { holds, cancellations } = value as unknown as DoshaValue;
  if (holds === null) return [];
  const { nativity, signOf } = view;
  const placed = (from: "lagna" | "moon" | "venus"): Said => {
    const place = placeFrom(signOf(from), signOf("mars"));
    return { ...houseInWords(place), en: `${ordinalInWords(place)}${from === "lagna" ? " house" : ""}` };
  };
  const counted = MANGAL_HOUSES[nativity.settings.doshas.mangal_houses]
    .map(String)
    .map((house) => said(house, house, house));
  const slots = { lagna: placed("lagna"), moon: placed("moon"), venus: placed("venus"), houses: listSaid(counted) };
  const lifts = cancellations.flatMap((lift) => LIFTS[lift]?.(view) ?? []);
  const listed = tell((tongue) => lifts.map((lift) => lift[tongue]).join("; "));
  return [
    says(voice, PLACES, slots, [id, "planet-mars"]),
    ...(lifts.length > 0 ? [says(voice, LIFTED, { lifts: listed }, [id])] : []),
    says(voice, holds ? HOLDS : FAILS),
  ];
}
