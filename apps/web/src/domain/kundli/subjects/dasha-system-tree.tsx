import type { AnyDashaPeriod, DashaData } from "@lagna/contract";
import { DASHA_CONDITION_WORDS, DASHA_WORDS, type DashaId, GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { use, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { isWithinPeriod } from "../../dasha/find-running-periods.ts";
import { PeriodTree, type PeriodSystem } from "../../dasha/period-tree.tsx";
import { useDashaDates, type DashaDates } from "../../dasha/use-dasha-dates.ts";
import { buildChartKey } from "../../chart/build-chart-key.ts";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import type { FetchDasha } from "../kundli-source.ts";
import { QueryPlaceholder } from "../query-placeholder.tsx";
import { createStartRangeLookup } from "../../dasha/start-range.ts";
import { UncertaintyContext } from "../../birth-time-uncertainty/uncertainty-context.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import type { SectionProps } from "../section-props.ts";
import { UncertaintyLoader } from "../uncertainty-loader.tsx";
import { useSpanFormatter } from "./use-span-formatter.ts";

type DashaSystemTreeProps = SectionProps & { system: DashaId; fetchDasha: FetchDasha };

/** Any dasha of the birth as a tree: two levels are fetched at once, deeper ones when they are unfolded. */
export function DashaSystemTree({ system, data, source, now, fetchDasha }: DashaSystemTreeProps) {
  const dates = useDashaDates(data.birth);
  const periodName = usePeriodName();
  const key = useMemo(() => ["dasha-of-birth", buildChartKey(data), system], [data, system]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchDasha({ system, path: [], levels: 2 }, signal),
    staleTime: Infinity,
  });
  const tree = useMemo<PeriodSystem<AnyDashaPeriod>>(
    () => ({
      name: periodName,
      step: (_, index) => index,
      getLoadedParts: ({ sub }) => (sub && sub.length > 0 ? sub : undefined),
      buildPartsQuery: (path) => ({
        queryKey: [...key, ...path],
        queryFn: async ({ signal }) =>
          (await fetchDasha({ system, path: path.map(Number), levels: 1 }, signal)).periods,
      }),
    }),
    [key, periodName, fetchDasha, system],
  );
  if (!query.data) return <QueryPlaceholder query={query} />;
  return (
    <>
      <UncertaintyLoader data={data} source={source} names={["dashas"]}>
        <DashaSummary dasha={query.data} system={system} now={now} dates={dates} />
        <DashaPeriods tree={tree} system={system} dasha={query.data} now={now} dates={dates} />
      </UncertaintyLoader>
    </>
  );
}

function DashaPeriods({
  tree,
  system,
  dasha,
  now,
  dates,
}: {
  tree: PeriodSystem<AnyDashaPeriod>;
  system: DashaId;
  dasha: DashaData;
  now: number;
  dates: DashaDates;
}) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const ranges = use(UncertaintyContext)?.uncertainty.dashas[system];
  const spreadOf = useMemo(() => createStartRangeLookup(dasha.periods, ranges), [dasha.periods, ranges]);
  if (dasha.periods.length === 0) return <p className="text-sm">{t("points.noSunrise")}</p>;
  return (
    <PeriodTree
      system={tree}
      label={t("dasha.treeLabel", { system: say(DASHA_WORDS[system]) })}
      periods={dasha.periods}
      now={now}
      dates={dates}
      getStartRange={spreadOf}
    />
  );
}

function usePeriodName(): (period: AnyDashaPeriod) => string {
  const say = useTermFormatter();
  return useCallback(({ lord, sign }) => (lord ? say(GRAHA_WORDS[lord]) : sign ? say(RASHI_WORDS[sign]) : "–"), [say]);
}

interface DashaSummaryProps {
  dasha: DashaData;
  system: DashaId;
  now: number;
  dates: DashaDates;
}

/** The running period, the balance at birth, and whether the texts apply this dasha to the birth at all. */
function DashaSummary({ dasha, system, now, dates }: DashaSummaryProps) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const format = useFormat();
  const span = useSpanFormatter();
  const name = usePeriodName();
  const running = dasha.periods.find((period) => isWithinPeriod(period, now));
  const sub = running?.sub?.find((period) => isWithinPeriod(period, now));
  const condition = say(DASHA_CONDITION_WORDS[dasha.reason]);
  return (
    <div className="mb-3 text-sm">
      {running && (
        <p className="measure text-base">
          {t("dasha.running", {
            system: say(DASHA_WORDS[system]),
            path: [running, ...(sub ? [sub] : [])].map((period) => name(period)).join("–"),
            end: dates.month((sub ?? running).end),
          })}
        </p>
      )}
      {dasha.balance && (
        <p>
          {t("dasha.balance", {
            name: name({ ...dasha.balance, start: "", end: "" }),
            span: span(dasha.balance.span),
          })}
          <UncertaintyMark paths={[`dashas.${system}.balance.lord`, `dashas.${system}.balance.sign`]} />
        </p>
      )}
      {dasha.reason !== "always" && (
        <p className={dasha.applicable ? "text-good" : "text-ink-muted"}>
          {t(
            dasha.applicable === null
              ? "dasha.appliesUnknown"
              : dasha.applicable
                ? "dasha.applies"
                : "dasha.appliesNot",
            { condition },
          )}
          <UncertaintyMark paths={[`dashas.${system}.applicable`]} />
        </p>
      )}
      {dasha.cycle_years !== null && (
        <p className="text-ink-muted">
          {t("dasha.cycle", { years: format.number(dasha.cycle_years, { maximumFractionDigits: 1 }) })}
        </p>
      )}
    </div>
  );
}
