import "./kundli-view.css";
import type { KundliData } from "@lagna/contract";
import { VARGA_WORDS, type VargaId, VARGAS } from "@lagna/terms";
import { ArrowLeftRight } from "lucide-react";
import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../lib/preferences.ts";
import { useMedia } from "../../lib/use-media.ts";
import { IconButton } from "../../ui/button.tsx";
import { createChartFocus, shiftedFocus } from "../chart/chart-focus.ts";
import { ChartNote } from "../chart/chart-note.tsx";
import { chartStylePreference } from "../chart/chart-style.ts";
import { ChartStyleSwitch } from "../chart/chart-style-switch.tsx";
import { DegreesSwitch } from "../chart/degrees-switch.tsx";
import { CountedFrom, FirstHouseChoice } from "../chart/first-house-choice.tsx";
import { type FirstHouse, firstShift, isFirstHouse } from "../chart/first-house.ts";
import { KundliChart, useVargaTitle } from "../chart/kundli-chart.tsx";
import { VargaStrip } from "../chart/varga-strip.tsx";
import { runningPeriods } from "../dasha/dasha-path.ts";
import { DashaTimeline } from "../dasha/dasha-timeline.tsx";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { TermLayer } from "../glossary/term-layer.tsx";
import { useSkyParts } from "../sky/sky-parts.ts";
import { lookedAt, useOfSky, useSkyAround } from "../sky/use-sky-around.ts";
import { TurningContext } from "../uncertain/turning.ts";
import { Turns } from "../uncertain/turns.tsx";
import { chartKey } from "../words/chart-key.ts";
import { useWord } from "../words/use-word.ts";
import { ChartMiddle } from "./chart-middle.tsx";
import { ChartPlace } from "./chart-place.tsx";
import { dashaLevels, type KundliSource } from "./kundli-source.ts";
import { Panels } from "./panels.tsx";
import { PlainLines } from "./plain-lines.tsx";
import type { SectionId } from "./sections.ts";
import { useInAddress } from "./use-in-address.ts";

interface KundliViewProps {
  data: KundliData;
  now: number;
  source: KundliSource;
  /** The open panel, which the page keeps, in its address for one. */
  panel: SectionId | null;
  onPanel: (id: SectionId | null) => void;
  onSettings?: (() => void) | undefined;
  /** Whose it is, on one line. */
  line: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** The sentence that matters. */
  head: ReactNode;
  /** What there is to note: under the sentence where there is room, else under the chart. */
  notices: ReactNode;
  /** False: the head alone. */
  shown: boolean;
}

