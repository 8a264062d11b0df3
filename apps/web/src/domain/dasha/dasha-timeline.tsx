import type { DashaPeriod, KundliData } from "@lagna/contract";
import { DASHA_LEVELS, DASHA_LEVEL_WORDS, type Graha, GRAHA_WORDS } from "@lagna/terms";
import { useMemo, useState, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SkyComponents } from "../sky/use-sky-components.ts";
import { isSkyShown, useSkySelector, type SkyController } from "../sky/use-sky-controller.ts";
import type { SkySelection } from "../sky/sky-store.ts";
import type { KundliSource, FetchTransits } from "../kundli/kundli-source.ts";
import { OneTabStop } from "../../ui/one-tab-stop.tsx";
import { useMedia } from "../../lib/use-media.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { isWithinPeriod, findRunningPeriods, type PathPeriod } from "./find-running-periods.ts";
import { DashaSegment } from "./dasha-segment.tsx";
import { isShortPeriod, type DashaDates } from "./use-dasha-dates.ts";
import { useSubPeriods } from "./use-sub-periods.ts";

interface DashaTimelineProps {
  data: KundliData;
  now: number;
  dates: DashaDates;
  /** How many levels can be unfolded. */
  levels?: number;
  /** How many levels of the running periods are unfolded initially. */
  unfolded?: number;
  /** The sky at a moment selected on this timeline; the timeline then follows the moment. */
  skyController?: SkyController | undefined;
  /** The components that select the moment, once their code is loaded. */
  skyComponents?: SkyComponents | null | undefined;
  /** Source of the transits of slow grahas, whose signs are shown below the periods. */
  source?: KundliSource | undefined;
}

/** A wide screen with spare height. */
const ROOMY_SCREEN_QUERY = "(min-width: 80rem) and (min-height: 52rem)";
/** The third row, with periods of months, comparable to a stay in a sign. */
const RIBBON_LEVEL = 2;

/**
 * The dasha periods as a timeline: pressing a period unfolds its nine sub-periods as the next row, down to the fifth
 * level. Only the lords of the open periods are stored; their dates come from the chart shown. Give the component a
 * `key` that identifies the chart, so that another chart starts at its own current period.
 */
export function DashaTimeline(line: DashaTimelineProps) {
  const { data, now, dates, levels = DASHA_LEVELS.length, unfolded = 1, skyController, skyComponents, source } = line;
  const { t } = useTranslation("kundli");
  const lordsAt = (at: number) =>
    findRunningPeriods(data, at)
      .slice(0, unfolded)
      .map(({ lord }) => lord);
  const [chosen, setOpen] = useState<readonly Graha[]>(() => lordsAt(now));
  const followed = useMomentLords(skyController, (moment) => lordsAt(Math.max(moment, Date.parse(data.birth.utc))));
  const open = followed ?? chosen;
  const chooseLord = (level: number, lord: Graha) =>
    setOpen(open[level] === lord ? open.slice(0, level) : [...open.slice(0, level), lord]);
  return (
    <OneTabStop
      className="dasha-line relative flex flex-col max-lg:pb-5"
      role="group"
      aria-label={t("dasha.timeline")}
      start="[aria-current]"
      rows
    >
      <Line
        level={0}
        levels={levels}
        periods={data.dashas.vimshottari.periods}
        parents={[]}
        from={Date.parse(data.birth.utc)}
        open={open}
        now={now}
        dates={dates}
        onChoose={chooseLord}
        moving={skyController && skyComponents ? { sky: skyController, parts: skyComponents } : undefined}
        slow={
          skyComponents && source?.fetchTransits
            ? { data, parts: skyComponents, source, transits: source.fetchTransits }
            : undefined
        }
      />
      {skyController && skyComponents && <skyComponents.MomentSlider data={data} sky={skyController} now={now} />}
    </OneTabStop>
  );
}

/** While another moment is selected, the open periods are those of that moment; null while none is selected. */
function useMomentLords(sky: SkyController | undefined, lordsAt: (moment: number) => Graha[]): readonly Graha[] | null {
  const selectLords = ({ moment }: SkySelection): string | null => (moment === null ? null : lordsAt(moment).join());
  const lords = useSkySelector(sky?.store ?? null, selectLords);
  return useMemo(() => (lords === null ? null : (lords.split(",").filter(Boolean) as Graha[])), [lords]);
}

