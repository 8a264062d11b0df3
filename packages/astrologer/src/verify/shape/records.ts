import type { Body, Node } from "../../language/node.ts";

/** Lines of a report, "House position of Saturn: 8", "Conjunctions: Moon – Ketu", put as the sentence they stand for. */

/** Whom or what the lines below a heading are of: "**Venus**", "### Second house". */
export interface Heading {
  readonly node: Node;
}

const VALUES = new Set(["who", "rashi", "house", "ord", "num", "nak", "pada", "arc", "dign", "empty", "none", "retro"]);
const JOINTS = /^([,&+/()→>-]|and|or|in|the|house|और|व|aur|–)$/;
const MOST_VALUES = 14;
const MOST_LABEL = 9;

const is = (node: Node | undefined, ...tags: readonly string[]): boolean =>
  node !== undefined && tags.includes(node.tag);
const has = (nodes: readonly Node[], ...tags: readonly string[]): boolean => nodes.some((node) => is(node, ...tags));
const first = (nodes: readonly Node[], ...tags: readonly string[]): Node | undefined =>
  nodes.find((node) => is(node, ...tags));
const all = (nodes: readonly Node[], ...tags: readonly string[]): readonly Node[] =>
  nodes.filter((node) => is(node, ...tags));
const word = (nodes: readonly Node[], pattern: RegExp): boolean => nodes.some((node) => pattern.test(node.word));

/** A word that is not written and is meant, beside one that is. */
const meant = (tag: string, word: string, beside: Node, more: Partial<Node> = {}): Node => ({
  tag,
  word,
  start: beside.end,
  end: beside.end,
  ...more,
});

const isHouseNumber = ({ tag, value }: Node): boolean =>
  (tag === "num" || tag === "ord" || tag === "house") && Number(value) >= 1 && Number(value) <= 12;
const asHouse = (node: Node, more: Partial<Node> = {}): Node => ({ ...node, tag: "house", ...more });

const isValue = (node: Node): boolean => VALUES.has(node.tag) || is(node, "and", "houseword") || JOINTS.test(node.word);

/** What stands in a place, said so: "Saturn in the eighth". */
const placed = (who: Node, places: readonly Node[]): readonly Node[] | undefined =>
  places.length > 0 ? [who, meant("in", "in", who), ...places] : undefined;

const inARow = (whos: readonly Node[]): readonly Node[] =>
  whos.flatMap((who, at) => (at === 0 ? [who] : [meant("and", "and", whos[at - 1] as Node), who]));

/** "Exalted: Sun in Aries, Moon in Taurus": each with its sign, as a statement of its own. */
function eachInItsSign(label: readonly Node[], value: readonly Node[]): readonly Node[] | undefined {
  const [whos, signs] = [all(value, "who"), all(value, "rashi")];
  const dignity = first(label, "dign");
  if (!dignity || has(label, "who", "house") || whos.length === 0 || whos.length !== signs.length) return undefined;
  return whos.flatMap((who, at) => [
    ...(at > 0 ? [meant("w", ";", whos[at - 1] as Node)] : []),
    who,
    { ...dignity, start: who.end, end: who.end },
    meant("in", "in", who),
    signs[at] as Node,
  ]);
}

/** A label of the chart with its value. */
function ofChart(label: readonly Node[], value: readonly Node[]): readonly Node[] | undefined {
  const whos = all(value, "who");
  const [one, other] = whos;
  const house = first(label, "house");
  if (one && other && has(label, "with")) return [...inARow(whos), meant("with", "together", whos.at(-1) as Node)];
  if (one && other && has(label, "aspect") && !has(label, "who")) return [one, meant("aspect", "aspects", one), other];
  if (one && house && has(label, "aspect")) return [one, meant("aspect", "aspects", one), house];
  if (house && !has(label, "who", "lordword", "bindu", "sav", "rashi", "signword")) {
    const number = first(value, "num");
    if (one && word(label, OCCUPANTS)) return [...inARow(whos), meant("in", "in", one), house];
    if (number && (word(label, OCCUPANTS) || has(label, "planetword")))
      return [number, meant("planetword", "planets", number), meant("in", "in", number), house];
  }
  if (one && has(label, "level", "run") && !has(label, "who", "next", "since", "until"))
    return other
      ? [meant("run", "running", one), { ...one, tag: "dasha", lords: whos.flatMap(lordOf), level: 0, end: other.end }]
      : undefined;
  return ofBody(label, value);
}

const lordOf = ({ body }: Node) => (body === undefined || body === "lagna" ? [] : [body]);
const OCCUPANTS = /^(occupants?|occupied|tenants?|residents?|planets?|grahas?|graha|ग्रह|grah|निवासी)$/;

