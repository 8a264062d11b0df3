import { relationOf } from "@lagna/astrologer";

const MY: ReadonlySet<string> = new Set("my our meri mera mere hamari hamare मेरी मेरा मेरे हमारी हमारे".split(" "));
const OF: ReadonlySet<string> = new Set("ki ka ke ko की का के को".split(" "));
/** Somebody speaks of themselves beside another: then it is asked of both, and not of the other's chart. */
const SPEAKER =
  /(?<!\p{L})(?:i|i'm|me|we|us|mujhe|mujhse|mujhpar|main|hum|humse|hume)(?!\p{L})|मुझ|हम(?!\p{L})|मैं(?!\p{L})/iu;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
const bare = (word: string): string => word.replaceAll(/['’]s$|[^\p{L}\p{M}]/gu, "");

/** A name as it is shown: "my wife priya" is Priya (wife), "mummy" is Mummy. */
export function calledName(written: string): string {
  const name = /\p{Lu}/u.test(written)
    ? written
    : written.replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [first = "", ...others] = wordsIn(name);
  if (others.length === 0 || relationOf(first) === null) return name;
  return `${others.join(" ")} (${first.toLowerCase()})`;
}

/** A question about somebody by who they are to one, as it is asked of their own chart: "mummy ki tabiyat" is "tabiyat". Null where it is none. */
export function askedOf(chartName: string, question: string): string | null {
  const relations = new Set(wordsIn(chartName).flatMap((word) => relationOf(bare(word)) ?? []));
  if (relations.size === 0 || SPEAKER.test(question)) return null;
  const kept: string[] = [];
  let isFound = false;
  let isAfter = false;
  for (const word of wordsIn(question)) {
    const relation = relationOf(bare(word));
    if (relation !== null && relations.has(relation)) {
      if (MY.has(kept.at(-1)?.toLowerCase() ?? "")) kept.pop();
      [isFound, isAfter] = [true, true];
      continue;
    }
    if (!(isAfter && OF.has(word.toLowerCase()))) kept.push(word);
    isAfter = false;
  }
  return isFound && kept.length > 0 ? kept.join(" ") : null;
}
