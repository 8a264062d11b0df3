import { GRAHA_WORDS, type Graha } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import type { BirthUncertainty } from "./uncertainty-context.ts";
import { getFactsAt, useUncertaintyTexts } from "./use-uncertainty-texts.ts";

const RUNNING = ["dashas.vimshottari.running.maha", "dashas.vimshottari.running.antar"] as const;
/** With more possible values than this, the sentence does not name them. */
const MAX_NAMED_VALUES = 3;

/** Clauses on lagna, Moon and running dasha. */
export function useSummaryClauses(
  birthUncertainty: BirthUncertainty,
  birth: Parameters<typeof useDashaDates>[0],
): string[] {
  const { t } = useTranslation("uncertain");
  const say = useTermFormatter();
  const format = useFormat();
  const dates = useDashaDates(birth);
  const texts = useUncertaintyTexts(birthUncertainty);
  const { uncertainty } = birthUncertainty;
  const getValues = (path: string) => getFactsAt(uncertainty, path).map(({ value }) => value);
  const listValues = (path: string): string =>
    new Intl.ListFormat(format.locale, { type: "disjunction" }).format(
      getFactsAt(uncertainty, path).map(texts.formatValue),
    );

  const lagnas = getValues("lagna.sign").length;
  const lagna =
    lagnas === 0
      ? t("sentence.noLagna")
      : lagnas === 1
        ? t("sentence.lagna", { lagna: listValues("lagna.sign") })
        : lagnas <= MAX_NAMED_VALUES
          ? t("sentence.lagnaTurns", { lagnas: listValues("lagna.sign") })
          : t("sentence.lagnaOpen");

  const stars = getValues("planets.moon.nakshatra").length;
  const padas = getValues("planets.moon.pada").length;
  const moon =
    stars > 1 || padas > MAX_NAMED_VALUES
      ? t("sentence.moon", { nakshatra: listValues("planets.moon.nakshatra") })
      : t("sentence.moonPada", {
          nakshatra: listValues("planets.moon.nakshatra"),
          pada: listValues("planets.moon.pada"),
        });

  const [maha = [], antar = []] = RUNNING.map(getValues);
  const name = (lord: unknown): string => say(GRAHA_WORDS[lord as Graha]);
  const { running } = uncertainty;
  const dasha =
    maha.length !== 1 || maha[0] === null
      ? null
      : antar.length === 1 && running
        ? t("sentence.dasha", {
            dasha: `${name(maha[0])}–${name(antar[0])}`,
            until: formatPeriod(dates.month(running.end.earliest), dates.month(running.end.latest), (from, until) =>
              t("sentence.between", { from, until }),
            ),
          })
        : t("sentence.maha", { maha: name(maha[0]) });
  return [lagna, moon, ...(dasha ? [dasha] : [])];
}

const formatPeriod = (from: string, until: string, formatRange: (from: string, until: string) => string): string =>
  from === until ? from : formatRange(from, until);
