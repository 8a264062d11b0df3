import type { Graha } from "@lagna/terms";
import { TENS } from "../language/lexicon-numbers.data.ts";
import type { Body, Node } from "../language/node.ts";
import { lordOfCounted } from "./phrase-counted.ts";
import { karaka, lord, ofGraha } from "./phrase-lords.ts";
import { filler, is, isHouseNumber, joined, made, type Naming, type Rule } from "./phrase-rule.ts";
import type { Tagged } from "../language/tag.ts";

/** "Degree is 25", "degrees: 25". */
function isLinkedNumber(nodes: readonly Node[], at: number): boolean {
  const [link, number] = [nodes[at + 1], nodes[at + 2]];
  const isArc = (node: Node | undefined): boolean => node?.tag === "num" && Number(node.value) < 30;
  return isArc(link) || (/^(is|:|=|at|of)$/.test(link?.word ?? "") && isArc(number));
}

const SIGN_DEG = 30;
/** "180° apart", "28° from the Sun": how far it is, not where. */
const isDistance = ({ value }: Node, next: Node | undefined): boolean =>
  Number(value) >= SIGN_DEG || /^(apart|away|from|of separation|wide|long)$/.test(next?.word ?? "");

/** "Thirty-four": tens and what is counted on from them. */
function counted(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as Node;
    const skip = nodes[at + 1]?.word === "-" ? 2 : 1;
    const ones = nodes[at + skip];
    const isOnes = ones?.tag === "num" && Number(ones.value) > 0 && Number(ones.value) < 10 && !/\d/.test(ones.word);
    if (node.tag === "num" && TENS.has(node.word) && isOnes) {
      const value = Number(node.value) + Number(ones.value);
      result.push({ ...joined(nodes.slice(at, at + skip + 1)), tag: "num", value });
      at += skip;
    } else result.push(node);
  }
  return result;
}

/** Plain numbers, spans of time and arcs, put together from their words. */
export function withNumbers(tagged: readonly Tagged[]): Node[] {
  const nodes = counted(
    tagged.map((node) =>
      node.tag === "w" && /^\d+(\.\d+)?$/.test(node.word)
        ? { ...node, tag: "num", value: Number(node.word) }
        : node.tag === "w" && /^\d+(st|nd|rd|th)$/.test(node.word)
          ? { ...node, tag: "ord", value: Number.parseInt(node.word, 10) }
          : node,
    ),
  );
  const result: Node[] = [];
  for (let at = 0; at < nodes.length;) {
    const [first, second, third, fourth] = nodes.slice(at, at + 4);
    if (first?.tag === "num" && second?.tag === "unit") {
      const more = third?.tag === "num" && fourth?.tag === "unit";
      const days = Number(first.value) * Number(second.value) + (more ? Number(third.value) * Number(fourth.value) : 0);
      const parts = nodes.slice(at, at + (more ? 4 : 2));
      result.push({ ...joined(parts), tag: "dur", value: days });
      at += parts.length;
    } else if (first?.tag === "degree" && first.word !== "°" && isLinkedNumber(nodes, at)) {
      const length = nodes[at + 1]?.tag === "num" ? 2 : 3;
      result.push({
        ...joined(nodes.slice(at, at + length)),
        tag: "arc",
        value: Number(nodes[at + length - 1]?.value),
      });
      at += length;
    } else if (first?.tag === "num" && second?.tag === "degree" && isDistance(first, third)) {
      result.push({ ...joined(nodes.slice(at, at + 2)), tag: "w" });
      at += 2;
    } else if (first?.tag === "num" && second?.tag === "degree") {
      const minutes = third?.tag === "num" && fourth?.word === "'";
      const parts = nodes.slice(at, at + (minutes ? 4 : 2));
      result.push({
        ...joined(parts),
        tag: "arc",
        value: Number(first.value) + (minutes ? Number(third.value) / 60 : 0),
      });
      at += parts.length;
    } else {
      result.push(first as Node);
      at += 1;
    }
  }
  return result;
}

