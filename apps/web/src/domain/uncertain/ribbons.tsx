import { cx } from "../../lib/cx.ts";
import type { Turning } from "./turning.ts";
import { type Fact, factsAt, rangeOf, useTurnWords } from "./use-turn-words.ts";

/** A fact that may turn, and what it is called. */
export interface TurnRow {
  readonly path: string;
  readonly name: string;
}

interface RibbonsProps {
  turning: Turning;
  rows: readonly TurnRow[];
  /** The stated time, in the middle of what is possible; none where nobody stated one. */
  stated: boolean;
}

/** Words inside a part of a ribbon need so much of its width. */
const ROOM = 14;

/** From the first possible time to the last, a ribbon for each fact: where its colour changes, it turns. */
export function Ribbons({ turning, rows, stated }: RibbonsProps) {
  const { clock, sentence } = useTurnWords(turning);
  const [from, until] = rangeOf(turning.uncertainty);
  return (
    <div>
      <ul>
        {rows.map(({ path, name }) => (
          <li key={path} className="grid items-center gap-x-4 py-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="font-medium">{name}</span>
            <span className="sr-only">{sentence(path)}</span>
            <Ribbon turning={turning} path={path} stated={stated} />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="tabular flex justify-between text-xs text-ink-muted sm:ms-40">
        <span>{clock(from)}</span>
        {stated && <span className="text-accent">{clock(middleOf(from, until))}</span>}
        <span>{clock(until)}</span>
      </p>
    </div>
  );
}

const middleOf = (from: string, until: string): string =>
  new Date((Date.parse(from) + Date.parse(until)) / 2).toISOString();

function Ribbon({ turning, path, stated }: { turning: Turning; path: string; stated: boolean }) {
  const { value } = useTurnWords(turning);
  const [from, until] = rangeOf(turning.uncertainty).map((instant) => Date.parse(instant)) as [number, number];
  const at = (instant: string): number => ((Date.parse(instant) - from) / (until - from)) * 100;
  return (
    <span aria-hidden="true" className="relative block h-6 overflow-hidden rounded-[2px] bg-surface-sunken">
      {parts(factsAt(turning.uncertainty, path)).map(({ fact, interval }, index) => {
        const [start, width] = [at(interval.from), at(interval.until) - at(interval.from)];
        return (
          <span
            key={interval.from}
            title={value(fact)}
            style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
            className={cx(
              "absolute inset-y-0 truncate border-s border-surface px-1 text-xs leading-6",
              index % 2 === 0 ? "bg-line" : "bg-accent-wash",
            )}
          >
            {width >= ROOM && value(fact)}
          </span>
        );
      })}
      {stated && <span className="absolute inset-y-0 start-1/2 w-px bg-accent" />}
    </span>
  );
}

/** The intervals of all values of a fact, in their order. */
const parts = (facts: readonly Fact[]) =>
  facts
    .flatMap((fact) => fact.intervals.map((interval) => ({ fact, interval })))
    .toSorted((one, other) => Date.parse(one.interval.from) - Date.parse(other.interval.from));
