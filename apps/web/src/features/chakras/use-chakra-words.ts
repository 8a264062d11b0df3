import {
  GRAHA_WORDS,
  type Nakshatra28,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  type TithiGroup,
  type Vara,
  VARA_WORDS,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { Chakras, ChakraSquare, ChakraTarget, TransitGraha } from "./chakras-api.ts";

/** The weekdays in the square of a group of tithis, as the chakra has them. */
const VARAS_OF_GROUP: Readonly<Record<TithiGroup, readonly Vara[]>> = {
  nanda: ["sunday", "tuesday"],
  bhadra: ["monday", "wednesday"],
  jaya: ["thursday"],
  rikta: ["friday"],
  purna: ["saturday"],
};

/** "A" of Asha, "आ" of आशा; empty without a name. */
const getFirstLetter = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? "";

/** The words of both chakras in the reader's language. */
export function useChakraWords() {
  const { t } = useTranslation("chakras");
  const say = useTermFormatter();
  const { date, list } = useFormat();
  const language = useLanguage();

  const star = (id: Nakshatra28, form: "name" | "short" = "name"): string =>
    id === "abhijit" ? t(form === "short" ? "abhijitShort" : "abhijit") : say(NAKSHATRA_WORDS[id], form);
  const graha = (id: TransitGraha["id"], form: "name" | "short" = "name"): string => say(GRAHA_WORDS[id], form);

  /** What is in a square; the weekdays of a group of tithis follow in `note`. */
  function square(content: ChakraSquare): { readonly text: string; readonly short: string; readonly note: string } {
    const plain = (text: string, short = text, note = "") => ({ text, short, note });
    switch (content.kind) {
      case "star":
        return plain(star(content.id), star(content.id, "short"));
      case "sign":
        return plain(say(RASHI_WORDS[content.id]), say(RASHI_WORDS[content.id], "short"));
      case "tithi": {
        const days = VARAS_OF_GROUP[content.id].map((vara) => say(VARA_WORDS[vara], "short"));
        return plain(t(`tithis.${content.id}`), t(`tithis.${content.id}`), days.join(" "));
      }
      case "vowel":
        return plain(t(`vowels.${content.id}`));
      case "consonant":
        return plain(t(`consonants.${content.id}`));
    }
  }

  /** "Birth star: Rohini", "Moon’s sign: Taurus", "Letter of the name: Vi". */
  function target({ kind, special, squares }: ChakraTarget, { birth, letter, sarvatobhadra }: Chakras) {
    const name = special === null ? t(`targets.${kind}`) : t(`special.${special}.name`);
    const contents = squares.flatMap(([row, column]) => sarvatobhadra.grid[row]?.[column] ?? []).map(square);
    const texts = contents.map(({ text, note }) => (kind === "vara" ? note : text));
    const pada = letter[language === "hi" ? "hi" : "latin"];
    const own = getFirstLetter(birth.name);
    const spoken = own === "" ? pada : t("ownLetter", { letter: pada, own });
    const value = kind === "consonant" ? spoken : list(texts);
    return { name, value, sense: special === null ? null : t(`special.${special}.sense`) };
  }

  /** "until 3 March 2026"; the year is always said. */
  const until = (instant: string | null): string =>
    instant === null ? "–" : date(instant, { day: "numeric", month: "short", year: "numeric" });

  return { star, graha, square, target, until };
}
