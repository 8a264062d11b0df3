import type { Nakshatra, Rashi } from "@lagna/terms";
import { starLord } from "../chart-view.ts";
import type { Finding, Reading } from "./claim.ts";
import type { Body, Node } from "../language/node.ts";
import { allOf, at, has, over, use, type Scene } from "./scene.ts";
import { found, inSign, inSignOf, isKaraka, rulesHouse, rulesSign, starLordIs } from "./truth.ts";

const BETWEEN =
  /^(,|\(|\)|the|a|an|is|are|was|also|being|as|that is|namely|i\.e|है|हैं|hai|hain|h|भी|bhi|ही|hi|-|which|remains|becomes|serves|happens|turns|out|होकर|बनकर|hokar|bankar|होते|हुए|:|→|for|लिए|liye|to|be|as|chart|horoscope|nativity|kundli|birth|=|vests|vested|belongs|goes|falls|lies|rests|obtains|obtained|attains|attained|gets|got|earns|earned|takes|took|holds|held|wears|carries|plays|acts|acting|functions|works|status|role|title|part|position|rank|post|crown|office|place|the planet|the graha|पास|paas|भूमिका|निभाता|निभाते|रोल|role|nibhata|bhumika|कुंडली|पत्रिका|kundli|designated|called|named|known|here|in|with|of|too|कहलाता|कहलाते|बनता|बनते|बना|बने|बन|रहा|का|की|के|को|पद|दर्जा|मिला|प्राप्त|हुआ|हुए|रूप|kehlata|jaimini|जैमिनि|जैमिनी|scheme|system|method|मत|पद्धति|mat|paddhati|banta|bana|ban|raha|ka|ki|ke|ko|pad|darja|mila|hua|by|chara|gaya|gayi|gaye|गया|गई|गए|thehra|ठहरा|planet|played|have|life|person)$/;
const COPULA = /^(is|are|was|becomes|remains|as)$/;

function between(scene: Scene, first: Node, second: Node): readonly Node[] {
  return scene.nodes.slice(at(scene, first) + 1, at(scene, second));
}

const onlySmall = (nodes: readonly Node[]): boolean =>
  nodes.every(
    ({ tag, word }) =>
      tag === "poss" ||
      tag === "neg" ||
      tag === "now" ||
      tag === "planetword" ||
      (tag === "of" && BETWEEN.test(word)) ||
      (tag === "pada" && word === "chara") ||
      /^(goes to|belongs to|belong to|rests with)$/.test(word) ||
      (tag === "in" &&
        nodes.some(({ word: other }) => /^(chart|horoscope|kundli|case|कुंडली|पत्रिका|जन्मपत्री)$/.test(other))) ||
      BETWEEN.test(word),
  );

function schemeSaid(scene: Scene): 7 | 8 | null {
  if (scene.nodes.some(({ word }) => /^(8|eight|आठ|aath)$/.test(word))) return 8;
  return scene.nodes.some(({ word }) => /^(7|seven|सात|saat)$/.test(word)) ? 7 : null;
}

/** What it says of a graha that it is named by what it is in the chart. */
function identity(
  scene: Scene,
  body: Body,
  role: NonNullable<Node["role"]>,
): { type: Reading["type"]; find: () => Finding } | undefined {
  const { truth, clause } = scene;
  if (role.by === "house") {
    return {
      type: "lordship",
      find: () => {
        const each = role.houses.map((house) => rulesHouse(truth, body, house, clause.varga));
        return found(
          each.every(({ holds }) => holds),
          ...each.flatMap(({ facts }) => facts),
        );
      },
    };
  }
  if (role.by === "counted")
    return { type: "from_reference", find: () => rulesHouse(truth, body, role.house, clause.varga, role.from) };
  if (role.by === "sign")
    return { type: "doctrine", find: () => found(role.signs.every((sign) => rulesSign(body, sign).holds)) };
  if (role.by === "star") return { type: "doctrine", find: () => found(starLord(role.star) === body) };
  if (role.by === "karaka")
    return { type: "karaka", find: () => isKaraka(truth, body, role.karaka, schemeSaid(scene)) };
  if (role.by === "dispositor") return { type: "dispositor", find: () => inSignOf(truth, role.of, body, clause.varga) };
  return role.by === "starlord" ? { type: "dispositor", find: () => starLordIs(truth, role.of, body) } : undefined;
}

