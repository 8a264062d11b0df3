import { cx } from "../../lib/cx.ts";
import type { BirthUncertainty } from "./uncertainty-context.ts";
import { type Fact, getFactsAt, getTimeRange, useUncertaintyTexts } from "./use-uncertainty-texts.ts";

/** A fact that may change with the birth time, and its name. */
export interface FactRow {
  readonly path: string;
  readonly name: string;
}

interface UncertaintyRibbonsProps {
  birthUncertainty: BirthUncertainty;
  rows: readonly FactRow[];
  /** Whether to mark the stated time in the middle of the range; false where no time was stated. */
  stated: boolean;
}

/** Minimum width of a part of a ribbon for a label inside it, in percent. */
const MIN_LABEL_PERCENT = 14;

/** A ribbon for each fact, from the first possible time to the last: where the fact changes, so does the colour. */
export function UncertaintyRibbons({ birthUncertainty, rows, stated }: UncertaintyRibbonsProps) {
  const { formatClock, formatSentence } = useUncertaintyTexts(birthUncertainty);
  const [from, until] = getTimeRange(birthUncertainty.uncertainty);
  return (
    <div>
      <ul>
        {rows.map(({ path, name }) => (
          <li key={path} className="grid items-center gap-x-4 py-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="font-medium">{name}</span>
            <span className="sr-only">{formatSentence(path)}</span>
            <UncertaintyRibbon birthUncertainty={birthUncertainty} path={path} stated={stated} />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="tabular flex justify-between text-xs text-ink-muted sm:ms-40">
        <span>{formatClock(from)}</span>
        {stated && <span className="text-accent">{formatClock(computeMidpoint(from, until))}</span>}
        <span>{formatClock(until)}</span>
      </p>
    </div>
  );
}

const computeMidpoint = (from: string, until: string): string =>
  new Date((Date.parse(from) + Date.parse(until)) / 2).toISOString();

function UncertaintyRibbon({
  birthUncertainty,
  path,
  stated,
}: {
  birthUncertainty: BirthUncertainty;
  path: string;
  stated: boolean;
}) {
  const { formatValue } = useUncertaintyTexts(birthUncertainty);
  const [from, until] = getTimeRange(birthUncertainty.uncertainty).map((instant) => Date.parse(instant)) as [
    number,
    number,
  ];
  const toPercent = (instant: string): number => ((Date.parse(instant) - from) / (until - from)) * 100;
  return (
    <span aria-hidden="true" className="relative block h-6 overflow-hidden rounded-[2px] bg-surface-sunken">
      {listIntervals(getFactsAt(birthUncertainty.uncertainty, path)).map(({ fact, interval }, index) => {
        const [start, width] = [toPercent(interval.from), toPercent(interval.until) - toPercent(interval.from)];
        return (
          <span
            key={interval.from}
            title={formatValue(fact)}
            style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
            className={cx(
              "absolute inset-y-0 truncate border-s border-surface px-1 text-xs leading-6",
              index % 2 === 0 ? "bg-line" : "bg-accent-wash",
            )}
          >
            {width >= MIN_LABEL_PERCENT && formatValue(fact)}
          </span>
        );
      })}
      {stated && <span className="absolute inset-y-0 start-1/2 w-px bg-accent" />}
    </span>
  );
}

/** The intervals of all values of a fact, in order of time. */
const listIntervals = (facts: readonly Fact[]) =>
  facts
    .flatMap((fact) => fact.intervals.map((interval) => ({ fact, interval })))
    .toSorted((one, other) => Date.parse(one.interval.from) - Date.parse(other.interval.from));
