import "./kundli-view.css";
import type { KundliData } from "@lagna/contract";
import { VARGA_WORDS, type VargaId } from "@lagna/terms";
import { ArrowLeftRight } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../lib/preferences.ts";
import { useMedia } from "../../lib/use-media.ts";
import { IconButton } from "../../ui/button.tsx";
import { createChartFocus } from "../chart/chart-focus.ts";
import { ChartNote } from "../chart/chart-note.tsx";
import { chartStylePreference } from "../chart/chart-style.ts";
import { ChartStyleSwitch } from "../chart/chart-style-switch.tsx";
import { KundliChart, useVargaTitle } from "../chart/kundli-chart.tsx";
import { VargaStrip } from "../chart/varga-strip.tsx";
import { DashaTimeline } from "../dasha/dasha-timeline.tsx";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { TermLayer } from "../glossary/term-layer.tsx";
import { chartKey } from "../words/chart-key.ts";
import { useWord } from "../words/use-word.ts";
import { ChartMiddle } from "./chart-middle.tsx";
import { dashaLevels, type KundliSource } from "./kundli-source.ts";
import { Panels } from "./panels.tsx";
import { PlainLines } from "./plain-lines.tsx";
import type { SectionId } from "./sections.ts";

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
  /** The sentence that matters, and what there is to note. */
  head: ReactNode;
  /** False: the head alone. */
  shown: boolean;
}

/** A kundli on one screen: the chart as large as the height allows, another beside it, sections as panels, life as a line beneath. */
export function KundliView(props: KundliViewProps) {
  const { data, now, source, panel, onPanel, onSettings, line, actions, head, shown } = props;
  const [focus] = useState(createChartFocus);
  const [style] = usePreference(chartStylePreference);
  const charts = useCharts();
  const roomy = useMedia("(min-width: 64rem)");
  const dates = useDashaDates(data.birth);
  const middle = useMemo(() => <ChartMiddle data={data} varga={charts.large} now={now} />, [data, charts.large, now]);
  const note = { data, varga: charts.large, style, focus };
  const lines = <PlainLines data={data} now={now} />;
  return (
    <TermLayer data={data} focus={focus}>
      <div className="kundli-view">
        <div className="[grid-area:line]">{line}</div>
        <div className="min-w-0 [grid-area:head] xl:grid xl:grid-cols-[minmax(0,1fr)_var(--beside)] xl:gap-8">
          <div className="min-w-0">
            {head}
            {shown && roomy && (
              <div className="mt-3">
                <ChartNote {...note}>{lines}</ChartNote>
              </div>
            )}
          </div>
          {shown && charts.beside && (
            <BesideChart varga={charts.beside} onEnlarge={charts.swap}>
              <KundliChart data={data} varga={charts.beside} style={style} focus={focus} />
            </BesideChart>
          )}
        </div>
        {shown && (
          <>
            <div className="w-full max-w-160 min-w-0 self-center [grid-area:chart] lg:max-w-none lg:self-auto">
              <KundliChart data={data} varga={charts.large} style={style} focus={focus} middle={middle} />
            </div>
            <div className="flex min-h-0 min-w-0 flex-col gap-3 [grid-area:rail]">
              {roomy && <ChartStyleSwitch narrow />}
              <LargeTitle varga={charts.large} />
              <VargaStrip
                data={data}
                style={style}
                value={charts.beside ?? charts.large}
                large={charts.large}
                onChange={charts.choose}
              />
              {!roomy && (
                <div className="no-print">
                  <ChartStyleSwitch />
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
              />
            </div>
            <div className="kundli-side flex min-w-0 flex-col [grid-area:side]">
              <Panels
                open={panel}
                onOpen={onPanel}
                data={data}
                now={now}
                focus={focus}
                source={source}
                onSettings={onSettings}
              />
            </div>
          </>
        )}
        <div className="flex flex-wrap gap-x-1 gap-y-2 [grid-area:actions] lg:justify-end">{actions}</div>
      </div>
    </TermLayer>
  );
}

/** Which varga is large and which stands beside it; where there is no room for two, a press changes the large one. */
function useCharts() {
  const two = useMedia("(min-width: 80rem)");
  const [large, setLarge] = useState<VargaId>("D1");
  const [beside, setBeside] = useState<VargaId>("D9");
  return {
    large,
    beside: two ? beside : null,
    choose: two ? setBeside : setLarge,
    swap: () => {
      setLarge(beside);
      setBeside(large);
    },
  };
}

/** Under the chart on narrow screens; beside the rail there is no room, and the chart's own name is read aloud. */
function LargeTitle({ varga }: { varga: VargaId }) {
  const say = useWord();
  return (
    <div className="lg:sr-only">
      <h3 className="font-medium">{useVargaTitle(varga)}</h3>
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
          <h3 className="truncate font-medium">{title}</h3>
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