/** "सिंह लग्न का स्वामी सूर्य", "the Leo ascendant's ruler": which sign rises is said with it. */
function readLagnaOfLord(scene: Scene): void {
  for (const lord of scene.nodes.filter(
    ({ tag, role, value }) => tag === "who" && role?.by === "house" && value !== undefined,
  )) {
    const find = (): Finding => inSign(scene.truth, "lagna", lord.value as Rashi, scene.clause.varga);
    scene.readings.push({ type: "lagna", ...over(lord), presupposed: true, find });
  }
  for (const sign of allOf(scene, "rashi")) {
    const next = scene.nodes[at(scene, sign) + 1];
    if (next?.role?.by !== "house" || !/^(lagn|लग्न|ascendant|rising|asc)/.test(next.word)) continue;
    const find = (): Finding => inSign(scene.truth, "lagna", sign.value as Rashi, scene.clause.varga);
    scene.readings.push({ type: "lagna", ...over(sign, next), presupposed: true, find });
    use(scene, sign);
  }
}

/**
 * "Your tenth lord Mars", "Mars, the tenth lord", "Mars is your Atmakaraka": a name beside what it is. From then on the name is who
 * is meant, whatever the chart says of the other.
 */
export function readNames(scene: Scene): void {
  readLagnaOfLord(scene);
  const whos = scene.nodes.filter(({ tag }) => tag === "who");
  const gone = new Set<Node>();
  for (const [index, first] of whos.entries()) {
    const second = whos[index + 1];
    if (!second || gone.has(first)) continue;
    const gap = between(scene, first, second);
    if (gap.some(({ tag }) => tag === "and") || !onlySmall(gap)) continue;
    const [named, role] = second.role?.by === "name" ? [second, first] : [first, second];
    if (named.body === "lagna") continue;
    if (named.role?.by !== "name" || role.role === undefined || role.role.by === "name" || named.body === undefined)
      continue;
    if (gap.some(({ word }) => word === ",") && !apposed(scene, first, second)) continue;
    const said = identity(scene, named.body, role.role);
    if (!said) continue;
    const isSaid = gap.some(({ word, tag }) => COPULA.test(word) || tag === "neg");
    const passing = !isSaid && hasMore(scene, first, second);
    scene.readings.push({ ...said, ...over(first, second), presupposed: passing });
    gone.add(role);
    const told = role.role;
    const houses =
      told.by === "house"
        ? scene.nodes.filter(
            ({ tag, value, end }) => tag === "house" && end <= first.start && told.houses.includes(Number(value)),
          )
        : [];
    const of = told.by === "dispositor" || told.by === "starlord" ? whos.filter(({ body }) => body === told.of) : [];
    use(scene, role, ...houses, ...of, ...(of.length > 0 || !hasMore(scene, first, second) ? [named] : []));
    if (role === second && whos[index + 2]) continue;
  }
  readRoleOfMemory(scene, whos);
  for (const role of whos) if (!gone.has(role)) readRoleOfSubject(scene, role);
  if (gone.size > 0) scene.nodes = scene.nodes.filter((node) => !gone.has(node));
}

/** "Now the second lord. It is Jupiter.": who the role is that was spoken of. */
function readRoleOfMemory(scene: Scene, whos: readonly Node[]): void {
  const { role } = scene.memory;
  const [who] = whos;
  const said = scene.nodes.filter(
    ({ tag, word }) => tag !== "pron" && !COPULA.test(word) && !/^([.!,]|है|hai|that|this|ही|hi|the)$/.test(word),
  );
  if (!role?.role || role.role.by === "name" || whos.length !== 1 || who?.role?.by !== "name" || said.length !== 1)
    return;
  if (!scene.nodes.some(({ tag, word }) => tag === "pron" || /^(that|this)$/.test(word)) || who.body === undefined)
    return;
  const identified = identity(scene, who.body, role.role);
  if (!identified) return;
  scene.readings.push({ ...identified, ...over(who) });
  use(scene, who, ...scene.nodes.filter(({ tag }) => tag === "pron"));
}

