import type { Node } from "../../language/node.ts";
import { isFiller, nodeHasTag, isPhraseEnd } from "./phrase-rule.ts";
import { HINDI_IN } from "./detect-bare-house.data.ts";

/** Nouns after an ordinal that is not a house: "the third time", "your second job". */
const NON_HOUSE_NOUNS =
  /^(time|times|place|places|part|parts|half|quarter|one|ones|thing|step|steps|stage|chart|charts|person|child|children|son|daughter|marriage|wife|husband|job|jobs|career|century|chapter|verse|reason|question|option|choice|wave|attempt|try|chance|round|turn|language|home|income|opinion|thought|thoughts|look|glance|line|row|column|point|factor|sentence|paragraph|note|key|brother|sister|born|innings|week|decade|love|act|visit|hand|nature|string|most|of|biggest|largest|strongest|lesson|theme|card|test|finger|wheel|name|as|family|families|skill|skills|chair|seat|fiddle|meeting|reading|voice|friend|friends|mother|father|parent|draft|version|layer|group|set|kind|type|sight|guess|generation|story|mind|self|life|world|city|country|trade|profession|business|teacher|school|book|plan|view|wind|source|stream|gift|talent|youth|spring|birth)$/;
const NON_HOUSE_TAGS = new Set(
  "unit pada phase aspect level month starword degree planetword date paksha tithi group dur window aspect next born karaka compare rank".split(
    " ",
  ),
);
const BEFORE_BARE = ["in", "on", "poss", "and", "from", "aspect", "of", "opposite", "rule", "enter"] as const;

export function isBareHouse(nodes: readonly Node[], at: number): boolean {
  const ordinal = nodes[at] as Node;
  const next = nodes[at + 1];
  const devanagari = /[\u0900-\u097f]/.test(ordinal.word);
  const english = /^[a-z]+$|^\d+(st|nd|rd|th)$/.test(ordinal.word) && isEnglishOrdinal(ordinal.word);
  if (devanagari || !english) {
    if (nodeHasTag(next, "in", "on")) return true;
    // "… का स्वामी है, छठे का और नौवें का": lists the ruled houses.
    if (nodeHasTag(next, "of") && nodes.slice(Math.max(0, at - 8), at).some((node) => nodeHasTag(node, "rule")))
      return true;
    // "se pehle" means "before" and not "the first from".
    const afterFrom = nodeHasTag(nodes[at - 1], "from") && ordinal.value !== 1;
    return afterFrom && (next === undefined || /^[,.;।]$/.test(next.word) || nodeHasTag(next, "w", "who", "graha"));
  }
  // "For a second", "every third": a time or a fraction.
  if (/^(a|an|every|each)$/.test(nodes[at - 1]?.word ?? "")) return false;
  let before = at - 1;
  while (isFiller(nodes[before])) before -= 1;
  const to = nodes[before]?.word === "to";
  const cell = /^[|/,]$/.test(nodes[at - 1]?.word ?? "") ? nodes[at - 2] : nodes[at - 1];
  const isCell = nodeHasTag(cell, "who", "graha", "esh", "rashi", "nak", "arc") && /^\d/.test(ordinal.word);
  if (
    isCell &&
    (isPhraseEnd(next) ||
      nodeHasTag(next, "and", "axis") ||
      /^[-|/]$/.test(next?.word ?? "") ||
      nodeHasTag(next, "rashi", "nak", "arc"))
  )
    return true;
  if (next && next.tag === "in" && HINDI_IN.test(next.word)) return true;
  const isHindi = nodeHasTag(nodes[before], "in") && HINDI_IN.test(nodes[before]?.word ?? "");
  // "Mercury has the twelfth house for its field, Saturn the first.": the verb is carried over.
  const isGap =
    before < at - 1 &&
    nodeHasTag(nodes[before], "who", "graha") &&
    nodes[before - 1]?.word === "," &&
    isPhraseEnd(next) &&
    nodes.slice(Math.max(0, before - 12), before).some((node) => nodeHasTag(node, "house", "houseword"));
  if (isGap) return true;
  const isPlaced = (nodeHasTag(nodes[before], ...BEFORE_BARE) && !isHindi) || before < at - 1 || to;
  if (!isPlaced) return false;
  const lead = nodeHasTag(nodes[before], "poss") ? nodes[before - 1] : nodes[before];
  const isListed =
    nodeHasTag(lead, "and") &&
    nodes.slice(Math.max(0, before - 3), before).some((node) => nodeHasTag(node, "house", "ord"));
  const isAspected =
    /^(at|upon|to|towards?)$/.test(lead?.word ?? "") &&
    nodes.slice(Math.max(0, at - 12), at).some((node) => nodeHasTag(node, "aspect"));
  if (isAspected && (isPhraseEnd(next) || nodeHasTag(next, "poss"))) return true;
  // "While Jupiter stands in your ninth house, Mars has taken the first".
  const isTaken =
    /^(taken|takes|took|has|holds|occupied|got|gets|claims|claimed|chosen|picked|prefers|fills|owns)$/.test(
      lead?.word ?? "",
    ) && nodes.slice(Math.max(0, at - 12), at).some((node) => nodeHasTag(node, "house", "houseword"));
  if (isTaken && (isPhraseEnd(next) || nodeHasTag(next, "poss", "and"))) return true;
  // "The house where your tenth lord sits is the first".
  const isPredicate =
    /^(is|was)$/.test(lead?.word ?? "") &&
    nodes.slice(Math.max(0, at - 14), at).some((node) => nodeHasTag(node, "houseword") && node.word === "house");
  if (isPredicate && (isPhraseEnd(next) || nodeHasTag(next, "poss"))) return true;
  const opensList =
    nodeHasTag(next, "and") && nodes.slice(at + 2, at + 5).some((node) => nodeHasTag(node, "house", "ord"));
  if (
    ordinal.value === 1 &&
    !opensList &&
    !nodeHasTag(lead, "in", "rule", "aspect", "enter", "opposite") &&
    !to &&
    !isListed
  )
    return false;
  if (next === undefined || /^[,.;:!?)।"-]$/.test(next.word)) return true;
  return !NON_HOUSE_TAGS.has(next.tag) && !NON_HOUSE_NOUNS.test(next.word);
}

const ENGLISH = new Set("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" "));
const isEnglishOrdinal = (word: string): boolean => ENGLISH.has(word) || /^\d/.test(word);
