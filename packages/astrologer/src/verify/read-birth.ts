import type { Nakshatra, Rashi } from "@lagna/terms";
import { ageOn, localDay } from "../local-calendar.ts";
import { tropicalSunSign } from "../chart-view.ts";
import type { Finding } from "./claim.ts";
import { dayNumber, within } from "../language/dates.ts";
import type { Node } from "../language/node.ts";
import { allOf, at, firstOf, has, over, today, use, words, type Scene } from "./scene.ts";
import { found, inSign, inStar, undecided } from "./truth.ts";

const EARTH_DAYS = 365.2425;

/** "born on 9 March 1988 at 14:25 in Jaipur on a Wednesday", "you are 38". */
function readBorn(scene: Scene): void {
  const { truth } = scene;
  const { about } = truth.index;
  const born = firstOf(scene, "born");
  if (born && !has(scene, "dasha", "level", "house")) {
    for (const date of allOf(scene, "date")) {
      const day = dayNumber(localDay(about.local));
      scene.readings.push({
        type: "birth",
        ...over(born, date),
        find: () =>
          found(
            (date.spans ?? []).some((span) => within({ ...span, slack: 0 }, day)),
            "birth-date",
          ),
      });
      use(scene, born, date);
    }
    if (!has(scene, "sunrise", "sunset")) readTime(scene, born, about.local.slice(11, 16), "birth-time");
  }
  readAge(scene);
}

function clockTime(
  scene: Scene,
): { readonly hour: number; readonly minute: number; readonly nodes: readonly Node[] } | undefined {
  for (const [index, node] of scene.nodes.entries()) {
    const [colon, minute] = [scene.nodes[index + 1], scene.nodes[index + 2]];
    if (node.tag === "num" && /^[:.]$/.test(colon?.word ?? "") && minute?.tag === "num") {
      const half = scene.nodes[index + 3];
      const late = half && /^(pm|p)$/.test(half.word) && Number(node.value) < 12 ? 12 : 0;
      return { hour: Number(node.value) + late, minute: Number(minute.value), nodes: [node, minute] };
    }
  }
  return undefined;
}

function readTime(scene: Scene, cue: Node, time: string, id: string): void {
  const said = clockTime(scene);
  if (!said) return;
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  const about = has(scene, "about") ? 15 : 1;
  const apart = Math.abs((said.hour - hour) * 60 + said.minute - minute);
  const twelve = said.hour < 12 && Math.abs((said.hour + 12 - hour) * 60 + said.minute - minute) <= about;
  const passing = has(scene, "dosha", "yoga", "who", "rashi");
  scene.readings.push({
    presupposed: passing,
    type: id.startsWith("birth") ? "birth" : "panchanga",
    ...over(cue, ...said.nodes),
    find: () => found(apart <= about || twelve, id),
  });
  use(scene, cue, ...said.nodes);
}

const LEAST_AGE = 12;

