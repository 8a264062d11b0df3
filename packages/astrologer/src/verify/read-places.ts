import type { Dignity, Nakshatra, Rashi } from "@lagna/terms";
import type { Finding, Reading } from "./claim.ts";
import type { Body, DaySpan, Node } from "./node.ts";
import { allOf, at, daysSaid, has, isGraha, over, use, type Group, type Scene } from "./scene.ts";
import {
  atDegree,
  dignityInSign,
  found,
  hasDignity,
  houseHasSign,
  inHouse,
  inPartOfSign,
  inSign,
  inSignOf,
  inStar,
  isCombust,
  isRetrograde,
  isVargottama,
  placeId,
  pointPlace,
  together,
  transits,
  type Truth,
} from "./truth.ts";

const KENDRAS: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

const position = (scene: Scene, group: Group, side: "first" | "last"): number =>
  at(scene, (side === "first" ? group.nodes[0] : group.nodes.at(-1)) as Node);

/** All of a statement's bodies at once. */
function each(bodies: readonly Body[], ask: (body: Body) => Finding): Finding {
  const answers = bodies.map(ask);
  const holds = answers.some((answer) => answer.holds === null) ? null : answers.every((answer) => answer.holds);
  return { holds, facts: [...new Set(answers.flatMap(({ facts }) => facts))] };
}

/** Who a place is said of: the one before it that has no such place yet, else the one after, else whoever was spoken of. */
function ownerOf(scene: Scene, place: Node, kind: string): Group | undefined {
  const here = at(scene, place);
  const before = scene.groups.filter((group) => position(scene, group, "last") < here);
  const after = scene.groups.filter((group) => position(scene, group, "first") > here);
  const [next] = after;
  if (next && position(scene, next, "first") === here + 1 && !next.has.has(kind)) {
    const lead = before.at(-1);
    const lagna = next.bodies[0] === "lagna";
    if (lagna || !lead || lead.has.has(kind) || kind === "sign") if (lagna || !followedByIn(scene, place)) return next;
  }
  if (next && isOf(scene, here + 1) && position(scene, next, "first") === here + 2 && kind === "sign") return next;
  const free = before.findLast((group) => !group.has.has(kind));
  if (before.length > 0 && before.at(-1) === free) return free;
  return next && !next.has.has(kind) ? next : (free ?? (linkedToLast(scene, place) ? before.at(-1) : undefined));
}

const isOf = (scene: Scene, index: number): boolean =>
  scene.nodes[index]?.tag === "of" && scene.nodes[index]?.word !== "of";
const followedByIn = (scene: Scene, place: Node): boolean => {
  const next = scene.nodes[at(scene, place) + 1];
  return next?.tag === "in" && next.word !== "in";
};

/** A second place of one kind for the same subject: "in the sixth and not the seventh". */
function linkedToLast(scene: Scene, place: Node): boolean {
  return scene.nodes[at(scene, place) - 1]?.tag !== "of";
}

interface Placed {
  readonly kind: string;
  readonly type: Reading["type"];
  readonly ask: (body: Body) => Finding;
}

function placed(scene: Scene, node: Node): Placed | undefined {
  const { truth, clause } = scene;
  const { varga } = clause;
  if (node.tag === "house") {
    const house = Number(node.value);
    if (scene.transit)
      return {
        kind: "house",
        type: "transit",
        ask: (body) => transitPlaceOf(scene, body, { house, from: node.fromBody }),
      };
    const type = node.fromBody ? "from_reference" : varga ? "varga" : "planet_house";
    return {
      kind: "house",
      type,
      ask: (body) => eitherSky(scene, body, inHouse(truth, body, house, varga, node.fromBody), { house }),
    };
  }
  if (node.tag === "rashi") {
    const sign = node.value as Rashi;
    if (scene.transit) return { kind: "sign", type: "transit", ask: (body) => transitPlaceOf(scene, body, { sign }) };
    return {
      kind: "sign",
      type: varga ? "varga" : "planet_sign",
      ask: (body) => eitherSky(scene, body, inSign(truth, body, sign, varga), { sign }),
    };
  }
  if (node.tag === "nak") {
    const pada = padaBeside(scene, node);
    return { kind: "star", type: "planet_star", ask: (body) => inStar(truth, body, node.value as Nakshatra, pada) };
  }
  if (node.tag === "signof")
    return { kind: "signof", type: "dispositor", ask: (body) => inSignOf(truth, body, node.body as Body, varga) };
  if (node.tag === "starof") {
    return {
      kind: "starof",
      type: "dispositor",
      ask: (body) =>
        found(truth.ground.view.starLordOf(body) === node.body, body === "lagna" ? "lagna-star" : `star-${body}`),
    };
  }
  if (node.tag === "arc")
    return { kind: "degree", type: "degree", ask: (body) => atDegree(truth, body, Number(node.value)) };
  if (node.tag === "degpart")
    return { kind: "degree", type: "degree", ask: (body) => inPartOfSign(truth, body, String(node.value)) };
  if (node.tag === "group")
    return {
      kind: "group",
      type: "planet_house",
      ask: (body) =>
        found((KENDRAS[String(node.value)] ?? []).includes(truth.houseOf(body, varga)), placeId(body, varga)),
    };
  return undefined;
}

