import { useTranslation } from "react-i18next";
import type { Match } from "../match-api.ts";
import type { Names } from "../use-koota-texts.ts";
import { compareRows } from "./compare-rows.ts";
import { TimesTable } from "./times-table.tsx";
import { useBirthRows } from "./use-compared-rows.ts";

/** One birth at two possible times: what matching would read of each. It has no points: they compare two people. */
export function BirthTimes({ match, names }: { readonly match: Match; readonly names: Names }) {
  const { t } = useTranslation("matching");
  const rows = useBirthRows()(match);
  return (
    <>
      <p className="measure mt-3 text-ink-muted">{t("times.oneBirth")}</p>
      <TimesTable title={t("times.read")} heads={[names.girl, names.boy]} compared={compareRows(rows)} />
    </>
  );
}
