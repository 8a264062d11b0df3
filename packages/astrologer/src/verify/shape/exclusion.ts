import type { Node } from "../../language/node.ts";

/**
 * Exclusions, put as what they say of the chart: "no sign other than Leo" is Leo, "anywhere but in Leo" and "outside the kendras" are not
 * there, "nobody but Mars" is Mars alone, and of "Virgo rather than Leo" Virgo is what is told.
 */

const PLACES = new Set(["rashi", "house", "group", "nak"]);
const PERIODS = new Set(["sadesati", "dhaiya", "dosha"]);
const EXCEPT = /^(other than|but|except|except for|besides|save|save for|barring|excluding|excepting)$/;
const HINDI_EXCEPT =
  /^(अलावा|सिवा|सिवाय|अतिरिक्त|छोडकर|छोड|alawa|alava|alaava|siwa|siva|siway|sivay|siwaye|atirikt|chhodkar|chodkar|chhod)$/;
const HINDI_INSTEAD = /^(बजाय|बजाए|बजाये|जगह|bajay|bajaye|bajaay|jagah)$/;
const OUT = /^(बाहर|मुक्त|free|bahar|baahar|mukt|azad|आज़ाद|आजाद)$/;

const made = (tag: string, word: string, { start, end }: Node): Node => ({ tag, word, start, end });
const isSmall = ({ tag, word }: Node): boolean => tag === "poss" || /^(the|a|an|any|all|very|of)$/.test(word);

interface Reading {
  readonly nodes: readonly Node[];
  readonly length: number;
}
type Rule = (nodes: readonly Node[], at: number) => Reading | undefined;

/** The next node that is not small, and where it stands. */
function next(nodes: readonly Node[], at: number): number {
  let here = at;
  while (nodes[here] && isSmall(nodes[here] as Node)) here += 1;
  return here;
}

const isNobody = (nodes: readonly Node[], at: number): number => {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (first?.tag === "empty" || first?.tag === "none" || /^(nobody|nothing|no one)$/.test(first?.word ?? "")) return 1;
  return first?.tag === "neg" && (second?.tag === "planetword" || second?.word === "one") ? 2 : 0;
};

/** "No planet but Mars", "nobody other than Mars": Mars alone. */
const nobodyBut: Rule = (nodes, at) => {
  const who = isNobody(nodes, at);
  const except = nodes[at + who];
  const then = next(nodes, at + who + 1);
  if (who === 0 || !except || !EXCEPT.test(except.word) || nodes[then]?.tag !== "who") return undefined;
  return { nodes: [made("only", "only", except), nodes[then]], length: then + 1 - at };
};

/** "मंगल के अलावा कोई ग्रह नहीं", "Mangal ko chhodkar koi nahi": Mars alone. */
const exceptNobody: Rule = (nodes, at) => {
  const who = nodes[at];
  if (who?.tag !== "who") return undefined;
  const link = /^(के|को|ke|ko)$/.test(nodes[at + 1]?.word ?? "") ? 2 : 1;
  const except = nodes[at + link];
  if (!except || !HINDI_EXCEPT.test(except.word)) return undefined;
  const rest = nodes.slice(at + link + 1, at + link + 11);
  const none = rest.findIndex(({ tag }) => ["neg", "empty", "none"].includes(tag));
  const between = rest.slice(0, Math.max(0, none));
  const isPlace = ({ tag }: Node): boolean => ["poss", "house", "rashi", "in"].includes(tag);
  const isOthers = between.every(
    (node) => ["planetword", "and", "pron"].includes(node.tag) || isPlace(node) || OTHER.test(node.word),
  );
  if (none < 0 || !isOthers) return undefined;
  return { nodes: [...between.filter(isPlace), made("only", "only", except), who], length: link + 2 + none };
};
const OTHER = /^(कोई|किसी|दूसरा|दूसरे|अन्य|भी|वहां|वहाँ|और|koi|kisi|doosra|dusra|anya|bhi|wahan|aur|graha|grah|बैठा|baitha)$/;

/** "No sign other than Leo": Leo. */
const noneOtherThan: Rule = (nodes, at) => {
  const [no, kind, except] = nodes.slice(at, at + 3);
  if (no?.word !== "no" || !kind || !except) return undefined;
  const isKind = ["signword", "houseword", "starword"].includes(kind.tag) || /^(place|spot)$/.test(kind.word);
  const isJoined = except.tag === "neg" && kind.tag === "neg";
  const then = next(nodes, at + 3);
  const place = nodes[then];
  if (!place || !PLACES.has(place.tag) || isJoined || !isKind || !EXCEPT.test(except.word)) return undefined;
  return { nodes: [place], length: then + 1 - at };
};
/** "No | sign other than | Leo", where the words are known together. */
const noSignOtherThan: Rule = (nodes, at) => {
  const [no, except] = nodes.slice(at, at + 2);
  if (no?.word !== "no" || !/ (?:other than|but|except)$/.test(except?.word ?? "")) return undefined;
  const then = next(nodes, at + 2);
  return PLACES.has(nodes[then]?.tag ?? "") ? { nodes: [nodes[then] as Node], length: then + 1 - at } : undefined;
};