interface LineProps {
  level: number;
  levels: number;
  /** Birth: nothing is drawn before it. */
  from: number;
  /** The lords of the open periods, one for each level. */
  open: readonly Graha[];
  now: number;
  dates: DashaDates;
  onChoose: (level: number, lord: Graha) => void;
  moving: { sky: SkyController; parts: SkyComponents } | undefined;
  slow: { data: KundliData; parts: SkyComponents; source: KundliSource; transits: FetchTransits } | undefined;
}

function SubLine({ item, ...line }: LineProps & { item: PathPeriod }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const { periods, failed, retry } = useSubPeriods(item, true);
  if (periods) return <Line {...line} periods={periods} parents={item.lords} />;
  return (
    <LabelledRow
      name={item.lords.map((id) => say(GRAHA_WORDS[id])).join("–")}
      sense={say(DASHA_LEVEL_WORDS[DASHA_LEVELS[line.level] ?? "prana"])}
    >
      {failed ? (
        <p role="alert" className="text-sm text-bad">
          {t("dasha.failed")}{" "}
          <button type="button" onClick={retry} className="min-h-11 font-semibold underline">
            {t("retry")}
          </button>
        </p>
      ) : (
        <div aria-busy="true" className="mb-4 h-[1.625rem] animate-pulse rounded-[2px] bg-line" />
      )}
    </LabelledRow>
  );
}

/** A row of periods, and below it the sub-periods of the open one. */
function Line({
  periods,
  parents,
  ...line
}: LineProps & { periods: readonly DashaPeriod[]; parents: PathPeriod["lords"] }) {
  const { level, levels, from, open, slow } = line;
  const lived = useMemo(() => periods.filter((period) => Date.parse(period.end) > from), [periods, from]);
  const opened = level + 1 < levels ? lived.find((period) => period.lord === open[level]) : undefined;
  if (lived.length === 0) return null;
  return (
    <>
      <Row {...line} lived={lived} parents={parents} />
      {level === RIBBON_LEVEL && slow && <TransitRibbons {...slow} lived={lived} birth={from} />}
      <BetweenRows opened={opened} parts={line.moving?.parts} slow={level === 0 ? slow : undefined} />
      {opened && (
        <SubLine
          {...line}
          key={opened.start}
          level={level + 1}
          item={{ period: opened, lords: [...parents, opened.lord] }}
        />
      )}
    </>
  );
}

interface BetweenRowsProps {
  opened: DashaPeriod | undefined;
  parts: SkyComponents | undefined;
  slow: LineProps["slow"];
}

/** Between two rows: the connector from the opened period, or the sade sati bar below the first row, at full width. */
function BetweenRows({ opened, parts, slow }: BetweenRowsProps) {
  const { t } = useTranslation("sky");
  const roomy = useMedia(ROOMY_SCREEN_QUERY);
  const bar = roomy ? slow : undefined;
  if (!opened && !bar) return null;
  return (
    <div className="grid gap-x-4 lg:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="max-lg:hidden">
        {bar && (
          <p aria-hidden="true" className="flex items-center gap-1.5 text-xs leading-4 text-ink-muted">
            <span className="h-1 w-3 rounded-[2px] bg-graha-saturn forced-colors:border-t-4" />
            {t("ribbon.sadeSati")}
          </p>
        )}
      </div>
      <div className="relative h-2 lg:h-4">
        {opened && parts && <parts.PeriodConnector period={opened} />}
        {bar && <bar.parts.SadeSatiBar data={bar.data} source={bar.source} />}
      </div>
    </div>
  );
}

