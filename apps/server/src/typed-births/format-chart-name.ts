import { parseRelation } from "@lagna/astrologer";

const splitWords = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);

/** The display name: "wife priya" becomes "Priya (wife)", "mummy" becomes "Mummy". */
export function formatChartName(written: string): string {
  const name = /\p{Lu}/u.test(written)
    ? written
    : written.replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [first = "", ...rest] = splitWords(name);
  if (rest.length === 0 || parseRelation(first) === null) return name;
  return `${rest.join(" ")} (${first.toLowerCase()})`;
}
