import { GRAHA_WORDS, type Graha } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { useWord } from "../words/use-word.ts";
import type { Turning } from "./turning.ts";
import { factsAt, useTurnWords } from "./use-turn-words.ts";

const RUNNING = ["dashas.vimshottari.running.maha", "dashas.vimshottari.running.antar"] as const;
/** More possible values than these are not said in a sentence. */
const MOST_SAID = 3;

/** What can be said of lagna, Moon and running dasha. */
export function useClauses(turning: Turning, birth: Parameters<typeof useDashaDates>[0]): string[] {
  const { t } = useTranslation("uncertain");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(birth);
  const words = useTurnWords(turning);
  const { uncertainty } = turning;
  const valuesAt = (path: string) => factsAt(uncertainty, path).map(({ value }) => value);
  const either = (path: string): string =>
    new Intl.ListFormat(format.locale, { type: "disjunction" }).format(factsAt(uncertainty, path).map(words.value));

  const lagnas = valuesAt("lagna.sign").length;
  const lagna =
    lagnas === 0
      ? t("sentence.noLagna")
      : lagnas === 1
        ? t("sentence.lagna", { lagna: either("lagna.sign") })
        : lagnas <= MOST_SAID
          ? t("sentence.lagnaTurns", { lagnas: either("lagna.sign") })
          : t("sentence.lagnaOpen");

  const stars = valuesAt("planets.moon.nakshatra").length;
  const padas = valuesAt("planets.moon.pada").length;
  const moon =
    stars > 1 || padas > MOST_SAID
      ? t("sentence.moon", { nakshatra: either("planets.moon.nakshatra") })
      : t("sentence.moonPada", { nakshatra: either("planets.moon.nakshatra"), pada: either("planets.moon.pada") });

  const [maha = [], antar = []] = RUNNING.map(valuesAt);
  const name = (lord: unknown): string => say(GRAHA_WORDS[lord as Graha]);
  const { running } = uncertainty;
  const dasha =
    maha.length !== 1 || maha[0] === null
      ? null
      : antar.length === 1 && running
        ? t("sentence.dasha", {
            dasha: `${name(maha[0])}–${name(antar[0])}`,
            until: period(dates.month(running.end.earliest), dates.month(running.end.latest), (from, until) =>
              t("sentence.between", { from, until }),
            ),
          })
        : t("sentence.maha", { maha: name(maha[0]) });
  return [lagna, moon, ...(dasha ? [dasha] : [])];
}

const period = (from: string, until: string, between: (from: string, until: string) => string): string =>
  from === until ? from : between(from, until);
