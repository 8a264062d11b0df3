import "./kundli-view.css";
import type { KundliData } from "@lagna/contract";
import { useMemo, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ChartFactsPanel } from "../chart/chart-facts-panel.tsx";
import { ChartStyleSwitch } from "../chart/chart-style-switch.tsx";
import { DegreesSwitch } from "../chart/degrees-switch.tsx";
import { FirstHouseNotice, FirstHouseSelect } from "../chart/first-house-select.tsx";
import { KundliChart } from "../chart/kundli-chart.tsx";
import { VargaStrip } from "../chart/varga-strip.tsx";
import { findRunningPeriods } from "../dasha/find-running-periods.ts";
import { DashaTimeline } from "../dasha/dasha-timeline.tsx";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { OneTabStop } from "../../ui/one-tab-stop.tsx";
import { TermProvider } from "../glossary/term-provider.tsx";
import { UncertaintyContext } from "../birth-time-uncertainty/uncertainty-context.ts";
import { buildChartKey } from "../chart/build-chart-key.ts";
import { ChartMiddle } from "./chart-middle.tsx";
import { ChartArea } from "./chart-area.tsx";
import { BesideChart, LargeTitle } from "./chart-titles.tsx";
import { getDashaLevels, type KundliSource } from "./kundli-source.ts";
import { SectionPanels } from "./section-panels.tsx";
import { PlainSummary } from "./plain-summary.tsx";
import type { SectionId } from "./sections.ts";
import { useRestShown } from "./use-rest-shown.ts";
import { useKundliView, type KundliViewState } from "./use-kundli-view.ts";

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
  /** The address at which the astrologer is asked about this kundli; absent where no one can ask. */
  askPath?: string | undefined;
  /** The address at which any varga of this kundli is shown; absent where no one can ask for it. */
  vargaPath?: string | undefined;
  /** Whether it is the page itself, whose first screen comes first. */
  isPage?: boolean;
}

/** Whether a section is open that needs more room than the grahas: where the screen is low, the three plain lines give it theirs. */
const isReading = (panel: SectionId | null): boolean => panel !== null && panel !== "planets";

/**
 * A kundli on one screen: the chart as large as the height allows, another chart beside it, sections as panels, and
 * the dasha timeline below.
 */
export function KundliView(props: KundliViewProps) {
  const { data, now, birthLine, actions, isExpanded } = props;
  const view = useKundliView(props);
  const { roomy, sky, parts, visibleSky } = view;
  const afterDashas = findRunningPeriods(data, now).length === 0 ? "" : undefined;
  const root = useRef<HTMLDivElement>(null);
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
  const birthUncertainty = useMemo(
    () => (data.uncertainty ? { uncertainty: data.uncertainty, birth: data.birth } : null),
    [data],
  );
  return (
    <UncertaintyContext value={birthUncertainty}>
      <TermProvider data={data} focus={view.focus} askPath={props.askPath}>
        <div
          ref={root}
          className="kundli-view"
          data-sky={visibleSky ? "" : undefined}
          data-past={afterDashas}
          data-reading={isReading(props.panel) ? "" : undefined}
        >
          <OneTabStop className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 [grid-area:top] xl:flex-nowrap">
            <div className="min-w-0 flex-1">{birthLine}</div>
            {roomy && (
              <div className="flex shrink-0 flex-wrap justify-end text-sm">
                {isExpanded && button}
                {actions}
              </div>
            )}
          </OneTabStop>
          <Head {...props} view={view} />
          {isExpanded && <Body {...props} view={view} button={button} />}
          {!roomy && <OneTabStop className="flex flex-wrap gap-x-1 gap-y-2">{actions}</OneTabStop>}
        </div>
      </TermProvider>
    </UncertaintyContext>
  );
}

interface PartProps extends KundliViewProps {
  view: KundliViewState;
}

const renderFirstHouseNotice = ({ chart: { data, first, onFirst } }: KundliViewState) => (
  <FirstHouseNotice data={data} first={first} onReset={() => onFirst("lagna")} className="mb-2" />
);

/** The summary sentence or the selected day, the notices and the three plain lines. */
function Head({ data, now, head, notices, isExpanded, view }: PartProps) {
  const { charts, chart, roomy, sky, visibleSky } = view;
  return (
    <div className="kundli-head min-w-0 [grid-area:head]">
      {visibleSky && roomy && renderFirstHouseNotice(view)}
      <OneTabStop className="kundli-sentence min-w-0">
        <div hidden={visibleSky !== null}>
          {roomy && !visibleSky && renderFirstHouseNotice(view)}
          {head}
        </div>
      </OneTabStop>
      {(roomy || !isExpanded) && (
        <div className="kundli-notices min-w-0" hidden={visibleSky !== null}>
          {notices}
        </div>
      )}
      {isExpanded && roomy && !visibleSky && (
        <div className="kundli-plain min-w-0">
          <ChartFactsPanel {...chart} varga={charts.large}>
            <PlainSummary data={data} now={now} />
          </ChartFactsPanel>
        </div>
      )}
      {visibleSky && <visibleSky.parts.SkyHead data={data} sky={sky} />}
      {visibleSky && roomy && <visibleSky.parts.SkySummary data={data} sky={sky} fetchSky={visibleSky.ask} />}
    </div>
  );
}

