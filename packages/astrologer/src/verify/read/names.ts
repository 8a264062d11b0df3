import type { Rashi } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, over, type Scene, use } from "../scene.ts";
import { inSign } from "../truth/places.ts";
import { COPULA, identity, readPointedRole, readRoleOfMemory, readRoleOfSubject } from "./roles.ts";

const BETWEEN =
  /^(,|\(|\)|the|a|an|is|are|was|also|being|as|that is|namely|i\.e|यानी|यानि|yani|yaani|मतलब|ताज|मुकुट|सेहरा|जिम्मा|ओहदा|कुर्सी|आसन|seat|सीट|गद्दी|gaddi|taj|mukut|sehra|zimma|jimma|ohda|kursi|aasan|है|हैं|hai|hain|h|भी|bhi|ही|hi|-|which|remains|becomes|serves|happens|turns|out|होकर|बनकर|hokar|bankar|होते|हुए|:|→|for|लिए|liye|to|be|as|chart|horoscope|nativity|kundli|birth|=|vests|vested|belongs|goes|falls|lies|rests|obtains|obtained|attains|attained|gets|got|earns|earned|takes|took|holds|held|wears|carries|plays|acts|acting|functions|works|status|role|title|part|position|rank|post|crown|office|place|the planet|the graha|पास|paas|भूमिका|निभाता|निभाते|रोल|role|nibhata|bhumika|कुंडली|पत्रिका|kundli|designated|called|named|known|here|in|with|of|too|कहलाता|कहलाते|बनता|बनते|बना|बने|बन|रहा|का|की|के|को|पद|दर्जा|मिला|प्राप्त|हुआ|हुए|रूप|kehlata|jaimini|जैमिनि|जैमिनी|scheme|system|method|मत|पद्धति|mat|paddhati|banta|bana|ban|raha|ka|ki|ke|ko|pad|darja|mila|hua|by|chara|gaya|gayi|gaye|गया|गई|गए|thehra|ठहरा|planet|played|have|life|person|none other than|no other than|nobody else but|passes|went|comes|came|fell|claimed|taken|filled|occupied|served|job|duty|honour|honor|function|seat|assignment|charge)$/;

function between(scene: Scene, first: Node, second: Node): readonly Node[] {
  return scene.nodes.slice(at(scene, first) + 1, at(scene, second));
}

/** "Has gone to", "has been given to": what comes after it has the role. */
const GIVEN =
  /^(been|gone|given|awarded|assigned|handed|passed|entrusted|bestowed|conferred|fallen|allotted|allocated|granted|become|come)$/;

const onlySmall = (nodes: readonly Node[]): boolean =>
  nodes.every(
    ({ tag, word }, here) =>
      tag === "poss" ||
      (/^(has|had)$/.test(word) && GIVEN.test(nodes[here + 1]?.word ?? "")) ||
      GIVEN.test(word) ||
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
    // "7 chara karaka wale system me": the scheme is told with it.
    if (role.role.by === "karaka")
      use(scene, ...scene.nodes.filter(({ tag, value }) => tag === "num" && (value === 7 || value === 8)));
    const told = role.role;
    const houses =
      told.by === "house"
        ? scene.nodes.filter(
            ({ tag, value, end }) =>
              tag === "house" && end <= first.start && told.houses.includes(Number(value)) && POINTED.test(role.word),
          )
        : [];
    const of = told.by === "dispositor" || told.by === "starlord" ? whos.filter(({ body }) => body === told.of) : [];
    use(scene, role, ...houses, ...of, ...(of.length > 0 || !hasMore(scene, first, second) ? [named] : []));
    if (role === second && whos[index + 2]) continue;
  }
  readRoleOfMemory(scene, whos);
  for (const role of whos) if (!gone.has(role)) readPointedRole(scene, role);
  for (const role of whos) if (!gone.has(role)) readRoleOfSubject(scene, role);
  if (gone.size > 0) scene.nodes = scene.nodes.filter((node) => !gone.has(node));
}

/** "The tenth house, its lord Mars": the house is named for its lord alone. */
const POINTED = /^(its|their|whose|जिस|इस|उस|jis|is|us)|^(?:lord|ruler|swami|malik|स्वामी|मालिक)$/;

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
