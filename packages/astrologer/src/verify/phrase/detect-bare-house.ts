import type { SyntaxNode } from "../../language/syntax-node.ts";
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

/** "पांचवें में", "छठे का और नौवें का स्वामी": an ordinal that is not English. */
function isBareHindiHouse(nodes: readonly SyntaxNode[], at: number): boolean {
  const next = nodes[at + 1];
  if (nodeHasTag(next, "in", "on")) return true;
  // "… का स्वामी है, छठे का और नौवें का": lists the ruled houses.
  if (nodeHasTag(next, "of") && nodes.slice(Math.max(0, at - 8), at).some((node) => nodeHasTag(node, "rule")))
    return true;
  // "se pehle" means "before" and not "the first from".
  const isAfterFrom = nodeHasTag(nodes[at - 1], "from") && nodes[at]?.value !== 1;
  return isAfterFrom && (next === undefined || /^[,.;।]$/.test(next.word) || nodeHasTag(next, "w", "who", "graha"));
}

/** "| Mars | Leo | 6th |": a cell of a table, or an item of a record. */
function isTableCell(nodes: readonly SyntaxNode[], at: number): boolean {
  const next = nodes[at + 1];
  const cell = /^[|/,]$/.test(nodes[at - 1]?.word ?? "") ? nodes[at - 2] : nodes[at - 1];
  return (
    nodeHasTag(cell, "who", "graha", "esh", "rashi", "nak", "arc") &&
    /^\d/.test(nodes[at]?.word ?? "") &&
    (isPhraseEnd(next) || /^[-|/]$/.test(next?.word ?? "") || nodeHasTag(next, "and", "axis", "rashi", "nak", "arc"))
  );
}

/** "Mercury has the twelfth house for its field, Saturn the first.": the verb is carried over. */
const hasCarriedVerb = (nodes: readonly SyntaxNode[], before: number, at: number): boolean =>
  before < at - 1 &&
  nodeHasTag(nodes[before], "who", "graha") &&
  nodes[before - 1]?.word === "," &&
  isPhraseEnd(nodes[at + 1]) &&
  nodes.slice(Math.max(0, before - 12), before).some((node) => nodeHasTag(node, "house", "houseword"));

const TAKING_VERBS = /^(taken|takes|took|has|holds|occupied|got|gets|claims|claimed|chosen|picked|prefers|fills|owns)$/;

/**
 * Whether an earlier word says that the ordinal is a house: "aspects … to the first", "While Jupiter stands in your ninth house, Mars
 * has taken the first", "The house where your tenth lord sits is the first".
 */
function followsHouseStatement(nodes: readonly SyntaxNode[], at: number, lead: SyntaxNode | undefined): boolean {
  const next = nodes[at + 1];
  const isMentioned = (reach: number, is: (node: SyntaxNode) => boolean): boolean =>
    nodes.slice(Math.max(0, at - reach), at).some(is);
  const word = lead?.word ?? "";
  const isAspected = /^(at|upon|to|towards?)$/.test(word) && isMentioned(12, (node) => nodeHasTag(node, "aspect"));
  const isTaken = TAKING_VERBS.test(word) && isMentioned(12, (node) => nodeHasTag(node, "house", "houseword"));
  const isPredicate =
    /^(is|was)$/.test(word) && isMentioned(14, (node) => nodeHasTag(node, "houseword") && node.word === "house");
  return (
    ((isAspected || isTaken || isPredicate) && (isPhraseEnd(next) || nodeHasTag(next, "poss"))) ||
    (isTaken && nodeHasTag(next, "and"))
  );
}

/** "The first" alone means a house only in a list of houses or after a word that needs a place. */
function isFirstWithoutPlace(
  nodes: readonly SyntaxNode[],
  at: number,
  before: number,
  lead: SyntaxNode | undefined,
): boolean {
  if (nodes[at]?.value !== 1) return false;
  const isHouse = (node: SyntaxNode): boolean => nodeHasTag(node, "house", "ord");
  const opensList = nodeHasTag(nodes[at + 1], "and") && nodes.slice(at + 2, at + 5).some(isHouse);
  const isListed = nodeHasTag(lead, "and") && nodes.slice(Math.max(0, before - 3), before).some(isHouse);
  const needsPlace = nodeHasTag(lead, "in", "rule", "aspect", "enter", "opposite") || nodes[before]?.word === "to";
  return !opensList && !isListed && !needsPlace;
}

function isBareEnglishHouse(nodes: readonly SyntaxNode[], at: number): boolean {
  // "For a second", "every third": a time or a fraction.
  if (/^(a|an|every|each)$/.test(nodes[at - 1]?.word ?? "")) return false;
  const next = nodes[at + 1];
  if (isTableCell(nodes, at) || (next?.tag === "in" && HINDI_IN.test(next.word))) return true;
  let before = at - 1;
  while (isFiller(nodes[before])) before -= 1;
  if (hasCarriedVerb(nodes, before, at)) return true;
  const isHindi = nodeHasTag(nodes[before], "in") && HINDI_IN.test(nodes[before]?.word ?? "");
  const isPlaced =
    (nodeHasTag(nodes[before], ...BEFORE_BARE) && !isHindi) || before < at - 1 || nodes[before]?.word === "to";
  if (!isPlaced) return false;
  const lead = nodeHasTag(nodes[before], "poss") ? nodes[before - 1] : nodes[before];
  if (followsHouseStatement(nodes, at, lead)) return true;
  if (isFirstWithoutPlace(nodes, at, before, lead)) return false;
  if (next === undefined || /^[,.;:!?)।"-]$/.test(next.word)) return true;
  return !NON_HOUSE_TAGS.has(next.tag) && !NON_HOUSE_NOUNS.test(next.word);
}

/** Whether an ordinal without the word "house" means a house: "in your tenth", "दसवें में". */
export function isBareHouse(nodes: readonly SyntaxNode[], at: number): boolean {
  const { word } = nodes[at] as SyntaxNode;
  const isEnglish = /^[a-z]+$|^\d+(st|nd|rd|th)$/.test(word) && isEnglishOrdinal(word);
  return isEnglish ? isBareEnglishHouse(nodes, at) : isBareHindiHouse(nodes, at);
}

const ENGLISH = new Set("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" "));
const isEnglishOrdinal = (word: string): boolean => ENGLISH.has(word) || /^\d/.test(word);