/** Of the birth chart, or, where the sentence has spoken of the present sky, of that. */
function eitherSky(
  scene: Scene,
  body: Body,
  natal: Finding,
  place: { readonly sign?: Rashi; readonly house?: number },
): Finding {
  if (natal.holds || !scene.mayTransit || scene.clause.varga !== null) return natal;
  const sky = transitPlaceOf(scene, body, place);
  return sky.holds ? sky : natal;
}

function padaBeside(scene: Scene, star: Node): number | null {
  const here = at(scene, star);
  const near = scene.nodes
    .slice(here + 1, here + 6)
    .find((node) => node.tag === "pada" && typeof node.value === "number");
  const next = scene.nodes[here + 1];
  const bare =
    next?.tag === "num" && Number(next.value) <= 4
      ? next
      : next?.tag === "starword" || next?.word === "-"
        ? scene.nodes[here + 2]
        : undefined;
  const pada = near ?? (bare?.tag === "num" && Number(bare.value) <= 4 ? bare : undefined);
  use(scene, pada);
  return pada ? Number(pada.value) : null;
}

/** A day on which the sky changes so: into a place, or out of it. */
function turnsAt(
  truth: Truth,
  body: Body,
  spans: readonly DaySpan[],
  isThere: (day: number) => boolean,
  leaving: boolean,
): Finding {
  const holds = spans.some(({ from, to, slack }) => {
    for (let day = from - slack; day <= to + slack; day++) {
      if (isThere(day) !== leaving && isThere(day - 1) === leaving) return true;
    }
    return false;
  });
  const moves = [...truth.index.facts.keys()].find((id) => id.startsWith(`ingress-${body}-`));
  return found(holds, moves ?? `transit-${body}`);
}

/** How far ahead an entry without a date is looked for, and in what steps. */
const AHEAD_DAYS = 1200;
const STEP_DAYS = 8;

function transitPlaceOf(
  scene: Scene,
  body: Body,
  place: { readonly sign?: Rashi; readonly house?: number; readonly from?: Body | undefined },
): Finding {
  const { truth } = scene;
  if (!isGraha(body)) return { holds: null, facts: [] };
  const isThere = (day: number): boolean => transits(truth, body, [day], place).holds === true;
  const dates = scene.nodes.filter(({ tag }) => tag === "date");
  const leaving = has(scene, "leave", "until") && !has(scene, "enter");
  const moving = has(scene, "enter", "leave") || (dates.length > 0 && has(scene, "until", "since"));
  if (moving && dates.length > 0)
    return turnsAt(
      truth,
      body,
      dates.flatMap(({ spans = [] }) => spans),
      isThere,
      leaving,
    );
  if (moving) {
    const [day] = daysSaid(scene) as [number];
    for (let ahead = 0; ahead < AHEAD_DAYS; ahead += STEP_DAYS)
      if (isThere(day + ahead)) return found(true, `transit-${body}`);
    return found(false, `transit-${body}`);
  }
  return transits(truth, body, daysSaid(scene), place);
}