/** A kundli on one screen: the chart as large as the height allows, another beside it, sections as panels, life as a line beneath. */
export function KundliView(props: KundliViewProps) {
  const { data, now, source, panel, onPanel, onSettings, line, actions, head, notices, shown } = props;
  const [focus] = useState(createChartFocus);
  const [style] = usePreference(chartStylePreference);
  const charts = useCharts();
  const [from, setFrom] = useInAddress("from", isFirstHouse);
  const first = from ?? "lagna";
  const setFirst = useCallback((next: FirstHouse) => setFrom(next === "lagna" ? null : next), [setFrom]);
  const chartFocus = useMemo(() => shiftedFocus(focus, firstShift(data, first)), [focus, data, first]);
  const roomy = useMedia("(min-width: 64rem)");
  const dates = useDashaDates(data.birth);
  const past = runningPeriods(data, now).length === 0 ? "" : undefined;
  const middle = useMemo(
    () => <ChartMiddle data={data} varga={charts.large} first={first} now={now} />,
    [data, charts.large, first, now],
  );
  const chart = { data, style, first, onFirst: setFirst, focus: chartFocus };
  const note = { ...chart, varga: charts.large };
  const counted = <CountedFrom data={data} first={first} onBack={() => setFirst("lagna")} className="mb-2" />;
  const root = useRef<HTMLDivElement>(null);
  const sky = useSkyAround(data, now);
  const parts = useSkyParts(source.sky !== null && shown);
  const around = parts && source.sky && { parts, ask: source.sky };
  const looking = useOfSky(sky.store, lookedAt) ? around : null;
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
  const lines = <PlainLines data={data} now={now} />;
  const turning = useMemo(
    () => (data.uncertainty ? { uncertainty: data.uncertainty, birth: data.birth } : null),
    [data],
  );
  return (
    <TurningContext value={turning}>
      <TermLayer data={data} focus={focus}>
        <div ref={root} className="kundli-view" data-sky={looking ? "" : undefined} data-past={past}>
          <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 [grid-area:top] xl:flex-nowrap">
            <div className="min-w-0 flex-1">{line}</div>
            {roomy && (
              <div className="flex shrink-0 flex-wrap justify-end text-sm">
                {shown && button}
                {actions}
              </div>
            )}
          </div>
          <div className="kundli-head min-w-0 [grid-area:head]">
            {looking && roomy && counted}
            <div className="min-w-0" hidden={looking !== null}>
              {roomy && !looking && counted}
              {head}
              {(roomy || !shown) && notices}
              {shown && roomy && (
                <div className="mt-3 [@media(max-height:51.99rem)]:mt-1.5">
                  <ChartNote {...note}>{lines}</ChartNote>
                </div>
              )}
            </div>
            {looking && <looking.parts.SkyHead data={data} sky={sky} />}
            {looking && roomy && <looking.parts.SkySays data={data} sky={sky} ask={looking.ask} />}
            {shown &&
              !looking &&
              charts.beside.map((varga, index) => (
                <BesideChart key={index} varga={varga} onEnlarge={() => charts.enlarge(index)}>
                  <KundliChart {...chart} varga={varga} />
                </BesideChart>
              ))}
          </div>
          {shown && (
            <>
              {!roomy && counted}
              <ChartPlace
                data={data}
                style={style}
                first={first}
                sky={sky}
                around={looking}
                onTurn={roomy ? undefined : charts.turn}
              >
                <KundliChart {...chart} varga={looking ? "D1" : charts.large} middle={middle} />
              </ChartPlace>
              {looking && !roomy && <looking.parts.SkySays data={data} sky={sky} ask={looking.ask} />}
              <div className="kundli-rail flex min-h-0 min-w-0 flex-col gap-3 [grid-area:rail]">
                {roomy && (
                  <div>
                    <ChartStyleSwitch narrow />
                    <FirstHouseChoice narrow data={data} value={first} onChange={setFirst} />
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
                      <FirstHouseChoice data={data} value={first} onChange={setFirst} />
                      <DegreesSwitch />
                      {button}
                    </div>
                    <ChartNote {...note} />
                  </div>
                )}
                {!roomy && lines}
              </div>
              <div className="min-w-0 [grid-area:life]">
                <DashaTimeline
                  key={chartKey(data)}
                  data={data}
                  now={now}
                  dates={dates}
                  levels={dashaLevels(source)}
                  unfolded={2}
                  sky={sky}
                  parts={parts}
                  source={source}
                />
              </div>
              <div className="kundli-side flex min-w-0 flex-col [grid-area:side]">
                {looking && <looking.parts.SkyTable data={data} sky={sky} ask={looking.ask} />}
                {!(looking && roomy) && (
                  <Panels
                    open={panel}
                    onOpen={onPanel}
                    data={data}
                    now={now}
                    focus={focus}
                    first={first}
                    source={source}
                    onSettings={onSettings}
                  />
                )}
              </div>
            </>
          )}
          {!roomy && <div className="flex flex-wrap gap-x-1 gap-y-2">{actions}</div>}
        </div>
      </TermLayer>
    </TurningContext>
  );
}

/**
 * Which varga is large and which stand beside it, as many as there is room for: a press puts one beside, and what stood there moves on.
 * Where there is room for one only, a press changes that.
 */
function useCharts() {
  const two = useMedia("(min-width: 80rem)");
  const three = useMedia("(min-width: 110rem)");
  const [large, setLarge] = useState<VargaId>("D1");
  const [kept, setKept] = useState<readonly VargaId[]>(["D9", "D10"]);
  const beside = kept.slice(0, three ? 2 : two ? 1 : 0);
  const choose = (varga: VargaId) => setKept([varga, ...kept.filter((other) => other !== varga)].slice(0, 2));
  return {
    large,
    beside,
    choose: two ? choose : setLarge,
    enlarge: (index: number) => {
      setLarge(kept[index] ?? large);
      setKept(kept.with(index, large));
    },
    /** To the next or the one before, round and round. */
    turn: (by: 1 | -1) => setLarge(VARGAS.at((VARGAS.indexOf(large) + by) % VARGAS.length) ?? large),
  };
}

const lagnaOf = (varga: VargaId): string[] => [`vargas.${varga}.lagna`];

/** Under the chart on narrow screens; beside the rail there is no room, and the chart's own name is read aloud. */
function LargeTitle({ varga }: { varga: VargaId }) {
  const say = useWord();
  return (
    <div className="lg:sr-only">
      <h3 className="font-medium">
        {useVargaTitle(varga)}
        <Turns paths={lagnaOf(varga)} />
      </h3>
      <p className="text-sm text-ink-muted">{say(VARGA_WORDS[varga], "sense")}</p>
    </div>
  );
}

function BesideChart({ varga, onEnlarge, children }: { varga: VargaId; onEnlarge: () => void; children: ReactNode }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const title = useVargaTitle(varga);
  return (
    <section aria-label={t("chart.beside")} className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0 py-1 text-sm leading-tight">
          <h3 className="truncate font-medium">
            {title}
            <Turns paths={lagnaOf(varga)} />
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
