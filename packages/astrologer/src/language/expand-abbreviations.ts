import { NAKSHATRAS } from "@lagna/terms";
import type { Token } from "./tokenise.ts";

/** Short names in tables and forum posts: "Ju in Sag, 6H". Capitals and neighbouring words tell them from ordinary words. */
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
/**
 * Short names that are also ordinary words or personal names. They count only with an astrological word right beside them, not merely in
 * the same line.
 */
const EVERYDAY = new Set("Me Ma Mo Sat Ra Sun Can Gem Sag Cap Leo Pi Le Li Ta Ar".split(" "));
const GRAHA_NAME =
  /^(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|surya|chandra|mangal|budh|guru|shukra|shani|lagna|asc|ascendant)$/;
const RASHI_NAME =
  /^(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|mesh|vrishabh|mithun|kark|singh|kanya|tula|vrishchik|dhanu|makar|kumbh|meen)$/;
const STARS = new Set(NAKSHATRAS.flatMap((star) => star.split("_")));
const HOUSE = /^(h\d+|l\d+|\d+h|\d+(st|nd|rd|th)|house|bhava|ghar|bhav)$/;
const TERSE_CUES =
  /^(\+|conj|conjunct|asp|aspects?|r|rx|retro|retrograde|combust|vakri|exalted|debilitated|exalt|deb|md|ad|pd|mahadasha|antardasha|dasha|bhukti|with|w|vargottama|dignity|shadbala|rupas|bindus|sav|bav|d\d+|lord|star|tr|dba|nak|rules|\w+karaka|ak|amk|dk|sign|enemy|friendly|neutral|own|tenanted|exchange|parivartana|axis)$/;
/** Tokens that may come between a short name and the astrological word: "Ju: 14° Sag", "Ju (Sag)". */
const BETWEEN =
  /^([:()[|,=/&<>-]|and|not|in|is|at|an|its|on|from|across|as|by|a|c|the|°|'|\d+|\d+\.\d+|my|your|->|→|me|mein|ka)$/;
const REACH = 7;

const isNamed = (word: string): boolean => GRAHA_NAME.test(word) || RASHI_NAME.test(word) || HOUSE.test(word);

/** Whether a full name, a house, or another astrological term follows on one side of a token, with only connecting tokens between. */
function hasAstrologyNeighbour(tokens: readonly Token[], text: string, at: number, by: 1 | -1): boolean {
  for (let index = at + by, distance = 0; distance < REACH; index += by, distance += 1) {
    const token = tokens[index];
    if (!token) return false;
    const written = text.slice(token.start, token.end);
    if (
      isNamed(token.word) ||
      TERSE_CUES.test(token.word) ||
      STARS.has(token.word) ||
      written in RASHIS ||
      (written in GRAHAS && distance > 0)
    )
      return true;
    if (!BETWEEN.test(token.word)) return false;
  }
  return false;
}

/** Whether the line of a token contains other astrological terms: names, houses, degrees, other short names. */
function isInTerseLine(tokens: readonly Token[], text: string, at: number): boolean {
  for (const by of [1, -1]) {
    for (let index = at + by, distance = 0; distance < MAX_TERSE_LINE_TOKENS; index += by, distance += 1) {
      const token = tokens[index];
      if (!token || (by === 1 ? token.opensLine : tokens[index + 1]?.opensLine)) break;
      const written = text.slice(token.start, token.end);
      if (isNamed(token.word) || TERSE_CUES.test(token.word) || STARS.has(token.word) || token.word === "°")
        return true;
      if ((written in GRAHAS || written in RASHIS) && !EVERYDAY.has(written)) return true;
    }
  }
  return false;
}
const MAX_TERSE_LINE_TOKENS = 14;

/** "14Vi13", "8 Vir 21": degrees, sign and minutes. Returns them in the usual order: "14°13' Virgo". */
function findArcTokens(tokens: readonly Token[], text: string, at: number): readonly Token[] | undefined {
  const [degrees, sign, minutes] = tokens.slice(at, at + 3);
  if (!degrees || !sign || !/^\d{1,2}$/.test(degrees.word) || Number(degrees.word) >= 30) return undefined;
  const joined = /^([a-z]{2,3})(\d{1,2})$/.exec(sign.word);
  const written = text.slice(sign.start, sign.end).replace(/\d+$/, "");
  const rashi = RASHIS[written.charAt(0).toUpperCase() + written.slice(1).toLowerCase()];
  const toToken = (word: string, from: Token): Token => ({ ...from, word, sound: word, opensLine: false });
  if (rashi && joined && degrees.end === sign.start)
    return [degrees, toToken("°", sign), toToken(joined[2] ?? "0", sign), toToken("'", sign), toToken(rashi, sign)];
  const isApart = rashi !== undefined && minutes !== undefined && /^\d{1,2}$/.test(minutes.word) && written in RASHIS;
  return isApart && Number(minutes.word) < 60
    ? [degrees, toToken("°", degrees), { ...minutes, opensLine: false }, toToken("'", minutes), toToken(rashi, sign)]
    : undefined;
}

/** Puts degrees, signs and minutes into that order. */
function expandArcs(tokens: readonly Token[], text: string): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const arc = findArcTokens(tokens, text, at);
    result.push(...(arc ?? [tokens[at] as Token]));
    at += arc ? (/\d/.test(tokens[at + 1]?.word ?? "") ? 2 : 3) : 1;
  }
  return result;
}

