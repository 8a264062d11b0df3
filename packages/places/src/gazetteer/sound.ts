import { isIndic, romanise } from "./romanise.ts";

/**
 * Letters of a romanised Indian name by the sound they stand for, the longest first: aspiration, length and the three sibilants fall
 * together, as they do in how names are spelled ("Ahemdabad", "Amdavad"; "Shrinagar", "Srinagar"; "Kozhikode", "Kozikode").
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
const STARTS = new Map<string, [string, string][]>();
for (const [letters, sound] of LETTERS) {
  const start = letters.charAt(0);
  STARTS.set(start, [...(STARTS.get(start) ?? []), [letters, sound]]);
}

const VOWELS = new Set("aeiouyə");

/** Voiced as voiceless (Tamil writes one letter for both), palatals with sibilants, labials with v, m with n (one sign stands for both). Vowels and glides are not in it. */
const CLASSES: Readonly<Record<string, string>> = {
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
 * A name as it is said, in plain letters without blanks: "Ahmedabad" → "ahmedabad", "बाराबंकी" → "barabanki", "Thanjavoor" →
 * "tanjabur". Several where its spelling leaves open whether an r or a d is said: "चित्तौड़गढ़", "Junagarh".
 */
export function soundsOf(name: string): string[] {
  if (isIndic(name)) return [...new Set([said(romanise(name, "r")), said(romanise(name, "d"))])];
  const sound = said(name);
  if (sound.endsWith("gar")) return [sound, `${sound.slice(0, -1)}d`];
  return sound.endsWith("gad") ? [sound, `${sound.slice(0, -1)}r`] : [sound];
}

function said(name: string): string {
  const latin = name.replace(/[^a-zə]/g, "");
  let sound = "";
  for (let i = 0; i < latin.length;) {
    const letter = latin.charAt(i);
    const [letters, meant] = STARTS.get(letter)?.find(([start]) => latin.startsWith(start, i)) ?? [letter, letter];
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
 * The consonants of a sound by their classes: what two spellings of one name share. A vowel, y and h count at the beginning only.
 * "Amravati" and "अमरावती" → "amrpt".
 */
export function soundKey(sound: string): string {
  const start = sound.charAt(0);
  let key = VOWELS.has(start) && start !== "y" ? "a" : start === "y" || start === "h" ? start : "";
  let before: string | undefined;
  for (const letter of sound) {
    const each = CLASSES[letter];
    if (each !== undefined && each !== before) key += each;
    before = each;
  }
  return key;
}

const VOWEL_COST = 0.4;
const CLASS_COST = 0.3;
/** ch and s are one letter in Tamil, and two sounds elsewhere. */
const SIBILANT_COST = 0.6;
/** The vowel a consonant sign has in itself is said or not, and spelled in many ways: मंडला is Mandla. */
const SCHWA = "ə";
const SCHWA_COST = 0.1;

/**
 * How far one sound is from another: 1 for a consonant, less for a vowel or for the same consonant otherwise voiced.
 * @param begun whether `a` may be the beginning of `b` only
 */
export function soundDistance(a: string, b: string, begun = false): number {
  let above = new Float64Array(b.length + 1);
  let row = new Float64Array(b.length + 1);
  for (let j = 1; j <= b.length; j += 1) above[j] = (above[j - 1] as number) + dropCost(b.charAt(j - 1));
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charAt(i - 1);
    row[0] = (above[0] as number) + dropCost(letter);
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charAt(j - 1);
      row[j] = Math.min(
        (above[j] as number) + dropCost(letter),
        (row[j - 1] as number) + dropCost(other),
        (above[j - 1] as number) + swapCost(letter, other),
      );
    }
    [above, row] = [row, above];
  }
  return begun ? Math.min(...above) : (above[b.length] as number);
}

function dropCost(letter: string): number {
  if (letter === SCHWA) return SCHWA_COST;
  return VOWELS.has(letter) || letter === "h" ? VOWEL_COST : 1;
}

function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return a === SCHWA || b === SCHWA ? SCHWA_COST : VOWEL_COST;
  if ((a === "c" && b === "s") || (a === "s" && b === "c")) return SIBILANT_COST;
  return CLASSES[a] !== undefined && CLASSES[a] === CLASSES[b] ? CLASS_COST : 1;
}
