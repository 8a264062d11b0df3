import "./kundli-view.css";
import type { KundliData } from "@lagna/contract";
import { VARGA_WORDS, type VargaId, VARGAS } from "@lagna/terms";
import { ArrowLeftRight } from "lucide-react";
import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../lib/preferences.ts";
import { useMedia } from "../../lib/use-media.ts";
import { IconButton } from "../../ui/button.tsx";
import { createChartFocusStore, createShiftedFocusStore } from "../chart/chart-focus.ts";
import { ChartFactsPanel } from "../chart/chart-facts-panel.tsx";
import { chartStylePreference } from "../chart/chart-preferences.ts";
import { ChartStyleSwitch } from "../chart/chart-style-switch.tsx";
import { DegreesSwitch } from "../chart/degrees-switch.tsx";
import { FirstHouseNotice, FirstHouseSelect } from "../chart/first-house-select.tsx";
import { type FirstHouse, getFirstHouseShift, isFirstHouse } from "../chart/first-house.ts";
import { KundliChart, useVargaTitle } from "../chart/kundli-chart.tsx";
import { VargaStrip } from "../chart/varga-strip.tsx";
import { findRunningPeriods } from "../dasha/find-running-periods.ts";
import { DashaTimeline } from "../dasha/dasha-timeline.tsx";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { TermProvider } from "../glossary/term-provider.tsx";
import { useSkyComponents } from "../sky/use-sky-components.ts";
import { isSkyShown, useSkySelector, useSkyController } from "../sky/use-sky-controller.ts";
import { UncertaintyContext } from "../birth-time-uncertainty/uncertainty-context.ts";
import { UncertaintyMark } from "../birth-time-uncertainty/uncertainty-mark.tsx";
import { buildChartKey } from "../chart/build-chart-key.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { ChartMiddle } from "./chart-middle.tsx";
import { ChartArea } from "./chart-area.tsx";
import { getDashaLevels, type KundliSource } from "./kundli-source.ts";
import { SectionPanels } from "./section-panels.tsx";
import { PlainSummary } from "./plain-summary.tsx";
import type { SectionId } from "./sections.ts";
import { useSearchParamState } from "./use-search-param-state.ts";

interface KundliViewProps {
  data: KundliData;
  now: number;
  source: KundliSource;
  /** The open panel. The page keeps this state, for example in its address. */
  panel: SectionId | null;
  onPanelChange: (id: SectionId | null) => void;
  onSettings?: (() => void) | undefined;
  /** Name, time and place of birth, on one line. */
  birthLine: ReactNode;
  /** Buttons for actions on the kundli. */
  actions: ReactNode;
  /** The summary sentence. */
  head: ReactNode;
  /** Notices: below the sentence where there is room, else below the chart. */
  notices: ReactNode;
  /** If false, only the head is shown. */
  isExpanded: boolean;
}

/**
 * A kundli on one screen: the chart as large as the height allows, another chart beside it, sections as panels, and
 * the dasha timeline below.
 */
