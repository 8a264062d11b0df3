import type { DashaPeriod } from "@lagna/contract";
import { DASHA_LEVELS, GRAHA_WORDS } from "@lagna/terms";
import { ChevronRight } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Badge } from "../../ui/feedback.tsx";
import { useWord } from "../words/use-word.ts";
import { contains, pathKey, type PathPeriod } from "./dasha-path.ts";
import { isShort, type DashaDates } from "./use-dasha-dates.ts";
import { useSubPeriods } from "./use-sub-periods.ts";
import { useTreeKeys } from "./use-tree-keys.ts";

interface DashaTreeProps {
  periods: readonly DashaPeriod[];
  now: number;
  dates: DashaDates;
}

/** The same periods as a tree (WAI-ARIA): arrows walk and unfold it; each level is fetched when it is first opened. */
export function DashaTree({ periods, now, dates }: DashaTreeProps) {
  const { t } = useTranslation("kundli");
  const tree = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>(
    () => periods.find((period) => contains(period, now))?.lord ?? periods[0]?.lord ?? "",
  );
  const toggle = (key: string, wanted?: boolean) => {
    const next = new Set(open);
    if (wanted ?? !open.has(key)) next.add(key);
    else next.delete(key);
    setOpen(next);
  };
  const onKeyDown = useTreeKeys(tree, toggle);
  const shared = { open, current, now, dates, onToggle: toggle, onFocus: setCurrent };
  return (
    <ul ref={tree} role="tree" aria-label={t("dasha.treeLabel")} onKeyDown={onKeyDown} className="border-b border-line">
      {periods.map((period) => (
        <Item key={period.start} item={{ period, lords: [period.lord] }} {...shared} />
      ))}
    </ul>
  );
}

interface ItemProps {
  item: PathPeriod;
  open: ReadonlySet<string>;
  current: string;
  now: number;
  dates: DashaDates;
  onToggle: (key: string, wanted?: boolean) => void;
  onFocus: (key: string) => void;
}

function Item({ item, ...shared }: ItemProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const { period, lords } = item;
  const { now, dates } = shared;
  const key = pathKey(item);
  const level = lords.length;
  const leaf = level >= DASHA_LEVELS.length;
  const isOpen = !leaf && shared.open.has(key);
  const running = contains(period, now);
  const short = isShort(period);
  const groupId = useId();
  return (
    <li role="none" className="border-t border-line">
      <div
        role="treeitem"
        aria-level={level}
        aria-expanded={leaf ? undefined : isOpen}
        aria-owns={isOpen ? groupId : undefined}
        aria-selected={shared.current === key}
        aria-current={running ? "date" : undefined}
        tabIndex={shared.current === key ? 0 : -1}
        data-key={key}
        onFocus={() => shared.onFocus(key)}
        onClick={() => !leaf && shared.onToggle(key)}
        className={cx(
          "flex min-h-11 items-center gap-2 py-1 pe-2 text-sm -outline-offset-2",
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
        <span className="min-w-20 font-medium">{say(GRAHA_WORDS[period.lord])}</span>{" "}
        <span className="tabular min-w-0 flex-1 text-end text-ink-muted sm:text-start">
          {dates.date(period.start, short)} – {dates.date(period.end, short)}
        </span>{" "}
        {running && <Badge tone="accent">{t("dasha.now")}</Badge>}
      </div>
      {isOpen && <Children item={item} groupId={groupId} {...shared} />}
    </li>
  );
}

function Children({ item, groupId, ...shared }: ItemProps & { groupId: string }) {
  const { t } = useTranslation("kundli");
  const { periods, failed, retry } = useSubPeriods(item, true);
  if (failed) {
    return (
      <p role="alert" className="px-6 py-2 text-sm text-bad">
        {t("dasha.failed")}{" "}
        <button type="button" onClick={retry} className="min-h-11 font-semibold underline">
          {t("retry")}
        </button>
      </p>
    );
  }
  if (!periods)
    return (
      <div role="status" aria-label={t("dasha.loading")} className="mx-6 my-2 h-8 animate-pulse rounded-sm bg-line" />
    );
  return (
    <ul role="group" id={groupId}>
      {periods.map((period) => (
        <Item key={period.start} item={{ period, lords: [...item.lords, period.lord] }} {...shared} />
      ))}
    </ul>
  );
}
