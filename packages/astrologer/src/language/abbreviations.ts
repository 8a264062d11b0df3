import { NAKSHATRAS } from "@lagna/terms";
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
/** Of these each is a word of every day as well, or a name: they need company beside them, and not only in their line. */
const EVERYDAY = new Set("Me Ma Mo Sat Ra Sun Can Gem Sag Cap Leo Pi Le Li Ta Ar".split(" "));
const GRAHA_NAME =
  /^(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|surya|chandra|mangal|budh|guru|shukra|shani|lagna|asc|ascendant)$/;
const RASHI_NAME =
  /^(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|mesh|vrishabh|mithun|kark|singh|kanya|tula|vrishchik|dhanu|makar|kumbh|meen)$/;
const STARS = new Set(NAKSHATRAS.flatMap((star) => star.split("_")));
const HOUSE = /^(h\d+|l\d+|\d+h|\d+(st|nd|rd|th)|house|bhava|ghar|bhav)$/;
const TERSE =
  /^(\+|conj|conjunct|asp|aspects?|r|rx|retro|retrograde|combust|vakri|exalted|debilitated|exalt|deb|md|ad|pd|mahadasha|antardasha|dasha|bhukti|with|w|vargottama|dignity|shadbala|rupas|bindus|sav|bav|d\d+|lord|star|tr|dba|nak|rules|\w+karaka|ak|amk|dk|sign|enemy|friendly|neutral|own|tenanted|exchange|parivartana|axis)$/;
/** What may stand between the two: "Ju: 14° Sag", "Ju (Sag)". */
const BETWEEN =
  /^([:()[|,=/&<>-]|and|not|in|is|at|an|its|on|from|across|as|by|a|c|the|°|'|\d+|\d+\.\d+|my|your|->|→|me|mein|ka)$/;
const REACH = 7;

const isNamed = (word: string): boolean => GRAHA_NAME.test(word) || RASHI_NAME.test(word) || HOUSE.test(word);

/** A plain name, a house or a terse sign of the trade on one side of a token. */
function hasCompany(tokens: readonly Token[], text: string, at: number, by: 1 | -1): boolean {
  for (let here = at + by, seen = 0; seen < REACH; here += by, seen += 1) {
    const token = tokens[here];
    if (!token) return false;
    const written = text.slice(token.start, token.end);
    if (
      isNamed(token.word) ||
      TERSE.test(token.word) ||
      STARS.has(token.word) ||
      written in RASHIS ||
      (written in GRAHAS && seen > 0)
    )
      return true;
    if (!BETWEEN.test(token.word)) return false;
  }
  return false;
}

/** Something of the trade in the line a token stands in: names, houses, degrees, other short names. */
function isInTerseLine(tokens: readonly Token[], text: string, at: number): boolean {
  for (const by of [1, -1]) {
    for (let here = at + by, seen = 0; seen < MOST_IN_LINE; here += by, seen += 1) {
      const token = tokens[here];
      if (!token || (by === 1 ? token.opensLine : tokens[here + 1]?.opensLine)) break;
      const written = text.slice(token.start, token.end);
      if (isNamed(token.word) || TERSE.test(token.word) || STARS.has(token.word) || token.word === "°") return true;
      if ((written in GRAHAS || written in RASHIS) && !EVERYDAY.has(written)) return true;
    }
  }
  return false;
}
const MOST_IN_LINE = 14;

/** "14Vi13", "8 Vir 21": degrees, sign and minutes, in the order that is read everywhere: "14°13' Virgo". */
function arcAround(tokens: readonly Token[], text: string, at: number): readonly Token[] | undefined {
  const [degrees, sign, minutes] = tokens.slice(at, at + 3);
  if (!degrees || !sign || !/^\d{1,2}$/.test(degrees.word) || Number(degrees.word) >= 30) return undefined;
  const joined = /^([a-z]{2,3})(\d{1,2})$/.exec(sign.word);
  const written = text.slice(sign.start, sign.end).replace(/\d+$/, "");
  const rashi = RASHIS[written.charAt(0).toUpperCase() + written.slice(1).toLowerCase()];
  const mark = (word: string, from: Token): Token => ({ ...from, word, sound: word, opensLine: false });
  if (rashi && joined && degrees.end === sign.start)
    return [degrees, mark("°", sign), mark(joined[2] ?? "0", sign), mark("'", sign), mark(rashi, sign)];
  const isApart = rashi !== undefined && minutes !== undefined && /^\d{1,2}$/.test(minutes.word) && written in RASHIS;
  return isApart && Number(minutes.word) < 60
    ? [degrees, mark("°", degrees), { ...minutes, opensLine: false }, mark("'", minutes), mark(rashi, sign)]
    : undefined;
}

/** Degrees, signs and minutes in one order. */
function withArcs(tokens: readonly Token[], text: string): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const arc = arcAround(tokens, text, at);
    result.push(...(arc ?? [tokens[at] as Token]));
    at += arc ? (/\d/.test(tokens[at + 1]?.word ?? "") ? 2 : 3) : 1;
  }
  return result;
}

/** "Carries the little R beside it", "marked with an R". */
const LETTER = /^(the|an|little|small|tiny|letter|capital|symbol|sign|marked|with)$/;
/** "Ma (R)", "Ve (C)": a letter in brackets after somebody. */
function marked(tokens: readonly Token[], text: string, at: number): string | undefined {
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

/** "Ma, the eleventh house is …": somebody is spoken to, who heads no list. */
function isAddress(tokens: readonly Token[], text: string, at: number): boolean {
  const [token, comma, next] = tokens.slice(at, at + 3);
  if (!token || !next || comma?.word !== "," || !EVERYDAY.has(text.slice(token.start, token.end))) return false;
  const opens = at === 0 || token.opensLine || /^[.!?।]$/.test(tokens[at - 1]?.word ?? "");
  const written = text.slice(next.start, next.end);
  return opens && !isNamed(next.word) && !(written in GRAHAS) && !(written in RASHIS);
}

/** Tokens with short names written out, where the text is so terse that they are names. */
export function writtenOut(given: readonly Token[], text: string): Token[] {
  const tokens = withArcs(given, text);
  const result: Token[] = [];
  const isSure = (written: string, at: number): boolean => !EVERYDAY.has(written) && isInTerseLine(tokens, text, at);
  const out = (at: number): Token => {
    const token = tokens[at] as Token;
    const written = text.slice(token.start, token.end);
    const graha = GRAHAS[written];
    const rashi = RASHIS[written];
    const isCalled = isAddress(tokens, text, at);
    if (
      graha &&
      !isCalled &&
      (isSure(written, at) || hasCompany(tokens, text, at, 1) || hasCompany(result, text, at, -1))
    )
      return { ...token, word: graha, sound: graha };
    const isOn = rashi !== undefined && tokens[at + 1]?.word === "on" && hasCompany(tokens, text, at, 1);
    if (rashi && (isOn || isSure(written, at) || hasCompany(result, text, at, -1)))
      return { ...token, word: rashi, sound: rashi };
    return token;
  };
  for (const at of tokens.keys()) result.push(out(at));
  return result.map((token, at) => ({ ...token, word: marked(result, text, at) ?? token.word }));
}
