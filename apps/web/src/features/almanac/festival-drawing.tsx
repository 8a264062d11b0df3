import { useTranslation } from "react-i18next";
import { useClock, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import type { FestivalProofData, Span } from "./almanac-api.ts";
import { Block } from "./almanac-block.tsx";

/** In units of the drawing, which grows with the letters of the page. */
const LETTERS = 12;

/** The windows of the days and the tithi across them, drawn on one axis. */
export function FestivalDrawing({ proof, name }: { proof: FestivalProofData; name: string }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const clock = useClock(proof.chosen);
  const days = proof.days.filter(({ window }) => window !== null);
  const instants = [
    ...days.flatMap(({ window, sunrise, sunset }) => [window?.start, window?.end, sunrise, sunset]),
    ...(proof.event ? [proof.event.start, proof.event.end] : []),
  ].flatMap((instant) => (instant ? [Date.parse(instant)] : []));
  if (days.length === 0 || !proof.event) return null;
  const [from, until] = [Math.min(...instants), Math.max(...instants)];
  const x = (instant: string): number => (328 * (Date.parse(instant) - from)) / (until - from);
  return (
    <Block title={t("festival.proof")}>
      <svg viewBox="0 0 328 118" role="img" aria-label={t("festival.drawing", { name })} className="w-full max-w-lg">
        {days.map(({ date, sunset }, index) => {
          const next = days[index + 1]?.sunrise;
          return sunset ? (
            <rect
              key={date}
              x={x(sunset)}
              y={22}
              width={Math.max(0, (next ? x(next) : 328) - x(sunset))}
              height={62}
              className="fill-ink/8"
            />
          ) : null;
        })}
        {days.map(({ date, window, sunrise }) => (
          <g key={date}>
            <text
              x={Math.min(290, Math.max(0, sunrise ? x(sunrise) : 0))}
              y={14}
              fontSize={LETTERS}
              className={date === proof.chosen ? "fill-accent font-semibold" : "fill-ink-muted"}
            >
              {format(date, { day: "numeric", month: "short" })}
            </text>
            {window && (
              <rect
                x={x(window.start)}
                y={22}
                width={Math.max(3, x(window.end) - x(window.start))}
                height={62}
                className={
                  date === proof.chosen
                    ? "fill-accent-fill"
                    : "fill-transparent stroke-line-strong [stroke-dasharray:3_3]"
                }
              />
            )}
          </g>
        ))}
        <rect
          x={x(proof.event.start)}
          y={44}
          width={Math.max(3, x(proof.event.end) - x(proof.event.start))}
          height={18}
          rx={2}
          className="fill-ink"
        />
        <text
          x={(x(proof.event.start) + x(proof.event.end)) / 2}
          y={57}
          textAnchor="middle"
          fontSize={LETTERS}
          className="fill-surface"
        >
          {name}
        </text>
        <EventTimes event={proof.event} from={x(proof.event.start)} until={x(proof.event.end)} clock={clock} />
      </svg>
      <p className="mt-1 text-sm text-ink-muted">{t("festival.drawn")}</p>
    </Block>
  );
}

/** Room for both times of an event, each with its date. */
const TIMES_WIDTH = 170;

interface EventTimesProps {
  readonly event: Span;
  readonly from: number;
  readonly until: number;
  readonly clock: (instant: string) => string;
}

/** The times under both ends of a tithi, or in one text if they would touch. */
function EventTimes({ event, from, until, clock }: EventTimesProps) {
  const { t } = useTranslation("almanac");
  const [start, end] = [clock(event.start), clock(event.end)];
  const lettering = { fontSize: LETTERS, className: "fill-ink-muted" };
  if (until - from < TIMES_WIDTH) {
    return (
      <text x={Math.max(90, Math.min(238, (from + until) / 2))} y={102} textAnchor="middle" {...lettering}>
        {start === end ? start : t("range", { from: start, until: end })}
      </text>
    );
  }
  return (
    <>
      <text x={Math.max(0, from - 8)} y={102} {...lettering}>
        {start}
      </text>
      <text x={Math.min(328, until + 8)} y={102} textAnchor="end" {...lettering}>
        {end}
      </text>
    </>
  );
}