/** Who is meant where a clause names nobody. */
const carried = (scene: Scene): Group | undefined =>
  scene.memory.bodies.length > 0 ? { nodes: [], bodies: scene.memory.bodies, has: new Set() } : undefined;

function pronoun(scene: Scene): Group | undefined {
  const node = scene.nodes.find(({ tag, value }) => tag === "pron" && value !== "place");
  if (!node) return undefined;
  use(scene, node);
  const bodies = node.value === "they" && scene.memory.pair.length > 1 ? scene.memory.pair : scene.memory.bodies;
  return bodies.length > 0 ? { nodes: [node], bodies, has: new Set() } : undefined;
}

/** The sign a house falls in, where nobody stands between them: "Aries on the tenth", "दशम में मेष". */
function readHouseSigns(scene: Scene, own: boolean): void {
  const { truth, clause } = scene;
  for (const house of allOf(scene, "house")) {
    const here = at(scene, house);
    const signs = allOf(scene, "rashi").filter((sign) => Math.abs(at(scene, sign) - here) <= 8);
    const [sign] = signs.toSorted((a, b) => Math.abs(at(scene, a) - here) - Math.abs(at(scene, b) - here));
    if (!sign || own) continue;
    scene.readings.push({
      type: clause.varga ? "varga" : "house_sign",
      ...over(house, sign),
      find: () => houseHasSign(truth, Number(house.value), sign.value as Rashi, clause.varga, house.fromBody),
    });
    use(scene, house, sign);
    scene.memory.house = Number(house.value);
  }
}

const POINT_KINDS = ["rashi", "house"];

function readPoints(scene: Scene): void {
  const point = allOf(scene, "point")[0];
  if (!point) return;
  for (const place of allOf(scene, ...POINT_KINDS)) {
    const asked = place.tag === "rashi" ? { sign: place.value as Rashi } : { house: Number(place.value) };
    scene.readings.push({
      type: "arudha",
      ...over(point, place),
      find: () => pointPlace(scene.truth, String(point.value), asked),
    });
    use(scene, point, place);
  }
}

const PLACE_TAGS = ["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group"];

/** Who stands where: in a sign, house, star, at a degree; by subject before or after, pronoun, or whoever was spoken of. */
export function readPlaces(scene: Scene): void {
  readPoints(scene);
  readRespectively(scene);
  readOwnPlaces(scene);
  readSignOfHouse(scene);
  readThere(scene);
  const lone = pronoun(scene);
  const nobody = scene.groups.length === 0;
  const opensWithPlace = scene.nodes.find(
    ({ tag }) => PLACE_TAGS.includes(tag) || tag === "who" || tag === "in" || tag === "pron",
  );
  const headed =
    scene.clause.opens &&
    opensWithPlace?.tag === "in" &&
    has(scene, "house") &&
    has(scene, "rashi") &&
    allOf(scene, "in").length === 1;
  if (
    nobody &&
    !lone &&
    (headed || opensWithPlace?.tag === "house" || opensWithPlace?.tag === "rashi" || has(scene, "on"))
  )
    readHouseSigns(scene, false);
  for (const node of allOf(scene, ...PLACE_TAGS)) {
    if (scene.used.has(node)) continue;
    const place = placed(scene, node);
    const group =
      place &&
      (ownerOf(scene, node, place.kind) ??
        (nobody || lone ? (lone ?? (has(scene, "in") || node.tag === "arc" ? carried(scene) : undefined)) : undefined));
    if (!place || !group) continue;
    group.has.add(place.kind);
    const { bodies } = withCompany(scene, group);
    scene.readings.push({
      type: typeOf(place, group),
      ...over(node, ...group.nodes),
      find: () => each(bodies, place.ask),
    });
    use(scene, node, ...group.nodes, ...(scene.transit ? allOf(scene, "date") : []));
    if (node.tag === "house") scene.memory.house = Number(node.value);
  }
  readPads(scene, lone);
  if (lone && nobody) scene.memory.bodies = lone.bodies;
}

