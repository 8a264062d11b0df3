import { type Graha, GRAHAS } from "@lagna/terms";
import { isHeirOf, outlivedIn } from "./period-heirs.ts";
import { heirOf, isDated, loosePeriods, nested } from "./period-names.ts";
import { isOutlived, readDasha } from "./dasha.ts";
import { readSaturn } from "./saturn.ts";
import { allOf, has, isGraha, type Scene, use, words } from "../scene.ts";

const NAMES = new Set<string>(GRAHAS);

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
  const outlived = outlivedIn(scene, named);
  if (outlived) {
    readDasha(scene, outlived.later, outlived.earlier);
    use(scene, ...named, ...outlived.nodes);
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
    readDasha(scene, period, ended !== null && isHeirOf(scene, ended, period) ? ended : undefined);
  if (sole && isOutlived(scene)) scene.memory.ended = sole;
  if (named.length > 0) return;
  const bare = scene.nodes.find(({ tag, body }) => tag === "who" && isGraha(body));
  const { topic } = scene.memory;
  const isRelative = /^(which|that|जो|jo)$/.test(scene.nodes[0]?.word ?? "");
  // "केतु की है जो बुध के बाद लगेगी": of the period spoken of, and after whose it comes.
  if (bare && topic?.tag === "dasha" && isRelative && words(scene, /^(after|follows|के बाद|ke baad|k baad|के पश्चात)$/)) {
    const earlier = { ...bare, tag: "dasha", lords: [bare.body as Graha], level: topic.level ?? 0 };
    readDasha(scene, { ...topic, start: bare.start, end: bare.end }, earlier);
    use(scene, bare);
    return;
  }
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
