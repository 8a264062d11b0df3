import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClock } from "../../domain/almanac/almanac-time.ts";
import { useWidth } from "../../domain/chart/use-width.ts";
import { cx } from "../../lib/cx.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { PanchangDay } from "./almanac-api.ts";
import { type DayPart, type DayParts, isRunning, LIMBS, PART_ROWS, type PartRow, type Tone } from "./day-parts.ts";
import { SkyArcs } from "./sky-arcs.tsx";

const WASHES: Record<Tone, string> = {
  good: "bg-good/20",
  bad: "bg-bad/16",
  neutral: "bg-ink/6",
};
const RUNNING: Record<Tone, string> = {
  good: "bg-good/45 font-semibold",
  bad: "bg-bad/34 font-semibold",
  neutral: "bg-accent-wash font-semibold",
};

/** A part as it is drawn; all places are hundredths of the band. */
interface Cell {
  readonly part: DayPart;
  readonly left: number;
  readonly width: number;
  readonly text: string;
  /** Beside a cell that is too narrow for its name. */
  readonly nameBeside?: "start" | "end";
}

/** The width of a letter of a name, and of what surrounds the name. */
const LETTER_REM = 0.45;
const PADDING_REM = 0.5625;
/** The names of the rows stand before the band (w-30). */
const ROW_NAME_REM = 7.5;
/** Of the section, until it is measured: a window of 1280 px. */
const USUAL_WIDTH_REM = 76;

/** How wide a name is, in hundredths of the band. */
type MeasureName = (text: string) => number;

/** Measures names against the section as it is: at 1280 px with letters of 150 % the band has only 44 rem. */
function useNameMeasure() {
  const { ref, width } = useWidth<HTMLElement>(USUAL_WIDTH_REM, "rem");
  const hundredth = (width - ROW_NAME_REM) / 100;
  const measure: MeasureName = (text) => (text.length * LETTER_REM + PADDING_REM) / hundredth;
  return { ref, measure };
}

/** The rows whose cells are few and short: their names stand beside them. */
const SPARSE_ROWS: ReadonlySet<PartRow> = new Set(["avoided", "favoured"]);

/** Cells of a row that overlap, with the names beside them, are drawn in lanes below each other. */
function layOutLanes(cells: readonly Cell[], measure: MeasureName): readonly (readonly Cell[])[] {
  const lanes: { cells: Cell[]; until: number }[] = [];
  for (const cell of cells) {
    const name = cell.nameBeside ? measure(cell.text) : 0;
    const from = cell.left - (cell.nameBeside === "start" ? name : 0);
    const until = cell.left + cell.width + (cell.nameBeside === "end" ? name : 0);
    const free = lanes.find((lane) => lane.until <= from + 0.01);
    if (free) {
      free.cells.push(cell);
      free.until = until;
    } else lanes.push({ cells: [cell], until });
  }
  return lanes.map((lane) => lane.cells);
}

/** Arrow keys move along a row, which is one stop of the Tab key. */
function moveAlongRow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const cells = [...event.currentTarget.querySelectorAll("button")];
  const next = cells[cells.indexOf(document.activeElement as HTMLButtonElement) + step];
  next?.focus();
  event.preventDefault();
}

/** Positions for style attributes, which the content security policy forbids in the server's HTML: none until it is hydrated. */
function usePositions(): (style: CSSProperties) => CSSProperties | undefined {
  const isHydrated = useHydrated();
  return (style) => (isHydrated ? style : undefined);
}

interface DayBandProps {
  readonly day: PanchangDay;
  readonly parts: DayParts;
  /** Milliseconds of the present minute. */
  readonly now: number;
}

