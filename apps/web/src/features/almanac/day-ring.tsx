import { GRAHA_WORDS } from "@lagna/terms";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toClockMinutes, useClock, useShortClock } from "../../domain/almanac/almanac-time.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { PanchangDay } from "./almanac-api.ts";
import { type DayPart, type DayParts, isRunning, type Tone } from "./day-parts.ts";
import { buildArcPath, computeTextTurn, DayDial, type Lane, RING_CENTRE } from "./day-dial.ts";

const EIGHTHS: Lane = { outer: 162, inner: 122 };
const AVOIDED: Lane = { outer: 119, inner: 101 };
const FAVOURED: Lane = { outer: 98, inner: 80 };
/** Degrees that a name of a lane needs for each of its letters. */
const LETTER_DEGREES = 4.6;

const FILLS: Record<Tone, string> = { good: "fill-good/22", bad: "fill-bad/18", neutral: "fill-ink/6" };

interface DayRingProps {
  readonly day: PanchangDay;
  readonly parts: DayParts;
  /** Milliseconds of the present minute. */
  readonly now: number;
}

/**
 * The day from sunrise (on the left) to the next as a ring for a phone: the sixteen choghadiyas with their names, within them the parts to avoid
 * and to choose, and in the middle what runs now or was pressed.
 */
export function DayRing({ day, parts, now }: DayRingProps) {
  const { t } = useTranslation("almanac");
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = parts.choghadiya;
  const last = parts.choghadiya.at(-1);
  if (!first || !last) return null;
  const dial = new DayDial(Date.parse(first.start), Date.parse(last.end));
  const pressed = parts.choghadiya.find(({ key }) => key === chosen);
  return (
    <section aria-label={t("band")} className="@container mx-auto mt-5 max-w-96">
      {/* With large letters its names would lie on each other; all of them are in the lists below it. */}
      <div className="relative @max-[14rem]:hidden">
        <svg viewBox="0 0 328 328" className="block w-full" fill="none">
          <circle cx={RING_CENTRE} cy={RING_CENTRE} r={EIGHTHS.outer} className="stroke-line-strong" />
          <circle cx={RING_CENTRE} cy={RING_CENTRE} r={FAVOURED.inner - 3} className="stroke-line" />
          <g aria-hidden="true">
            <LaneArcs parts={parts.avoided} lane={AVOIDED} dial={dial} now={now} />
            <LaneArcs parts={parts.favoured} lane={FAVOURED} dial={dial} now={now} />
          </g>
          <Eighths eighths={parts.choghadiya} dial={dial} now={now} chosen={chosen} onChoose={setChosen} />
          <Marks day={day} dial={dial} now={now} />
        </svg>
        <div
          aria-live="polite"
          className="pointer-events-none absolute inset-[27%] flex flex-col items-center justify-center text-center"
        >
          {pressed ? <Pressed part={pressed} date={day.date} /> : <Now day={day} parts={parts} now={now} />}
        </div>
      </div>
    </section>
  );
}

/** Arrow keys move along the ring, which is one stop of the Tab key. */
function moveAlongRing(event: KeyboardEvent<SVGGElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const eighths = [...event.currentTarget.querySelectorAll<SVGGElement>("[role=button]")];
  const at = eighths.indexOf(document.activeElement as unknown as SVGGElement);
  eighths.at((at + step) % eighths.length)?.focus();
  event.preventDefault();
}

function Eighths({
  eighths,
  dial,
  now,
  chosen,
  onChoose,
}: {
  eighths: readonly DayPart[];
  dial: DayDial;
  now: number;
  chosen: string | null;
  onChoose: (key: string | null) => void;
}) {
  const { t } = useTranslation("almanac");
  const clock = useClock(eighths[0]?.start.slice(0, 10) ?? "");
  return (
    <g role="group" aria-label={t("row.choghadiya")} onKeyDown={moveAlongRing}>
      {eighths.map((part, index) => {
        const [from, until] = dial.toDegrees(part);
        const running = isRunning(part, now);
        const toggle = () => onChoose(chosen === part.key ? null : part.key);
        return (
          <g
            key={part.key}
            role="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={chosen === part.key}
            aria-label={`${part.name}, ${t("fromTo", { from: clock(part.start), until: clock(part.end) })}`}
            className="group cursor-pointer outline-none"
            onClick={toggle}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              toggle();
            }}
          >
            <path
              d={buildArcPath(from, until, EIGHTHS)}
              className={cx(
                "stroke-surface group-focus-visible:stroke-accent group-focus-visible:stroke-2 group-aria-pressed:stroke-accent group-aria-pressed:stroke-2",
                running ? "fill-accent-fill" : FILLS[part.tone],
              )}
            />
            <ArcName
              degrees={(from + until) / 2}
              lane={EIGHTHS}
              className={running ? "fill-on-accent font-semibold" : "fill-ink"}
            >
              {part.short}
            </ArcName>
          </g>
        );
      })}
    </g>
  );
}

