import { VARGA_METHOD_WORDS, VARGA_VARIANT_WORDS, VARGA_WORDS, VARGAS, type Word } from "@lagna/terms";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";

const RULES: Readonly<Record<string, Word>> = { ...VARGA_METHOD_WORDS, ...VARGA_VARIANT_WORDS };

/** The words of a rule; undefined for one that this version does not know. */
export const getRuleWord = (variant: string): Word | undefined => RULES[variant];

/** The name of one division: "D9 Navamsha", "D150 Nadiamsha", "D77". */
export function useVargaName(): (id: string) => string {
  const { t, i18n } = useTranslation("varga");
  const say = useTermFormatter();
  const { digits } = useFormat();
  return useCallback(
    (id) => {
      const known = VARGAS.find((varga) => varga === id);
      if (known !== undefined) return `${digits(id)} ${say(VARGA_WORDS[known])}`;
      return i18n.exists(`varga:names.${id}`) ? `${digits(id)} ${t(`names.${id}`)}` : digits(id);
    },
    [t, i18n, say, digits],
  );
}
