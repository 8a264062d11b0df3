import type { AnswerSentence } from "../../answer/answer-types.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import { asksDeparture } from "../../request/extract/asks-departure.ts";
import type { AskedClock } from "../../request/extract/find-clock.ts";
import { answerFromDay, listParts } from "./answer-parts-of-day.ts";
import { CHOGHADIYA_NAMES, DAY_PHRASES, QUALITIES } from "./day-answers.data.ts";
import { type DayScene, formatClock, formatSpan, holdsAt, readClock, renderOfDay } from "./day-scene.ts";
import { findPartAt, formatAskedClock } from "./find-part-at.ts";

const nameChoghadiya = (id: string): LocalizedText => CHOGHADIYA_NAMES[id] ?? composeLocalizedText(() => id);
const nameQuality = (quality: string): LocalizedText => QUALITIES[quality] ?? composeLocalizedText(() => quality);

type Eighth = NonNullable<DayScene["day"]["choghadiya"]>[number];

function listEighths(scene: DayScene, eighths: readonly Eighth[]): LocalizedText {
  return formatList(
    eighths.map((one) => {
      const [name, span] = [nameChoghadiya(one.id), formatSpan(scene, one)];
      return composeLocalizedText((language) => `${name[language]} ${span[language]}`);
    }),
  );
}

const EVENING = /\b(?:evening|night|tonight|shaam|sham|raat|rat)\b|शाम|रात/iu;

function renderChoghadiyaNow(scene: DayScene, eighths: readonly Eighth[]): readonly AnswerSentence[] {
  const at = eighths.findIndex((one) => holdsAt(one, scene.now));
  const [current, next] = [eighths[at], eighths[at + 1]];
  if (!current || !next) return [];
  return [
    renderOfDay(scene, DAY_PHRASES.choghadiya_now, {
      name: nameChoghadiya(current.id),
      quality: nameQuality(current.quality),
      until: formatClock(scene, current.end),
      next: nameChoghadiya(next.id),
      next_quality: nameQuality(next.quality),
      next_until: formatClock(scene, next.end),
    }),
  ];
}

function renderNextGood(scene: DayScene, eighths: readonly Eighth[]): readonly AnswerSentence[] {
  const next = eighths.find(({ quality, start }) => quality === "good" && Date.parse(start) > scene.now);
  if (!next) return [];
  const times = { from: formatClock(scene, next.start), until: formatClock(scene, next.end) };
  return [renderOfDay(scene, DAY_PHRASES.choghadiya_next, { name: nameChoghadiya(next.id), ...times })];
}

function renderChoghadiyaAt(scene: DayScene, eighths: readonly Eighth[], clock: AskedClock): readonly AnswerSentence[] {
  const at = findPartAt(scene, eighths, clock);
  const [current, next] = [eighths[at], eighths[at + 1]];
  if (!current || !next) return [];
  return [
    renderOfDay(scene, DAY_PHRASES.choghadiya_at, {
      at: formatAskedClock(clock),
      name: nameChoghadiya(current.id),
      quality: nameQuality(current.quality),
      from: formatClock(scene, current.start),
      until: formatClock(scene, current.end),
      next: nameChoghadiya(next.id),
      next_quality: nameQuality(next.quality),
      next_until: formatClock(scene, next.end),
    }),
  ];
}