/** "At 38, you …", "you're 38 now", "tu 38 ka hai": an age without a word for it. */
function toldAge(scene: Scene): Node | undefined {
  return allOf(scene, "num").find((number) => {
    const age = Number(number.value);
    if (!Number.isInteger(age) || age < LEAST_AGE || age > 120) return false;
    const here = at(scene, number);
    const [before, after, then] = [scene.nodes[here - 1], scene.nodes[here + 1], scene.nodes[here + 2]];
    const isOpening =
      /^(at|aged)$/.test(before?.word ?? "") &&
      here < 3 &&
      (after?.word === "," || after?.tag === "poss") &&
      has(scene, "poss");
    const isAlone = after === undefined || /^([.,!]|already|years|this|today)$/.test(after.word) || after.tag === "now";
    const isSaid =
      before !== undefined && isAlone && (/^(ur|you're|are|turned|turn)$/.test(before.word) || before.tag === "age");
    const isHindi = /^(का|के|की|ka|ke|ki)$/.test(after?.word ?? "") && /^(है|हैं|हो|hai|hain|ho|h)$/.test(then?.word ?? "");
    return (
      isOpening || isSaid || (isHindi && (before?.tag === "poss" || before?.word === "tu" || before?.word === "तू"))
    );
  });
}

function readAge(scene: Scene): void {
  const cue = firstOf(scene, "age");
  const length = allOf(scene, "dur").find(({ value }) => Number(value) > 5 * EARTH_DAYS);
  const number = allOf(scene, "num")[0];
  const { index, ground } = scene.truth;
  const counted = length && scene.nodes[at(scene, length) + 1]?.tag === "of" && has(scene, "poss");
  const told = toldAge(scene);
  if (told) {
    const find = (): Finding =>
      found(ageOn(localDay(index.about.local), ground.calendar.dayOf(ground.calendar.nowJd)) === told.value, "age");
    scene.readings.push({ type: "birth", ...over(told), find });
    use(scene, told, cue);
    return;
  }
  const years =
    cue && number
      ? Number(number.value)
      : length && (cue || counted || words(scene, /^(old)$/))
        ? Math.round(Number(length.value) / EARTH_DAYS)
        : undefined;
  if (years === undefined || !has(scene, "poss", "age", "born") || has(scene, "dasha", "level")) return;
  const find = (): Finding =>
    found(ageOn(localDay(index.about.local), ground.calendar.dayOf(ground.calendar.nowJd)) === years, "age");
  scene.readings.push({ type: "birth", ...over(...[cue, number, length].filter((node) => node !== undefined)), find });
  use(scene, cue, number, length);
}

/** The Western sign; the Moon's; "your sun sign", which may be meant either way; the star of birth. */
function readSigns(scene: Scene): void {
  const { truth } = scene;
  const sign = firstOf(scene, "rashi");
  const star = firstOf(scene, "nak");
  const tropical = firstOf(scene, "tropical");
  const western = tropicalSunSign(truth.ground.view.nativity);
  const sunSign = firstOf(scene, "sunsign");
  const moonSign = firstOf(scene, "moonsign");
  if (sign && tropical && !has(scene, "vedic")) {
    const find = (): Finding =>
      scene.groups.some(({ bodies }) => bodies[0] !== "sun")
        ? undecided()
        : found(western === sign.value, "tropical-sun");
    scene.readings.push({ type: "tropical", ...over(tropical, sign), find });
    use(scene, tropical, sign, sunSign, ...scene.groups.flatMap(({ nodes }) => nodes));
  } else if (sign && sunSign) {
    const find = (): Finding => {
      const own = inSign(truth, "sun", sign.value as Rashi, null);
      return own.holds || western !== sign.value ? own : found(true, "tropical-sun");
    };
    scene.readings.push({ type: "planet_sign", ...over(sunSign, sign), find });
    use(scene, sunSign, sign);
  } else if (sign && moonSign) {
    scene.readings.push({
      type: "planet_sign",
      ...over(moonSign, sign),
      find: () => inSign(truth, "moon", sign.value as Rashi, null),
    });
    use(scene, moonSign, sign);
  }
  readYouAre(scene);
  readYourSign(scene);
  const birthStar = firstOf(scene, "birthstar", "starword");
  const born = firstOf(scene, "born");
  const isHeading = birthStar !== undefined && scene.nodes[at(scene, birthStar) + 1] === star && has(scene, "signword");
  const mine = birthStar?.tag === "birthstar" || born || (birthStar && (has(scene, "poss") || isHeading));
  if (star && mine && scene.groups.length === 0 && !has(scene, "lagna", "pron")) {
    const pada =
      allOf(scene, "pada").find(({ value }) => typeof value === "number") ?? scene.nodes[at(scene, star) + 1];
    const quarter =
      pada?.tag === "pada" || (pada?.tag === "num" && Number(pada.value) <= 4) ? Number(pada.value) : null;
    scene.readings.push({
      type: "planet_star",
      ...over(star, ...(birthStar ? [birthStar] : [])),
      find: () => inStar(truth, "moon", star.value as Nakshatra, quarter),
    });
    use(scene, star, birthStar, quarter === null ? undefined : pada, born);
  }
}

/** "You're a Pisces": by the Sun of the West, the Moon, the lagna or the Sun; whoever says it seldom says by which. */
function readYouAre(scene: Scene): void {
  const { truth } = scene;
  const said = scene.nodes.filter(
    ({ word, tag }) => !/^(a|an|are|the|हैं|हो|hain|ho|[.,!])$/.test(word) && tag !== "of" && tag !== "signword",
  );
  const [you, sign] = said;
  const isHindi = has(scene, "signword") && has(scene, "of");
  if (you?.tag !== "poss" || !/^(you|you're|aap|आप|tum|तुम)$/.test(you.word) || sign?.tag !== "rashi") return;
  if (isHindi ? said[2] !== undefined && said[2].tag !== "and" : said.length > 2) return;
  const find = (): Finding => {
    const own = (["moon", "lagna", "sun"] as const).map((body) => inSign(truth, body, sign.value as Rashi, null));
    if (isHindi) return own[0] as Finding;
    const isWestern = tropicalSunSign(truth.ground.view.nativity) === sign.value;
    return own.find(({ holds }) => holds) ?? found(isWestern, "tropical-sun");
  };
  scene.readings.push({ type: "tropical", ...over(you, sign), find });
  use(scene, you, sign);
}

/** What stands second in a clause: a mark, or the tag of a thing. */
const opening = ({ nodes }: Scene): string => (nodes[1]?.tag === "w" ? nodes[1].word : (nodes[1]?.tag ?? ""));

/** "आपकी राशि तुला है": the Moon's; in English it may be the Sun's as well. */
function readYourSign(scene: Scene): void {
  const { truth } = scene;
  const word = firstOf(scene, "signword");
  const sign = firstOf(scene, "rashi");
  const isHeading = word !== undefined && scene.nodes[0] === word && /^(:|-)$|rashi/.test(opening(scene));
  const beside = word ? [scene.nodes[at(scene, word) - 1], scene.nodes[at(scene, word) + 1]] : [];
  const mine = word && (beside[0]?.tag === "poss" || (at(scene, word) === 0 && beside[1]?.tag === "poss") || isHeading);
  if (!word || !sign || !mine || scene.groups.length > 0 || has(scene, "house", "tropical", "pron")) return;
  const english = /^(sign|signs)$/.test(word.word);
  const find = (): Finding => {
    const moon = inSign(truth, "moon", sign.value as Rashi, null);
    const sun = inSign(truth, "sun", sign.value as Rashi, null);
    const western = tropicalSunSign(truth.ground.view.nativity) === sign.value;
    return moon.holds || !english ? moon : sun.holds ? sun : western ? found(true, "tropical-sun") : moon;
  };
  scene.readings.push({ type: "planet_sign", ...over(word, sign), find });
  use(scene, word, sign);
}

/** Tithi, weekday, yoga and karana of birth; sunrise. */
function readDay(scene: Scene): void {
  const { truth } = scene;
  const same = (tag: "vara" | "nitya" | "karana", id: string): void => {
    const node = firstOf(scene, tag);
    if (!node) return;
    scene.readings.push({
      type: "panchanga",
      ...over(node),
      find: () => (truth.fact(id) ? found(truth.fact(id)?.value === node.value, id) : undecided()),
    });
    use(scene, node, ...allOf(scene, "born"));
  };
  if (
    has(scene, "born", "varaword") ||
    scene.sentence.some(({ tag }) => tag === "born") ||
    words(scene, /^(child|baby)$/)
  )
    same("vara", "vara");
  same("nitya", "nitya-yoga");
  same("karana", "karana");
  const tithi = firstOf(scene, "tithi");
  const paksha = firstOf(scene, "paksha");
  if (tithi || (paksha && has(scene, "born"))) {
    const find = (): Finding => {
      const value = truth.fact("tithi")?.value as { readonly id: string; readonly paksha: string } | undefined;
      return value
        ? found((!tithi || value.id === tithi.value) && (!paksha || value.paksha === paksha.value), "tithi")
        : undecided();
    };
    scene.readings.push({ type: "panchanga", ...over(...[tithi, paksha].filter((node) => node !== undefined)), find });
    use(scene, tithi, paksha, ...allOf(scene, "born"));
  }
  for (const event of ["sunrise", "sunset"] as const) {
    const cue = firstOf(scene, event);
    const fact = truth.fact(event);
    if (cue && fact)
      readTime(
        scene,
        cue,
        truth.ground.calendar.timeOf(truth.ground.calendar.jdOf(Date.parse(fact.value as string))),
        event,
      );
  }
}

function readSettings(scene: Scene): void {
  for (const node of allOf(scene, "setting")) {
    const [key, value] = String(node.value).split(":") as [string, string];
    const cited =
      has(scene, "ayanamsa") ||
      words(
        scene,
        /^(chart|houses|house|uses|used|using|reckoned|computed|calculated|setting|settings|system|paddhati|nodes?|पद्धति|गणना|उपयोग|hisab|ganana|cast|drawn|made)$/,
      );
    if (!cited && key === "ayanamsa" && value === "raman") continue;
    scene.readings.push({
      type: "setting",
      ...over(node),
      find: () => found(scene.truth.fact(`setting-${key}`)?.value === value, `setting-${key}`),
    });
    use(scene, node, ...allOf(scene, "ayanamsa"));
  }
}

/** Yogas and doshas by their facts, which say too that one is absent. */
function readYogas(scene: Scene): void {
  for (const node of allOf(scene, "yoga", "dosha")) {
    const id = `${node.tag}-${node.value}`;
    const find = (): Finding => {
      const fact = scene.truth.fact(id);
      if (!fact) return undecided();
      const value = fact.value as { readonly holds?: boolean } | boolean;
      return found(typeof value === "boolean" ? value : value.holds !== false, id);
    };
    scene.readings.push({ type: node.tag === "yoga" ? "yoga" : "dosha", ...over(node), find });
    use(scene, node);
  }
}

/** A quotation of a text: nobody checked its words, so it is not shown. */
function readQuotes(scene: Scene): void {
  const book = firstOf(scene, "book");
  const says = firstOf(scene, "says");
  const quoted = scene.nodes.filter(({ word }) => word === '"').length > 0;
  if (book && (says || has(scene, "book")) && quoted) {
    scene.readings.push({
      type: "quotation",
      ...over(book, ...(says ? [says] : [])),
      presupposed: true,
      find: () => found(false),
    });
    use(scene, book, says);
  }
}

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

export function readBirth(scene: Scene): void {
  readQuotes(scene);
  readBorn(scene);
  readSigns(scene);
  readDay(scene);
  readSettings(scene);
  readYogas(scene);
}
