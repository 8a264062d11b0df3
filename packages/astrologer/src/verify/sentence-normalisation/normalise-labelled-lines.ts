import {
  type Body,
  type SyntaxNode,
  type CueTag,
  type SyntaxNodeOf,
  type SyntaxNodeTag,
  createCue,
  retag,
} from "../../language/syntax-node.ts";
import { nodeHasTag } from "../phrase/phrase-rule.ts";
import { FROM_PARTICLE } from "../../language/hindi-particles.data.ts";
import { JOINTS, OCCUPANTS, POSITION_LABELS, LABELS } from "./normalise-labelled-lines.data.ts";

/** Lines of a report, such as "House position of Saturn: 8" or "Conjunctions: Moon – Ketu", rewritten as sentences. */

/** The subject of the lines below a heading: "**Venus**", "### Second house". */
export interface Heading {
  readonly node: SyntaxNodeOf<"who" | "house" | "sav">;
  /** The lord of a house. */
  readonly lord?: Body;
}

const VALUES = new Set(["who", "rashi", "house", "ord", "num", "nak", "pada", "arc", "dign", "empty", "none", "retro"]);
const MAX_VALUE_NODES = 14;
const MAX_LABEL_NODES = 9;

const hasAnyTag = (nodes: readonly SyntaxNode[], ...tags: readonly SyntaxNodeTag[]): boolean =>
  nodes.some((node) => nodeHasTag(node, ...tags));
const filterByTag = <Tag extends SyntaxNodeTag>(
  nodes: readonly SyntaxNode[],
  ...tags: readonly Tag[]
): readonly SyntaxNodeOf<Tag>[] =>
  nodes.filter((node): node is SyntaxNodeOf<Tag> => (tags as readonly SyntaxNodeTag[]).includes(node.tag));
const findByTag = <Tag extends SyntaxNodeTag>(
  nodes: readonly SyntaxNode[],
  ...tags: readonly Tag[]
): SyntaxNodeOf<Tag> | undefined => filterByTag(nodes, ...tags)[0];
const hasMatchingWord = (nodes: readonly SyntaxNode[], pattern: RegExp): boolean =>
  nodes.some((node) => pattern.test(node.word));

/** An implied word, positioned after a written node. */
const createImpliedNode = (tag: CueTag, word: string, beside: SyntaxNode): SyntaxNode =>
  createCue(tag, word, { start: beside.end, end: beside.end });

const isHouseNumber = (node: SyntaxNode): node is SyntaxNodeOf<"num" | "ord" | "house"> =>
  nodeHasTag(node, "num", "ord", "house") && node.value >= 1 && node.value <= 12;
const toHouseNode = (
  node: SyntaxNodeOf<"num" | "ord" | "house">,
  fromBody: Body | undefined = node.fromBody,
): SyntaxNode => retag(node, { tag: "house", value: node.value, fromBody });

const isValue = (node: SyntaxNode): boolean =>
  VALUES.has(node.tag) || nodeHasTag(node, "and", "houseword") || JOINTS.test(node.word);

/** A placement as a sentence: "Saturn in the eighth". */
const buildPlacement = (who: SyntaxNode, places: readonly SyntaxNode[]): readonly SyntaxNode[] | undefined =>
  places.length > 0 ? [who, createImpliedNode("in", "in", who), ...places] : undefined;

const joinBodies = (whos: readonly SyntaxNode[]): readonly SyntaxNode[] =>
  whos.flatMap((who, at) => (at === 0 ? [who] : [createImpliedNode("and", "and", whos[at - 1] as SyntaxNode), who]));

/** "Exalted: Sun in Aries, Moon in Taurus": one statement per graha. */
function buildSignPlacements(
  label: readonly SyntaxNode[],
  value: readonly SyntaxNode[],
): readonly SyntaxNode[] | undefined {
  const [whos, signs] = [filterByTag(value, "who"), filterByTag(value, "rashi")];
  const dignity = findByTag(label, "dign");
  if (!dignity || hasAnyTag(label, "who", "house") || whos.length === 0 || whos.length !== signs.length)
    return undefined;
  return whos.flatMap((who, at) => [
    ...(at > 0 ? [createImpliedNode("w", ";", whos[at - 1] as SyntaxNode)] : []),
    who,
    { ...dignity, start: who.end, end: who.end },
    createImpliedNode("in", "in", who),
    signs[at] as SyntaxNode,
  ]);
}

