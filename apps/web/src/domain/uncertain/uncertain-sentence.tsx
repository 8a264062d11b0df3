import type { KundliData } from "@lagna/contract";
import { Trans, useTranslation } from "react-i18next";
import type { Turning } from "./turning.ts";
import { useClauses } from "./use-clauses.ts";

/** The sentence that matters, of a birth whose time is not known to the minute: what turns is said as what it is. */
export function UncertainSentence({ data, turning }: { data: KundliData; turning: Turning }) {
  const clauses = useClauses(turning, data.birth);
  const { t } = useTranslation("uncertain");
  return (
    <Trans
      t={t}
      i18nKey="sentence.all"
      values={{ clauses: clauses.join("; ") }}
      components={{ name: <span>{data.birth.name}</span> }}
    />
  );
}