/** Words an ordinal counts that are no house: "the third time", "your second job". */
const COUNTED =
  /^(time|times|place|places|part|parts|half|quarter|one|ones|thing|step|steps|stage|chart|charts|person|child|children|son|daughter|marriage|wife|husband|job|jobs|career|century|chapter|verse|reason|question|option|choice|wave|attempt|try|chance|round|turn|language|home|income|opinion|thought|thoughts|look|glance|line|row|column|point|factor|sentence|paragraph|note|key|brother|sister|born|innings|week|decade|love|act|visit|hand|nature|string|most|of|biggest|largest|strongest|lesson|theme|card|test|finger|wheel|name|as|family|families|skill|skills|chair|seat|fiddle|meeting|reading|voice|friend|friends|mother|father|parent|draft|version|layer|group|set|kind|type|sight|guess|generation|story|mind|self|life|world|city|country|trade|profession|business|teacher|school|book|plan|view|wind|source|stream|gift|talent|youth|spring|birth)$/;
const COUNTED_TAGS = new Set(
  "unit pada phase aspect level month starword degree planetword date paksha tithi group dur window aspect next born karaka compare rank".split(
    " ",
  ),
);
const BEFORE_BARE = new Set(["in", "on", "poss", "and", "from", "aspect", "of", "opposite", "rule", "enter"]);
const isEnd = (node: Node | undefined): boolean => node === undefined || /^[,.;!?)।|]$/.test(node.word);

/** Words a row of houses is at most. */
const LONGEST_ROW = 30;

