import type { Token } from "./normalise.ts";

/** Short names as tables and forums have them: "Ju in Sag, 6H". Capitals and company tell them from words of every day. */
const GRAHAS: Readonly<Record<string, string>> = {
  Su: "sun",
  Mo: "moon",
  Ma: "mars",
  Me: "mercury",
  Mer: "mercury",
  Merc: "mercury",
  Ju: "jupiter",
  Jup: "jupiter",
  Ve: "venus",
  Ven: "venus",
  Sa: "saturn",
  Sat: "saturn",
  Ra: "rahu",
  Rah: "rahu",
  Ke: "ketu",
  Ket: "ketu",
};
const RASHIS: Readonly<Record<string, string>> = {
  Ar: "aries",
  Ari: "aries",
  Ta: "taurus",
  Tau: "taurus",
  Ge: "gemini",
  Gem: "gemini",
  Cn: "cancer",
  Can: "cancer",
  Le: "leo",
  Vi: "virgo",
  Vir: "virgo",
  Virg: "virgo",
  Li: "libra",
  Lib: "libra",
  Sc: "scorpio",
  Sco: "scorpio",
  Scorp: "scorpio",
  Sg: "sagittarius",
  Sag: "sagittarius",
  Sagi: "sagittarius",
  Cp: "capricorn",
  Cap: "capricorn",
  Capri: "capricorn",
  Aq: "aquarius",
  Aqu: "aquarius",
  Aqua: "aquarius",
  Pi: "pisces",
  Pis: "pisces",
};
const GRAHA_NAME =
  /^(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|surya|chandra|mangal|budh|guru|shukra|shani|lagna|asc|ascendant)$/;
const RASHI_NAME =
  /^(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|mesh|vrishabh|mithun|kark|singh|kanya|tula|vrishchik|dhanu|makar|kumbh|meen)$/;
const HOUSE = /^(h\d+|l\d+|\d+h|\d+(st|nd|rd|th)|house|bhava|ghar|bhav)$/;
const TERSE =
  /^(\+|conj|conjunct|asp|aspects?|r|rx|retro|retrograde|combust|vakri|exalted|debilitated|exalt|deb|md|ad|pd|mahadasha|antardasha|dasha|bhukti|with|w|vargottama|dignity)$/;
/** What may stand between the two: "Ju: 14° Sag", "Ju (Sag)". */
const BETWEEN = /^([:([|,=-]|in|is|at|the|°|'|\d+|\d+\.\d+|my|your|->|→|me|mein|ka)$/;
const REACH = 5;

const isNamed = (word: string): boolean => GRAHA_NAME.test(word) || RASHI_NAME.test(word) || HOUSE.test(word);

/** A plain name, a house or a terse sign of the trade on one side of a token. */
function hasCompany(tokens: readonly Token[], text: string, at: number, by: 1 | -1): boolean {
  for (let here = at + by, seen = 0; seen < REACH; here += by, seen += 1) {
    const token = tokens[here];
    if (!token) return false;
    const written = text.slice(token.start, token.end);
    if (isNamed(token.word) || TERSE.test(token.word) || written in RASHIS || (written in GRAHAS && seen > 0))
      return true;
    if (!BETWEEN.test(token.word)) return false;
  }
  return false;
}

/** "Ma (R)", "Ve (C)": a letter in brackets after somebody. */
function marked(tokens: readonly Token[], text: string, at: number): string | undefined {
  const { word, start, end } = tokens[at] as Token;
  if (word !== "r" && word !== "c") return undefined;
  const cell = tokens[at - 1]?.word === "|" ? tokens[at - 2] : tokens[at - 1];
  if (text.slice(start, end) === "R" && GRAHA_NAME.test(cell?.word ?? "")) return "retrograde";
  const [before, bracket, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  const isMark =
    /^[([]$/.test(bracket?.word ?? "") && /^[)\]]$/.test(after?.word ?? "") && GRAHA_NAME.test(before?.word ?? "");
  return isMark ? (word === "r" ? "retrograde" : "combust") : undefined;
}

/** Tokens with short names written out, where the text is so terse that they are names. */
export function writtenOut(tokens: readonly Token[], text: string): Token[] {
  const result: Token[] = [];
  const out = (at: number): Token => {
    const token = tokens[at] as Token;
    const written = text.slice(token.start, token.end);
    const graha = GRAHAS[written];
    const rashi = RASHIS[written];
    if (graha && (hasCompany(tokens, text, at, 1) || hasCompany(result, text, at, -1)))
      return { ...token, word: graha, sound: graha };
    if (rashi && hasCompany(result, text, at, -1)) return { ...token, word: rashi, sound: rashi };
    return token;
  };
  for (const at of tokens.keys()) result.push(out(at));
  return result.map((token, at) => ({ ...token, word: marked(result, text, at) ?? token.word }));
}