/** Rewrites a label about the chart with its value. */
function buildChartStatement(
  label: readonly SyntaxNode[],
  value: readonly SyntaxNode[],
): readonly SyntaxNode[] | undefined {
  const whos = filterByTag(value, "who");
  const [first, second] = whos;
  const house = findByTag(label, "house");
  if (first && second && hasAnyTag(label, "with"))
    return [...joinBodies(whos), createImpliedNode("with", "together", whos.at(-1) as SyntaxNode)];
  if (first && second && hasAnyTag(label, "aspect") && !hasAnyTag(label, "who"))
    return [first, createImpliedNode("aspect", "aspects", first), second];
  if (first && house && hasAnyTag(label, "aspect"))
    return [first, createImpliedNode("aspect", "aspects", first), house];
  if (house && !hasAnyTag(label, "who", "lordword", "bindu", "sav", "rashi", "signword")) {
    const number = findByTag(value, "num");
    if (first && hasMatchingWord(label, OCCUPANTS))
      return [...joinBodies(whos), createImpliedNode("in", "in", first), house];
    if (number && (hasMatchingWord(label, OCCUPANTS) || hasAnyTag(label, "planetword")))
      return [number, createImpliedNode("planetword", "planets", number), createImpliedNode("in", "in", number), house];
  }
  if (first && hasAnyTag(label, "level", "run") && !hasAnyTag(label, "who", "next", "since", "until"))
    return second
      ? [
          createImpliedNode("run", "running", first),
          { ...retag(first, { tag: "dasha", lords: whos.flatMap(getLordBodies), level: 0 }), end: second.end },
        ]
      : undefined;
  return buildBodyStatement(label, value);
}

const getLordBodies = ({ body }: SyntaxNode) => (body === undefined || body === "lagna" ? [] : [body]);

/** A label that names a body, with its value: "Chandra ka bhav: 7", "Ketu from Moon: 11th", "Shadbala of Sun: 8.0". */
function buildBodyStatement(
  label: readonly SyntaxNode[],
  value: readonly SyntaxNode[],
): readonly SyntaxNode[] | undefined {
  const named = filterByTag(label, "who");
  // "चंद्र से केतु": in Hindi the reference point comes first.
  const isHindi = label.some(({ tag, word: nodeWord }) => tag === "from" && FROM_PARTICLE.test(nodeWord));
  const [who, reference] = isHindi ? named.toReversed() : named;
  const number = value.find(isHouseNumber);
  if (!who) return undefined;
  if (reference && hasAnyTag(label, "from") && number)
    return buildPlacement(who, [toHouseNode(number, reference.body)]);
  const figure = findByTag(value, "num");
  if (hasAnyTag(label, "sav", "bindu") && figure)
    return [who, figure, createImpliedNode("bindu", "bindus", figure), ...filterByTag(label, "rashi", "house", "sav")];
  if (hasAnyTag(label, "shadbala") && figure) return [who, figure, createImpliedNode("rupa", "rupas", figure)];
  const houses = value.filter(isHouseNumber);
  if (hasAnyTag(label, "lordword", "rule") && !hasAnyTag(label, "house", "lagna") && houses.length > 0)
    return [who, createImpliedNode("rule", "rules", who), ...houses.map((node) => toHouseNode(node))];
  const isPlural = label.some(({ tag, word: nodeWord }) => tag === "houseword" && nodeWord.endsWith("s"));
  if (hasAnyTag(label, "houseword") && !isPlural && number) return buildPlacement(who, [toHouseNode(number)]);
  if (hasMatchingWord(label, POSITION_LABELS) && number) return buildPlacement(who, [toHouseNode(number)]);
  return undefined;
}