/** A label that names somebody, with its value: "Chandra ka bhav: 7", "Ketu from Moon: 11th", "Shadbala of Sun: 8.0". */
function ofBody(label: readonly Node[], value: readonly Node[]): readonly Node[] | undefined {
  const named = all(label, "who");
  // "चंद्र से केतु": in Hindi what is counted from comes first.
  const isHindi = label.some(({ tag, word: given }) => tag === "from" && /^(से|se)$/.test(given));
  const [who, reference] = isHindi ? named.toReversed() : named;
  const number = value.find(isHouseNumber);
  if (!who) return undefined;
  if (reference && has(label, "from") && number)
    return placed(who, [asHouse(number, { fromBody: reference.body as Body })]);
  const figure = first(value, "num");
  if (has(label, "sav", "bindu") && figure)
    return [who, figure, meant("bindu", "bindus", figure), ...all(label, "rashi", "house", "sav")];
  if (has(label, "shadbala") && figure) return [who, figure, meant("rupa", "rupas", figure)];
  const houses = value.filter(isHouseNumber);
  if (has(label, "lordword", "rule") && !has(label, "house", "lagna") && houses.length > 0)
    return [who, meant("rule", "rules", who), ...houses.map((node) => asHouse(node))];
  const isPlural = label.some(({ tag, word: given }) => tag === "houseword" && given.endsWith("s"));
  if (has(label, "houseword") && !isPlural && number) return placed(who, [asHouse(number)]);
  if (word(label, /^(position|place|placement|स्थिति|sthiti)$/) && number) return placed(who, [asHouse(number)]);
  return undefined;
}

/** A line below a heading, which names whom or what it is of. */
function below(heading: Node, label: readonly Node[], value: readonly Node[]): readonly Node[] | undefined {
  if (heading.tag === "sav") {
    const [place, figure] = [label.find((node) => is(node, "house", "rashi")), first(value, "num")];
    return place && figure ? [place, figure, meant("bindu", "bindus", figure)] : undefined;
  }
  const places = value.filter((node) => is(node, "rashi", "nak", "house", "arc", "dign", "retro") || is(node, "pada"));
  if (has(label, "who", "house", "lagna")) return undefined;
  const at = { ...heading, start: (label[0] as Node).start, end: (label[0] as Node).start };
  if (heading.tag === "who") {
    const number = value.find(isHouseNumber);
    if (has(label, "houseword") && number) return placed(at, [asHouse(number)]);
    if (has(label, "signword", "starword", "degree") || word(label, LABELS)) return placed(at, places);
    return undefined;
  }
  const [who] = all(value, "who");
  const house = value.find(isHouseNumber);
  const sign = first(value, "rashi");
  if (has(label, "lordword")) {
    if (who) return [at, meant("of", "of", at), meant("lordword", "lord", at), who];
    const role = { by: "house", houses: [Number(heading.value)] } as const;
    const lord = meant("who", "lord", at, heading.body ? { body: heading.body, role } : { role });
    return house ? placed(lord, [asHouse(house)]) : sign ? placed(lord, [sign]) : undefined;
  }
  if (has(label, "signword") && sign) return [at, sign];
  return who && word(label, OCCUPANTS) ? [...inARow(all(value, "who")), meant("in", "in", who), at] : undefined;
}
const LABELS =
  /^(position|placement|placed|dignity|status|state|motion|located|location|स्थिति|अवस्था|गति|sthiti|avastha)$/;

const isMark = ({ word: given, tag }: Node): boolean =>
  /^[-–•*.)(:=→>]$/.test(given) || (tag === "num" && given.length < 3);

/** A line that only names somebody or a house. */
export function headingOf(sentence: readonly Node[], lordAt: (house: number) => Body): Heading | null {
  const said = sentence.filter(
    (node) => !isMark(node) && node.tag !== "poss" && !/^(the|planet|graha)$/.test(node.word),
  );
  const [node, sign] = said;
  // "SAV snapshot", "सर्वाष्टकवर्ग के अंक".
  const points = said.length < 5 && !has(said, "who", "num", "house", "rashi") ? first(said, "sav") : undefined;
  if (points) return { node: points };
  // "House 11: Taurus" heads what is told of that house.
  const isWithSign = node?.tag === "house" && said.length === 2 && sign?.tag === "rashi";
  if ((said.length !== 1 && !isWithSign) || !node) return null;
  if (node.tag === "who" && node.role?.by === "name" && node.body !== "lagna") return { node };
  return node.tag === "house" ? { node: { ...node, body: lordAt(Number(node.value)) } } : null;
}

/** A line of label and value as the sentence it stands for; any other as it is. */
export function asSaid(sentence: readonly Node[], heading: Heading | null): readonly Node[] {
  const from = sentence.findIndex((node) => !isMark(node));
  const line = sentence.slice(Math.max(0, from));
  const colon = line.findIndex(({ word: given }) => given === ":" || given === "=");
  if (colon < 1 || colon > MOST_LABEL) return sentence;
  const [label, value] = [
    line.slice(0, colon),
    line.slice(colon + 1).filter(({ word: given }) => !/^[.।]$/.test(given)),
  ];
  const isOnlyTitle = label.every(({ tag }) => ["w", "book", "planetword", "pada", "says"].includes(tag));
  if (isOnlyTitle && value.some(({ word: given }) => given === ":")) return asSaid(line.slice(colon + 1), heading);
  if (value.length === 0 || value.length > MOST_VALUES || !value.every(isValue)) return sentence;
  const isRow = label.every((node) => is(node, "who", "and") || JOINTS.test(node.word));
  if (isRow && all(label, "who").length > 1 && has(value, "house", "rashi") && !has(value, "who"))
    return [
      ...inARow(all(label, "who")),
      meant("in", "in", label.at(-1) as Node),
      ...value.filter((node) => is(node, "house", "rashi", "nak")),
    ];
  const told = (heading && below(heading.node, label, value)) ?? eachInItsSign(label, value) ?? ofChart(label, value);
  return told ?? sentence;
}
