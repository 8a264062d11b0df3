import type { DashaPeriod, KundliData } from "@lagna/contract";
import { DASHA_LEVELS, DASHA_LEVEL_WORDS, type Graha, GRAHA_WORDS } from "@lagna/terms";
import { useMemo, useState, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SkyParts } from "../sky/sky-parts.ts";
import { lookedAt, useOfSky, type SkyAround } from "../sky/use-sky-around.ts";
import type { SkyLook } from "../sky/sky-store.ts";
import type { KundliSource, TransitsOfBirth } from "../kundli/kundli-source.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useWord } from "../words/use-word.ts";
import { contains, runningPeriods, type PathPeriod } from "./dasha-path.ts";
import { DashaSegment } from "./dasha-segment.tsx";
import { isShort, type DashaDates } from "./use-dasha-dates.ts";
import { useSubPeriods } from "./use-sub-periods.ts";

interface DashaTimelineProps {
  data: KundliData;
  now: number;
  dates: DashaDates;
  /** How deep periods unfold. */
  levels?: number;
  /** How many of the running periods are unfolded to begin with. */
  unfolded?: number;
  /** The sky that a moment on this line shows; the line then follows the moment. */
  sky?: SkyAround | undefined;
  /** What moves the moment, once its code is there. */
  parts?: SkyParts | null | undefined;
  /** What tells of the slow grahas, whose signs run beneath the periods. */
  source?: KundliSource | undefined;
}

/** A wide screen with height to spare. */
const ROOMY = "(min-width: 80rem) and (min-height: 52rem)";
/** The third row: of the periods that last months, as a stay in a sign does. */
const RIBBON_LEVEL = 2;

/**
 * Life as a line: a press on a period unfolds its nine parts as the next line, down to the fifth level. What is open is kept by its
 * lords alone, and its dates are read from the chart shown: give it a key of the chart, so that another one begins at its own today.
 */
export function DashaTimeline(line: DashaTimelineProps) {
  const { data, now, dates, levels = DASHA_LEVELS.length, unfolded = 1, sky, parts, source } = line;
  const { t } = useTranslation("kundli");
  const lordsAt = (at: number) =>
    runningPeriods(data, at)
      .slice(0, unfolded)
      .map(({ lord }) => lord);
  const [chosen, setOpen] = useState<readonly Graha[]>(() => lordsAt(now));
  const followed = useFollowed(sky, (moment) => lordsAt(Math.max(moment, Date.parse(data.birth.utc))));
  const open = followed ?? chosen;
  const choose = (level: number, lord: Graha) =>
    setOpen(open[level] === lord ? open.slice(0, level) : [...open.slice(0, level), lord]);
  return (
    <div className="dasha-line relative flex flex-col max-lg:pb-5" role="group" aria-label={t("dasha.timeline")}>
      <Line
        level={0}
        levels={levels}
        periods={data.dashas.vimshottari.periods}
        parents={[]}
        from={Date.parse(data.birth.utc)}
        open={open}
        now={now}
        dates={dates}
        onChoose={choose}
        moving={sky && parts ? { sky, parts } : undefined}
        slow={parts && source?.transits ? { data, parts, source, transits: source.transits } : undefined}
      />
      {sky && parts && <parts.MomentSlider data={data} sky={sky} now={now} />}
    </div>
  );
}

/** While another moment is looked at, what is open are its own periods; null while none is. */
function useFollowed(sky: SkyAround | undefined, lordsAt: (moment: number) => Graha[]): readonly Graha[] | null {
  const read = ({ moment }: SkyLook): string | null => (moment === null ? null : lordsAt(moment).join());
  const lords = useOfSky(sky?.store ?? null, read);
  return useMemo(() => (lords === null ? null : (lords.split(",").filter(Boolean) as Graha[])), [lords]);
}