/** A line below a heading, which names its subject. */
function buildStatementUnderHeading(
  { node: heading, lord: lordOfHouse }: Heading,
  label: readonly SyntaxNode[],
  value: readonly SyntaxNode[],
): readonly SyntaxNode[] | undefined {
  if (heading.tag === "sav") {
    const [place, figure] = [label.find((node) => nodeHasTag(node, "house", "rashi")), findByTag(value, "num")];
    return place && figure ? [place, figure, createImpliedNode("bindu", "bindus", figure)] : undefined;
  }
  const places = value.filter(
    (node) => nodeHasTag(node, "rashi", "nak", "house", "arc", "dign", "retro") || nodeHasTag(node, "pada"),
  );
  if (hasAnyTag(label, "who", "house", "lagna")) return undefined;
  const subject = { ...heading, start: (label[0] as SyntaxNode).start, end: (label[0] as SyntaxNode).start };
  if (heading.tag === "who") {
    const number = value.find(isHouseNumber);
    if (hasAnyTag(label, "houseword") && number) return buildPlacement(subject, [toHouseNode(number)]);
    if (hasAnyTag(label, "signword", "starword", "degree") || hasMatchingWord(label, LABELS))
      return buildPlacement(subject, places);
    return undefined;
  }
  const [who] = filterByTag(value, "who");
  const house = value.find(isHouseNumber);
  const sign = findByTag(value, "rashi");
  if (hasAnyTag(label, "lordword")) {
    if (who)
      return [subject, createImpliedNode("of", "of", subject), createImpliedNode("lordword", "lord", subject), who];
    if (heading.tag !== "house" || lordOfHouse === undefined) return undefined;
    const words = { word: "lord", start: subject.end, end: subject.end };
    const role = { by: "house", houses: [heading.value] } as const;
    const lord = retag(words, { tag: "who", body: lordOfHouse, role });
    return house ? buildPlacement(lord, [toHouseNode(house)]) : sign ? buildPlacement(lord, [sign]) : undefined;
  }
  if (hasAnyTag(label, "signword") && sign) return [subject, sign];
  return who && hasMatchingWord(label, OCCUPANTS)
    ? [...joinBodies(filterByTag(value, "who")), createImpliedNode("in", "in", who), subject]
    : undefined;
}

const isMark = ({ word: text, tag }: SyntaxNode): boolean =>
  /^[-–•*.)(:=→>]$/.test(text) || (tag === "num" && text.length < 3);

/** A line that only names a body or a house. */
export function parseHeading(sentence: readonly SyntaxNode[], lordAt: (house: number) => Body): Heading | null {
  const words = sentence.filter(
    (node) => !isMark(node) && node.tag !== "poss" && !/^(the|planet|graha)$/.test(node.word),
  );
  const [node, sign] = words;
  // "SAV snapshot", "सर्वाष्टकवर्ग के अंक".
  const points =
    words.length < 5 && !hasAnyTag(words, "who", "num", "house", "rashi") ? findByTag(words, "sav") : undefined;
  if (points) return { node: points };
  // "House 11: Taurus" is a heading for lines about that house.
  const isWithSign = node?.tag === "house" && words.length === 2 && sign?.tag === "rashi";
  if ((words.length !== 1 && !isWithSign) || !node) return null;
  if (node.tag === "who" && node.role?.by === "name" && node.body !== "lagna") return { node };
  return node.tag === "house" ? { node, lord: lordAt(node.value) } : null;
}

/** Rewrites a line of label and value as a sentence; returns other lines unchanged. */
export function normaliseLabelledLine(sentence: readonly SyntaxNode[], heading: Heading | null): readonly SyntaxNode[] {
  const from = sentence.findIndex((node) => !isMark(node));
  const line = sentence.slice(Math.max(0, from));
  const colon = line.findIndex(({ word: text }) => text === ":" || text === "=");
  if (colon < 1 || colon > MAX_LABEL_NODES) return sentence;
  const [label, value] = [line.slice(0, colon), line.slice(colon + 1).filter(({ word: text }) => !/^[.।]$/.test(text))];
  const isOnlyTitle = label.every(({ tag }) => ["w", "book", "planetword", "pada", "says"].includes(tag));
  if (isOnlyTitle && value.some(({ word: text }) => text === ":"))
    return normaliseLabelledLine(line.slice(colon + 1), heading);
  if (value.length === 0 || value.length > MAX_VALUE_NODES || !value.every(isValue)) return sentence;
  const isRow = label.every((node) => nodeHasTag(node, "who", "and") || JOINTS.test(node.word));
  if (isRow && filterByTag(label, "who").length > 1 && hasAnyTag(value, "house", "rashi") && !hasAnyTag(value, "who"))
    return [
      ...joinBodies(filterByTag(label, "who")),
      createImpliedNode("in", "in", label.at(-1) as SyntaxNode),
      ...value.filter((node) => nodeHasTag(node, "house", "rashi", "nak")),
    ];
  const statement =
    (heading && buildStatementUnderHeading(heading, label, value)) ??
    buildSignPlacements(label, value) ??
    buildChartStatement(label, value);
  return statement ?? sentence;
}