/** "… and is also your Atmakaraka": what it is, said of whoever was spoken of before. */
function readRoleOfSubject(scene: Scene, role: Node): void {
  if (role.role === undefined || role.role.by === "name") return;
  const before = scene.nodes.slice(0, at(scene, role));
  const lead = before.findLast(({ tag, word }) => tag !== "poss" && !/^(the|also|both|a|own|too)$/.test(word));
  if (!lead || !(COPULA.test(lead.word) || /^(जो|jo|who|which)$/.test(lead.word))) return;
  const named = before.findLast(({ tag, role: by }) => tag === "who" && by?.by === "name");
  const body = named?.body ?? scene.memory.bodies[0];
  const said = body === undefined ? undefined : identity(scene, body, role.role);
  if (!said) return;
  scene.readings.push({ ...said, ...over(...(named ? [named] : []), role) });
  use(scene, role, named);
}

/** With a comma between them they are one only if one tells the other's role. */
function apposed(scene: Scene, first: Node, second: Node): boolean {
  if (first.role?.by !== "name" && second.role?.by === "name") {
    const after = scene.nodes[at(scene, second) + 1];
    return after === undefined || after.tag !== "and";
  }
  return true;
}

const SAYING = [
  "in",
  "aspect",
  "with",
  "dign",
  "retro",
  "combust",
  "direct",
  "house",
  "rashi",
  "exchange",
  "enter",
  "vargottama",
  "level",
  "dasha",
  "rule",
  "nak",
  "run",
  "quality",
];

/** "… in your chart", "aapke case mein": no place. */
const isInChart = ({ nodes }: Scene, node: Node): boolean => {
  const here = nodes.indexOf(node);
  return (
    node.tag === "in" &&
    nodes
      .slice(Math.max(0, here - 1), here + 4)
      .some(({ word }) => /^(case|chart|horoscope|nativity|kundli|patrika|कुंडली|पत्रिका)$/.test(word))
  );
};

function hasMore(scene: Scene, first: Node, second: Node): boolean {
  return scene.nodes.some(
    (node) =>
      node !== first &&
      node !== second &&
      !isInChart(scene, node) &&
      SAYING.includes(node.tag) &&
      !(node.start > first.start && node.end < second.end),
  );
}

/** "Mars rules the fifth and tenth", "the tenth is ruled by Mars", "Mars owns Aries". */
export function readRules(scene: Scene): void {
  readLordsOfPlaces(scene);
  readDominion(scene);
  for (const cue of allOf(scene, "rule", "ruledby", "dominion")) {
    const here = at(scene, cue);
    const before = scene.nodes.slice(0, here);
    const after = scene.nodes.slice(here + 1);
    const isWho = ({ tag }: Node): boolean => tag === "who";
    const who = cue.tag === "ruledby" ? after.find(isWho) : before.findLast(isWho);
    const bodies = who ? [who.body as Body] : scene.memory.bodies.slice(-1);
    const [body] = bodies;
    // "You belong to them": of people, and no house.
    const isOfPeople = who === undefined && /^(them|they)$/.test(after[0]?.word ?? "");
    if (body === undefined || isOfPeople) continue;
    const following = untilBreak(after);
    const isTopical = TOPICAL.test(cue.word) && !following.some(({ tag }) => RULED.has(tag));
    const isAfter =
      cue.tag === "rule" && !isTopical && !(SEVERAL.test(cue.word) && !following.some(({ tag }) => RULED.has(tag)));
    const side = isAfter ? following : before.filter(({ tag }) => tag !== "who");
    const { house: spoken, sign: last } = scene.memory;
    if (
      (cue.tag === "ruledby" || isTopical) &&
      (spoken !== null || last !== null) &&
      !side.some(({ tag }) => RULED.has(tag))
    ) {
      const find = (): Finding =>
        last === null ? rulesHouse(scene.truth, body, spoken ?? 1, scene.clause.varga) : rulesSign(body, last);
      scene.readings.push({ type: last === null ? "lordship" : "doctrine", ...over(cue, ...(who ? [who] : [])), find });
      use(scene, cue, who);
      continue;
    }
    for (const target of side) {
      if (scene.used.has(target)) continue;
      if (target.tag === "house") {
        const house = Number(target.value);
        scene.readings.push({
          type: "lordship",
          ...over(...(who ? [who] : []), target),
          find: () => rulesHouse(scene.truth, body, house, scene.clause.varga, target.fromBody),
        });
        use(scene, target, who, cue);
      } else if (target.tag === "nak") {
        const star = target.value as Nakshatra;
        scene.readings.push({
          type: "doctrine",
          ...over(target, ...(who ? [who] : [])),
          find: () => found(starLord(star) === body),
        });
        use(scene, who, cue, ...(before.some(({ tag }) => tag === "who") ? [] : [target]));
      } else if (target.tag === "rashi" || target.tag === "lagna") {
        const find =
          target.tag === "lagna"
            ? () => rulesHouse(scene.truth, body, 1, scene.clause.varga)
            : () => rulesSign(body, target.value as Parameters<typeof rulesSign>[1]);
        scene.readings.push({
          type: target.tag === "lagna" ? "lordship" : "doctrine",
          ...over(...(who ? [who] : []), target),
          find,
        });
        use(scene, target, who, cue);
      }
    }
    scene.memory.cue = "rule";
    if (who) scene.memory.bodies = bodies;
  }
  readHouseLord(scene);
  readBelongings(scene);
  readDispositors(scene);
}