interface LineProps {
  level: number;
  levels: number;
  /** Birth: nothing is drawn before it. */
  from: number;
  /** The lords of what is open, one a level. */
  open: readonly Graha[];
  now: number;
  dates: DashaDates;
  onChoose: (level: number, lord: Graha) => void;
  moving: { sky: SkyAround; parts: SkyParts } | undefined;
  slow: { data: KundliData; parts: SkyParts; source: KundliSource; transits: TransitsOfBirth } | undefined;
}

function SubLine({ item, ...line }: LineProps & { item: PathPeriod }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const { periods, failed, retry } = useSubPeriods(item, true);
  if (periods) return <Line {...line} periods={periods} parents={item.lords} />;
  return (
    <Labelled
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
    </Labelled>
  );
}

/** A row of periods, and below it the parts of the one that is open. */
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
      {level === RIBBON_LEVEL && slow && <Ribbons {...slow} lived={lived} birth={from} />}
      <Below opened={opened} parts={line.moving?.parts} slow={level === 0 ? slow : undefined} />
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

interface BelowProps {
  opened: DashaPeriod | undefined;
  parts: SkyParts | undefined;
  slow: LineProps["slow"];
}

/** Between two rows: from where the lower one is unfolded, and Sade Sati under the line of life, as long as it. */
function Below({ opened, parts, slow }: BelowProps) {
  const { t } = useTranslation("sky");
  const roomy = useMedia(ROOMY);
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
        {opened && parts && <parts.Unfolding period={opened} />}
        {bar && <bar.parts.SadeSatiBar data={bar.data} source={bar.source} />}
      </div>
    </div>
  );
}

/** The slow grahas beneath a row of periods, where there is room for them. */
function Ribbons({
  parts: { RIBBONS, SkyRibbon },
  data,
  transits,
  lived,
  birth,
}: NonNullable<LineProps["slow"]> & { lived: readonly DashaPeriod[]; birth: number }) {
  const { t } = useTranslation("sky");
  const say = useWord();
  const roomy = useMedia(ROOMY);
  if (!roomy) return null;
  const from = Math.max(birth, Date.parse(lived[0]?.start ?? ""));
  const until = Date.parse(lived.at(-1)?.end ?? "");
  return (
    <div className="mt-0.5 flex flex-col gap-0.5">
      {RIBBONS.map((graha) => (
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
  const say = useWord();
  const looking = useOfSky(moving?.sky.store ?? null, lookedAt);
  const [first, last] = [lived[0] as DashaPeriod, lived.at(-1) as DashaPeriod];
  const start = Math.max(from, Date.parse(first.start));
  const short = isShort(first) || isShort(last);
  const begin = new Date(start).toISOString();
  const running = lived.find((period) => contains(period, now));
  const span = level === 0 ? `${dates.year(begin)}–${dates.year(last.end)}` : undefined;
  return (
    <Labelled
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
                  ? moving?.sky.go(moving.sky.days.of(timeUnder(event, period, start)))
                  : onChoose(level, period.lord)
              }
            />
          ))}
        </ul>
        {moving && <moving.parts.MomentLine sky={moving.sky} />}
      </div>
    </Labelled>
  );
}

/** The time a press on a period means: where it fell, or the period's begin for a press by keys. */
function timeUnder(event: MouseEvent<HTMLElement>, period: DashaPeriod, from: number): number {
  const [start, end] = [Math.max(from, Date.parse(period.start)), Date.parse(period.end)];
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = event.detail === 0 || width === 0 ? 0 : (event.clientX - left) / width;
  return start + share * (end - start - 1);
}

interface LabelledProps {
  name: string;
  sense?: string | undefined;
  /** From when to when the whole row goes. */
  span?: string | undefined;
  /** What runs in it, and until when: beside the row its periods say so themselves. */
  today?: string | undefined;
  children: ReactNode;
}

/** Beside the row where there is room for a gutter, else above it. */
function Labelled({ name, sense, span, today, children }: LabelledProps) {
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
