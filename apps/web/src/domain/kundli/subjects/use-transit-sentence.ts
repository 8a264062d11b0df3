import type { TransitsData } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";

/** The slow grahas: their long stays characterise a period. */
const SLOW = ["saturn", "jupiter", "rahu"] as const;

/** Where the slow grahas are counted from the Moon, and which of all grahas are well placed there. */
export function useTransitSentence(): (data: TransitsData) => string {
  const { t } = useTranslation("transits");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  return ({ now }) => {
    const slow = SLOW.flatMap((id) => now.filter(({ graha }) => graha === id)).map(
      ({ graha, sign, house_from: from }) =>
        t("sky.stands", {
          graha: say(GRAHA_WORDS[graha]),
          sign: say(RASHI_WORDS[sign]),
          house: format.number(from.moon),
        }),
    );
    const good = now.filter((one) => one.good && one.vedha_by.length === 0);
    const goodSentence = t("sky.good", {
      grahas: list(good.map(({ graha }) => GRAHA_WORDS[graha])),
      count: good.length,
    });
    return `${t("sentence", { list: format.list(slow) })} ${goodSentence}`;
  };
}