/** "Mercury holds the keys of the tenth", "दसवें भाव की बागडोर बुध के हाथ में है": whoever is named, of whichever house. */
function readDominion(scene: Scene): void {
  const [cue] = allOf(scene, "dominion");
  const [who, another] = scene.nodes.filter(({ tag, role }) => tag === "who" && role?.by === "name");
  const houses = allOf(scene, "house");
  if (!cue || !who?.body || another || houses.length === 0 || has(scene, "aspect")) return;
  const { body } = who;
  for (const house of houses) {
    const find = (): Finding => rulesHouse(scene.truth, body, Number(house.value), scene.clause.varga, house.fromBody);
    scene.readings.push({ type: "lordship", ...over(cue, who, house), find });
  }
  use(scene, cue, who, ...houses);
}

/** "Both the first and the eighth house are Venus's": whoever they belong to. */
function readPossessed(scene: Scene): void {
  const mark = scene.nodes.findIndex(({ word }) => word === "'s");
  const who = scene.nodes[mark - 1];
  const lead = scene.nodes.slice(0, Math.max(0, mark - 1));
  const next = scene.nodes[mark + 1];
  const isAlone = next === undefined || /^([.,;!]|to)$/.test(next.word);
  if (who?.tag !== "who" || !isAlone || !/^(is|are)$/.test(lead.at(-1)?.word ?? "")) return;
  const { body } = who;
  for (const house of lead.filter((node) => node.tag === "house" && !scene.used.has(node))) {
    const find = (): Finding =>
      rulesHouse(scene.truth, body as Body, Number(house.value), scene.clause.varga, house.fromBody);
    scene.readings.push({ type: "lordship", ...over(house, who), find });
    use(scene, house, who);
  }
}

/** "दसवां भाव मंगल का है": the tenth is Mars's. */
function readBelongings(scene: Scene): void {
  readPossessed(scene);
  for (const house of allOf(scene, "house")) {
    const here = at(scene, house);
    const [who, of, copula] = scene.nodes.slice(here + 1, here + 4);
    if (who?.tag !== "who" || !/^(का|ka)$/.test(of?.word ?? "") || !/^(है|hai|h)$/.test(copula?.word ?? "")) continue;
    const find = () =>
      rulesHouse(scene.truth, who.body as Body, Number(house.value), scene.clause.varga, house.fromBody);
    scene.readings.push({ type: "lordship", ...over(house, who), find });
    use(scene, house, who);
  }
}

