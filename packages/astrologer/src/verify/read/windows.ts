import { dayNumber } from "../../language/dates.ts";
import type { Node } from "../../language/node.ts";
import { allOf, has, over, type Scene, today, use, words } from "../scene.ts";
import { found, undecided } from "../truth/truth.ts";

/** A single day inside a window, which no reading has: only its first and last day are told. */
function isUnderivable(
  { spans = [] }: Node,
  windows: readonly { readonly from: number; readonly to: number }[],
): boolean {
  const days = spans.filter(({ precision }) => precision === "day");
  const isEdge = (day: number): boolean =>
    windows.some(({ from, to }) => Math.min(Math.abs(day - from), Math.abs(day - to)) <= 2);
  return windows.length > 0 && days.length > 0 && !days.some(({ from }) => isEdge(from));
}

const TIME_WORD =
  /^(time|times|period|phase|months?|stretch|season|spell|window|समय|वक्त|वक़्त|दौर|काल|महीना|महीने|माह|samay|waqt|daur|mahina|mahine|time)$/;
const GOOD_WORD =
  /^(good|great|best|ideal|right|lucky|favourable|favorable|auspicious|promising|fruitful|ripe|supportive|strong|better|excellent|positive|अनुकूल|शुभ|अच्छा|अच्छे|अच्छी|बेहतर|बढ़िया|बढिया|उत्तम|श्रेष्ठ|सही|anukul|shubh|achha|accha|acha|achhe|acche|behtar|badhiya|uttam|sahi|best|mast)$/;

/** "February is a good time", "फ़रवरी का समय अनुकूल है", "circle February". */
const isOfGoodTime = (scene: Scene): boolean =>
  has(scene, "window") ||
  ((words(scene, TIME_WORD) || words(scene, /^(for|लिए|liye)$/)) &&
    words(scene, GOOD_WORD) &&
    scene.groups.length === 0) ||
  words(scene, /^(circle|mark|target|aim|pick|choose)$/);

const FORETOLD =
  /^(may|might|could|gets|comes|brings|arrives|improves|rises|योग|संकेत|yog|sanket|will|shall|likely|expect|expected|chance|chances|probable|predict|predicted|promises|destined|संभावना|sambhavna|chances)$|(?:ेगा|ेगी|ेंगे|ोगा|ोगी|ोंगे|एगा|एगी|एंगे|aega|aayega|aegi|aayegi|jayega|jayegi|hoga|hogi|honge|milega|milegi|banega|banegi)$/;

/** "You will marry in March 2028": an event that is told for a time to come. */
const isForetold = (scene: Scene, { spans = [] }: Node): boolean =>
  spans.length === 1 &&
  (spans[0]?.from ?? 0) > today(scene) &&
  words(scene, FORETOLD) &&
  !has(scene, "since", "until", "next", "enter", "leave", "dasha", "level", "who");

/** "the best months are …": inside a window that was reckoned; where none was, nothing can be told. */
export function readWindows(scene: Scene): void {
  const dates = allOf(scene, "date");
  if (dates.length === 0) return;
  const { index, ground } = scene.truth;
  const windows = [...index.facts.values()].filter(({ section, valid }) => section === "windows" && valid);
  const spans = windows.map(({ id, valid }) => ({
    id,
    from: valid?.from ? dayNumber(ground.calendar.dayOf(ground.calendar.jdOf(Date.parse(valid.from)))) : today(scene),
    to: valid?.until
      ? dayNumber(ground.calendar.dayOf(ground.calendar.jdOf(Date.parse(valid.until))))
      : Number.POSITIVE_INFINITY,
  }));
  const deadline =
    scene.nodes.some(({ word }) => /^(by|before|within)$/.test(word)) ||
    (has(scene, "until") && words(scene, /(?:लीजिए|कीजिए|दीजिए|lijiye|kijiye|dijiye|lo|karo|kar lo)$/));
  for (const date of dates) {
    const inside = (date.spans ?? []).flatMap((span) =>
      spans.filter(
        ({ from, to }) => span.from >= from - 31 && span.to <= to + 31 && span.to >= from && span.from <= to,
      ),
    );
    if (
      inside.length === 0 &&
      !isOfGoodTime(scene) &&
      !isForetold(scene, date) &&
      (deadline || date.spans?.[0]?.precision !== "day")
    ) {
      if (deadline) use(scene, date);
      continue;
    }
    scene.readings.push({
      type: "window",
      ...over(date),
      find: () =>
        spans.length === 0 || isUnderivable(date, inside)
          ? undecided()
          : found(
              inside.length > 0,
              ...(inside.length > 0 ? inside.slice(0, 1) : windows.slice(0, 1)).map(({ id }) => id),
            ),
    });
    use(scene, date, ...allOf(scene, "window"));
  }
}