/** The transits of slow grahas below a row of periods, where there is room. */
function TransitRibbons({
  parts: { RIBBON_GRAHAS, SkyRibbon },
  data,
  transits,
  lived,
  birth,
}: NonNullable<LineProps["slow"]> & { lived: readonly DashaPeriod[]; birth: number }) {
  const { t } = useTranslation("sky");
  const say = useTermFormatter();
  const roomy = useMedia(ROOMY_SCREEN_QUERY);
  if (!roomy) return null;
  const from = Math.max(birth, Date.parse(lived[0]?.start ?? ""));
  const until = Date.parse(lived.at(-1)?.end ?? "");
  return (
    <div className="mt-0.5 flex flex-col gap-0.5">
      {RIBBON_GRAHAS.map((graha) => (
        <div key={graha} className="grid items-center gap-x-4 lg:grid-cols-[8rem_minmax(0,1fr)]">
          <p className="text-[0.8125rem] leading-4">
            <span className="font-medium">{say(GRAHA_WORDS[graha])}</span>{" "}
            <span className="text-ink-muted">{t("ribbon.sky")}</span>
          </p>
          <SkyRibbon data={data} transits={transits} graha={graha} from={from} until={until} />
        </div>
      ))}
    </div>
  );
}

type RowProps = Omit<LineProps, "slow"> & { lived: readonly DashaPeriod[]; parents: PathPeriod["lords"] };

function Row({ level, levels, from, open, now, dates, onChoose, lived, parents, moving }: RowProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const looking = useSkySelector(moving?.sky.store ?? null, isSkyShown);
  const [first, last] = [lived[0] as DashaPeriod, lived.at(-1) as DashaPeriod];
  const start = Math.max(from, Date.parse(first.start));
  const short = isShortPeriod(first) || isShortPeriod(last);
  const startIso = new Date(start).toISOString();
  const running = lived.find((period) => isWithinPeriod(period, now));
  const span = level === 0 ? `${dates.year(startIso)}–${dates.year(last.end)}` : undefined;
  return (
    <LabelledRow
      name={level === 0 ? t("dasha.life") : parents.map((id) => say(GRAHA_WORDS[id])).join("–")}
      sense={level === 0 ? undefined : say(DASHA_LEVEL_WORDS[DASHA_LEVELS[level] ?? "prana"])}
      span={span}
      today={
        running && !looking
          ? t("dasha.nowUntil", { graha: say(GRAHA_WORDS[running.lord]), end: dates.date(running.end, short) })
          : undefined
      }
    >
      <div className="relative touch-pan-y">
        <ul data-row="" className="flex w-full gap-0.5">
          {lived.map((period) => (
            <DashaSegment
              key={period.start}
              period={period}
              from={Math.max(start, Date.parse(period.start))}
              open={open[level] === period.lord}
              now={now}
              level={level}
              leaf={level + 1 >= levels}
              dates={dates}
              onChoose={(event) =>
                looking
                  ? moving?.sky.goToDay(moving.sky.calendar.toDay(getTimeAtPointer(event, period, start)))
                  : onChoose(level, period.lord)
              }
            />
          ))}
        </ul>
        {moving && <moving.parts.MomentLine sky={moving.sky} />}
      </div>
    </LabelledRow>
  );
}

/**
 * The time meant by a press on a period: the position of the pointer, or the period's start for a press by keyboard.
 */
function getTimeAtPointer(event: MouseEvent<HTMLElement>, period: DashaPeriod, from: number): number {
  const [start, end] = [Math.max(from, Date.parse(period.start)), Date.parse(period.end)];
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = event.detail === 0 || width === 0 ? 0 : (event.clientX - left) / width;
  return start + share * (end - start - 1);
}

interface LabelledRowProps {
  name: string;
  sense?: string | undefined;
  /** Start and end of the whole row. */
  span?: string | undefined;
  /** The period running today and its end, shown above the row; beside the row its periods show this themselves. */
  today?: string | undefined;
  children: ReactNode;
}

/** The label beside the row where there is room for a gutter, else above it. */
function LabelledRow({ name, sense, span, today, children }: LabelledRowProps) {
  return (
    <div className="grid items-start gap-x-4 lg:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="flex flex-wrap justify-between gap-x-3 text-[0.8125rem] leading-tight max-lg:mb-1 lg:pt-1">
        <p>
          <span className="font-medium">{name}</span>
          {sense && <span className="sr-only"> {sense}</span>}
          {span && <span className="tabular ms-1.5 text-ink-muted">{span}</span>}
        </p>
        {today && <p className="tabular font-semibold text-accent lg:hidden">{today}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
