import type { Nakshatra, Rashi } from "@lagna/terms";
import type { Finding, Reading } from "./claim.ts";
import type { Body, Node } from "../language/node.ts";
import { carried, each, ownerOf, pronoun } from "./owner.ts";
import { eitherSky, transitPlaceOf } from "./transit-places.ts";
import { allOf, at, has, over, use, type Group, type Scene } from "./scene.ts";
import {
  atDegree,
  found,
  houseHasSign,
  inHouse,
  inPartOfSign,
  inSign,
  inSignOf,
  inStar,
  placeId,
  pointPlace,
  together,
} from "./truth.ts";

/** What the groups of houses are made of. */
const HOUSE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

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
        found((HOUSE_GROUPS[String(node.value)] ?? []).includes(truth.houseOf(body, varga)), placeId(body, varga)),
    };
  return undefined;
}

function padaBeside(scene: Scene, star: Node): number | null {
  const here = at(scene, star);
  const near = scene.nodes
    .slice(here + 1, here + 6)
    .find((node) => (node.tag === "pada" || node.tag === "phase") && typeof node.value === "number");
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
  const spoken = scene.groups.length === 0 && has(scene, "pron") ? scene.memory.role : null;
  const point = allOf(scene, "point")[0] ?? (spoken?.tag === "point" ? spoken : undefined);
  if (!point) return;
  for (const place of allOf(scene, ...POINT_KINDS)) {
    const asked = place.tag === "rashi" ? { sign: place.value as Rashi } : { house: Number(place.value) };
    scene.readings.push({
      type: "arudha",
      ...over(spoken === point ? place : point, place),
      find: () => pointPlace(scene.truth, String(point.value), asked),
    });
    use(scene, point, place);
  }
}

const PLACE_TAGS = ["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group"];

/** A row of a table: "2 | Libra", "9 | राहु". */
function readCells(scene: Scene): void {
  const row = scene.nodes.filter(({ word }) => !/^[.|,:/-]$/.test(word));
  const last = row.at(-1);
  const isOfWho = row[0]?.tag === "who" && row[1]?.tag === "rashi" && row.length === 3 && last?.tag === "num";
  const [number, ...cells] = isOfWho && last ? [last, row[0] as Node] : row;
  const house = Number(number?.value);
  const isRow = number?.tag === "num" && /^\d+$/.test(number.word) && house >= 1 && house <= 12 && cells.length > 0;
  if (!isRow || !cells.every(({ tag }) => tag === "who" || tag === "rashi")) return;
  for (const cell of cells) {
    const find = (): Finding =>
      cell.tag === "who"
        ? inHouse(scene.truth, cell.body as Body, house, scene.clause.varga)
        : houseHasSign(scene.truth, house, cell.value as Rashi, scene.clause.varga);
    scene.readings.push({ type: cell.tag === "who" ? "planet_house" : "house_sign", ...over(number, cell), find });
  }
  use(scene, number, ...(isOfWho ? [] : cells));
}

/** "A dusthana (6, 8 or 12)": what a group of houses is made of. */
function inBracketsAfter({ nodes }: Scene, node: Node): readonly Node[] {
  const here = nodes.indexOf(node);
  if (nodes[here + 1]?.word !== "(") return [];
  const end = nodes.findIndex(({ word }, index) => index > here && word === ")");
  const members = nodes.slice(here + 2, end);
  return members.every(
    ({ tag, word }) => ["num", "ord", "house", "and", "houseword"].includes(tag) || /^(,|\/|or|या|ya)$/.test(word),
  )
    ? members
    : [];
}

/** Who stands where: in a sign, house, star, at a degree; by subject before or after, pronoun, or whoever was spoken of. */
export function readPlaces(scene: Scene): void {
  // "… कहलाता है आपके लग्न में": for whom something is so, not where it stands.
  if (scene.readings.some(({ type }) => type === "lordship" || type === "doctrine"))
    use(
      scene,
      ...scene.nodes.filter(
        ({ tag, word }, at) => tag === "house" && /^(लग्न|lagna)$/.test(word) && scene.nodes[at - 1]?.tag === "poss",
      ),
    );
  readCells(scene);
  readPoints(scene);
  readAxis(scene);
  readRespectively(scene);
  readOwnPlaces(scene);
  readSignOfHouse(scene);
  readWhichHouse(scene);
  readSoIs(scene);
  readThere(scene);
  const lone = pronoun(scene);
  const nobody = scene.groups.every(({ nodes }) => nodes.every(isSpokenLord));
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
    if (isItsLord(group.nodes[0], node) && at(scene, node) < at(scene, group.nodes[0] as Node)) {
      use(scene, node, ...group.nodes);
      continue;
    }
    group.has.add(place.kind);
    const { bodies } = withCompany(scene, group);
    scene.readings.push({
      type: typeOf(place, group),
      ...over(node, ...group.nodes),
      find: () => each(bodies, place.ask),
    });
    use(scene, node, ...group.nodes, ...(scene.transit ? allOf(scene, "date") : []));
    if (node.tag === "group") use(scene, ...inBracketsAfter(scene, node));
    if (node.tag === "house") scene.memory.house = Number(node.value);
  }
  readPads(scene, lone);
  if (lone && nobody) scene.memory.bodies = lone.bodies;
}