/** The choghadiya that runs, the next good one, or the good ones of a day or of its night. */
export const answerChoghadiya = answerFromDay((scene, { ask }) => {
  const eighths = scene.day.choghadiya ?? [];
  const { isNow, isNext, timeText, clock } = ask.slots;
  // "What time should I leave home, hearing 11am": the good ones before that hour.
  if (asksDeparture(ask.text)) return renderGoodAndBad(scene, listBefore(eighths, clock));
  const kinds = findKinds(ask.text);
  if (kinds.length > 0) {
    const named = isNext ? [findNextKind(scene, eighths, kinds) ?? kinds[0] ?? ""] : kinds;
    return named.flatMap((kind) => renderKind(scene, eighths, kind));
  }
  if (clock) return renderChoghadiyaAt(scene, eighths, clock);
  // "After that", after rahu kala: those that begin when it is over.
  const after = ask.slots.afterPart === null ? null : listParts(scene, ask.slots.afterPart).at(-1);
  if (after)
    return renderGoodAndBad(
      scene,
      eighths.filter(({ end }) => Date.parse(end) > Date.parse(after.end)),
    );
  if (isNext && scene.isRunning) return renderNextGood(scene, eighths);
  if (isNow) {
    const running = renderChoghadiyaNow(scene, eighths);
    const isGood = eighths.some((one) => one.quality === "good" && holdsAt(one, scene.now));
    return isGood ? running : [...running, ...renderNextGood(scene, eighths)];
  }
  const isNight = EVENING.test(timeText ?? ask.text);
  const part = eighths.filter(
    ({ night, end }) => night === isNight && (!scene.isRunning || Date.parse(end) > scene.now),
  );
  return renderGoodAndBad(scene, part.length > 0 ? part : eighths.filter(({ night }) => night));
});

/** The eighths of the daylight that are over by an hour; all of them where none is named. */
const listBefore = (eighths: readonly Eighth[], clock: AskedClock | null): readonly Eighth[] =>
  eighths.filter(({ night, end }) => {
    const [hour, minute] = readClock(end).time.split(":").map(Number);
    return !night && (clock === null || (hour ?? 0) * 60 + (minute ?? 0) <= clock.hour * 60 + clock.minute);
  });

/** The kinds by name, where the word means nothing else. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:labh|laabh)(?!\p{L})|लाभ/iu, "labh"],
  [/(?<!\p{L})(?:amrit|amrut)(?!\p{L})|अमृत/iu, "amrit"],
  [/(?<!\p{L})(?:shubh|subh)\s+(?:wal[aei]|choghadiya ka)(?!\p{L})|शुभ वाल/iu, "shubh"],
  [/(?<!\p{L})(?:chal|char|chanchal)\s+(?:wal[aei]|choghadiya)(?!\p{L})|(?:चर|चल) (?:वाल|चौघड़िया)/iu, "chal"],
  [/(?<!\p{L})(?:udveg|udweg)(?!\p{L})|उद्वेग/iu, "udveg"],
  [/(?<!\p{L})rog(?!\p{L})|(?<!\p{M})रोग(?![\p{L}\p{M}])/iu, "rog"],
  [/(?<!\p{L})ka+l\s+(?:wal[aei]|choghadiya)(?!\p{L})|काल (?:वाल|चौघड़िया)/iu, "kaal"],
];
const findKinds = (text: string): readonly string[] =>
  KINDS.filter(([words]) => words.test(text)).map(([, kind]) => kind);

/** "The next labh or amrit": the kind that comes first. */
const findNextKind = (scene: DayScene, eighths: readonly Eighth[], kinds: readonly string[]): string | undefined =>
  eighths.find(({ id, start }) => kinds.includes(id) && (!scene.isRunning || Date.parse(start) > scene.now))?.id;

/** "Aur labh wala kab aayega": those of a kind that are still to come. */
function renderKind(scene: DayScene, eighths: readonly Eighth[], kind: string): readonly AnswerSentence[] {
  const ahead = eighths.filter(({ id, end }) => id === kind && (!scene.isRunning || Date.parse(end) > scene.now));
  const list = formatList(ahead.map((one) => formatSpan(scene, one)));
  const slots = { name: nameChoghadiya(kind), list };
  return ahead.length === 0 ? [] : [renderOfDay(scene, DAY_PHRASES.choghadiya_named, slots)];
}

function renderGoodAndBad(scene: DayScene, shown: readonly Eighth[]): readonly AnswerSentence[] {
  const ofQuality = (quality: string) => shown.filter((one) => one.quality === quality);
  if (ofQuality("good").length === 0) return renderNextGood(scene, shown);
  return [
    renderOfDay(scene, DAY_PHRASES.choghadiya_good, { list: listEighths(scene, ofQuality("good")) }),
    ...(ofQuality("bad").length > 0
      ? [renderOfDay(scene, DAY_PHRASES.choghadiya_bad, { list: listEighths(scene, ofQuality("bad")) })]
      : []),
  ];
}
