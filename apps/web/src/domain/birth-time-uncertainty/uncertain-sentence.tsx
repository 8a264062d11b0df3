import type { KundliData } from "@lagna/contract";
import { Trans, useTranslation } from "react-i18next";
import type { BirthUncertainty } from "./uncertainty-context.ts";
import { useSummaryClauses } from "./use-summary-clauses.ts";

/**
 * The summary sentence of a birth whose time is uncertain: it states for each uncertain fact which values are
 * possible.
 */
export function UncertainSentence({
  data,
  birthUncertainty,
}: {
  data: KundliData;
  birthUncertainty: BirthUncertainty;
}) {
  const clauses = useSummaryClauses(birthUncertainty, data.birth);
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
