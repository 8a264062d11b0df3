import { type Koota, WORDS_OF_KOOTA } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Match, Side } from "./match-api.ts";

export type MatchedKoota = Match["kootas"][Koota];

/** The names of both, by which the texts tell the sides. */
export type Names = Readonly<Record<Side, string>>;

/** What a koota compares, and how its points depend on the times of birth. */
export function useKootaTexts(names: Names) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  return {
    reason: (koota: Koota, { boy, girl }: Pick<MatchedKoota, "boy" | "girl">): string => {
      const [his, hers] = [boy, girl].map((value) => {
        const word = WORDS_OF_KOOTA[koota]?.[value];
        return word ? say(word) : number(Number(value));
      });
      const key = koota === "tara" || koota === "bhakoot" ? koota : his === hers ? "both" : "families";
      return t(`reason.${key}`, { boy: his, girl: hers, boyName: names.boy, girlName: names.girl });
    },
    /** Null if the points are the same at all times. */
    open: ({ stable, possible }: MatchedKoota): string | null =>
      stable
        ? null
        : // The result of an invitation does not tell the possible values.
          possible.length === 0
          ? t("byTime")
          : t("open", {
              values: possible
                .map(({ value, share }) => `${number(value)} (${number(share, { style: "percent" })})`)
                .join(", "),
            }),
  };
}