export function KundliView(props: KundliViewProps) {
  const { data, now, source, panel, onPanelChange, onSettings, birthLine, actions, head, notices, isExpanded } = props;
  const [focus] = useState(createChartFocusStore);
  const [style] = usePreference(chartStylePreference);
  const charts = useVisibleVargas();
  const [from, setFrom] = useSearchParamState("from", isFirstHouse);
  const first = from ?? "lagna";
  const setFirst = useCallback((next: FirstHouse) => setFrom(next === "lagna" ? null : next), [setFrom]);
  const chartFocus = useMemo(
    () => createShiftedFocusStore(focus, getFirstHouseShift(data, first)),
    [focus, data, first],
  );
  const roomy = useMedia("(min-width: 64rem)");
  const dates = useDashaDates(data.birth);
  const afterDashas = findRunningPeriods(data, now).length === 0 ? "" : undefined;
  const middle = useMemo(
    () => <ChartMiddle data={data} varga={charts.large} first={first} now={now} />,
    [data, charts.large, first, now],
  );
  const chart = { data, style, first, onFirst: setFirst, focus: chartFocus };
  const note = { ...chart, varga: charts.large };
  const firstHouseNotice = (
    <FirstHouseNotice data={data} first={first} onReset={() => setFirst("lagna")} className="mb-2" />
  );
  const root = useRef<HTMLDivElement>(null);
  const sky = useSkyController(data, now);
  const parts = useSkyComponents(source.fetchSky !== null && isExpanded);
  const around = parts && source.fetchSky && { parts, ask: source.fetchSky };
  const visibleSky = useSkySelector(sky.store, isSkyShown) ? around : null;
  const button = parts && (
    <parts.SkyButton
      sky={sky}
      onEnter={() =>
        requestAnimationFrame(() =>
          root.current?.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true }),
        )
      }
    />
  );
  const lines = <PlainSummary data={data} now={now} />;
  const birthUncertainty = useMemo(
    () => (data.uncertainty ? { uncertainty: data.uncertainty, birth: data.birth } : null),
    [data],
  );
  return (
    <UncertaintyContext value={birthUncertainty}>
      <TermProvider data={data} focus={focus}>
        <div ref={root} className="kundli-view" data-sky={visibleSky ? "" : undefined} data-past={afterDashas}>
          <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 [grid-area:top] xl:flex-nowrap">
            <div className="min-w-0 flex-1">{birthLine}</div>
            {roomy && (
              <div className="flex shrink-0 flex-wrap justify-end text-sm">
                {isExpanded && button}
                {actions}
              </div>
            )}
          </div>
          <div className="kundli-head min-w-0 [grid-area:head]">
            {visibleSky && roomy && firstHouseNotice}
            <div className="min-w-0" hidden={visibleSky !== null}>
              {roomy && !visibleSky && firstHouseNotice}
              {head}
              {(roomy || !isExpanded) && notices}
              {isExpanded && roomy && (
                <div className="mt-3 [@media(max-height:51.99rem)]:mt-1.5">
                  <ChartFactsPanel {...note}>{lines}</ChartFactsPanel>
                </div>
              )}
            </div>
            {visibleSky && <visibleSky.parts.SkyHead data={data} sky={sky} />}
            {visibleSky && roomy && <visibleSky.parts.SkySummary data={data} sky={sky} fetchSky={visibleSky.ask} />}
            {isExpanded &&
              !visibleSky &&
              charts.beside.map((varga, index) => (
                <BesideChart key={index} varga={varga} onEnlarge={() => charts.enlarge(index)}>
                  <KundliChart {...chart} varga={varga} />
                </BesideChart>
              ))}
          </div>
          {isExpanded && (
            <>
              {!roomy && firstHouseNotice}
              <ChartArea
                data={data}
                style={style}
                first={first}
                sky={sky}
                skyRing={visibleSky}
                onSwipe={roomy ? undefined : charts.turn}
              >
                <KundliChart {...chart} varga={visibleSky ? "D1" : charts.large} middle={middle} />
              </ChartArea>
              {visibleSky && !roomy && <visibleSky.parts.SkySummary data={data} sky={sky} fetchSky={visibleSky.ask} />}
              <div className="kundli-rail flex min-h-0 min-w-0 flex-col gap-3 [grid-area:rail]">
                {roomy && (
                  <div>
                    <ChartStyleSwitch narrow />
                    <FirstHouseSelect narrow data={data} value={first} onChange={setFirst} />
                    <DegreesSwitch />
                  </div>
                )}
                <LargeTitle varga={charts.large} />
                <VargaStrip
                  data={data}
                  style={style}
                  first={first}
                  value={charts.beside[0] ?? charts.large}
                  large={charts.large}
                  onChange={charts.choose}
                />
                {!roomy && (
                  <div className="no-print">
                    {notices}
                    <div className="flex flex-wrap items-center gap-2">
                      <ChartStyleSwitch />
                      <FirstHouseSelect data={data} value={first} onChange={setFirst} />
                      <DegreesSwitch />
                      {button}
                    </div>
                    <ChartFactsPanel {...note} />
                  </div>
                )}
                {!roomy && lines}
              </div>
              <div className="min-w-0 [grid-area:life]">
                <DashaTimeline
                  key={buildChartKey(data)}
                  data={data}
                  now={now}
                  dates={dates}
                  levels={getDashaLevels(source)}
                  unfolded={2}
                  skyController={sky}
                  skyComponents={parts}
                  source={source}
                />
              </div>
              <div className="kundli-side flex min-w-0 flex-col [grid-area:side]">
                {visibleSky && <visibleSky.parts.SkyTable data={data} sky={sky} fetchSky={visibleSky.ask} />}
                {!(visibleSky && roomy) && (
                  <SectionPanels
                    open={panel}
                    onOpen={onPanelChange}
                    data={data}
                    now={now}
                    focus={focus}
                    firstHouse={first}
                    source={source}
                    onSettings={onSettings}
                  />
                )}
              </div>
            </>
          )}
          {!roomy && <div className="flex flex-wrap gap-x-1 gap-y-2">{actions}</div>}
        </div>
      </TermProvider>
    </UncertaintyContext>
  );
}

