import { DASHA_LEVELS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Badge } from "../../ui/feedback.tsx";
import { contains } from "./dasha-path.ts";
import { StartSpread } from "./start-spread.tsx";
import { isShort, type DashaDates } from "./use-dasha-dates.ts";
import type { Spread } from "./spread.ts";
import { useTreeKeys } from "./use-tree-keys.ts";

interface Period {
  readonly start: string;
  readonly end: string;
}

/** How a dasha's periods are named, told apart, and unfolded. */
export interface PeriodSystem<P extends Period> {
  readonly name: (period: P) => string;
  /** What tells a period from its siblings: its place among them, or its lord. */
  readonly step: (period: P, index: number) => string | number;
  /** The parts that came with it; undefined where they are asked for. */
  readonly known: (period: P) => readonly P[] | undefined;
  /** Asks for the parts of the period at a path of steps, its own last. */
  readonly parts: (
    path: readonly (string | number)[],
    period: P,
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<readonly P[]> };
}

interface PeriodTreeProps<P extends Period> {
  system: PeriodSystem<P>;
  label: string;
  periods: readonly P[];
  now: number;
  dates: DashaDates;
  /** How deep periods unfold. */
  levels?: number;
  /** Between what dates a period may begin, where the time of birth is not exact. */
  spreadOf?: (start: string) => Spread | null;
}

const exact = (): null => null;

/** A dasha's periods as a tree (WAI-ARIA): arrows walk and unfold it; each level is fetched when it is first opened. */
export function PeriodTree<P extends Period>({
  system,
  label,
  periods,
  now,
  dates,
  levels = DASHA_LEVELS.length,
  spreadOf = exact,
}: PeriodTreeProps<P>) {
  const tree = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>(() => {
    const running = Math.max(
      0,
      periods.findIndex((period) => contains(period, now)),
    );
    const period = periods[running];
    return period ? String(system.step(period, running)) : "";
  });
  const toggle = (key: string, wanted?: boolean) => {
    const next = new Set(open);
    if (wanted ?? !open.has(key)) next.add(key);
    else next.delete(key);
    setOpen(next);
  };
  const onKeyDown = useTreeKeys(tree, toggle);
  const shared = { system, open, current, now, dates, levels, spreadOf, onToggle: toggle, onFocus: setCurrent };
  return (
    <ul ref={tree} role="tree" aria-label={label} onKeyDown={onKeyDown} className="border-b border-line">
      {periods.map((period, index) => (
        <Item key={period.start} period={period} path={[system.step(period, index)]} {...shared} />
      ))}
    </ul>
  );
}

interface ItemProps<P extends Period> {
  system: PeriodSystem<P>;
  period: P;
  path: readonly (string | number)[];
  open: ReadonlySet<string>;
  current: string;
  now: number;
  dates: DashaDates;
  levels: number;
  spreadOf: (start: string) => Spread | null;
  onToggle: (key: string, wanted?: boolean) => void;
  onFocus: (key: string) => void;
}

function Item<P extends Period>(item: ItemProps<P>) {
  const { t } = useTranslation("kundli");
  const { system, period, path, open, current, now, dates, levels, spreadOf, onToggle, onFocus } = item;
  const key = path.join("/");
  const level = path.length;
  const leaf = level >= levels;
  const isOpen = !leaf && open.has(key);
  const running = contains(period, now);
  const short = isShort(period);
  const groupId = useId();
  const age = dates.age(period.start);
  return (
    <li role="none" className="border-t border-line">
      <div
        role="treeitem"
        aria-level={level}
        aria-expanded={leaf ? undefined : isOpen}
        aria-owns={isOpen ? groupId : undefined}
        aria-selected={current === key}
        aria-current={running ? "date" : undefined}
        tabIndex={current === key ? 0 : -1}
        data-key={key}
        onFocus={() => onFocus(key)}
        onClick={() => !leaf && onToggle(key)}
        className={cx(
          "flex min-h-11 flex-wrap items-center gap-x-2 py-1 pe-2 text-sm -outline-offset-2 lg:min-h-8",
          !leaf && "cursor-pointer hover:bg-surface-sunken",
          running && "bg-accent-wash",
        )}
        style={{ paddingInlineStart: `${(level - 1) * 1.125}rem` }}
      >
        <ChevronRight
          aria-hidden="true"
          className={cx(
            "size-4 shrink-0 text-ink-muted transition-transform",
            isOpen && "rotate-90",
            leaf && "invisible",
          )}
        />
        <span className={cx("font-medium", !running && "min-w-20")}>{system.name(period)}</span>{" "}
        {running && <Badge tone="accent">{t("dasha.now")}</Badge>}{" "}
        <span className="tabular min-w-0 flex-1 text-end text-ink-muted sm:text-start">
          {dates.date(period.start, short)} – {dates.date(period.end, short)}
          <StartSpread spread={spreadOf(period.start)} dates={dates} />
        </span>{" "}
        {age !== null && <span className="tabular text-ink-muted">{t("dasha.age", { age })}</span>}
      </div>
      {isOpen && <Parts {...item} groupId={groupId} />}
    </li>
  );
}

function Parts<P extends Period>({ groupId, ...item }: ItemProps<P> & { groupId: string }) {
  const { t } = useTranslation("kundli");
  const { system, period, path } = item;
  const known = system.known(period);
  const query = useQuery({ ...system.parts(path, period), enabled: known === undefined, staleTime: Infinity });
  const parts = known ?? query.data;
  if (query.isError) {
    return (
      <p role="alert" className="px-6 py-2 text-sm text-bad">
        {t("dasha.failed")}{" "}
        <button type="button" onClick={() => void query.refetch()} className="min-h-11 font-semibold underline">
          {t("retry")}
        </button>
      </p>
    );
  }
  if (!parts)
    return (
      <div role="status" aria-label={t("dasha.loading")} className="mx-6 my-2 h-8 animate-pulse rounded-sm bg-line" />
    );
  return (
    <ul role="group" id={groupId}>
      {parts.map((part, index) => (
        <Item key={part.start} {...item} period={part} path={[...path, system.step(part, index)]} />
      ))}
    </ul>
  );
}