/** "Mars occupies a nakshatra governed by Venus", "मंगल जिस राशि में है उसका स्वामी गुरु है". */
function readLordsOfPlaces(scene: Scene): void {
  const place = scene.nodes.find(({ tag }) => tag === "starword" || tag === "signword");
  const whos = scene.nodes.filter((node) => node.tag === "who" && !scene.used.has(node));
  const [first, second] = whos;
  if (!place || !first?.body || !second?.body || whos.length > 2) return;
  const here = at(scene, place);
  const next = scene.nodes[here + 1];
  const isGoverned =
    next?.tag === "ruledby" || (/^(ruled|governed|owned)$/.test(next?.word ?? "") && next !== undefined);
  const isRelative = /^(जिस|jis)$/.test(scene.nodes[here - 1]?.word ?? "") && has(scene, "lordword");
  if (!isGoverned && !isRelative) return;
  const [of, by] = [first.body, second.body];
  const find = () =>
    place.tag === "starword" ? starLordIs(scene.truth, of, by) : inSignOf(scene.truth, of, by, scene.clause.varga);
  scene.readings.push({ type: "dispositor", ...over(place, first, second), find });
  use(scene, place, first, second, next, ...allOf(scene, "lordword", "pron"));
}

/** "Mars → dispositor Jupiter", "Mars (star lord Venus)", "Mars is disposited by Jupiter". */
function readDispositors(scene: Scene): void {
  for (const cue of allOf(scene, "dispositor", "starlord")) {
    const whos = scene.nodes.filter((node) => node.tag === "who" && !scene.used.has(node));
    const [first, second] = whos;
    if (!first?.body || !second?.body || whos.length > 2) continue;
    const isTurned = /^(disposes|disposits)$/.test(cue.word) || at(scene, cue) < at(scene, first);
    const [of, by] = isTurned ? [second.body, first.body] : [first.body, second.body];
    const find = () =>
      cue.tag === "starlord" ? starLordIs(scene.truth, of, by) : inSignOf(scene.truth, of, by, scene.clause.varga);
    scene.readings.push({ type: "dispositor", ...over(cue, first, second), find });
    use(scene, cue, first, second);
  }
}

/** "… Mars is in charge": what of was said before. */
const TOPICAL = /^(in charge|holds the reins|runs the show|calls the shots|at the helm)$/;
/** "Dono gharon ka swami", "is Mercury ruled": the houses stand before it. */
const SEVERAL = / (swami|malik|maalik|स्वामी|मालिक)$|^(ruled|owned|governed)$/;
const RULED = new Set(["house", "rashi", "lagna", "nak", "who"]);

/** What "rules" reaches over: until somebody else or another verb comes. */
function untilBreak(nodes: readonly Node[]): readonly Node[] {
  const stop = nodes.findIndex(({ tag }, index) => {
    const aside =
      tag === "in" && nodes.slice(index, index + 4).some(({ word }) => /^(chart|horoscope|kundli)$/.test(word));
    return !aside && ["who", "in", "from", "aspect", "with", "rule"].includes(tag);
  });
  return stop < 0 ? nodes : nodes.slice(0, stop);
}

/** "Lord of …: the tenth"; "…, lord Mars, in the tenth" is of the house that was spoken of. */
function houseOfLord(scene: Scene, cue: Node): Node | undefined {
  const after = scene.nodes.slice(at(scene, cue) + 1);
  const house = after.find(({ tag }) => tag === "house");
  const isPlace =
    house && [scene.nodes[at(scene, house) - 1], scene.nodes[at(scene, house) + 1]].some((node) => node?.tag === "in");
  const { house: spoken } = scene.memory;
  if (!isPlace) return house;
  return spoken === null || at(scene, cue) > 1 ? undefined : { ...cue, tag: "house", value: spoken };
}

/** "Mars is the lord of …" is read above; here "tenth house: Aries, lord Mars". */
function readHouseLord(scene: Scene): void {
  for (const cue of allOf(scene, "lordword")) {
    const here = at(scene, cue);
    const who = scene.nodes.slice(here + 1).find(({ tag }) => tag === "who");
    const house = scene.nodes.slice(0, here).findLast(({ tag }) => tag === "house") ?? houseOfLord(scene, cue);
    const body = who?.body ?? scene.nodes.slice(0, here).findLast(({ tag }) => tag === "who")?.body;
    if (!house || body === undefined || has(scene, "aspect") || Math.abs(at(scene, house) - here) > 5) continue;
    scene.readings.push({
      type: "lordship",
      ...over(cue, house, ...(who ? [who] : [])),
      find: () => rulesHouse(scene.truth, body, Number(house.value), scene.clause.varga),
    });
    use(scene, cue, house);
  }
}