/**
 * Which varga is large and which vargas are beside it, as many as there is room for. Choosing a varga puts it beside
 * the large one and moves the previous one on; where there is room for only one, it replaces the large one.
 */
function useVisibleVargas() {
  const fitsTwo = useMedia("(min-width: 80rem)");
  const fitsThree = useMedia("(min-width: 110rem)");
  const [large, setLarge] = useState<VargaId>("D1");
  const [recent, setKept] = useState<readonly VargaId[]>(["D9", "D10"]);
  const beside = recent.slice(0, fitsThree ? 2 : fitsTwo ? 1 : 0);
  const showBeside = (varga: VargaId) => setKept([varga, ...recent.filter((other) => other !== varga)].slice(0, 2));
  return {
    large,
    beside,
    choose: fitsTwo ? showBeside : setLarge,
    enlarge: (index: number) => {
      setLarge(recent[index] ?? large);
      setKept(recent.with(index, large));
    },
    /** Goes to the next or the previous varga, wrapping around at the ends. */
    turn: (by: 1 | -1) => setLarge(VARGAS.at((VARGAS.indexOf(large) + by) % VARGAS.length) ?? large),
  };
}

const getLagnaPath = (varga: VargaId): string[] => [`vargas.${varga}.lagna`];

/**
 * The chart's title below it on narrow screens. Beside the rail there is no room, and the chart's accessible name
 * says the same.
 */
function LargeTitle({ varga }: { varga: VargaId }) {
  const say = useTermFormatter();
  return (
    <div className="lg:sr-only">
      <h3 className="font-medium">
        {useVargaTitle(varga)}
        <UncertaintyMark paths={getLagnaPath(varga)} />
      </h3>
      <p className="text-sm text-ink-muted">{say(VARGA_WORDS[varga], "sense")}</p>
    </div>
  );
}

function BesideChart({ varga, onEnlarge, children }: { varga: VargaId; onEnlarge: () => void; children: ReactNode }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const title = useVargaTitle(varga);
  return (
    <section aria-label={t("chart.beside")} className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0 py-1 text-sm leading-tight">
          <h3 className="truncate font-medium">
            {title}
            <UncertaintyMark paths={getLagnaPath(varga)} />
          </h3>
          <p className="truncate text-ink-muted">{say(VARGA_WORDS[varga], "sense")}</p>
        </div>
        <IconButton label={t("chart.enlarge", { varga })} onClick={onEnlarge}>
          <ArrowLeftRight aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