/** "Sagittarius, where Mars sits, is your sixth house"; "10th house Aries hai". */
function readSignOfHouse(scene: Scene): void {
  const { truth, clause } = scene;
  for (const house of allOf(scene, "house")) {
    const here = at(scene, house);
    const next = scene.nodes[here + 1];
    const lead = scene.nodes.slice(0, here).findLast(({ tag, word }) => tag !== "poss" && word !== "the");
    const before = lead?.word === "is" ? scene.nodes.slice(0, here).find(({ tag }) => tag === "rashi") : undefined;
    const after = next?.tag === "rashi" && scene.nodes[here + 2]?.tag !== "in" && lead?.tag !== "in" ? next : undefined;
    const sign = before ?? after;
    if (!sign || scene.nodes[at(scene, sign) - 1]?.tag === "in") continue;
    scene.readings.push({
      type: clause.varga ? "varga" : "house_sign",
      ...over(house, sign),
      find: () => houseHasSign(truth, Number(house.value), sign.value as Rashi, clause.varga, house.fromBody),
    });
    use(scene, house, ...(after ? [sign] : []));
    scene.memory.house = Number(house.value);
  }
}

/** "there are Jupiter and Venus", after a house was spoken of. */
function readThere(scene: Scene): void {
  const there = allOf(scene, "pron").find(({ value }) => value === "place");
  const { house } = scene.memory;
  const [group] = scene.groups;
  if (there && group && group.bodies.length > 1 && /same|एक ही|ek hi/.test(there.word) && !has(scene, "aspect")) {
    const [first, ...others] = group.bodies as [Body, ...Body[]];
    for (const other of others) {
      scene.readings.push({
        type: "conjunction",
        ...over(there, ...group.nodes),
        find: () => together(scene.truth, first, other, scene.clause.varga),
      });
    }
    use(scene, there, ...group.nodes);
    return;
  }
  if (!there || house === null || !group || has(scene, "aspect", ...PLACE_TAGS)) return;
  scene.readings.push({
    type: "planet_house",
    ...over(there, ...group.nodes),
    find: () => each(group.bodies, (body) => inHouse(scene.truth, body, house, scene.clause.varga)),
  });
  use(scene, there, ...group.nodes);
}

/** "the nakshatra of Mars is Mula", "चंद्र की राशि तुला है": what belongs to somebody, and which it is. */
function readOwnPlaces(scene: Scene): void {
  const { truth, clause } = scene;
  for (const own of allOf(scene, "signof", "starof")) {
    const place = allOf(scene, own.tag === "signof" ? "rashi" : "nak")[0];
    if (!place || scene.groups.length > 0) continue;
    const body = own.body as Body;
    const find = (): Finding =>
      own.tag === "signof"
        ? inSign(truth, body, place.value as Rashi, clause.varga)
        : inStar(truth, body, place.value as Nakshatra, padaBeside(scene, place));
    scene.readings.push({ type: own.tag === "signof" ? "planet_sign" : "planet_star", ...over(own, place), find });
    use(scene, own, place);
  }
}

/** "Mars and Mercury are in Sagittarius and Capricorn respectively". */
function readRespectively(scene: Scene): void {
  if (!has(scene, "respectively")) return;
  const [group] = scene.groups;
  for (const tag of ["rashi", "house", "nak"]) {
    const places = allOf(scene, tag);
    if (!group || places.length !== group.bodies.length) continue;
    for (const [index, node] of places.entries()) {
      const place = placed(scene, node);
      const body = group.bodies[index] as Body;
      if (place) scene.readings.push({ type: place.type, ...over(node, ...group.nodes), find: () => place.ask(body) });
    }
    use(scene, ...places, ...group.nodes);
  }
}

/** "Mars sits with Saturn in Sagittarius": the place is of both. */
const withCompany = (scene: Scene, group: Group): Group => {
  const company = scene.readings.find(({ type }) => type === "conjunction");
  if (!company || scene.groups.length !== 2) return group;
  return { ...group, bodies: [...new Set(scene.groups.flatMap(({ bodies }) => bodies))] };
};

function typeOf({ type, kind }: Placed, group: Group): Reading["type"] {
  if (type !== "planet_sign" && type !== "planet_house" && type !== "planet_star") return type;
  if (group.bodies[0] === "lagna" && kind !== "house") return "lagna";
  return kind === "house" && group.nodes[0]?.role?.by === "house" ? "lord_place" : type;
}

