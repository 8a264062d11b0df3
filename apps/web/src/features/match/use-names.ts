import { NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { type Match, type MatchPeople, type Side } from "./match-api.ts";
import type { Names } from "./use-koota-texts.ts";

/** The person's name, with the time if another than the saved one was given; of a star alone its name. */
export function useNames(match: Pick<Match, Side>, people?: MatchPeople): Names {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { digits } = useFormat();
  const nameOf = (side: Side): string => {
    const { birth, moon } = match[side];
    if (!birth) return moon.nakshatra === null ? "–" : say(NAKSHATRA_WORDS[moon.nakshatra]);
    const person = people?.[side];
    const time = person && "kundli_id" in person ? person.time : undefined;
    return time === undefined ? birth.name : t("nameAtTime", { name: birth.name, time: digits(time) });
  };
  return { girl: nameOf("girl"), boy: nameOf("boy") };
}

/** Writes a Moon: star, pada and sign, as far as they are known. */
export function useMoonFormatter(): (moon: Match[Side]["moon"]) => string {
  const say = useTermFormatter();
  const { number } = useFormat();
  return ({ nakshatra, pada, sign }) => {
    const star = nakshatra === null ? [] : [say(NAKSHATRA_WORDS[nakshatra]), ...(pada === null ? [] : [number(pada)])];
    const parts = [star.join(" "), sign === null ? "" : say(RASHI_WORDS[sign])];
    return parts.filter((part) => part !== "").join(", ") || "–";
  };
}
