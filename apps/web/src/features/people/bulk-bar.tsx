import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "@lagna/contract";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps {
  people: readonly AdminUser[];
  /** Whether there are more people than those shown. */
  hasMore: boolean;
  /** The number of all matching people, if known. */
  total: number | null;
  selection: Selection;
  busy: boolean;
  onSelectAll: () => Promise<void>;
  onActivate: () => void;
}

/** Selects and activates many people at once, for example five hundred who wait. */
export function BulkBar({ people, hasMore, total, selection, busy, onSelectAll, onActivate }: BulkBarProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const [collecting, setCollecting] = useState(false);
  const inactivePeople = people.filter(({ status }) => status !== "active");
  const allShown = inactivePeople.length > 0 && inactivePeople.every(({ id }) => selection.has(id));
  const count = selection.ids.length;
  const collect = async () => {
    setCollecting(true);
    await onSelectAll();
    setCollecting(false);
  };
  return (
    <div className="mt-6 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {inactivePeople.length > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:ps-3">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={allShown}
            onChange={() => selection.set(allShown ? [] : inactivePeople.map(({ id }) => id))}
          />
          {t("selectShown")}
        </label>
      )}
      {hasMore && allShown && (
        <Button variant="quiet" busy={collecting} onClick={() => void collect()}>
          {t("selectAll")}
        </Button>
      )}
      {count === 0 && total !== null && (
        <p className="tabular ms-auto text-sm text-ink-muted">
          {t("shown", { shown: format.number(people.length), total: format.number(total) })}
        </p>
      )}
      {count > 0 && (
        <Button variant="primary" busy={busy} onClick={onActivate} className="ms-auto">
          {t("activateMany", { count, shown: format.number(count) })}
        </Button>
      )}
    </div>
  );
}