/** "Its lord", of a house or sign that was named just before. */
const isSpokenLord = ({ word, role }: Node): boolean =>
  (role?.by === "house" || role?.by === "sign") && /^(its|इसका|इसके|उसका|उसके|iska|iske|uska|uske) /.test(word);

/** "The third house depends on its lord": the lord's own house is no place of it. */
const isItsLord = (who: Node | undefined, { tag, value }: Node): boolean =>
  tag === "house" &&
  who?.role?.by === "house" &&
  who.role.houses.includes(Number(value)) &&
  /^(its|इसका|इसके|उसका|उसके|iska|iske|uska|uske) /.test(who.word);

/** "चतुर्थ भाव में तुला राशि, स्वामी …": the sign of a house of which more is told. */
function signAfter({ nodes }: Scene, house: Node): Node | undefined {
  const here = nodes.indexOf(house);
  const [bracket, inside, close] = nodes.slice(here + 1, here + 4);
  if (bracket?.word === "(" && inside?.tag === "rashi" && close?.word === ")") return inside;
  const next = nodes[here + 1];
  const sign = nodes[here + (next?.tag === "in" || next?.word === ":" ? 2 : 1)];
  const then = nodes.slice(here + 1).find(({ tag, start }) => start > (sign?.start ?? 0) && tag !== "signword");
  const after = nodes[nodes.indexOf(then as Node) + 1];
  return sign?.tag === "rashi" && then?.word === "," && after?.tag === "lordword" ? sign : undefined;
}

/** "Sagittarius, where Mars sits, is your sixth house"; "10th house Aries hai". */
function readSignOfHouse(scene: Scene): void {
  const { truth, clause } = scene;
  for (const house of scene.nodes.filter(({ tag }) => tag === "house")) {
    const here = at(scene, house);
    const next = signAfter(scene, house) ?? scene.nodes[here + 1];
    if (scene.used.has(house) && next?.tag !== "rashi") continue;
    const lead = scene.nodes.slice(0, here).findLast(({ tag, word }) => tag !== "poss" && word !== "the");
    const before = lead?.word === "is" ? scene.nodes.slice(0, here).find(({ tag }) => tag === "rashi") : undefined;
    const after = next?.tag === "rashi" && scene.nodes[here + 2]?.tag !== "in" && lead?.tag !== "in" ? next : undefined;
    const told = signAfter(scene, house);
    const sign = before ?? told ?? after;
    if (!sign || scene.used.has(sign) || (!told && scene.nodes[at(scene, sign) - 1]?.tag === "in")) continue;
    scene.readings.push({
      type: clause.varga ? "varga" : "house_sign",
      ...over(house, sign),
      find: () => houseHasSign(truth, Number(house.value), sign.value as Rashi, clause.varga, house.fromBody),
    });
    use(scene, house, ...(before ? [] : [sign]));
    scene.memory.house = Number(house.value);
  }
}

/** "…, which is your eighth house", "…, जो आपका आठवाँ भाव है", after a sign was spoken of. */
function readWhichHouse(scene: Scene): void {
  const [link] = scene.nodes;
  const [house, ...more] = allOf(scene, ...PLACE_TAGS, "who", "aspect", "with");
  const counted = more.filter(({ tag, fromBody }) => tag === "house" && fromBody !== undefined);
  const others = more.filter((node) => !counted.includes(node));
  const { sign } = scene.memory;
  if (
    !link ||
    !/^(which|that|this|it|जो|jo|यानी|yani|यानि|yaani|यह|ये|वह|ye|yeh|wo|woh)$/.test(link.word) ||
    house?.tag !== "house"
  )
    return;
  if (others.length > 0 || sign === null || house.fromBody || has(scene, "in")) return;
  scene.readings.push({
    type: "house_sign",
    ...over(link, house),
    find: () => houseHasSign(scene.truth, Number(house.value), sign, scene.clause.varga),
  });
  for (const one of counted)
    scene.readings.push({
      type: "from_reference",
      ...over(one),
      find: () => houseHasSign(scene.truth, Number(one.value), sign, scene.clause.varga, one.fromBody),
    });
  use(scene, house, link, ...counted);
}

