import { FIRST_SOUNDS, HARD_C, LONGEST_SOUND, SOFT_C } from "./first-sound.data.ts";

/**
 * The value, 1–5, of the first sound of a name in Devanagari or Latin letters; `null` if it starts with neither.
 * Accents that do not distinguish sounds (é, ö) are ignored.
 */
export function computeFirstSoundValue(name: string): number | null {
  const letters = Array.from(name.normalize("NFC").toLowerCase());
  const begin = letters.findIndex((letter) => /\p{L}/u.test(letter));
  if (begin < 0) return null;
  const sounds = letters.slice(begin, begin + LONGEST_SOUND);
  for (let length = sounds.length; length > 0; length--) {
    const known = FIRST_SOUNDS.get(sounds.slice(0, length).join(""));
    if (known !== undefined) return known;
  }
  const [first = "", second = ""] = sounds;
  if (first === "c") return /[eiy]/.test(second) ? SOFT_C : HARD_C;
  const base = first.normalize("NFD").charAt(0);
  return base === first ? null : (FIRST_SOUNDS.get(base) ?? null);
}