/** "Anywhere but in your tenth", "everywhere except Leo": not there. */
const anywhereBut: Rule = (nodes, at) => {
  const [where, except] = nodes.slice(at, at + 2);
  if (!where || !except || !/^(anywhere|everywhere|somewhere|elsewhere)$/.test(where.word) || !EXCEPT.test(except.word))
    return undefined;
  const isIn = nodes[at + 2]?.tag === "in";
  const place = next(nodes, at + (isIn ? 3 : 2));
  if (!PLACES.has(nodes[place]?.tag ?? "")) return undefined;
  return { nodes: [made("neg", "not", where), made("in", "in", except)], length: isIn ? 3 : 2 };
};

/** "Outside the kendras", "none of the trikonas", "out of Sade Sati": not there. */
const outside: Rule = (nodes, at) => {
  const [first, second] = nodes.slice(at, at + 2);
  if (!first) return undefined;
  const isNone = first.tag === "none" && second?.tag === "of";
  const isOut = /^(out|free|clear|rid)$/.test(first.word) && /^(of|from)$/.test(second?.word ?? "");
  const isOutside = /^(outside|beyond)$/.test(first.word);
  const from = isOutside ? 1 : isNone || isOut ? 2 : 0;
  const then = next(nodes, at + from);
  const found = nodes[then]?.tag ?? "";
  if (from === 0 || !(PERIODS.has(found) || (PLACES.has(found) && !(isOut && nodes[at - 1]?.tag !== "w"))))
    return undefined;
  const denial = made("neg", "not", first);
  return { nodes: PERIODS.has(found) ? [denial] : [denial, made("in", "in", first)], length: from };
};

/** "त्रिकोण से बाहर", "sade sati se mukt": not there. */
const outsideOf: Rule = (nodes, at) => {
  const [place, from, out] = nodes.slice(at, at + 3);
  if (!place || !from || !out || !/^(से|के|se|ke)$/.test(from.word)) return undefined;
  if (PERIODS.has(place.tag) && OUT.test(out.word)) return { nodes: [place, made("neg", "nahi", out)], length: 3 };
  // "साढ़ेसाती से आप इस समय बाहर हैं".
  const later = nodes.slice(at + 2, at + 7).findIndex(({ word }) => OUT.test(word));
  if (PERIODS.has(place.tag) && later > 0) {
    const between = nodes.slice(at + 2, at + 2 + later);
    return { nodes: [place, ...between, made("neg", "nahi", nodes[at + 2 + later] as Node)], length: later + 3 };
  }
  if (!OUT.test(out.word)) return undefined;
  if (!PLACES.has(place.tag)) return undefined;
  return { nodes: [place, made("in", "me", from), made("neg", "nahi", out)], length: 3 };
};

/** "Virgo rather than Leo", "सिंह के बजाय कन्या": what it is not goes, where what it is stands beside it. */
const insteadOf: Rule = (nodes, at) => {
  const first = nodes[at];
  if (!first) return undefined;
  const isLike = (place: Node, rest: readonly Node[]): boolean =>
    PLACES.has(place.tag) && rest.some((other) => other.tag === place.tag && other.value !== place.value);
  if (/^(instead of|rather than)$/.test(first.word)) {
    const then = next(nodes, at + (nodes[at + 1]?.tag === "in" ? 2 : 1));
    const place = nodes[then];
    if (!place || !isLike(place, [...nodes.slice(0, at), ...nodes.slice(then + 1)])) return undefined;
    const pause = nodes[then + 1]?.word === "," && at === 0 ? 1 : 0;
    return { nodes: [], length: then + 1 + pause - at };
  }
  const links = nodes.slice(at + 1, at + 4);
  const instead = links.findIndex(({ word }) => HINDI_INSTEAD.test(word));
  const isLinked = links
    .slice(0, Math.max(0, instead))
    .every(({ tag, word }) => tag === "of" || tag === "in" || /^(राशि|rashi|भाव|bhav)$/.test(word));
  if (instead < 1 || !isLinked || !isLike(first, nodes.slice(at + instead + 2))) return undefined;
  return { nodes: [], length: instead + 2 };
};

/** "Vargottam kahan se ho gaya …?": asked so as to deny it. */
const howCome: Rule = (nodes, at) => {
  const [where, from, became] = nodes.slice(at, at + 3);
  if (!where || !/^(कहां|kahan|kahaan)$/.test(where.word) || !/^(से|se)$/.test(from?.word ?? "")) return undefined;
  if (!/^(हो|हुआ|आ|आया|बन|ho|hua|hui|aa|aaya|ban)$/.test(became?.word ?? "")) return undefined;
  return { nodes: [made("neg", "nahi", where)], length: 2 };
};

const RULES: readonly Rule[] = [
  nobodyBut,
  exceptNobody,
  noneOtherThan,
  noSignOtherThan,
  anywhereBut,
  outside,
  outsideOf,
  insteadOf,
  howCome,
];

/** The first rule that reads an exclusion from here on, and what it makes of it. */
function excludedAt(nodes: readonly Node[], at: number): readonly [Rule, Reading] | readonly [] {
  for (const rule of RULES) {
    const reading = rule(nodes, at);
    if (reading) return [rule, reading];
  }
  return [];
}

export function withExclusions(nodes: readonly Node[]): readonly Node[] {
  const result: Node[] = [];
  let isAsked = false;
  for (let at = 0; at < nodes.length;) {
    const [rule, reading] = excludedAt(nodes, at);
    isAsked ||= rule === howCome;
    const node = nodes[at] as Node;
    result.push(...(reading?.nodes ?? [isAsked && node.word === "?" ? { ...node, word: "." } : node]));
    at += reading?.length ?? 1;
  }
  return result;
}
