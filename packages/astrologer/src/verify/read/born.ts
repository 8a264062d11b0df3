import { dayNumber, within } from "../../language/dates.ts";
import type { Node } from "../../language/node.ts";
import { ageOn, localDay } from "../../local-calendar.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, firstOf, has, over, type Scene, use, words } from "../scene.ts";
import { found } from "../truth/truth.ts";

const EARTH_DAYS = 365.2425;

/** "born on 9 March 1988 at 14:25 in Jaipur on a Wednesday", "you are 38". */
export function readBorn(scene: Scene): void {
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

export function readTime(scene: Scene, cue: Node, time: string, id: string): void {
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
/** "82 के हो गए हैं", "tu 38 ka hai". */
const BEING = /^(है|हैं|हो|हुए|हुई|हुआ|hai|hain|ho|h|hue|hui|hua)$/;
/** "You have completed 82 years", "आपने 44 वर्ष पूरे किए". */
const COMPLETED = /^(completed|complete|completing|finished|lived|पूरे|पूरा|पूर्ण|poore|pure|pura|poora|purn|purna)$/;

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
    const isHindi = /^(का|के|की|ka|ke|ki)$/.test(after?.word ?? "") && BEING.test(then?.word ?? "");
    const isOfReader = before?.tag === "poss" || has(scene, "poss") || words(scene, /^(tu|तू|tum|तुम)$/);
    return isOpening || isSaid || (isHindi && isOfReader && !has(scene, "house", "bindu", "dasha", "level"));
  });
}

function readAge(scene: Scene): void {
  const cue = firstOf(scene, "age");
  const length = allOf(scene, "dur").find(({ value }) => Number(value) > 5 * EARTH_DAYS);
  // "One starts to see": nobody is one year old.
  const isAge = ({ tag, word, value }: Node): boolean =>
    tag === "num" && (/\d/.test(word) || Number(value) >= LEAST_AGE);
  const isRelative = /^(which|that|जो|jo)$/.test(scene.nodes[0]?.word ?? "");
  const number = allOf(scene, "num").find(isAge) ?? (isRelative ? scene.sentence.find(isAge) : undefined);
  const { index, ground } = scene.truth;
  const counted = length && scene.nodes[at(scene, length) + 1]?.tag === "of" && has(scene, "poss");
  const isCompleted = words(scene, COMPLETED) && !has(scene, "dasha", "level", "who", "sadesati");
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
      : length && (cue || counted || words(scene, /^old$/) || isCompleted)
        ? Math.round(Number(length.value) / EARTH_DAYS)
        : undefined;
  if (
    years === undefined ||
    !(has(scene, "poss", "age", "born") || words(scene, /^(आपने|aapne|tumne|तुमने|tune|तूने)$/)) ||
    has(scene, "dasha", "level")
  )
    return;
  const find = (): Finding =>
    found(ageOn(localDay(index.about.local), ground.calendar.dayOf(ground.calendar.nowJd)) === years, "age");
  scene.readings.push({ type: "birth", ...over(...[cue, number, length].filter((node) => node !== undefined)), find });
  use(scene, cue, number, length);
}
