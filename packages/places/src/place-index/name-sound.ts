import { isIndic, romanise } from "./romanise.ts";

/**
 * Letters of a romanised Indian name by sound, longest first: aspiration, length and the three sibilants are merged, as
 * in common spellings ("Ahemdabad", "Amdavad"; "Shrinagar", "Srinagar"; "Kozhikode", "Kozikode").
 */
const LETTERS: readonly (readonly [letters: string, sound: string])[] = [
  ["ksh", "ks"],
  ["chh", "c"],
  ["sch", "s"],
  ["tch", "c"],
  ["shh", "s"],
  ["zh", "l"],
  ["bh", "b"],
  ["ch", "c"],
  ["ck", "k"],
  ["dh", "d"],
  ["gh", "g"],
  ["jh", "j"],
  ["kh", "k"],
  ["ph", "p"],
  ["rh", "r"],
  ["sh", "s"],
  ["th", "t"],
  ["ce", "se"],
  ["ci", "si"],
  ["ee", "i"],
  ["oo", "u"],
  ["ou", "u"],
  ["ow", "au"],
  ["ae", "e"],
  ["aa", "a"],
  ["ii", "i"],
  ["uu", "u"],
  ["c", "k"],
  ["f", "p"],
  ["q", "k"],
  ["v", "b"],
  ["w", "b"],
  ["x", "ks"],
  ["z", "j"],
];
const LETTERS_BY_START = new Map<string, [string, string][]>();
for (const [letters, sound] of LETTERS) {
  const start = letters.charAt(0);
  LETTERS_BY_START.set(start, [...(LETTERS_BY_START.get(start) ?? []), [letters, sound]]);
}

const VOWELS = new Set("aeiouyə");

/**
 * Merges voiced with voiceless (Tamil has one letter for both), palatals with sibilants, labials with v, m with n (one
 * sign for both). Vowels and glides are left out.
 */
const CONSONANT_CLASSES: Readonly<Record<string, string>> = {
  b: "p",
  c: "c",
  d: "t",
  g: "k",
  j: "c",
  k: "k",
  l: "l",
  m: "n",
  n: "n",
  p: "p",
  r: "r",
  s: "c",
  t: "t",
};

/**
 * The pronunciation of a name, in plain letters without blanks: "Ahmedabad" → "ahmedabad", "बाराबंकी" → "barabanki",
 * "Thanjavoor" → "tanjabur". Several if the spelling does not tell whether an r or a d is spoken: "चित्तौड़गढ़",
 * "Junagarh".
 */
export function computeSounds(name: string): string[] {
  if (isIndic(name)) return [...new Set([toSound(romanise(name, "r")), toSound(romanise(name, "d"))])];
  const sound = toSound(name);
  if (sound.endsWith("gar")) return [sound, `${sound.slice(0, -1)}d`];
  return sound.endsWith("gad") ? [sound, `${sound.slice(0, -1)}r`] : [sound];
}

function toSound(name: string): string {
  const latin = name.replace(/[^a-zə]/g, "");
  let sound = "";
  for (let i = 0; i < latin.length;) {
    const letter = latin.charAt(i);
    const [letters, meant] = LETTERS_BY_START.get(letter)?.find(([start]) => latin.startsWith(start, i)) ?? [
      letter,
      letter,
    ];
    for (const each of meant) if (!sound.endsWith(each)) sound += each;
    i += letters.length;
  }
  return sound
    .replace(/y(?![aeiouə])/g, "i")
    .replace(/ai(?![aeou])/g, "e")
    .replace(/au/g, "o")
    .replace(/(?<=.)h$/, "");
}

/**
 * The consonant classes of a pronunciation, which spellings of the same name share. A vowel, y and h only count at the
 * start. "Amravati" and "अमरावती" → "amrpt".
 */
export function computeSoundKey(sound: string): string {
  const start = sound.charAt(0);
  let key = VOWELS.has(start) && start !== "y" ? "a" : start === "y" || start === "h" ? start : "";
  let before: string | undefined;
  for (const letter of sound) {
    const each = CONSONANT_CLASSES[letter];
    if (each !== undefined && each !== before) key += each;
    before = each;
  }
  return key;
}

const VOWEL_COST = 0.4;
const CLASS_COST = 0.3;
/** ch and s are one letter in Tamil, and two sounds elsewhere. */
const SIBILANT_COST = 0.6;
/** The inherent vowel of a consonant sign may be silent, and is spelled in many ways: मंडला is Mandla. */
const SCHWA = "ə";
const SCHWA_COST = 0.1;

/**
 * The distance between two pronunciations: 1 per consonant, less for a vowel or for the same consonant with different
 * voicing.
 * @param isPrefix whether `a` may be only a prefix of `b`
 */
export function computeSoundDistance(a: string, b: string, isPrefix = false): number {
  let above = new Float64Array(b.length + 1);
  let row = new Float64Array(b.length + 1);
  for (let j = 1; j <= b.length; j += 1) above[j] = (above[j - 1] as number) + getDropCost(b.charAt(j - 1));
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charAt(i - 1);
    row[0] = (above[0] as number) + getDropCost(letter);
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charAt(j - 1);
      row[j] = Math.min(
        (above[j] as number) + getDropCost(letter),
        (row[j - 1] as number) + getDropCost(other),
        (above[j - 1] as number) + getSwapCost(letter, other),
      );
    }
    [above, row] = [row, above];
  }
  return isPrefix ? Math.min(...above) : (above[b.length] as number);
}

function getDropCost(letter: string): number {
  if (letter === SCHWA) return SCHWA_COST;
  return VOWELS.has(letter) || letter === "h" ? VOWEL_COST : 1;
}

function getSwapCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return a === SCHWA || b === SCHWA ? SCHWA_COST : VOWEL_COST;
  if ((a === "c" && b === "s") || (a === "s" && b === "c")) return SIBILANT_COST;
  return CONSONANT_CLASSES[a] !== undefined && CONSONANT_CLASSES[a] === CONSONANT_CLASSES[b] ? CLASS_COST : 1;
}