/** The parts of one lane, with the names that have room; each is in the lists below the ring too. */
function LaneArcs({ parts, lane, dial, now }: { parts: readonly DayPart[]; lane: Lane; dial: DayDial; now: number }) {
  return parts.map((part) => {
    const [from, until] = dial.toDegrees(part);
    if (until <= from) return null;
    return (
      <g key={part.key}>
        <path
          d={buildArcPath(from, until, lane)}
          className={cx(FILLS[part.tone], isRunning(part, now) && "stroke-accent")}
        />
        {until - from > part.short.length * LETTER_DEGREES && (
          <ArcName degrees={(from + until) / 2} lane={lane} size={11} className="fill-ink">
            {part.short}
          </ArcName>
        )}
      </g>
    );
  });
}

function ArcName({
  degrees,
  lane,
  size = 13,
  className,
  children,
}: {
  degrees: number;
  lane: Lane;
  /** In units of the drawing, which grows with the letters of the page. */
  size?: number;
  className: string;
  children: string;
}) {
  const turn = computeTextTurn(degrees, (lane.outer + lane.inner) / 2);
  return (
    <text transform={turn} textAnchor="middle" dominantBaseline="central" fontSize={size} className={className}>
      {children}
    </text>
  );
}

/** Lines at sunrise and sunset, and the hand of the present. */
function Marks({ day, dial, now }: { day: PanchangDay; dial: DayDial; now: number }) {
  const line = (ms: number, from: number, until: number) => {
    const [outer, inner] = [dial.toPoint(ms, from), dial.toPoint(ms, until)];
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  };
  const sunset = Date.parse(day.sunset ?? "");
  const hand = dial.has(now) ? dial.toPoint(now, FAVOURED.inner - 3) : undefined;
  return (
    <g aria-hidden="true" className="pointer-events-none stroke-accent">
      <path d={line(dial.startMs, EIGHTHS.outer, FAVOURED.inner)} />
      {!Number.isNaN(sunset) && <path d={line(sunset, EIGHTHS.outer, FAVOURED.inner)} />}
      {hand && (
        <>
          <path d={line(now, EIGHTHS.outer, FAVOURED.inner - 3)} strokeWidth="2" />
          <circle cx={hand.x} cy={hand.y} r="4.5" className="fill-accent" />
        </>
      )}
    </g>
  );
}

function Pressed({ part, date }: { part: DayPart; date: string }) {
  const { t } = useTranslation("almanac");
  const clock = useClock(date);
  return (
    <>
      <strong className="text-heading font-light">{part.name}</strong>
      <span className="tabular text-sm">{t("range", { from: clock(part.start), until: clock(part.end) })}</span>
      <span className="text-sm text-ink-muted">{part.what}</span>
    </>
  );
}

/** What runs now; of another day its length. */
function Now({ day, parts, now }: { day: PanchangDay; parts: DayParts; now: number }) {
  const { t } = useTranslation("almanac");
  const say = useTermFormatter();
  const clock = useShortClock(day.date);
  const { digits } = useFormat();
  const choghadiya = parts.choghadiya.find((part) => isRunning(part, now));
  const hora = day.hora?.find((each) => isRunning(each, now));
  if (!choghadiya || !hora) return <span className="text-sm text-ink-muted">{t("ring.press")}</span>;
  const avoided = parts.avoided.find((part) => isRunning(part, now));
  // The offset of the place's clock from UTC, as its own instants have it.
  const offset = toClockMinutes(hora.start) * 60_000 - Date.parse(hora.start);
  const time = new Date(now + offset).toISOString().slice(11, 16);
  return (
    <>
      <span className="tabular text-sm text-ink-muted">{t("ring.now", { time: digits(time) })}</span>
      <strong className="text-title leading-tight font-light">{choghadiya.name}</strong>
      <span className="tabular text-sm">{t("to", { until: clock(choghadiya.end) })}</span>
      <span className="tabular text-sm text-ink-muted">
        {t("ring.hora", { lord: say(GRAHA_WORDS[hora.lord]), until: clock(hora.end) })}
      </span>
      {avoided && (
        <span className="tabular text-sm text-bad">
          {t("now.part", { name: avoided.name, until: clock(avoided.end) })}
        </span>
      )}
    </>
  );
}
