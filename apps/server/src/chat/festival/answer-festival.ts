import { type Answer, createFactAnswer, type Fact, type LocalizedText, type Understanding } from "@lagna/astrologer";
import { FESTIVAL_NAMES } from "@lagna/panchang";
import { formatTithiName } from "@lagna/terms";
import { formatClock } from "../../time/format-clock.ts";
import type { AlmanacService, FoundFestival, PlaceRequest } from "../../modules/almanac/service.ts";
import type { PlacesService } from "../../modules/places/service.ts";
import { readFestivalQuestion, type FestivalQuestion } from "./festival-question.ts";
import { FESTIVAL_SENTENCES, KALA_WORDS, REASON_SENTENCES, sayAway, TRADITION_WORDS } from "./festival-texts.data.ts";

interface FestivalAnswererParts {
  readonly almanac: Pick<AlmanacService, "findFestivalDate">;
  readonly towns: Pick<PlacesService, "recognisePlaces">;
}

/** Ujjain, from which India counts its longitudes, if neither the message nor a chart names a place. */
const INDIA: PlaceRequest = { latitude: 23.2, longitude: 75.8, time_zone: "Asia/Kolkata" };
const DAY_MS = 86_400_000;
const LANGUAGES = ["en", "hi", "hg"] as const;

type Localize = (language: (typeof LANGUAGES)[number]) => string;
const localize = (write: Localize): LocalizedText => ({ en: write("en"), hi: write("hi"), hg: write("hg") });
const toNameLanguage = (language: (typeof LANGUAGES)[number]): "en" | "hi" => (language === "hi" ? "hi" : "en");

const DATE = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const formatDate = (date: string): LocalizedText =>
  localize((language) =>
    new Intl.DateTimeFormat(language === "hi" ? "hi-IN" : "en-IN", DATE).format(new Date(`${date}T00:00:00Z`)),
  );

const nameOf = (id: string): LocalizedText =>
  localize((language) => FESTIVAL_NAMES[id]?.[toNameLanguage(language)] ?? id);

/** What the rule asks for: the tithi, or the festival itself where it has none. */
function describeRule({ rule, id }: FoundFestival): LocalizedText {
  const { paksha, tithi } = rule;
  if (paksha === null || tithi === null) return nameOf(id);
  const number = paksha === "shukla" ? tithi : tithi + 15;
  return localize((language) => formatTithiName(number, toNameLanguage(language)));
}

function describeReason(found: FoundFestival): LocalizedText | null {
  const { rule, reason, days, chosen } = found;
  const window = days.find(({ date }) => date === chosen)?.window;
  const kala = rule.kala === null ? undefined : KALA_WORDS[rule.kala];
  const why = REASON_SENTENCES[reason];
  if (!kala || !why || !window) return null;
  const asked = describeRule(found);
  const [from, until] = [formatClock(window.start), formatClock(window.end)];
  const when = from === until ? FESTIVAL_SENTENCES.instant(from) : FESTIVAL_SENTENCES.between(from, until);
  return localize(
    (language) => FESTIVAL_SENTENCES.rule(asked[language], kala[language], when[language], why[language])[language],
  );
}

/** The dates that others keep, each once. */
function describeOthers({ others }: FoundFestival): LocalizedText[] {
  const seen = new Set<string>();
  return others.flatMap(({ tradition, date }) => {
    const who = TRADITION_WORDS[tradition];
    if (!who || seen.has(`${tradition} ${date}`)) return [];
    seen.add(`${tradition} ${date}`);
    const on = formatDate(date);
    return [localize((language) => FESTIVAL_SENTENCES.others(who[language], on[language])[language])];
  });
}

function composeSentences(found: FoundFestival, placeName: LocalizedText): LocalizedText[] {
  const [name, on] = [nameOf(found.id), formatDate(found.chosen)];
  const days = Math.round((Date.parse(found.chosen) - Date.parse(found.today)) / DAY_MS);
  const away = sayAway(days);
  const reason = describeReason(found);
  const { parana, reference, chosen } = found;
  const paranaOn = parana && formatDate(parana.date);
  const india = reference !== null && reference !== chosen ? formatDate(reference) : null;
  return [
    localize(
      (language) =>
        FESTIVAL_SENTENCES.date(name[language], on[language], placeName[language], away[language])[language],
    ),
    ...(reason ? [reason] : []),
    ...(parana && paranaOn
      ? [
          localize(
            (language) =>
              FESTIVAL_SENTENCES.parana(paranaOn[language], formatClock(parana.from), formatClock(parana.until))[
                language
              ],
          ),
        ]
      : []),
    ...(india ? [localize((language) => FESTIVAL_SENTENCES.india(india[language])[language])] : []),
    ...describeOthers(found),
  ];
}

/** The date as a fact that the answer cites, with the source of its rule. */
function createFestivalFact(found: FoundFestival, placeName: LocalizedText): Fact {
  const [name, on] = [nameOf(found.id), formatDate(found.chosen)];
  return {
    id: `festival-${found.id.replaceAll("_", "-")}-${found.chosen}`,
    section: "panchanga",
    subject: "sky",
    predicate: "festival_date",
    frame: "transit",
    stable: true,
    value: { id: found.id, date: found.chosen, place: placeName.en, source: found.rule.source },
    text: localize((language) => `${name[language]}, ${placeName[language]}: ${on[language]} (${found.rule.source})`),
  };
}

/** Answers questions for the date of a festival from the almanac: at the place they name, else at that of the chart. */
export function createFestivalAnswerer({ almanac, towns }: FestivalAnswererParts) {
  async function findPlace({ placeWords }: FestivalQuestion, ofChart: () => Promise<PlaceRequest | null>) {
    const found = placeWords.length === 0 ? null : await towns.recognisePlaces(placeWords, ["IN"]);
    if (found !== null && found !== "preparing") {
      if (found.kind === "one") return { place_id: found.place.id };
      const [first] = found.kind === "several" ? found.places : [];
      if (first) return { place_id: first.id };
    }
    return (await ofChart()) ?? INDIA;
  }

  /** @param ofChart the place of the chart that the conversation is about; null without one */
  return async function answerFestival(
    understanding: Understanding,
    ofChart: () => Promise<PlaceRequest | null>,
  ): Promise<Answer | null> {
    const asked = readFestivalQuestion(understanding.question);
    if (!asked) return null;
    const found = await almanac.findFestivalDate(await findPlace(asked, ofChart), asked);
    if (!found) return null;
    const { en, hi } = found.placeName;
    const placeName = { en, hi, hg: en };
    const fact = createFestivalFact(found, placeName);
    const sentences = composeSentences(found, placeName).map((text) => ({ text, facts: [fact.id] }));
    return createFactAnswer(understanding, sentences, [fact]);
  };
}
export type AnswerFestival = ReturnType<typeof createFestivalAnswerer>;
