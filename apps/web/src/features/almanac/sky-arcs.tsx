import type { PanchangDay } from "./almanac-api.ts";

interface Arc {
  readonly startMs: number;
  readonly endMs: number;
}

/** Between two moonrises on average. */
const LUNAR_DAY_MS = 24.84 * 3_600_000;
const WIDTH = 1000;
const HEIGHT = 100;
const SUN_TOP = 88;
const MOON_TOP = 66;

/**
 * The times of a day in which the Moon is up. Where it rose before the day, or sets after it, the missing end is taken from the mean
 * length of a lunar day: it lies outside of the drawing.
 */
function findMoonArcs({ moonrise, moonset }: PanchangDay): readonly Arc[] {
  if (moonrise === null || moonset === null) return [];
  const [rise, set] = [Date.parse(moonrise), Date.parse(moonset)];
  if (rise < set) return [{ startMs: rise, endMs: set }];
  const upMs = LUNAR_DAY_MS - (rise - set);
  return [
    { startMs: set - upMs, endMs: set },
    { startMs: rise, endMs: rise + upMs },
  ];
}

/** The height of the Sun and the Moon over the axis of the day, and the night. Decorative: the times stand in words beside it. */
export function SkyArcs({ day, place }: { day: PanchangDay; place: (ms: number) => number }) {
  const x = (ms: number): number => place(ms) * (WIDTH / 100);
  const sunrise = Date.parse(day.sunrise ?? "");
  const sunset = Date.parse(day.sunset ?? "");
  // A quadratic curve reaches half as high as its control point.
  const draw = ({ startMs, endMs }: Arc, top: number): string =>
    `M${x(startMs)} ${HEIGHT}Q${(x(startMs) + x(endMs)) / 2} ${HEIGHT - 2 * top} ${x(endMs)} ${HEIGHT}`;
  const sun = draw({ startMs: sunrise, endMs: sunset }, SUN_TOP);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-24 w-full overflow-hidden border-b border-line-strong"
      fill="none"
    >
      <rect x={x(sunset)} y="0" width={WIDTH - x(sunset)} height={HEIGHT} className="fill-ink/6" />
      <path d={sun} className="fill-accent-wash stroke-accent" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      {findMoonArcs(day).map((arc) => (
        <path
          key={arc.startMs}
          d={draw(arc, MOON_TOP)}
          className="stroke-ink-muted"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
