import type { DaySpan, Node } from "../../language/node.ts";
import { type Edge, edgeOf } from "./period-edges.ts";
import { allOf, has, over, type Scene, today, use, words } from "../scene.ts";
import { DHAIYA_PLACES, SADE_SATI_PLACES, saturnFromMoon } from "../truth/transits.ts";
import { found, type Truth } from "../truth/truth.ts";

/** Saturn over the Moon: Sade Sati and dhaiya, their phases and edges. */

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

const OUT =
  /^(bahar|baahar|बाहर|free|mukt|मुक्त|out|outside|past|nikal|निकल|chhoot|chhut|छूट|door|दूर|azad|आजाद|azaad|clear|rid|done|finished)$/;
/** "Sade sati se bahar", "out of Sade Sati", "साढ़ेसाती से निकल चुके हैं". */
function isOutOf({ nodes }: Scene, cue: Node): boolean {
  const here = nodes.indexOf(cue);
  const [mark, ...rest] = nodes.slice(here + 1);
  if (/^(से|se)$/.test(mark?.word ?? ""))
    return rest.slice(0, 3).some(({ word, tag }) => tag !== "neg" && OUT.test(word));
  const lead = nodes.slice(Math.max(0, here - 4), here);
  const out = lead.findIndex(({ word, tag }) => tag !== "neg" && OUT.test(word));
  return out >= 0 && lead.slice(out + 1).some(({ word }) => /^(of|from|with)$/.test(word));
}

/** "The three parts of": how many there are. */
const isTotalOf = ({ nodes }: Scene, node: Node): boolean =>
  node.tag === "num" && (PART.test(nodes[nodes.indexOf(node) + 1]?.word ?? "") || node.word === "one");
const PART = /^(part|parts|portion|third|thirds|हिस्सा|हिस्से|भाग|खंड|hissa|hisse|bhag|khand)$/;
/** "बाहर नहीं हैं", "not out of Sade Sati": the denial stands at the word itself. */
function isDeniedOut({ nodes }: Scene): boolean {
  const out = nodes.findIndex(({ word, tag }) => tag !== "neg" && OUT.test(word));
  return nodes.slice(Math.max(0, out - 2), out + 3).some(({ tag }) => tag === "neg");
}

/** "Isn't putting you through any Sade Sati", "dhaiya ka koi chakkar nahi": there is none, whatever verb denies it. */
function isNotAtAll({ clause, nodes }: Scene, cue: Node): boolean {
  if (clause.negated !== "unclear") return false;
  const here = nodes.indexOf(cue);
  const denials = nodes.filter(({ tag }) => tag === "neg");
  const any = nodes.findIndex(({ word }) => /^(any|कोई|koi|जरा|zara)$/.test(word));
  const isUpon = denials.some((node) => /^(upar|ऊपर|par|पर|pe|पे)$/.test(nodes[nodes.indexOf(node) - 1]?.word ?? ""));
  const isHindi = isUpon || (any > here && denials.some((node) => nodes.indexOf(node) > any));
  return isHindi || (any >= 0 && any < here && here - any < 3 && denials.some((node) => nodes.indexOf(node) < any));
}

/** Which of the three it is, by a number beside its word or in the same statement: "the phase … is the second". */
function phaseOf(scene: Scene, cue: Node): { readonly nth: number | null; readonly nodes: readonly Node[] } {
  const named = scene.nodes.filter(({ word }) => PART.test(word));
  const parts = [...allOf(scene, "phase", "pada"), ...named, ...(cue.tag === "sadesati" ? allOf(scene, "dhaiya") : [])];
  const numbered = parts.find(({ value }) => value !== undefined);
  const isThird = ({ value }: Node): boolean => Number(value) >= 1 && Number(value) <= SADE_SATI_PLACES.length;
  const apart =
    !numbered && parts.length > 0
      ? allOf(scene, "ord", "house", "num")
          .filter((node) => !isTotalOf(scene, node))
          .find(isThird)
      : undefined;
  const told = numbered ?? apart;
  return { nth: told ? Number(told.value) : null, nodes: [...parts, ...(apart ? [apart] : [])] };
}

export function readSaturn(scene: Scene, cue: Node): void {
  const { truth } = scene;
  const isLength = has(scene, "dur", "lasts") || words(scene, /^(half|साढ़े|saade)$/);
  if (isLength && !has(scene, "poss", "now", "date", "left", "neg")) {
    use(scene, cue, ...allOf(scene, "dur", "lasts", "num", "unit"));
    return;
  }
  const phase = phaseOf(scene, cue);
  const whole: readonly number[] = cue.tag === "dhaiya" ? DHAIYA_PLACES : SADE_SATI_PLACES;
  const { nth } = phase;
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
    const isOut = isOutOf(scene, cue);
    const isOver =
      isOut ||
      (allOf(scene, "until").some(({ word }) => word !== "through") &&
        !has(scene, "neg") &&
        scene.clause.mood !== "question");
    const day = today(scene);
    const isAbsent = isOut ? isDeniedOut(scene) : isNotAtAll(scene, cue);
    scene.readings.push({
      type: "sade_sati",
      ...over(cue, ...phase.nodes),
      presupposed: isOut || isAbsent,
      find: () => found((inside.includes(saturnFromMoon(truth, day)) !== isOver) !== isAbsent, id),
    });
  }
  use(scene, cue, ...allOf(scene, cue.tag), ...phase.nodes, ...allOf(scene, "run", "until", "since"));
  scene.memory.topic = cue;
}
