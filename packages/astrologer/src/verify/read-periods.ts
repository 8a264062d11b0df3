import { type Graha, GRAHAS } from "@lagna/terms";
import { mahaDashas, periodId, runningAt, subPeriods, type Period } from "../facts/dasha-facts.ts";
import type { Finding } from "./claim.ts";
import { dayNumber, within } from "../language/dates.ts";
import type { DaySpan, Node } from "../language/node.ts";
import { allOf, at, has, isGraha, over, today, use, words, type Scene } from "./scene.ts";
import { DHAIYA_PLACES, found, SADE_SATI_PLACES, saturnFromMoon, undecided, type Truth } from "./truth.ts";

type Edge = "start" | "end";

/** Every period that lords said at a level may mean, likelier ones first. */
function candidates(truth: Truth, lords: readonly Graha[], level: number): readonly Period[] {
  const { ground } = truth;
  const maha = mahaDashas(ground);
  const running = runningAt(ground, ground.calendar.nowJd, 3);
  const inside = (periods: readonly Period[]): readonly Period[] => periods.flatMap(subPeriods);
  const last = (periods: readonly Period[], lord: Graha): readonly Period[] =>
    periods.filter((period) => period.lords.at(-1) === lord);
  const [first, ...rest] = lords as [Graha, ...Graha[]];
  if (rest.length > 0) {
    let found = last(maha, first);
    if (level === lords.length + 1 && running[0]) found = last(subPeriods(running[0]), first);
    for (const lord of rest) found = last(inside(found), lord);
    return found;
  }
  if (level === 1) return last(maha, first);
  const antar = [...(running[0] ? subPeriods(running[0]) : []), ...inside(maha)];
  if (level === 2) return last(antar, first);
  const pratyantar = [
    ...(running[1] ? subPeriods(running[1]) : []),
    ...(running[0] ? inside(subPeriods(running[0])) : []),
  ];
  if (level === 3) return last(pratyantar, first);
  return [
    ...last(maha, first),
    ...last(running[0] ? subPeriods(running[0]) : [], first),
    ...last(running[1] ? subPeriods(running[1]) : [], first),
  ];
}

/** A `who` beside a level that stand apart: "महादशा भी बुध की है", "Saturn runs your present sub-period". */
function loosePeriods(scene: Scene): Node[] {
  return allOf(scene, "level").flatMap((level) => {
    const here = at(scene, level);
    const isAside =
      !has(scene, "run", "now", "date", "since", "until") && !scene.nodes.slice(here).some(({ tag }) => tag === "who");
    if (scene.nodes[here - 1]?.tag === "pron" && isAside) return [];
    const whos = scene.nodes
      .filter(({ tag, body }) => tag === "who" && isGraha(body))
      .filter((node) => !scene.used.has(node));
    const after = whos.find((node) => at(scene, node) > here && at(scene, node) - here < 7);
    const before = whos.findLast((node) => at(scene, node) < here && here - at(scene, node) < 9);
    const follows =
      scene.nodes[here + 1]?.word === ":" ||
      /[\u0900-\u097f]/.test(level.word) ||
      scene.nodes.slice(here, here + 4).some(({ word, tag }) => tag === "of" || /^(is|lord)$/.test(word));
    const who = follows ? (after ?? before) : (before ?? after);
    if (!who) return [];
    use(scene, level, who);
    return [
      {
        ...level,
        tag: "dasha",
        lords: [who.body as Graha],
        level: Number(level.value),
        start: Math.min(level.start, who.start),
        end: Math.max(level.end, who.end),
      },
    ];
  });
}

const START = /^(since|from|after|beginning|से|se|starting)$/;
const END = /^(until|till|til|to|through|upto|up to|by|into|तक|tak|-|ends|ending|before)$/;

