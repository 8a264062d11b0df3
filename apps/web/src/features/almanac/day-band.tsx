import { GRAHA_WORDS, KARANA_WORDS, NAKSHATRA_WORDS, NITYA_YOGA_WORDS, formatTithiName } from "@lagna/terms";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../lib/cx.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { PanchangDay, Span } from "./almanac-api.ts";
import { useClock } from "../../domain/almanac/almanac-time.ts";

type Tone = "good" | "bad" | "neutral";

/** One part of the day in the band. */
interface Cell extends Span {
  readonly key: string;
  readonly name: string;
  /** Where the name does not fit. */
  readonly short: string;
  readonly tone: Tone;
  /** What it is, in a sentence. */
  readonly what: string;
}
interface Row {
  readonly id: string;
  readonly cells: readonly Cell[];
}

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

/** The day's parts as rows of cells. */
function useRows(day: PanchangDay): Row[] {
  const { t } = useTranslation("almanac");
  const say = useTermFormatter();
  const language = useLanguage();
  const limb = (key: string, name: string, span: Span, what: string): Cell => ({
    ...span,
    key,
    name,
    short: name,
    tone: "neutral",
    what,
  });
  const toCells = (spans: readonly (Span & { id: string })[] | null, tone: Tone): Cell[] =>
    (spans ?? []).map(({ id, start, end }, index) => ({
      start,
      end,
      key: `${id}${index}`,
      name: t(`part.${id}`),
      short: t(`partShort.${id}`),
      tone,
      what: t(`partWhat.${id}`),
    }));
  return [
    {
      id: "tithi",
      cells: day.tithi.map((each) =>
        limb(`t${each.number}`, formatTithiName(each.number, language), each, t("what.tithi")),
      ),
    },
    {
      id: "nakshatra",
      cells: day.nakshatra.map((each) => limb(each.name, say(NAKSHATRA_WORDS[each.name]), each, t("what.nakshatra"))),
    },
    {
      id: "yoga",
      cells: day.yoga.map((each) => limb(each.name, say(NITYA_YOGA_WORDS[each.name]), each, t("what.yoga"))),
    },
    {
      id: "karana",
      cells: day.karana.map((each) => limb(`k${each.number}`, say(KARANA_WORDS[each.name]), each, t("what.karana"))),
    },
    { id: "avoided", cells: toCells(day.inauspicious, "bad") },
    { id: "favoured", cells: toCells(day.auspicious, "good") },
    {
      id: "choghadiya",
      cells: (day.choghadiya ?? []).map(({ id, quality, start, end }, index) => ({
        start,
        end,
        key: `${id}${index}`,
        name: t(`choghadiya.${id}`),
        short: t(`choghadiya.${id}`),
        tone: quality,
        what: t(`quality.${quality}`),
      })),
    },
    {
      id: "hora",
      cells: (day.hora ?? []).map(({ lord, start, end }, index) => ({
        start,
        end,
        key: `${lord}${index}`,
        name: t("horaOf", { lord: say(GRAHA_WORDS[lord]) }),
        short: say(GRAHA_WORDS[lord], "short"),
        tone: "neutral" as const,
        what: t("what.hora"),
      })),
    },
  ];
}

/** The rows whose cells say when they end. */
const LIMB_ROWS: ReadonlySet<string> = new Set(["tithi", "nakshatra", "yoga", "karana"]);

