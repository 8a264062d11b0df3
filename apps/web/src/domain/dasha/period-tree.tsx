import { DASHA_LEVELS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import ChevronRight from "~icons/lucide/chevron-right";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Badge } from "../../ui/feedback.tsx";
import { isWithinPeriod } from "./find-running-periods.ts";
import { StartRangeText } from "./start-range-text.tsx";
import { isShortPeriod, type TreeDates } from "./use-dasha-dates.ts";
import type { StartRange } from "./start-range.ts";
import { useTreeKeyboard } from "./use-tree-keyboard.ts";

interface Period {
  readonly start: string;
  readonly end: string;
}

/** How the periods of a dasha are named, identified and unfolded. */
export interface PeriodSystem<P extends Period> {
  readonly name: (period: P) => string;
  /** Identifies a period among its siblings: its index, or its lord. */
  readonly step: (period: P, index: number) => string | number;
  /** The sub-periods that came with it; undefined where they have to be fetched. */
  readonly getLoadedParts: (period: P) => readonly P[] | undefined;
  /** Query for the sub-periods of the period at a path of steps, which ends with the period's own step. */
  readonly buildPartsQuery: (
    path: readonly (string | number)[],
    period: P,
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<readonly P[]> };
}

interface PeriodTreeProps<P extends Period> {
  system: PeriodSystem<P>;
  label: string;
  periods: readonly P[];
  now: number;
  dates: TreeDates;
  /** How many levels can be unfolded. */
  levels?: number;
  /** Dates between which a period may begin, where the time of birth is not exact. */
  getStartRange?: (start: string) => StartRange | null;
}

const getNoStartRange = (): null => null;

/**
 * The periods of a dasha as a WAI-ARIA tree, navigated by arrow keys. Each level is fetched when it is first opened.
 */
export function PeriodTree<P extends Period>({
  system,
  label,
  periods,
  now,
  dates,
  levels = DASHA_LEVELS.length,
  getStartRange = getNoStartRange,
}: PeriodTreeProps<P>) {
  const tree = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>(() => {
    const running = Math.max(
      0,
      periods.findIndex((period) => isWithinPeriod(period, now)),
    );
    const period = periods[running];
    return period ? String(system.step(period, running)) : "";
  });
  const toggle = (key: string, expanded?: boolean) => {
    const next = new Set(open);
    if (expanded ?? !open.has(key)) next.add(key);
    else next.delete(key);
    setOpen(next);
  };
  const onKeyDown = useTreeKeyboard(tree, toggle);
  const shared = { system, open, current, now, dates, levels, getStartRange, onToggle: toggle, onFocus: setCurrent };
  return (
    <ul ref={tree} role="tree" aria-label={label} onKeyDown={onKeyDown} className="border-b border-line">
      {periods.map((period, index) => (
        <PeriodItem key={period.start} period={period} path={[system.step(period, index)]} {...shared} />
      ))}
    </ul>
  );
}

interface PeriodItemProps<P extends Period> {
  system: PeriodSystem<P>;
  period: P;
  path: readonly (string | number)[];
  open: ReadonlySet<string>;
  current: string;
  now: number;
  dates: TreeDates;
  levels: number;
  getStartRange: (start: string) => StartRange | null;
  onToggle: (key: string, expanded?: boolean) => void;
  onFocus: (key: string) => void;
}

function PeriodItem<P extends Period>(item: PeriodItemProps<P>) {
  const { t } = useTranslation("kundli");
  const { system, period, path, open, current, now, dates, levels, getStartRange, onToggle, onFocus } = item;
  const key = path.join("/");
  const level = path.length;
  const leaf = level >= levels;
  const isOpen = !leaf && open.has(key);
  const running = isWithinPeriod(period, now);
  const short = isShortPeriod(period);
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
          <StartRangeText spread={getStartRange(period.start)} dates={dates} />
        </span>{" "}
        {age !== null && <span className="tabular text-ink-muted">{t("dasha.age", { age })}</span>}
      </div>
      {isOpen && <PeriodParts {...item} groupId={groupId} />}
    </li>
  );
}

function PeriodParts<P extends Period>({ groupId, ...item }: PeriodItemProps<P> & { groupId: string }) {
  const { t } = useTranslation("kundli");
  const { system, period, path } = item;
  const loadedParts = system.getLoadedParts(period);
  const query = useQuery({
    ...system.buildPartsQuery(path, period),
    enabled: loadedParts === undefined,
    staleTime: Infinity,
  });
  const parts = loadedParts ?? query.data;
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
        <PeriodItem key={part.start} {...item} period={part} path={[...path, system.step(part, index)]} />
      ))}
    </ul>
  );
}