/** "Carries the little R beside it", "marked with an R". */
const LETTER = /^(the|an|little|small|tiny|letter|capital|symbol|sign|marked|with)$/;
/** "Ma (R)", "Ve (C)": a letter in brackets after a graha. */
function findMarkedSymbol(tokens: readonly Token[], text: string, at: number): string | undefined {
  const { word, start, end } = tokens[at] as Token;
  if (word !== "r" && word !== "c") return undefined;
  const cell = tokens[at - 1]?.word === "|" ? tokens[at - 2] : tokens[at - 1];
  if (text.slice(start, end) === "R" && (GRAHA_NAME.test(cell?.word ?? "") || LETTER.test(cell?.word ?? "")))
    return "retrograde";
  const [before, bracket, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  const isMark =
    /^[([]$/.test(bracket?.word ?? "") && /^[)\]]$/.test(after?.word ?? "") && GRAHA_NAME.test(before?.word ?? "");
  return isMark ? (word === "r" ? "retrograde" : "combust") : undefined;
}

/** "Ma, the eleventh house is …": a form of address (mother), not the short name of a graha. */
function isFormOfAddress(tokens: readonly Token[], text: string, at: number): boolean {
  const [token, comma, next] = tokens.slice(at, at + 3);
  if (!token || !next || comma?.word !== "," || !EVERYDAY.has(text.slice(token.start, token.end))) return false;
  const opens = at === 0 || token.opensLine || /^[.!?।]$/.test(tokens[at - 1]?.word ?? "");
  const written = text.slice(next.start, next.end);
  return opens && !isNamed(next.word) && !(written in GRAHAS) && !(written in RASHIS);
}

/** Replaces short names by full names where the surrounding text shows that they are names. */
export function expandAbbreviations(input: readonly Token[], text: string): Token[] {
  const tokens = expandArcs(input, text);
  const result: Token[] = [];
  const isUnambiguous = (written: string, at: number): boolean =>
    !EVERYDAY.has(written) && isInTerseLine(tokens, text, at);
  const expand = (at: number): Token => {
    const token = tokens[at] as Token;
    const written = text.slice(token.start, token.end);
    const graha = GRAHAS[written];
    const rashi = RASHIS[written];
    const isAddress = isFormOfAddress(tokens, text, at);
    if (
      graha &&
      !isAddress &&
      (isUnambiguous(written, at) ||
        hasAstrologyNeighbour(tokens, text, at, 1) ||
        hasAstrologyNeighbour(result, text, at, -1))
    )
      return { ...token, word: graha, sound: graha };
    const isPlaceOn =
      rashi !== undefined && tokens[at + 1]?.word === "on" && hasAstrologyNeighbour(tokens, text, at, 1);
    if (rashi && (isPlaceOn || isUnambiguous(written, at) || hasAstrologyNeighbour(result, text, at, -1)))
      return { ...token, word: rashi, sound: rashi };
    return token;
  };
  for (const at of tokens.keys()) result.push(expand(at));
  return result.map((token, at) => ({ ...token, word: findMarkedSymbol(result, text, at) ?? token.word }));
}