/** Ordinals that share the word house: "the fifth and tenth houses"; and a house by its number or name. */
const house: Rule = (nodes, at) => {
  const first = nodes[at];
  const numbered = isHouseNumber(nodes[at + 1]) || (is(nodes[at + 1], "ord") && /^\d/.test(nodes[at + 1]?.word ?? ""));
  const marked = /^(:|=|#|number|no|no\.|नंबर|नम्बर|संख्या)$/.test(nodes[at + 1]?.word ?? "") ? nodes[at + 2] : undefined;
  const numberAfterNo = nodes[at + 1]?.word === "no" ? (nodes[at + 2]?.word === "." ? 3 : 2) : 0;
  if (is(first, "houseword") && numberAfterNo > 0 && isHouseNumber(nodes[at + numberAfterNo]))
    return made(nodes, at, numberAfterNo + 1, { tag: "house", value: nodes[at + numberAfterNo]?.value });
  if (is(first, "houseword") && marked && isHouseNumber(marked) && isEnd(nodes[at + 3]) && nodes[at + 1]?.word !== ":")
    return made(nodes, at, 3, { tag: "house", value: marked.value });
  if (is(first, "houseword") && numbered && !is(nodes[at + 2], "unit", "degree", "houseword", "month")) {
    return made(nodes, at, 2, { tag: "house", value: nodes[at + 1]?.value });
  }
  if (isHouseNumber(first) && /^\d+$/.test(first?.word ?? "") && nodes[at - 1]?.word === "in" && isEnd(nodes[at + 1]))
    return made(nodes, at, 1, { tag: "house", value: first?.value });
  if (isHouseNumber(first) && /^\d+$/.test(first?.word ?? "") && is(nodes[at + 1], "houseword"))
    return made(nodes, at, 2, { tag: "house", value: first?.value });
  if (isHouseNumber(first) && /^\d+$/.test(first?.word ?? "") && inHouseList(nodes, at))
    return made(nodes, at, 1, { tag: "house", value: first?.value });
  if (isHouseNumber(first) && isListedHouse(nodes, at))
    return made(nodes, at, 1, { tag: "house", value: first?.value });
  if (!is(first, "ord") || Number(first.value) > 12) return undefined;
  if (is(nodes[at + 1], "houseword")) return made(nodes, at, 2, { tag: "house", value: first.value });
  // "Teesre aur chauthe dono gharon ka swami": the last of a row.
  if (is(nodes[at - 1], "and") && is(nodes[is(nodes[at + 1], "both") ? at + 2 : at + 1], "rule"))
    return made(nodes, at, 1, { tag: "house", value: first.value });
  const sharing = sharedHouseword(nodes, at);
  if (sharing) return made(nodes, at, 1, { tag: "house", value: first.value });
  return bareHouse(nodes, at) ? made(nodes, at, 1, { tag: "house", value: first.value }) : undefined;
};

/** "Ju-6, Me-3", "Ra/Ke across 1/7": a number right after somebody, or the two ends of an axis. */
function isListedHouse(nodes: readonly Node[], at: number): boolean {
  const [first, mark, who] = [nodes[at] as Node, nodes[at - 1], nodes[at - 2]];
  if (!/^\d+$/.test(first.word)) return false;
  const isNext = is(who, "who", "graha") && mark?.word === "-" && mark.start === who.end && first.start === mark.end;
  if (isNext) return isEnd(nodes[at + 1]);
  const other = [nodes[at - 2], nodes[at + 2]].find(
    (node) => isHouseNumber(node) && Math.abs(Number(node?.value) - Number(first.value)) === 6,
  );
  const slash = other === nodes[at + 2] ? nodes[at + 1] : mark;
  const lead = nodes.slice(Math.max(0, at - 7), at);
  return (
    other !== undefined && slash?.word === "/" && lead.some(({ body, value }) => body === "ketu" || value === "ketu")
  );
}

/** "Houses 3 and 4": numbers that go on from a first. */
function inHouseList(nodes: readonly Node[], at: number): boolean {
  let here = at - 1;
  const least = at - LONGEST_ROW;
  while (here > least && (is(nodes[here], "and", "num") || /^[,&]$/.test(nodes[here]?.word ?? ""))) here -= 1;
  const opens =
    is(nodes[here + 1], "num") && (is(nodes[here], "rule") || (is(nodes[here], "houseword") && here + 1 < at));
  return opens && !is(nodes[at + 1], "unit", "degree", "bindu", "dur");
}

function sharedHouseword(nodes: readonly Node[], at: number): boolean {
  let here = at + 1;
  let several = false;
  while (here < Math.min(nodes.length, at + LONGEST_ROW)) {
    const node = nodes[here];
    if (is(node, "and") || /^[,/-]$/.test(node?.word ?? "")) here += 1;
    else if (filler(node) || is(node, "poss", "both")) here += 1;
    else if (is(node, "ord")) {
      several = true;
      here += 1;
    } else return several && is(node, "houseword", "lordword", "rule");
  }
  return false;
}

const HINDI_IN = /^(me|mein|mai|में|मे)$/;

function bareHouse(nodes: readonly Node[], at: number): boolean {
  const ordinal = nodes[at] as Node;
  const next = nodes[at + 1];
  const devanagari = /[\u0900-\u097f]/.test(ordinal.word);
  const english = /^[a-z]+$|^\d+(st|nd|rd|th)$/.test(ordinal.word) && isEnglishOrdinal(ordinal.word);
  if (devanagari || !english) {
    if (is(next, "in", "on")) return true;
    // "… का स्वामी है, छठे का और नौवें का": which houses.
    if (is(next, "of") && nodes.slice(Math.max(0, at - 8), at).some((node) => is(node, "rule"))) return true;
    // "se pehle" is before, not the first from.
    const afterFrom = is(nodes[at - 1], "from") && ordinal.value !== 1;
    return afterFrom && (next === undefined || /^[,.;।]$/.test(next.word) || is(next, "w", "who", "graha"));
  }
  let before = at - 1;
  while (filler(nodes[before])) before -= 1;
  const to = nodes[before]?.word === "to";
  const cell = /^[|/,]$/.test(nodes[at - 1]?.word ?? "") ? nodes[at - 2] : nodes[at - 1];
  const isCell = is(cell, "who", "graha", "esh", "rashi", "nak", "arc") && /^\d/.test(ordinal.word);
  if (
    isCell &&
    (isEnd(next) || is(next, "and", "axis") || /^[-|/]$/.test(next?.word ?? "") || is(next, "rashi", "nak", "arc"))
  )
    return true;
  if (next && next.tag === "in" && HINDI_IN.test(next.word)) return true;
  const isHindi = is(nodes[before], "in") && HINDI_IN.test(nodes[before]?.word ?? "");
  // "Mercury has the twelfth house for its field, Saturn the first.": the verb is that of the one before.
  const isGap =
    before < at - 1 &&
    is(nodes[before], "who", "graha") &&
    nodes[before - 1]?.word === "," &&
    isEnd(next) &&
    nodes.slice(Math.max(0, before - 12), before).some((node) => is(node, "house", "houseword"));
  if (isGap) return true;
  const placed = (is(nodes[before], ...BEFORE_BARE) && !isHindi) || before < at - 1 || to;
  if (!placed) return false;
  const lead = is(nodes[before], "poss") ? nodes[before - 1] : nodes[before];
  const isListed =
    is(lead, "and") && nodes.slice(Math.max(0, before - 3), before).some((node) => is(node, "house", "ord"));
  if (ordinal.value === 1 && !is(lead, "in", "rule", "aspect", "enter", "opposite") && !to && !isListed) return false;
  if (next === undefined || /^[,.;:!?)।"-]$/.test(next.word)) return true;
  return !COUNTED_TAGS.has(next.tag) && !COUNTED.test(next.word);
}

const ENGLISH = new Set("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" "));
const isEnglishOrdinal = (word: string): boolean => ENGLISH.has(word) || /^\d/.test(word);

const graha: Rule = (nodes, at) => {
  const first = nodes[at];
  if (!is(first, "graha")) return undefined;
  const weekday = nodes[at + 1];
  if (weekday && /^(vaar|var|वार)$/.test(weekday.word)) return made(nodes, at, 2, { tag: "vara", value: first.value });
  return made(nodes, at, 1, { tag: "who", body: first.value as Graha, role: { by: "name" } });
};

/** A house counted from something: "the fourth from the Moon", "चंद्र से चौथे भाव", "Chandra se chauthe". */
const fromReference: Rule = (nodes, at) => {
  const first = nodes[at];
  const bodyOf = (node: Node | undefined): Body | undefined =>
    is(node, "who") ? node.body : is(node, "lagna") ? "lagna" : undefined;
  if (
    is(first, "house", "ord") &&
    (is(nodes[at + 1], "from") || (is(nodes[at + 1], "houseword") && is(nodes[at + 2], "from")))
  ) {
    let here = at + (is(nodes[at + 1], "from") ? 2 : 3);
    while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
    const body = bodyOf(nodes[here]);
    return body && made(nodes, at, here + 1 - at, { tag: "house", value: first.value, fromBody: body });
  }
  const body = bodyOf(first);
  if (
    body &&
    nodes[at + 1]?.tag === "from" &&
    /^(से|se)$/.test(nodes[at + 1]?.word ?? "") &&
    is(nodes[at + 2], "house", "ord")
  ) {
    const more = is(nodes[at + 3], "houseword") ? 1 : 0;
    return made(nodes, at, 3 + more, { tag: "house", value: nodes[at + 2]?.value, fromBody: body });
  }
  return undefined;
};

/** "third aspect", "third pada", "pada 3", "Vishakha 3". */
const aspectsAndPadas: Rule = (nodes, at) => {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (is(first, "ord") && is(second, "aspect")) return made(nodes, at, 2, { tag: "aspect", value: first.value });
  if (is(first, "ord") && is(second, "pada", "phase"))
    return made(nodes, at, 2, { tag: second.tag === "phase" ? "phase" : "pada", value: first.value });
  if (is(first, "num") && Number(first.value) <= 4 && is(second, "pada", "phase"))
    return made(nodes, at, 2, { tag: second.tag, value: first.value });
  const third = nodes[at + 2];
  if (is(first, "pada", "phase") && second?.word === ":" && is(third, "num", "ord"))
    return made(nodes, at, 3, { tag: first.tag, value: third.value });
  if (is(first, "pada", "phase") && is(second, "num", "ord"))
    return made(nodes, at, 2, { tag: first.tag, value: second.value });
  return undefined;
};

/** Levels of periods that are told together. */
const DEEPEST = 5;

/** "Ur in Rahu Jupiter rn", "Jupiter Sun chal raha hai": two lords side by side, and nothing they could stand in. */
function isPairOfLords(nodes: readonly Node[], at: number): boolean {
  const [second, then] = [nodes[at + 1], nodes[at + 2]];
  const isNamed = (node: Node | undefined): boolean =>
    is(node, "who") && node.role?.by === "name" && node.body !== "lagna";
  if (!isNamed(nodes[at]) || !isNamed(second) || isNamed(then)) return false;
  const near = nodes.slice(at + 2, at + 8);
  const isOfPlaces = near.some((node) =>
    is(node, "rashi", "house", "ord", "houseword", "aspect", "with", "exchange", "in"),
  );
  const lead = nodes[at - 1];
  return !isOfPlaces && (is(then, "run") || (is(then, "now") && is(lead, "in", "poss", "run")));
}

/** "Mercury–Saturn period", "Saturn ki antardasha", "the major period of Mercury". */
const dasha: Rule = (nodes, at) => {
  const first = nodes[at];
  const named = (node: Node | undefined): node is Node => is(node, "who") && node.body !== "lagna";
  if (is(first, "level") && is(nodes[at + 1], "of")) {
    const here = at + 2 + (filler(nodes[at + 2]) ? 1 : 0);
    const who = nodes[here];
    return named(who)
      ? made(nodes, at, here + 1 - at, { tag: "dasha", lords: [who.body as Graha], level: Number(first.value) })
      : undefined;
  }
  if (!named(first)) return undefined;
  const lords = [first.body as Graha];
  let here = at + 1;
  // "Under the Moon, whose mahadasha it is".
  const whose = nodes[at + 1]?.word === "," ? at + 2 : at + 1;
  if (
    /^(whose|जिसकी|jiski)$/.test(nodes[whose]?.word ?? "") &&
    is(nodes[whose + 1], "level") &&
    is(nodes[whose + 2], "pron")
  )
    return made(nodes, at, whose + 2 - at, { tag: "dasha", lords, level: Number(nodes[whose + 1]?.value) });
  // "With Mars as the antardasha".
  const as = filler(nodes[at + 2]) ? at + 3 : at + 2;
  if (nodes[at + 1]?.word === "as" && is(nodes[as], "level"))
    return made(nodes, at, as + 1 - at, { tag: "dasha", lords, level: Number(nodes[as]?.value) });
  if (isPairOfLords(nodes, at))
    return made(nodes, at, 2, { tag: "dasha", lords: [...lords, nodes[at + 1]?.body as Graha], level: 0 });
  while (lords.length < DEEPEST && ["-", "/", "→", ">"].includes(nodes[here]?.word ?? "") && named(nodes[here + 1])) {
    lords.push(nodes[here + 1]?.body as Graha);
    here += 2;
  }
  const within = nodes[here + 1];
  // "शुक्र में मंगल चल रहा है": the period within a period.
  if (
    is(nodes[here], "in") &&
    named(within) &&
    is(nodes[here + 2], "run") &&
    !nodes.slice(here + 2, here + 6).some((node) => is(node, "rashi", "house"))
  )
    return made(nodes, at, here + 2 - at, { tag: "dasha", lords: [...lords, within.body as Graha], level: 0 });
  while (is(nodes[here], "of", "only") || filler(nodes[here]) || ["hi", "ही"].includes(nodes[here]?.word ?? ""))
    here += 1;
  const until = nodes.slice(here, here + 7).findIndex(({ word }) => /^[.;।?]$/.test(word));
  const near = nodes.slice(here, here + (until < 0 ? 7 : until));
  const isDated =
    lords.length > 1 &&
    near.some(({ tag }) => tag === "date") &&
    !near.some(({ tag }) => ["with", "exchange", "aspect", "dosha", "yoga", "rashi", "house", "enter"].includes(tag));
  const isBracketed =
    nodes[at - 1]?.word === "(" && nodes.slice(Math.max(0, at - 3), at).some(({ tag }) => tag === "level");
  if (lords.length > 1 && (isDated || isBracketed) && !is(nodes[here], "level"))
    return made(nodes, at, here - at, { tag: "dasha", lords, level: 0 });
  const chained =
    lords.length > 1 &&
    (is(nodes[at - 1], "in", "run", "poss", "now") ||
      nodes[at - 1]?.word === "through" ||
      is(nodes[here], "run") ||
      (nodes[at - 1]?.word === ":" && is(nodes[at - 2], "level", "run", "now"))) &&
    !is(nodes[here], "with", "exchange", "aspect", "dosha", "yoga", "axis");
  if (chained && !is(nodes[here], "level")) return made(nodes, at, here - at, { tag: "dasha", lords, level: 0 });
  if (is(nodes[here], "level")) {
    const said = Number(nodes[here]?.value);
    return made(nodes, at, here + 1 - at, { tag: "dasha", lords, level: said });
  }
  return undefined;
};

const single =
  (from: string, to: Omit<Node, "word" | "start" | "end">): Rule =>
  (nodes, at) =>
    is(nodes[at], from) ? made(nodes, at, 1, { ...(nodes[at] as Node), ...to }) : undefined;

/** "The exaltation sign of Saturn": the sign is the exaltation itself. */
const signOfDignity: Rule = (nodes, at) =>
  is(nodes[at], "dign") && is(nodes[at + 1], "signword")
    ? made(nodes, at, 2, { tag: "dign", value: nodes[at]?.value })
    : is(nodes[at], "signword") && is(nodes[at + 1], "of") && is(nodes[at + 2], "dign")
      ? made(nodes, at, 3, { tag: "dign", value: nodes[at + 2]?.value })
      : undefined;

const TITHIS = "pratipada dwitiya tritiya chaturthi panchami shashthi saptami ashtami navami dashami ekadashi dwadashi";
const TITHI_PLACES = new Map(TITHIS.split(" ").map((id, at) => [id, at + 1]));

/** "Tritiya bhav", "tritiya-sth": a number of a house, which is the name of a day of the Moon as well. */
function asOrdinal(node: Node, at: number, nodes: readonly Node[]): Node {
  const place = TITHI_PLACES.get(String(node.value));
  const next = nodes[at + 1];
  const isHouse = is(next, "houseword") || (next?.tag === "in" && /^(sth|stha|gat|स्थ|गत)$/.test(next.word));
  return node.tag === "tithi" && place && isHouse ? { ...node, tag: "ord", value: place } : node;
}

/** "Saturn's transit period": no dasha. */
const transitPeriod: Rule = (nodes, at) =>
  is(nodes[at], "transit") && is(nodes[at + 1], "level") && nodes[at + 1]?.value === 0
    ? made(nodes, at, 2, { tag: "transit" })
    : undefined;

/** What Hindi joins by a hyphen: "pancham-sth", "मंगल-दृष्ट", "second-lord". */
const JOINED = /^(sth|stha|gat|yukt|drisht|स्थ|स्थित|गत|युत|युक्त|दृष्ट|lord|lords|ruler|house|houses|bhava|sign)$/;
const isJoint = (node: Node, at: number, nodes: readonly Node[]): boolean =>
  node.word === "-" && nodes[at - 1]?.end === node.start && JOINED.test(nodes[at + 1]?.word ?? "");

/** "Dasha lord", "महादशा के स्वामी": the period by its lord. */
const lordOfLevel: Rule = (nodes, at) => {
  const link = is(nodes[at + 1], "of") ? 2 : 1;
  return is(nodes[at], "level") && is(nodes[at + link], "lordword")
    ? made(nodes, at, link + 1, { tag: "level", value: nodes[at]?.value })
    : undefined;
};

/** "Saturn signifies the first by ownership", of Krishnamurti's school. */
const signifiesAsLord: Rule = (nodes, at) =>
  /^(signifies|signifying)$/.test(nodes[at]?.word ?? "") &&
  nodes.slice(at, at + 9).some((node) => is(node, "lordword") || /^(ownership|lordship)$/.test(node.word))
    ? made(nodes, at, 1, { tag: "rule" })
    : undefined;

const isWork = (verb: Node | undefined): boolean =>
  /^(works|work|acts|operates|rules|governs|speaks|serves|functions|governing|watches|ruling|reigns|commands)$/.test(
    verb?.word ?? "",
  );
/** "Saturn works quietly from Cancer", "from the twelfth house": where it stands. */
const worksFrom: Rule = (nodes, at) => {
  const [verb, next] = [nodes[at - 1], nodes[at + 2]];
  const isVerb = is(verb, "w") && /(?:s|ing|ly|ed)$/.test(verb.word);
  const subject = nodes.slice(Math.max(0, at - 4), at).some((node) => is(node, "who"));
  const place = nodes.slice(at + 1).find((node) => !filler(node) && !is(node, "poss"));
  const isPlace =
    is(place, "rashi") || (is(place, "ord") && is(nodes[nodes.indexOf(place) + 1], "houseword") && isWork(verb));
  return nodes[at]?.word === "from" && isPlace && isVerb && subject && !/^(to|into|,)$/.test(next?.word ?? "")
    ? made(nodes, at, 1, { tag: "in" })
    : undefined;
};

/** "Shadbala: Venus > Moon". */
const outweighs: Rule = (nodes, at) =>
  nodes[at]?.word === ">" &&
  is(nodes[at - 1], "who") &&
  is(nodes[at + 1], "who") &&
  nodes.slice(Math.max(0, at - 5), at).some((node) => is(node, "shadbala"))
    ? made(nodes, at, 1, { tag: "compare", value: 1 })
    : undefined;

/** "Do gharon ka swami", "dono gharon ka swami": rules houses that are named after. */
const rulesSeveral: Rule = (nodes, at) =>
  is(nodes[at], "num", "both") &&
  is(nodes[at + 1], "houseword") &&
  is(nodes[at + 2], "of") &&
  is(nodes[at + 3], "lordword")
    ? made(nodes, at, 4, { tag: "rule" })
    : undefined;

const OF_A_CHART = /^(chart|horoscope|kundli|kundali|nativity|patrika|case|कुंडली|पत्रिका|जन्मपत्रिका|जन्मांग|चार्ट|मामले)$/;
const POINTING = /^(this|the|present|birth|natal|janm|janma|own|very|इस|जन्म|is|iss|prastut|प्रस्तुत)$/;

/** "In your chart", "in this nativity", "आपकी कुंडली में": points at the chart, and is no place in it. */
const inTheChart: Rule = (nodes, at) => {
  const isHindi = !is(nodes[at], "in");
  let here = isHindi ? at : at + 1;
  const from = here;
  while (is(nodes[here], "poss") || POINTING.test(nodes[here]?.word ?? "")) here += 1;
  if (!OF_A_CHART.test(nodes[here]?.word ?? "") || here === from) return undefined;
  const isPointed = nodes
    .slice(from, here)
    .some((node) => is(node, "poss") || /^(this|इस|is|iss|present|प्रस्तुत)$/.test(node.word));
  if (!isPointed) return undefined;
  if (isHindi)
    return is(nodes[here + 1], "in") && nodes[here + 1]?.word !== "in"
      ? made(nodes, at, here + 2 - at, { tag: "poss" })
      : undefined;
  return nodes[at]?.word === "in" ? made(nodes, at, here + 1 - at, { tag: "poss" }) : undefined;
};

/** In this order: what is built of smaller things comes after them. */
const PASSES: readonly (readonly Rule[])[] = [
  [inTheChart],
  [graha, karaka, signOfDignity, transitPeriod, lordOfLevel],
  [aspectsAndPadas],
  [rulesSeveral, outweighs, worksFrom, signifiesAsLord],
  [house],
  [lordOfCounted],
  [lord],
  [fromReference],
  [ofGraha],
  [dasha],
  [single("part", { tag: "w" }), single("partafter", { tag: "w" }), single("relative", { tag: "w" })],
];

/** Words put together to what they name in a chart. */
export function phrasesOf(nodes: readonly Node[], naming: Naming): Node[] {
  let result = nodes
    .map((node, at) =>
      nodes[at + 1] && isJoint(nodes[at + 1] as Node, at + 1, nodes) ? { ...node, end: node.end + 1 } : node,
    )
    .filter((_, at) => !isJoint(nodes[at] as Node, at, nodes))
    .map(asOrdinal);
  for (const rules of PASSES) {
    const passed: Node[] = [];
    for (let at = 0; at < result.length;) {
      const reading = rules.map((rule) => rule(result, at, naming)).find((found) => found !== undefined);
      passed.push(reading?.node ?? (result[at] as Node));
      at += reading?.length ?? 1;
    }
    result = passed;
  }
  return result;
}
