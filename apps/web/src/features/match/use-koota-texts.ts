import type { Koota, Word } from "@lagna/terms";
import { GANA_WORDS, GRAHA_WORDS, NADI_WORDS, VARNA_WORDS, VASHYA_CLASS_WORDS, YONI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Match } from "./match-api.ts";

/** The words of what is compared; tara and bhakoot compare counts. */
const WORDS_OF_KOOTA: Readonly<Partial<Record<Koota, Readonly<Record<string, Word>>>>> = {
  varna: VARNA_WORDS,
  vashya: VASHYA_CLASS_WORDS,
  yoni: YONI_WORDS,
  graha_maitri: GRAHA_WORDS,
  gana: GANA_WORDS,
  nadi: NADI_WORDS,
};

export type MatchedKoota = Match["kootas"][Koota];

/** What a koota compares, and how its points depend on the times of birth. */
export function useKootaTexts() {
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
      return t(`reason.${key}`, { boy: his, girl: hers });
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
