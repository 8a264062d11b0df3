import type { AnyDashaPeriod, DashaData } from "@lagna/contract";
import { DASHA_CONDITION_WORDS, DASHA_WORDS, type DashaId, GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { use, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { contains } from "../../dasha/dasha-path.ts";
import { PeriodTree, type PeriodSystem } from "../../dasha/period-tree.tsx";
import { useDashaDates, type DashaDates } from "../../dasha/use-dasha-dates.ts";
import { chartKey } from "../../words/chart-key.ts";
import { useWord } from "../../words/use-word.ts";
import type { DashaOfBirth } from "../kundli-source.ts";
import { NotFetched } from "../not-fetched.tsx";
import { spreads } from "../../dasha/spread.ts";
import { TurningContext } from "../../uncertain/turning.ts";
import { Turns } from "../../uncertain/turns.tsx";
import type { SectionProps } from "../section-props.ts";
import { WithTurns } from "../with-turns.tsx";
import { useSpan } from "./use-span.ts";

type SystemTreeProps = SectionProps & { system: DashaId; dashaOf: DashaOfBirth };

/** Any dasha of the birth: two levels come at once, deeper ones when they are unfolded. */
export function SystemTree({ system, data, source, now, dashaOf }: SystemTreeProps) {
  const dates = useDashaDates(data.birth);
  const periodName = usePeriodName();
  const key = useMemo(() => ["dasha-of-birth", chartKey(data), system], [data, system]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => dashaOf({ system, path: [], levels: 2 }, signal),
    staleTime: Infinity,
  });
  const tree = useMemo<PeriodSystem<AnyDashaPeriod>>(
    () => ({
      name: periodName,
      step: (_, index) => index,
      known: ({ sub }) => (sub && sub.length > 0 ? sub : undefined),
      parts: (path) => ({
        queryKey: [...key, ...path],
        queryFn: async ({ signal }) => (await dashaOf({ system, path: path.map(Number), levels: 1 }, signal)).periods,
      }),
    }),
    [key, periodName, dashaOf, system],
  );
  if (!query.data) return <NotFetched query={query} />;
  return (
    <>
      <WithTurns data={data} source={source} names={["dashas"]}>
        <Words dasha={query.data} system={system} now={now} dates={dates} />
        <DashaPeriods tree={tree} system={system} dasha={query.data} now={now} dates={dates} />
      </WithTurns>
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
  const say = useWord();
  const told = use(TurningContext)?.uncertainty.dashas[system];
  const spreadOf = useMemo(() => spreads(dasha.periods, told), [dasha.periods, told]);
  if (dasha.periods.length === 0) return <p className="text-sm">{t("points.noSunrise")}</p>;
  return (
    <PeriodTree
      system={tree}
      label={t("dasha.treeLabel", { system: say(DASHA_WORDS[system]) })}
      periods={dasha.periods}
      now={now}
      dates={dates}
      spreadOf={spreadOf}
    />
  );
}

function usePeriodName(): (period: AnyDashaPeriod) => string {
  const say = useWord();
  return useCallback(({ lord, sign }) => (lord ? say(GRAHA_WORDS[lord]) : sign ? say(RASHI_WORDS[sign]) : "–"), [say]);
}

interface WordsProps {
  dasha: DashaData;
  system: DashaId;
  now: number;
  dates: DashaDates;
}

/** What runs, what was left at birth, and whether texts apply this dasha to the birth at all. */
function Words({ dasha, system, now, dates }: WordsProps) {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const format = useFormat();
  const span = useSpan();
  const name = usePeriodName();
  const running = dasha.periods.find((period) => contains(period, now));
  const sub = running?.sub?.find((period) => contains(period, now));
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
          <Turns paths={[`dashas.${system}.balance.lord`, `dashas.${system}.balance.sign`]} />
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
          <Turns paths={[`dashas.${system}.applicable`]} />
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