/** "So is Mars.": where the one before it is. */
function readSoIs(scene: Scene): void {
  const [so, verb, ...others] = scene.nodes.filter(({ word }) => !/^[.,!]$/.test(word));
  const { house } = scene.memory;
  const [group] = scene.groups;
  if (so?.word !== "so" || !/^(is|are|does)$/.test(verb?.word ?? "") || house === null || !group) return;
  if (!others.every((node) => group.nodes.includes(node) || node.tag === "and" || node.tag === "poss")) return;
  const find = (): Finding => each(group.bodies, (body) => inHouse(scene.truth, body, house, scene.clause.varga));
  scene.readings.push({ type: "planet_house", ...over(so, ...group.nodes), find });
  use(scene, ...group.nodes);
}

/** "The second house, which hosts Venus, …": what holds somebody is the house before. */
function hosting({ nodes, memory }: Scene): Node | undefined {
  const [which, verb, who] = nodes;
  const isHolding = /^(hosts|holds|houses|contains|carries|has|shelters|receives)$/.test(verb?.word ?? "");
  return /^(which|that)$/.test(which?.word ?? "") && isHolding && who?.tag === "who" && memory.isHouse
    ? which
    : undefined;
}

/** "there are Jupiter and Venus", after a house was spoken of. */
function readThere(scene: Scene): void {
  const there = allOf(scene, "pron").find(({ value }) => value === "place") ?? hosting(scene);
  const { house } = scene.memory;
  const all = scene.groups.flatMap(({ bodies }) => bodies);
  const isPair = scene.groups.length === 2 && all.length === 2 && !has(scene, "house", "rashi", "with", "aspect");
  const group = isPair ? { nodes: scene.groups.flatMap(({ nodes }) => nodes), bodies: all } : scene.groups[0];
  if (
    there &&
    group &&
    group.bodies.length > 1 &&
    /same|^(one|a single) |^एक |^ek /.test(there.word) &&
    !has(scene, "aspect")
  ) {
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
  const sign = allOf(scene, "rashi")[0];
  if (there && house !== null && !group && sign && allOf(scene, ...PLACE_TAGS).length === 1) {
    scene.readings.push({
      type: "house_sign",
      ...over(there, sign),
      find: () => houseHasSign(scene.truth, house, sign.value as Rashi, scene.clause.varga),
    });
    use(scene, there, sign);
    return;
  }
  const { sign: spokenSign } = scene.memory;
  if (
    there &&
    house === null &&
    spokenSign !== null &&
    group &&
    scene.memory.bodies.some((body) => group.bodies.includes(body)) &&
    !has(scene, "aspect", ...PLACE_TAGS)
  ) {
    const find = (): Finding => each(group.bodies, (body) => inSign(scene.truth, body, spokenSign, scene.clause.varga));
    scene.readings.push({ type: "planet_sign", ...over(there, ...group.nodes), find });
    use(scene, there, ...group.nodes);
    return;
  }
  const [spoken] = scene.memory.bodies;
  if (
    there &&
    group &&
    spoken !== undefined &&
    !scene.memory.isHouse &&
    house === null &&
    !has(scene, "aspect", ...PLACE_TAGS)
  ) {
    scene.readings.push({
      type: "conjunction",
      ...over(there, ...group.nodes),
      find: () => each(group.bodies, (body) => together(scene.truth, spoken, body, scene.clause.varga)),
    });
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

/** "Your Rahu–Ketu axis falls across the seventh and first houses": both ends, in either order. */
function readAxis(scene: Scene): void {
  const axis = allOf(scene, "axis")[0] ?? scene.nodes.find(({ word }) => word === "across" || word === "नोड्स");
  if (!axis || scene.groups.some(({ bodies }) => bodies.some((body) => body !== "rahu" && body !== "ketu"))) return;
  for (const tag of ["house", "rashi"]) {
    const [first, second, ...others] = allOf(scene, tag);
    if (!first || !second || others.length > 0) continue;
    const asked = [placed(scene, first), placed(scene, second)];
    const [one, other] = asked as [Placed, Placed];
    scene.readings.push({
      type: one.type,
      ...over(axis, first, second),
      find: () => {
        const straight = [one.ask("rahu"), other.ask("ketu")];
        const turned = [one.ask("ketu"), other.ask("rahu")];
        const chosen = turned.every(({ holds }) => holds) ? turned : straight;
        return found(
          chosen.every(({ holds }) => holds === true),
          ...chosen.flatMap(({ facts }) => facts),
        );
      },
    });
    use(scene, axis, first, second, ...scene.groups.flatMap(({ nodes }) => nodes));
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