/** Low screens have room for the life and the sub-periods of the running maha dasha. */
const LOW_SCREEN_QUERY = "(min-width: 64rem) and (max-height: 47.99rem)";

/** The large chart, the vargas, the dasha timeline and the sections. */
function Body(props: PartProps & { button: ReactNode }) {
  const { t } = useTranslation("kundli");
  const { data, now, view } = props;
  const { charts, chart, roomy, sky, visibleSky } = view;
  const { style, first } = chart;
  const isRestShown = useRestShown(roomy || props.isPage !== true);
  const middle = useMemo(
    () => <ChartMiddle data={data} varga={charts.large} first={first} now={now} />,
    [data, charts.large, first, now],
  );
  return (
    <>
      {/* The titles of charts and sections are one level below it; elsewhere the page has a heading of this level. */}
      {props.isPage && <h2 className="sr-only">{t("chart.heading")}</h2>}
      {!roomy && renderFirstHouseNotice(view)}
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
      {!roomy && <PlainSummary data={data} now={now} />}
      {/* As high as the window: the footer stays out of view. */}
      {isRestShown ? <Rest {...props} /> : <Skeleton className="h-dvh w-full" />}
    </>
  );
}

/** What is below the chart, and on a wide screen beside it. */
function Rest(props: PartProps & { button: ReactNode }) {
  const { charts, chart, roomy, visibleSky } = props.view;
  return (
    <>
      {!visibleSky && charts.beside.length > 0 && (
        <div className="kundli-beside min-w-0 [grid-area:beside]">
          {charts.beside.map((varga, index) => (
            <BesideChart key={index} varga={varga} onEnlarge={() => charts.enlarge(index)}>
              <KundliChart {...chart} varga={varga} />
            </BesideChart>
          ))}
        </div>
      )}
      <Rail {...props} />
      {roomy ? (
        <>
          <Side {...props} />
          <Life {...props} />
        </>
      ) : (
        <>
          <Life {...props} />
          <Side {...props} />
        </>
      )}
    </>
  );
}

function Life({ data, now, source, view }: PartProps) {
  const dates = useDashaDates(data.birth);
  const isLow = useMedia(LOW_SCREEN_QUERY);
  return (
    <div className="min-w-0 [grid-area:life]">
      <DashaTimeline
        key={`${buildChartKey(data)}${isLow ? " low" : ""}`}
        data={data}
        now={now}
        dates={dates}
        levels={getDashaLevels(source)}
        unfolded={isLow ? 1 : 2}
        skyController={view.sky}
        skyComponents={view.parts}
        source={source}
      />
    </div>
  );
}

/** The sections; while the sky of a day is shown, its table. */
function Side({ data, now, source, view, panel, onPanelChange, onSettings }: PartProps) {
  const { roomy, sky, visibleSky } = view;
  return (
    <div className="kundli-side flex min-w-0 flex-col [grid-area:side]">
      {visibleSky && <visibleSky.parts.SkyTable data={data} sky={sky} fetchSky={visibleSky.ask} />}
      {!(visibleSky && roomy) && (
        <SectionPanels
          open={panel}
          onOpen={onPanelChange}
          data={data}
          now={now}
          focus={view.focus}
          firstHouse={view.chart.first}
          source={source}
          onSettings={onSettings}
        />
      )}
    </div>
  );
}

/** The choices of the chart: style, first house, degrees and varga. */
function Rail({ data, notices, view, button, vargaPath }: PartProps & { button: ReactNode }) {
  const { t } = useTranslation("kundli");
  const { charts, chart, roomy } = view;
  const { style, first, onFirst } = chart;
  return (
    <OneTabStop className="kundli-rail flex min-h-0 min-w-0 flex-col gap-3 [grid-area:rail]">
      {roomy && (
        <div>
          <ChartStyleSwitch narrow />
          <FirstHouseSelect narrow data={data} value={first} onChange={onFirst} />
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
      {vargaPath !== undefined && (
        <Link
          to={vargaPath}
          className="no-print inline-flex min-h-11 items-center text-sm text-accent hover:underline lg:min-h-8 lg:text-xs lg:leading-tight"
        >
          {t("chart.anyVarga")}
        </Link>
      )}
      {!roomy && (
        <>
          <div className="no-print">
            {notices}
            <div className="flex flex-wrap items-center gap-2">
              <ChartStyleSwitch />
              <FirstHouseSelect data={data} value={first} onChange={onFirst} />
              <DegreesSwitch />
              {button}
            </div>
            <ChartFactsPanel {...chart} varga={charts.large} />
          </div>
        </>
      )}
    </OneTabStop>
  );
}