/** A pada without its star: "in the third pada". */
function readPads(scene: Scene, lone: Group | undefined): void {
  for (const node of allOf(scene, "pada")) {
    const group = scene.groups.at(-1) ?? lone ?? carried(scene);
    if (!group || typeof node.value !== "number") continue;
    const pada = node.value;
    scene.readings.push({
      type: "planet_star",
      ...over(node),
      find: () => each(group.bodies, (body) => inStar(scene.truth, body, null, pada)),
    });
    use(scene, node, ...group.nodes);
  }
}

/** The subject of a word that says how somebody stands: just after it ("exalted Jupiter"), else before, else after, else carried. */
function bearer(scene: Scene, cue: Node): Group | undefined {
  const here = at(scene, cue);
  const next = scene.nodes[here + 1];
  const adjacent = scene.groups.find(
    (group) => group.nodes[0] === next || (next?.tag === "of" && group.nodes[0] === scene.nodes[here + 2]),
  );
  const before = scene.groups.findLast((group) => position(scene, group, "last") < here);
  const english = /^[a-z]/.test(cue.word);
  if (adjacent && (!before || english)) return adjacent;
  const lone = pronoun(scene);
  return before ?? lone ?? scene.groups[0] ?? carried(scene);
}

/** Exalted, retrograde, combust, vargottama, and their like. */
export function readStates(scene: Scene): void {
  const { truth, clause } = scene;
  for (const cue of allOf(scene, "dign", "retro", "direct", "combust", "vargottama")) {
    const group = bearer(scene, cue);
    if (!group) continue;
    const span = over(cue, ...group.nodes);
    const push = (type: Reading["type"], ask: (body: Body) => Finding, general = false): void => {
      scene.readings.push({ type, ...span, general, find: () => each(group.bodies, ask) });
    };
    if (cue.tag === "dign") readDignity(scene, cue, group, push);
    else if (cue.tag === "vargottama") push("varga", (body) => isVargottama(truth, body));
    else if (cue.tag === "combust") push("combust", (body) => isCombust(truth, body));
    else {
      const ask = (body: Body): Finding => {
        const natal = isRetrograde(truth, body);
        if (scene.transit) return transitMotion(scene, body);
        const sky = scene.mayTransit && isGraha(body) ? transitMotion(scene, body) : natal;
        return sky.holds === (cue.tag === "retro") ? sky : natal;
      };
      push("retrograde", (body) => {
        const answer = ask(body);
        return cue.tag === "retro" || answer.holds === null ? answer : { ...answer, holds: !answer.holds };
      });
    }
    use(scene, cue, ...group.nodes);
    if (clause.mood === "said") scene.memory.bodies = group.bodies;
  }
}

function transitMotion(scene: Scene, body: Body): Finding {
  if (!isGraha(body)) return { holds: null, facts: [] };
  return found(
    daysSaid(scene).some((day) => scene.truth.transit(body, day).retrograde),
    `transit-${body}`,
  );
}

function readDignity(
  scene: Scene,
  cue: Node,
  group: Group,
  push: (type: Reading["type"], ask: (body: Body) => Finding, general?: boolean) => void,
): void {
  const { truth, clause } = scene;
  const dignity = cue.value as Dignity;
  const sign = allOf(scene, "rashi")[0];
  const personal =
    has(scene, "poss", "house", "varga", "arc", "now", "transit", "with", "aspect", "nak") || scene.transit;
  if (sign && !personal && group.nodes.length === 1 && group.nodes[0]?.role?.by === "name") {
    const of = sign.value as Rashi;
    push(
      "doctrine",
      (body) => {
        const rule = isGraha(body) && dignityInSign(body, dignity, of);
        const own = truth.signOf(body, clause.varga) === of;
        return found(rule, ...(own ? [`dignity-${body}`] : []));
      },
      true,
    );
    use(scene, sign);
    return;
  }
  push("dignity", (body) => {
    if (scene.transit && isGraha(body))
      return found(
        daysSaid(scene).some((day) => dignityInSign(body, dignity, truth.transit(body, day).sign)),
        `transit-${body}`,
      );
    return hasDignity(truth, body, dignity, clause.varga);
  });
}
