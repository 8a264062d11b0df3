import { GRAHA_DRISHTI_PLACES, MANGAL_HOUSES, placeFrom } from "@lagna/jyotish";
import type { DoshaCancellation } from "@lagna/terms";
import { type ChartReadModel, getDignityBySign } from "../../chart-read-model.ts";
import type { Fact, LocalizedText } from "../../fact.ts";
import { parsePhraseVariants } from "../../knowledge/knowledge-row.ts";
import {
  formatDignity,
  formatGraha,
  formatHouseInWords,
  formatList,
  formatOrdinalInWords,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { renderPhrase } from "../answer-context.ts";
import type { PhrasePicker } from "../phrasing/phrase-picker.ts";

const PLACE_PHRASES = parsePhraseVariants([
  "Mars stands in the {lagna} from the lagna, in the {moon} from the Moon and in the {venus} from Venus; the houses that count are {houses}. | Counted from the lagna, Mars is in the {lagna}; from the Moon, in the {moon}; from Venus, in the {venus}. The houses that count are {houses}.",
  "मंगल लग्न से {lagna} में है, चंद्र से {moon} में और शुक्र से {venus} में; गिनती {houses} की होती है। | लग्न से गिनें तो मंगल {lagna} में है, चंद्र से {moon} में, शुक्र से {venus} में; दोष {houses} में गिना जाता है।",
  "Mangal lagna se {lagna} me hai, Chandra se {moon} me aur Shukra se {venus} me; ginti {houses} ki hoti hai. | Lagna se ginein to Mangal {lagna} me hai, Chandra se {moon} me, Shukra se {venus} me; dosh {houses} me gina jata hai.",
]);

const CANCELLATION_PHRASES = parsePhraseVariants([
  "What cancels it here: {lifts}. | It is cancelled by this: {lifts}.",
  "परिहार यह है: {lifts}। | इसे यह हटाता है: {lifts}।",
  "Parihar yeh hai: {lifts}. | Ise yeh hatata hai: {lifts}.",
]);

const HOLDS_PHRASES = parsePhraseVariants([
  "It is one test of a match among several, and nothing to fear. | In a match it is weighed with many other things; alone it decides nothing.",
  "यह मिलान की कई कसौटियों में से एक है, डरने की बात नहीं। | मिलान में इसे और बातों के साथ तौला जाता है; अकेला यह कुछ तय नहीं करता।",
  "Yeh milaan ki kai kasautiyon me se ek hai, darne ki baat nahi. | Milaan me ise aur baaton ke saath tola jata hai; akela yeh kuch tay nahi karta.",
]);

const ABSENT_PHRASES = parsePhraseVariants([
  "Anyone who finds it may have used another birth time: ask which one. | If someone told you otherwise, ask which birth time they used.",
  "किसी ने कुछ और कहा हो, तो पूछिए कि उन्होंने कौन सा जन्म समय लिया था। | जो इसे बताए, उससे जन्म समय ज़रूर पूछिए।",
  "Kisi ne kuch aur kaha ho, to poochhiye ki unhone kaun sa janm samay liya tha. | Jo ise bataye, usse janm samay zaroor poochhiye.",
]);

const formatMars = (rest: LocalizedText): LocalizedText =>
  composeLocalizedText((language) => `${formatGraha("mars")[language]} ${rest[language]}`);

/** The grahas conjunct Mars or aspecting it, as clauses. */
function formatContactWithMars(
  { signOf }: ChartReadModel,
  grahas: readonly (keyof typeof GRAHA_DRISHTI_PLACES)[],
): LocalizedText {
  const clauses = grahas.flatMap((graha) => {
    const place = placeFrom(signOf(graha), signOf("mars"));
    const { en, hi, hg } = { ...formatGraha(graha), en: formatGrahaWithArticle(graha).en };
    if (place === 1)
      return [createLocalizedText(`${en} stands with Mars`, `मंगल ${hi} के साथ है`, `Mangal ${hg} ke saath hai`)];
    if (!GRAHA_DRISHTI_PLACES[graha].includes(place)) return [];
    return [createLocalizedText(`${en} aspects Mars`, `मंगल पर ${hi} की दृष्टि है`, `Mangal par ${hg} ki drishti hai`)];
  });
  return composeLocalizedText((language) => clauses.map((one) => one[language]).join("; "));
}

/** Renderers for the cancellations of mangal dosha in this chart. */
const CANCELLATION_RENDERERS: Readonly<Partial<Record<DoshaCancellation, (view: ChartReadModel) => LocalizedText>>> = {
  mars_in_good_sign: ({ signOf, dispositorOf }) => {
    const dignity = getDignityBySign("mars", signOf("mars"));
    if (dignity !== null) {
      const { en, hi, hg } = formatDignity(dignity);
      return formatMars(createLocalizedText(`is ${en}`, `${hi} है`, `${hg} hai`));
    }
    const { en, hi, hg } = formatGrahaWithArticle(dispositorOf("mars"));
    return formatMars(
      createLocalizedText(
        `stands in a sign of ${en}, its friend by nature`,
        `अपने नैसर्गिक मित्र ${hi} की राशि में है`,
        `apne naisargik mitra ${hg} ki rashi me hai`,
      ),
    );
  },
  mars_by_house_and_sign: ({ signOf }) => {
    const { en, hi, hg } = formatRashi(signOf("mars"));
    return createLocalizedText(
      `in ${en} it does no harm there`,
      `${hi} में वह यहाँ हानि नहीं करता`,
      `${hg} me woh yahan hani nahi karta`,
    );
  },
  mars_with_jupiter: (view) => formatContactWithMars(view, ["jupiter"]),
  mars_with_saturn_or_moon: (view) => formatContactWithMars(view, ["saturn", "moon"]),
  lagna_of_moon_or_sun: ({ signOf }) => {
    const { en, hi, hg } = formatRashi(signOf("lagna"));
    return createLocalizedText(`the lagna is ${en}`, `लग्न ${hi} है`, `lagna ${hg} hai`);
  },
  jupiter_or_venus_in_lagna: ({ house }) => {
    const occupants = house(1).occupants.filter((graha) => graha === "jupiter" || graha === "venus");
    const { en, hi, hg } = formatList(occupants.map(formatGrahaWithArticle));
    const isPlural = occupants.length > 1;
    return createLocalizedText(
      `${en} ${isPlural ? "stand" : "stands"} in the lagna`,
      `लग्न में ${hi} ${isPlural ? "हैं" : "है"}`,
      `lagna me ${hg} ${isPlural ? "hain" : "hai"}`,
    );
  },
  mars_retrograde: () => formatMars(createLocalizedText("is retrograde", "वक्री है", "vakri hai")),
  mars_combust: () => formatMars(createLocalizedText("is combust", "अस्त है", "ast hai")),
  mars_at_sign_edge: () =>
    formatMars(createLocalizedText("is within a degree of its sign’s edge", "राशि संधि पर है", "rashi sandhi par hai")),
  mars_lord_of_lagna: () => formatMars(createLocalizedText("rules the lagna", "लग्नेश है", "lagnesh hai")),
};

/** What cancels mangal dosha in this chart, as clauses. */
export const describeCancellations = (
  view: ChartReadModel,
  cancellations: readonly DoshaCancellation[],
): readonly LocalizedText[] => cancellations.flatMap((lift) => CANCELLATION_RENDERERS[lift]?.(view) ?? []);

/** The houses that count, as a list: "1, 4, 7, 8 and 12". */
export const formatMangalHouses = ({ nativity }: ChartReadModel): LocalizedText =>
  formatList(
    MANGAL_HOUSES[nativity.settings.doshas.mangal_houses]
      .map(String)
      .map((house) => createLocalizedText(house, house, house)),
  );

/** The house of Mars from a point: "third house" from the lagna, "third" from another. */
export function formatPlaceOfMars({ signOf }: ChartReadModel, from: "lagna" | "moon" | "venus"): LocalizedText {
  const place = placeFrom(signOf(from), signOf("mars"));
  return { ...formatHouseInWords(place), en: `${formatOrdinalInWords(place)}${from === "lagna" ? " house" : ""}` };
}

interface DoshaValue {
  readonly holds: boolean | null;
  readonly cancellations: readonly DoshaCancellation[];
}

/** Explains why mangal dosha holds or not: the place of Mars from lagna, Moon and Venus, its cancellations, and how much it matters. */
export function explainMangalDosha(view: ChartReadModel, picker: PhrasePicker, { id, value }: Fact): AnswerSentence[] {
  const { holds, cancellations } = value as unknown as DoshaValue;
  if (holds === null) return [];
  const slots = {
    lagna: formatPlaceOfMars(view, "lagna"),
    moon: formatPlaceOfMars(view, "moon"),
    venus: formatPlaceOfMars(view, "venus"),
    houses: formatMangalHouses(view),
  };
  const lifts = describeCancellations(view, cancellations);
  const listed = composeLocalizedText((language) => lifts.map((lift) => lift[language]).join("; "));
  return [
    renderPhrase(picker, PLACE_PHRASES, slots, [id, "planet-mars"]),
    ...(lifts.length > 0 ? [renderPhrase(picker, CANCELLATION_PHRASES, { lifts: listed }, [id])] : []),
    renderPhrase(picker, holds ? HOLDS_PHRASES : ABSENT_PHRASES),
  ];
}