/** The day from sunrise to sunrise: the Sun and the Moon, limbs, parts to avoid and to choose, choghadiya and hora on one axis. */
export function DayBand({ day, parts, now }: DayBandProps) {
  const { t } = useTranslation("almanac");
  const clock = useClock(day.date);
  const isHydrated = useHydrated();
  const at = usePositions();
  const { ref, measure } = useNameMeasure();
  const [chosen, setChosen] = useState<string | null>(null);
  const startMs = Date.parse(day.choghadiya?.[0]?.start ?? "");
  const endMs = Date.parse(day.choghadiya?.at(-1)?.end ?? "");
  const place = (ms: number): number => (100 * (ms - startMs)) / (endMs - startMs);
  const isNow = now >= startMs && now < endMs;
  const toCells = (row: PartRow): readonly Cell[] =>
    parts[row]
      .filter(({ start, end }) => Date.parse(end) > startMs && Date.parse(start) < endMs)
      .map((part) => {
        const left = Math.max(0, place(Date.parse(part.start)));
        const width = Math.min(100, place(Date.parse(part.end))) - left;
        if (!SPARSE_ROWS.has(row)) return { part, left, width, text: part.short };
        const cell = { part, left, width, text: part.name };
        if (measure(part.name) <= width) return cell;
        const hasRoom = left + width + measure(part.name) <= 100;
        return { ...cell, nameBeside: hasRoom ? "end" : "start" };
      });
  const sunset = day.sunset === null ? 0 : place(Date.parse(day.sunset));
  return (
    // Without scripts its place would stay empty; its times are in the lists below as well.
    <section
      ref={ref}
      aria-label={t("band")}
      className={cx("@container mt-6", !isHydrated && "invisible noscript:hidden")}
    >
      <div className="relative ms-30 mt-8">
        <SkyArcs day={day} place={place} />
        <p className="tabular relative mt-1 flex h-6 justify-between text-sm">
          <span>
            <strong>{clock(day.choghadiya?.[0]?.start ?? "")}</strong>{" "}
            <span className="text-ink-muted">{t("sunrise")}</span>
          </span>
          <span className="absolute -translate-x-1/2" style={at({ left: `${sunset}%` })}>
            <strong>{clock(day.sunset ?? "")}</strong> <span className="text-ink-muted">{t("sunset")}</span>
          </span>
          <strong>{clock(day.choghadiya?.at(-1)?.end ?? "").split(",")[0]}</strong>
        </p>
        <p className="tabular absolute end-2 top-1 text-sm text-ink-muted">
          {(["moonrise", "moonset"] as const)
            .flatMap((key) => (day[key] === null ? [] : [`${t(key)} ${clock(day[key])}`]))
            .join(" · ")}
        </p>
      </div>
      <div className="relative mt-3 space-y-2">
        {isNow && (
          <div aria-hidden="true" className="pointer-events-none absolute -top-33 bottom-0 start-30 end-0">
            <div className="absolute inset-y-0 w-0.5 bg-accent" style={at({ left: `${place(now)}%` })} />
          </div>
        )}
        {PART_ROWS.map((row) => (
          <div key={row} className="relative flex items-start">
            <h3 className="w-30 shrink-0 pt-1 text-sm text-ink-muted">{t(`row.${row}`)}</h3>
            <div
              className="min-w-0 flex-1 space-y-1"
              role="group"
              aria-label={t(`row.${row}`)}
              onKeyDown={moveAlongRow}
            >
              {layOutLanes(toCells(row), measure).map((lane, laneIndex) => (
                <div key={laneIndex} className="relative h-7">
                  {lane.map((cell, index) => {
                    const id = `${row} ${cell.part.key} ${cell.part.start}`;
                    return (
                      <BandCell
                        key={id}
                        row={row}
                        cell={cell}
                        date={day.date}
                        endsInDay={Date.parse(cell.part.end) < endMs && (LIMBS as readonly string[]).includes(row)}
                        now={now}
                        isFirst={laneIndex === 0 && index === 0}
                        isChosen={chosen === id}
                        onPress={() => setChosen(chosen === id ? null : id)}
                      />
                    );
                  })}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-muted">{t("press")}</p>
    </section>
  );
}

/** Sixteen names of six letters, and twenty-four of two, have room in any band: with letters of 200 % they grow to 14 px instead of 26. */
const DENSE_ROWS: ReadonlySet<PartRow> = new Set(["choghadiya", "hora"]);
const DENSE_LETTERS = "text-[clamp(0.4rem,calc((100cqw-7.5rem)/58-0.16rem),0.8125rem)]";

interface BandCellProps {
  readonly row: PartRow;
  readonly cell: Cell;
  readonly date: string;
  /** Whether its end is written into it. */
  readonly endsInDay: boolean;
  readonly now: number;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function BandCell({ row, cell, date, endsInDay, now, isFirst, isChosen, onPress }: BandCellProps) {
  const { t } = useTranslation("almanac");
  const clock = useClock(date);
  const at = usePositions();
  const { part, left, width } = cell;
  const times = { from: clock(part.start), until: clock(part.end) };
  const until = endsInDay ? t("to", { until: times.until.split(",")[0] ?? "" }) : "";
  return (
    <>
      <button
        type="button"
        tabIndex={isFirst ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={nameCell(cell, until, until ? t("from", times) : t("fromTo", times))}
        onClick={onPress}
        className={cx(
          "absolute inset-y-0 rounded-sm border-e border-surface px-1 text-start leading-none whitespace-nowrap",
          DENSE_ROWS.has(row) ? DENSE_LETTERS : "text-[0.8125rem]",
          "aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-accent",
          isRunning(part, now) ? RUNNING[part.tone] : WASHES[part.tone],
        )}
        style={at({ left: `${left}%`, width: `${width}%` })}
      >
        <CellName cell={cell} until={until} />
      </button>
      {isChosen && <Explanation cell={cell} times={times} />}
    </>
  );
}

/** Beside the finger: under the pressed cell, towards the middle of the band. */
function Explanation({ cell: { part, left, width }, times }: { cell: Cell; times: { from: string; until: string } }) {
  const { t } = useTranslation("almanac");
  const isOnRight = left + width / 2 > 60;
  return (
    <p
      role="status"
      className="absolute top-full z-10 mt-1 w-72 rounded-md border border-line-strong bg-surface-raised p-3 text-sm shadow-md"
      style={isOnRight ? { right: `${100 - left - width}%` } : { left: `${left}%` }}
    >
      <strong>{part.name}</strong> <span className="tabular">{t("fromTo", times)}</span>
      <br />
      <span className="text-ink-muted">{part.what}</span>
    </p>
  );
}

/** Begins with the words that the cell can show, so that it can be chosen by speaking them: "Mo, Hora of Moon, from …". */
function nameCell({ part: { name }, text }: Cell, until: string, rest: string): string {
  const shown = name.startsWith(text) ? name : `${text}, ${name}`;
  return `${until === "" ? shown : `${shown} ${until}`}, ${rest}`;
}

/** As much of the name and the end as the cell has room for, never half a word; the whole is in its accessible name. */
function CellName({ cell: { text, nameBeside }, until }: { cell: Cell; until: string }) {
  if (nameBeside)
    return (
      <span
        className={cx("absolute top-1/2 -translate-y-1/2 px-1.5", nameBeside === "end" ? "start-full" : "end-full")}
      >
        {text}
      </span>
    );
  return (
    // What has no room beside the empty first box goes to the second line, which is not seen.
    <span className="absolute inset-x-1 inset-y-0 overflow-hidden leading-7 whitespace-normal *:inline-block *:whitespace-nowrap">
      <span />
      <span>{text}</span> <span className="font-normal text-ink-muted">{until}</span>
    </span>
  );
}