/** Cells of a row that overlap are drawn in lanes below each other. */
function layOutLanes(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const lanes: Cell[][] = [];
  for (const cell of cells) {
    const free = lanes.find((lane) => Date.parse(lane.at(-1)?.end ?? "") <= Date.parse(cell.start));
    if (free) free.push(cell);
    else lanes.push([cell]);
  }
  return lanes;
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

const isRunning = ({ start, end }: Span, now: number): boolean => Date.parse(start) <= now && now < Date.parse(end);

/** The day from sunrise to sunrise: limbs, parts to avoid and to choose, choghadiya and hora on one axis. */
export function DayBand({ day, now }: { day: PanchangDay; now: number }) {
  const { t } = useTranslation("almanac");
  const clock = useClock(day.date);
  const rows = useRows(day);
  const [chosen, setChosen] = useState<Cell | null>(null);
  const startMs = Date.parse(day.choghadiya?.[0]?.start ?? "");
  const endMs = Date.parse(day.choghadiya?.at(-1)?.end ?? "");
  const sunsetMs = Date.parse(day.sunset ?? "");
  const place = (ms: number): number => Math.min(100, Math.max(0, (100 * (ms - startMs)) / (endMs - startMs)));
  const isNow = now >= startMs && now < endMs;
  const endsInDay = (cell: Cell): boolean => Date.parse(cell.end) < endMs;
  const visible = (cell: Cell): boolean => Date.parse(cell.end) > startMs && Date.parse(cell.start) < endMs;
  return (
    <section aria-label={t("band")} className="mt-8">
      <div className="relative md:ms-30">
        <p className="tabular flex justify-between text-sm">
          <span>
            <strong>{clock(day.choghadiya?.[0]?.start ?? "")}</strong>{" "}
            <span className="text-ink-muted">{t("sunrise")}</span>
          </span>
          <span>
            <strong>{clock(day.sunset ?? "")}</strong> <span className="text-ink-muted">{t("sunset")}</span>
          </span>
          <strong>{clock(day.choghadiya?.at(-1)?.end ?? "").split(",")[0]}</strong>
        </p>
        <div className="relative mt-1 h-2 overflow-hidden rounded-full bg-ink/12">
          <div className="absolute inset-y-0 start-0 bg-accent-fill/70" style={{ width: `${place(sunsetMs)}%` }} />
        </div>
      </div>
      <div className="relative mt-3 space-y-2">
        {isNow && (
          <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-0 start-0 md:start-30">
            <div className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: `${place(now)}%` }} />
          </div>
        )}
        {rows.map(({ id, cells }) => (
          <div key={id} className="relative md:flex md:items-start">
            <h3 className="text-sm text-ink-muted md:w-30 md:shrink-0 md:pt-1">{t(`row.${id}`)}</h3>
            <div className="min-w-0 flex-1 space-y-1" role="group" aria-label={t(`row.${id}`)} onKeyDown={moveAlongRow}>
              {layOutLanes(cells.filter(visible)).map((lane, laneIndex) => (
                <div key={laneIndex} className="relative h-8 md:h-7">
                  {lane.map((cell, index) => {
                    const left = place(Date.parse(cell.start));
                    const width = place(Date.parse(cell.end)) - left;
                    const running = isRunning(cell, now);
                    const times = { from: clock(cell.start), until: clock(cell.end) };
                    const until =
                      endsInDay(cell) && LIMB_ROWS.has(id) ? t("to", { until: times.until.split(",")[0] ?? "" }) : "";
                    return (
                      <button
                        key={cell.key}
                        type="button"
                        tabIndex={laneIndex === 0 && index === 0 ? 0 : -1}
                        aria-pressed={chosen?.key === cell.key && chosen.start === cell.start}
                        aria-label={nameCell(cell, until, until ? t("from", times) : t("fromTo", times))}
                        onClick={() => setChosen(chosen === cell ? null : cell)}
                        className={cx(
                          "absolute inset-y-0 overflow-hidden rounded-sm border-e border-surface px-1 text-start text-[13px] leading-none whitespace-nowrap",
                          "aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-accent",
                          running ? RUNNING[cell.tone] : WASHES[cell.tone],
                        )}
                        style={{ left: `${left}%`, width: `${width}%` } satisfies CSSProperties}
                      >
                        <CellName cell={cell} width={width} until={until} />
                      </button>
                    );
                  })}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <p aria-live="polite" className="mt-3 min-h-12 border-s-3 border-accent-fill ps-4 text-sm">
        {chosen ? (
          <>
            <strong>{chosen.name}</strong>{" "}
            <span className="tabular">{t("fromTo", { from: clock(chosen.start), until: clock(chosen.end) })}</span>
            <br />
            <span className="text-ink-muted">{chosen.what}</span>
          </>
        ) : (
          <span className="text-ink-muted">{t("press")}</span>
        )}
      </p>
    </section>
  );
}

/** The width of a letter, and of a hundredth of the band on a phone and on a wide screen, in pixels. */
const LETTER_PX = 6.8;
const PADDING_PX = 7;
const PHONE_PX = 3.2;
const WIDE_PX = 10.5;

const fits = (text: string, width: number, pixels: number): boolean =>
  text.length * LETTER_PX + PADDING_PX <= width * pixels;

/** Begins with the words that the cell can show, so that it can be chosen by speaking them. */
const nameCell = ({ name }: Cell, until: string, rest: string): string =>
  `${until === "" ? name : `${name} ${until}`}, ${rest}`;

/** As much of the name and the end as the cell has room for; the whole is in its accessible name. */
function CellName({ cell, width, until }: { cell: Cell; width: number; until: string }) {
  const withEnd = `${cell.short} ${until}`;
  const end = <span className="font-normal text-ink-muted"> {until}</span>;
  if (fits(withEnd, width, PHONE_PX))
    return (
      <>
        {cell.short}
        {end}
      </>
    );
  const isOnPhone = fits(cell.short, width, PHONE_PX);
  if (!isOnPhone && !fits(cell.short, width, WIDE_PX)) return null;
  return (
    <span className={isOnPhone ? undefined : "hidden xl:inline"}>
      {cell.short}
      {fits(withEnd, width, WIDE_PX) && <span className="hidden xl:inline">{end}</span>}
    </span>
  );
}
