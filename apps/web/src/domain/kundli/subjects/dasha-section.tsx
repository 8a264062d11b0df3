import type { DashaPeriod } from "@lagna/contract";
import { type DashaId, type Graha, GRAHA_WORDS } from "@lagna/terms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createPreference, usePreference } from "../../../lib/preferences.ts";
import { DashaSystemSelect, SHOWN_DASHAS } from "../../dasha/dasha-system-select.tsx";
import { PeriodTree, type PeriodSystem } from "../../dasha/period-tree.tsx";
import { createStartRangeLookup } from "../../dasha/start-range.ts";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { getIncludedSubPeriods, buildSubPeriodsQuery } from "../../dasha/use-sub-periods.ts";
import { buildChartKey } from "../../chart/build-chart-key.ts";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { getDashaLevels } from "../kundli-source.ts";
import type { SectionProps } from "../section-props.ts";
import { DashaSystemTree } from "./dasha-system-tree.tsx";
import { useSpanFormatter } from "./use-span-formatter.ts";

const systemPreference = createPreference<DashaId>("lagna_dasha_system", SHOWN_DASHAS, () => "vimshottari");

/** The dasha periods as a tree, by Vimshottari or any other system. */
export function DashaSection(props: SectionProps) {
  const [system, setSystem] = usePreference(systemPreference);
  const { fetchDasha } = props.source;
  if (!fetchDasha) return <Vimshottari {...props} />;
  return (
    <>
      <DashaSystemSelect value={system} onChange={setSystem} className="no-print mb-3 max-w-96" />
      {system === "vimshottari" ? (
        <Vimshottari {...props} />
      ) : (
        <DashaSystemTree key={system} {...props} fetchDasha={fetchDasha} system={system} />
      )}
    </>
  );
}

function Vimshottari({ data, now, source }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const span = useSpanFormatter();
  const dates = useDashaDates(data.birth);
  const { balance, periods } = data.dashas.vimshottari;
  const spreadOf = useMemo(
    () => createStartRangeLookup(periods, data.uncertainty?.maha_dashas),
    [periods, data.uncertainty],
  );
  const system = useMemo<PeriodSystem<DashaPeriod>>(
    () => ({
      name: ({ lord }) => say(GRAHA_WORDS[lord]),
      step: ({ lord }) => lord,
      getLoadedParts: getIncludedSubPeriods,
      buildPartsQuery: (path, period) => buildSubPeriodsQuery(path as readonly Graha[], period),
    }),
    [say],
  );
  return (
    <>
      <p className="text-sm">
        {t("dasha.balance", { graha: say(GRAHA_WORDS[balance.lord]), span: span(balance.span) })}
      </p>
      <p className="measure mb-3 text-sm text-ink-muted">{t("dasha.treeHint")}</p>
      <PeriodTree
        key={buildChartKey(data)}
        system={system}
        label={t("dasha.treeLabel")}
        periods={periods}
        now={now}
        dates={dates}
        levels={getDashaLevels(source)}
        getStartRange={spreadOf}
      />
    </>
  );
}