/** Which edge of a period a date is said of, by the words around it, else by the verb of the clause. */
function edgeOf(scene: Scene, date: Node, seenStart: boolean): Edge | "in" {
  const here = at(scene, date);
  const next = scene.nodes[here + 1];
  const afterNext = scene.nodes[here + 2];
  if (next && /^(तक|tak)$/.test(next.word)) return "end";
  if (next?.tag === "from" && /^(से|se)$/.test(next.word)) return "start";
  let before = here - 1;
  while (before >= 0 && /^(the|about|of|on|roughly)$/.test(scene.nodes[before]?.word ?? "")) before -= 1;
  const previous = scene.nodes[before];
  if (seenStart && previous && (previous.tag === "and" || /^(से|se|→|>|-|to)$/.test(previous.word))) return "end";
  const opensRange = previous === undefined || /^[:(,|=]$/.test(previous.word);
  const isRange =
    /^(→|>|-|to|till|until)$/.test(next?.word ?? "") || (next?.tag === "and" && afterNext?.tag === "date");
  const opensVerb = previous?.tag === "lasts" || /^(covers|stretches|extends)$/.test(previous?.word ?? "");
  if ((opensRange || opensVerb || previous?.word === "between") && isRange) return "start";
  if (previous && END.test(previous.word)) return "end";
  if (previous && (START.test(previous.word) || previous.tag === "since" || previous.tag === "from")) return "start";
  if (previous?.tag === "until") return "end";

  if (
    (next && /^(को|ko|me|में)$/.test(next.word)) ||
    previous?.tag === "in" ||
    previous?.tag === "on" ||
    previous === undefined ||
    previous.word === "("
  ) {
    if (afterNext?.tag === "since" || next?.tag === "since") return "start";
  }
  const verb = nearestVerb(scene, here);
  // "Kicked off in 2001 and bows out in 2019": the second of two is the end, whatever its verb.
  const first = scene.nodes.findIndex(({ tag }) => tag === "date");
  if (seenStart && first < here && verb && scene.nodes.indexOf(verb) < first) return "end";
  if (verb) return verb.tag === "until" || verb.tag === "leave" ? "end" : "start";
  if (has(scene, "next")) return "start";
  return "in";
}

/** The verb of beginning or ending a date belongs to: in English the one before it, in Hindi the one after. */
function nearestVerb(scene: Scene, here: number): Node | undefined {
  const isVerb = ({ tag }: Node): boolean => ["until", "since", "enter", "leave"].includes(tag);
  const before = scene.nodes.slice(0, here).findLast(isVerb);
  const after = scene.nodes.slice(here + 1).find(isVerb);
  const hindi = scene.nodes.some(({ word }) => /[\u0900-\u097f]|^(ki|ka|hai|ko|hui|hogi|tak|me)$/.test(word));
  const lead = scene.nodes.slice(0, here).findLast(({ word, tag }) => tag !== "in" && tag !== "on" && word !== "the");
  const isFronted = lead === undefined || lead.tag === "and" || lead.word === ",";
  return hindi || isFronted ? (after ?? before) : (before ?? after);
}

function edgeHolds(truth: Truth, periods: readonly Period[], edge: Edge | "in", spans: readonly DaySpan[]): Finding {
  const { calendar } = truth.ground;
  const ids = periods.slice(0, 2).map(({ lords }) => periodId(lords));
  const holds = periods.some(({ startJd, endJd }) => {
    const [start, end] = [dayNumber(calendar.dayOf(startJd)), dayNumber(calendar.dayOf(endJd))];
    return spans.some((span) =>
      edge === "in"
        ? span.precision === "day"
          ? within(span, start) || within(span, end)
          : span.from <= end && span.to >= start
        : within(span, edge === "start" ? start : end),
    );
  });
  return periods.length === 0 ? undecided() : found(holds, ...ids);
}

function runs(truth: Truth, periods: readonly Period[], fromDay: number, toDay: number): Finding {
  const { calendar } = truth.ground;
  const running = periods.find(
    ({ startJd, endJd }) => dayNumber(calendar.dayOf(startJd)) <= toDay && dayNumber(calendar.dayOf(endJd)) >= fromDay,
  );
  return found(running !== undefined, running ? periodId(running.lords) : "dasha-now");
}

const TENTH = 0.1;
const LEAST_SLACK_DAYS = 16;

/** Of a whole mahadasha the years are told exactly. */
const MAHA_SLACK_DAYS = 60;

function lengthHolds(
  periods: readonly Period[],
  days: number,
  measure: (period: Period) => number,
  isWhole: boolean,
): Finding {
  const slackOf = ({ lords }: Period): number =>
    isWhole && lords.length === 1 ? MAHA_SLACK_DAYS : Math.max(days * TENTH, Math.min(LEAST_SLACK_DAYS, days * 0.3));
  const holds = periods.some((period) => Math.abs(measure(period) - days) <= slackOf(period));
  return periods.length === 0 ? undecided() : found(holds, periodId((periods[0] as Period).lords));
}

/** The period that follows the one which runs, at the level said. */
function comesNext(truth: Truth, lords: readonly Graha[], level: number, after: readonly Graha[] | null): Finding {
  const { ground } = truth;
  const maha = mahaDashas(ground);
  const lord = lords.at(-1) as Graha;
  const follows = (periods: readonly Period[], running: (period: Period) => boolean): boolean => {
    const index = periods.findIndex(running);
    return index >= 0 && periods[index + 1]?.lords.at(-1) === lord;
  };
  if (after) {
    const order = maha.map((period) => period.lords[0]);
    const index = order.indexOf(after.at(-1));
    return found(order[(index + 1) % order.length] === lord, `dasha-${lord}`);
  }
  const levels = runningAt(ground, ground.calendar.nowJd, 3);
  const isAt = (depth: number): boolean => {
    const running = levels[depth];
    if (!running) return false;
    const siblings = depth === 0 ? maha : subPeriods(levels[depth - 1] as Period);
    if (follows(siblings, ({ startJd }) => startJd === running.startJd)) return true;
    const wrapped = siblings.at(-1)?.startJd === running.startJd;
    return wrapped && depth > 0 && follows(maha, ({ startJd }) => startJd === levels[0]?.startJd);
  };
  const depths = level === 0 ? [0, 1, 2] : [level - 1];
  return found(depths.some(isAt), "dasha-next");
}

const FUTURE = /^(will|later|would|shall|upcoming|coming|future|eventually)$|(?:ेगा|ेगी|ेंगे|एगा|एगी|एंगे|ega|egi|enge)$/;

/** "After your present mahadasha comes …". */
function isAfterPresent({ nodes }: Scene): boolean {
  const past = nodes.findIndex(({ word }) => /^(after|once|बाद|baad)$/.test(word));
  return past >= 0 && nodes.some(({ word }) => /^(present|current|ongoing|running|वर्तमान|चालू|maujooda)$/.test(word));
}

/** "When the Mercury dasha ends, …": what is told comes after it. */
const isOutlived = (scene: Scene): boolean =>
  words(scene, /^(when|once|after|as|जब|jab)$/) && has(scene, "until") && scene.clause.opens;

/** "The Moon mahadasha is important", "… लंबी है": what it is like, not that it runs. */
function isDescribed({ nodes }: Scene, period: Node): boolean {
  const after = nodes.slice(nodes.findIndex(({ start }) => start >= period.end));
  const said = after.filter(({ word }) => !/^[.,!]$/.test(word));
  const isCopula = ({ word }: Node): boolean => /^(is|was|matters|है|हैं|hai|hain)$/.test(word);
  return (
    said.length > 0 && said.length < 4 && said.every(({ tag }) => tag === "w" || tag === "lasts") && said.some(isCopula)
  );
}

/** "In Mercury dasha", "बुध की दशा में". */
function isWithin({ nodes }: Scene, period: Node): boolean {
  const here = nodes.findIndex(({ end }) => end === period.end);
  const from = nodes.findIndex(({ start }) => start === period.start);
  return [nodes[from - 1], nodes[from - 2], nodes[here + 1]].some((node) => node?.tag === "in");
}

/** "Mahadasha: Saturn", "गुरु की महादशा है": that it runs is all that is said, or is said with it. */
const RUNNING = /^(under|present|current|चलने|लगी|लगा|दौर|चक्र|चढ़ी|chalne|lagi|laga|daur|chadhi|chakkar)$/;
const isPlain = ({ nodes }: Scene): boolean =>
  nodes.some(({ word }) => RUNNING.test(word)) ||
  nodes.every(
    ({ tag, word }) =>
      tag !== "w" ||
      !/^[\p{L}\p{M}]{2,}$/u.test(word) ||
      /^(is|the|with|है|हैं|hai|hain|ab|now|कुंडली|timing|में|mein)$/.test(word),
  );

/** How long what runs now goes on is asked only of what runs. */
const asksHowLong = ({ clause, nodes }: Scene): boolean =>
  clause.mood === "question" && nodes.some(({ word }) => /^(तक|tak|long|ongoing)$/.test(word));

/** Every edge that is told of a period: one and the same period must have them all. */
function readEdges(scene: Scene, period: Node, periods: readonly Period[], dates: readonly Node[]): void {
  const { truth } = scene;
  let seenStart = false;
  const told = dates.map((date) => {
    const edge = edgeOf(scene, date, seenStart);
    seenStart ||= edge === "start";
    return { date, edge, spans: date.spans ?? [] };
  });
  const holdsOf = (of: readonly Period[], { edge, spans }: (typeof told)[number]): Finding =>
    edgeHolds(truth, of, edge, spans);
  for (const [at, one] of told.entries()) {
    const before = told.slice(0, at);
    scene.readings.push({
      type: one.edge === "in" ? "dasha_running" : "dasha_edge",
      ...over(period, one.date),
      find: () => {
        const same = periods.filter((each) => before.every((other) => holdsOf([each], other).holds));
        return holdsOf(same.length > 0 ? same : periods, one);
      },
    });
    use(scene, one.date);
  }
}

function readDasha(scene: Scene, period: Node, after: Node | undefined): void {
  const { truth } = scene;
  const lords = period.lords ?? [];
  const level = period.level ?? 0;
  // "Dasha" alone is the great one or the one within it; a "period" may be any.
  const isDasha = level === 0 && lords.length === 1 && /dash|das[ae]|दशा/.test(period.word);
  const periods = candidates(truth, lords, level).filter((one) => !isDasha || one.lords.length < 3);
  const span = over(period);
  const dates = allOf(scene, "date");
  const lengths = allOf(scene, "dur");
  const isNext = has(scene, "next") || after !== undefined || isAfterPresent(scene);
  if (isNext)
    scene.readings.push({
      type: "dasha_running",
      ...span,
      find: () => comesNext(truth, lords, level, after?.lords ?? null),
    });
  readEdges(scene, period, periods, dates);
  const { calendar } = truth.ground;
  for (const length of lengths) {
    const left = has(scene, "left", "until") && !has(scene, "lasts");
    const measure = left
      ? ({ endJd }: Period) => endJd - calendar.nowJd
      : ({ startJd, endJd }: Period) => endJd - startJd;
    scene.readings.push({
      type: "dasha_edge",
      ...over(period, length),
      find: () => {
        const told = lengthHolds(periods, Number(length.value), measure, !left);
        const isWhole = left && !has(scene, "left") && told.holds === false;
        return isWhole
          ? lengthHolds(periods, Number(length.value), ({ startJd, endJd }) => endJd - startJd, true)
          : told;
      },
    });
    use(scene, length);
  }
  const isToldLater =
    scene.sentence.some(({ tag }) => tag === "date" || tag === "lasts") && !has(scene, "run", "now", "poss");
  const said = dates.length === 0 && lengths.length === 0 && !isToldLater;
  const present =
    has(scene, "now") ||
    words(scene, /^(present|current)$/) ||
    (said && (asksHowLong(scene) || !scene.nodes.some(({ word }) => FUTURE.test(word))));
  if (present && !isNext && !(said && isOutlived(scene))) {
    const day = today(scene);
    const weak = !has(scene, "run", "now", "poss") && !isWithin(scene, period) && !isPlain(scene);
    if (!(isDescribed(scene, period) && !has(scene, "run", "now", "poss")))
      scene.readings.push({ type: "dasha_running", ...span, weak, find: () => runs(truth, periods, day, day) });
  }
  use(scene, period, ...allOf(scene, "run", "next", "since", "until", "left", "enter", "leave"));
  scene.memory.topic = period;
}

/** Days at which Saturn's place from the Moon changes between inside and outside of some places, near a span. */
function turns(truth: Truth, span: DaySpan, inside: readonly number[], edge: Edge | "in"): boolean {
  const holds = (day: number): boolean => inside.includes(saturnFromMoon(truth, day));
  if (edge === "in") return holds(span.from) || holds(span.to);
  for (let day = span.from - span.slack; day <= span.to + span.slack; day++) {
    const [before, after] = [holds(day - 1), holds(day + 1)];
    if (edge === "start" ? !before && after : before && !after) return true;
  }
  return false;
}

function readSaturn(scene: Scene, cue: Node): void {
  const { truth } = scene;
  const isLength = has(scene, "dur", "lasts") || words(scene, /^(half|साढ़े|saade)$/);
  if (isLength && !has(scene, "poss", "now", "date", "left", "neg")) {
    use(scene, cue, ...allOf(scene, "dur", "lasts", "num", "unit"));
    return;
  }
  const phase = allOf(scene, "phase", "pada")[0];
  const whole: readonly number[] = cue.tag === "dhaiya" ? DHAIYA_PLACES : SADE_SATI_PLACES;
  const nth = phase?.value === undefined ? null : Number(phase.value);
  const inside = nth === null ? whole : whole.slice(nth - 1, nth);
  const id = cue.tag === "dhaiya" ? "transit-saturn" : truth.fact("sadesati") ? "sadesati" : "transit-saturn";
  const dates = allOf(scene, "date");
  let seenStart = false;
  for (const date of dates) {
    const edge = edgeOf(scene, date, seenStart);
    seenStart ||= edge === "start";
    scene.readings.push({
      type: "sade_sati",
      ...over(cue, date),
      find: () =>
        found(
          (date.spans ?? []).some((span) => turns(truth, span, inside, edge)),
          id,
        ),
    });
    use(scene, date);
  }
  if (dates.length === 0 && (cue.tag === "sadesati" || cue.tag === "dhaiya")) {
    const isOver =
      allOf(scene, "until").some(({ word }) => word !== "through") &&
      !has(scene, "neg") &&
      scene.clause.mood !== "question";
    const day = today(scene);
    scene.readings.push({
      type: "sade_sati",
      ...over(cue, ...(phase ? [phase] : [])),
      find: () => found(inside.includes(saturnFromMoon(truth, day)) !== isOver, id),
    });
  }
  use(scene, cue, phase, ...allOf(scene, "run", "until", "since"));
  scene.memory.topic = cue;
}

const NAMES = new Set<string>(GRAHAS);

/** "Saturn antardasha in Mercury mahadasha", "Saturn bhukti inside Mercury": one period, by both its lords. */
function nested(scene: Scene, named: readonly Node[]): readonly Node[] {
  const inner = named.find(({ level, lords }) => (level ?? 0) > 1 && lords?.length === 1);
  if (!inner || named.length > 2 || has(scene, "next")) return named;
  const outer = named.find(({ level, lords }, at) => named[at] !== inner && (level ?? 0) < 2 && lords?.length === 1);
  const alone =
    outer || has(scene, "house", "rashi", "aspect") ? undefined : scene.nodes.find((node) => isInside(scene, node));
  const lord = outer?.lords?.[0] ?? alone?.body;
  if (!isGraha(lord) || lord === inner.lords?.[0] || (inner.level ?? 0) > 2) return named;
  use(scene, inner, outer, alone);
  const ends = [inner, outer ?? alone ?? inner];
  return [{ ...inner, lords: [lord, ...(inner.lords ?? [])], ...over(...ends) }];
}

/** "in Mercury", "Budh me". */
function isInside({ nodes, used }: Scene, node: Node): boolean {
  if (node.tag !== "who" || !isGraha(node.body) || used.has(node)) return false;
  const [before, after] = [nodes[nodes.indexOf(node) - 1], nodes[nodes.indexOf(node) + 1]];
  const hindi = /^(में|मे|me|mein|mai|के|ke)$/;
  return (before?.tag === "in" && !hindi.test(before.word)) || (after !== undefined && hindi.test(after.word));
}

/** "Mercury: 2011–2028". */
function isDated({ nodes }: Scene, who: Node): boolean {
  const rest = nodes.slice(nodes.indexOf(who) + 1).filter(({ word }) => !/^[:(]$/.test(word));
  return rest[0]?.tag === "date" && rest.filter(({ tag }) => tag === "date").length === 2;
}

const HINDI_AFTER = /^(के बाद|के पश्चात|के उपरांत|ke baad|k baad|k bad|ke bad|ke uparant)$/;
/** "Mercury dasha is followed by that of Ketu", "the Ketu dasha comes after Mercury": a period and, by name alone, another. */
function heirOf(
  scene: Scene,
  period: Node,
): { readonly later: Node; readonly earlier: Node; readonly named: Node } | undefined {
  const cue = scene.nodes.find(({ tag }) => tag === "next");
  const named = scene.nodes.find(({ tag, body }) => tag === "who" && isGraha(body));
  if (
    !cue ||
    !named ||
    scene.used.has(named) ||
    !(HINDI_AFTER.test(cue.word) || (/^[a-z]/.test(cue.word) && / (by|to|after)|comes|follows|succeeds/.test(cue.word)))
  )
    return undefined;
  const other: Node = { ...named, tag: "dasha", lords: [named.body as Graha], level: period.level ?? 0 };
  const isLater = /comes after|follows|succeeds/.test(cue.word);
  const first = scene.nodes.indexOf(period) < scene.nodes.indexOf(named) ? period : other;
  const second = first === period ? other : period;
  // "Guru ki mahadasha ke baad Shani ki", "Rahu ke baad Mangal ki mahadasha": what stands after "baad" comes later.
  if (HINDI_AFTER.test(cue.word) && !(first.start < cue.start && second.start > cue.start)) return undefined;
  return isLater ? { later: first, earlier: second, named } : { later: second, earlier: first, named };
}

/** What runs, until when, and what comes next; Saturn over the Moon. Dates without a subject of their own belong to the one before. */
export function readPeriods(scene: Scene): void {
  const saturn = allOf(scene, "sadesati", "dhaiya")[0];
  if (saturn) {
    readSaturn(scene, saturn);
    return;
  }
  if (scene.clause.mood === "general" && has(scene, "dur") && !has(scene, "date")) return;
  const loose = [...allOf(scene, "dasha"), ...loosePeriods(scene)].filter(({ lords = [] }) =>
    lords.every((lord) => NAMES.has(lord)),
  );
  const named = nested(scene, loose);
  const isSequence = has(scene, "next") || (has(scene, "until") && has(scene, "since") && !has(scene, "date", "dur"));
  if (named.length === 2 && isSequence && named[0] && named[1]) {
    // "What follows the one is the other", "the one follows the other".
    const passive =
      (words(scene, /^(follows|following)$/) && !words(scene, /^what$/)) || words(scene, /^(comes after|succeeds)$/);
    const [first, second] = passive ? [named[1], named[0]] : [named[0], named[1]];
    use(scene, first);
    readDasha(scene, second, first);
    return;
  }
  const past = scene.nodes.findIndex(({ word }) => /^(after|once|following)$/.test(word));
  const earlier =
    past < 0
      ? undefined
      : scene.nodes
          .slice(past + 1, past + 4)
          .find(({ tag, body }) => tag === "dasha" || (tag === "who" && isGraha(body)));
  const reached = earlier?.end ?? Number.POSITIVE_INFINITY;
  const taker =
    earlier && named.length < 2 && has(scene, "since", "next")
      ? scene.nodes.find((node) => node.start > reached && node.tag === "who" && isGraha(node.body))
      : undefined;
  const later =
    named.find((node) => node.start > reached) ??
    (taker && { ...taker, tag: "dasha", lords: [taker.body as Graha], level: earlier?.level ?? 0 });
  use(scene, later && taker);
  if (earlier && later) {
    readDasha(scene, later, { ...earlier, lords: earlier.lords ?? [earlier.body as Graha] });
    use(scene, earlier);
    return;
  }
  const [sole] = named;
  const heir = sole && named.length === 1 ? heirOf(scene, sole) : undefined;
  if (sole && heir) {
    readDasha(scene, heir.later, heir.earlier);
    use(scene, heir.later, heir.earlier, sole, heir.named);
    return;
  }
  const { ended } = scene.memory;
  for (const period of named)
    readDasha(scene, period, ended !== null && has(scene, "since", "next", "run") ? ended : undefined);
  if (sole && isOutlived(scene)) scene.memory.ended = sole;
  if (named.length > 0) return;
  const bare = scene.nodes.find(({ tag, body }) => tag === "who" && isGraha(body));
  const { topic } = scene.memory;
  if (bare && topic?.tag === "dasha" && has(scene, "next") && !has(scene, "house", "rashi", "aspect")) {
    readDasha(scene, { ...bare, tag: "dasha", lords: [bare.body as Graha], level: topic.level ?? 0 }, topic);
    use(scene, bare);
    return;
  }
  const placed = has(
    scene,
    "house",
    "rashi",
    "aspect",
    "enter",
    "leave",
    "transit",
    "nak",
    "born",
    "in",
    "window",
    "pron",
    "retro",
    "direct",
  );
  // "Mars is active": no period, unless a day is told with it.
  const isActive = words(scene, /^(active|in force|operating|प्रभावी)$/) && !has(scene, "date");
  if (bare && !placed && !isActive && has(scene, "run", "since", "until", "next") && has(scene, "date", "run")) {
    readDasha(scene, { ...bare, tag: "dasha", lords: [bare.body as Graha], level: 0 }, undefined);
    return;
  }
  const placedElse = has(scene, "house", "rashi", "aspect", "enter", "leave", "transit", "nak", "born", "window");
  const isOfTopic = scene.memory.isTopic ? !placedElse : !placed;
  if (bare && !placedElse && isDated(scene, bare)) {
    readDasha(scene, { ...bare, tag: "dasha", lords: [bare.body as Graha], level: 0 }, undefined);
    use(scene, bare);
    return;
  }
  const isLeft = topic?.tag === "dasha" && has(scene, "leave") && !has(scene, "rashi", "house", "who");
  const isEdge = has(scene, "since", "until") || (has(scene, "leave", "enter") && has(scene, "pron"));
  const about = topic && !bare && allOf(scene, "date").length > 0 && isEdge && (isOfTopic || isLeft);
  if (!about) return;
  if (topic.tag === "dasha") readDasha(scene, topic, undefined);
  else readSaturn(scene, { ...topic, tag: "sadesati_later" });
}
