import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "@lagna/contract";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps {
  people: readonly AdminUser[];
  /** There are more than those in sight. */
  more: boolean;
  /** Of how many, where that is known. */
  total: number | null;
  selection: Selection;
  busy: boolean;
  onSelectAll: () => Promise<void>;
  onLetIn: () => void;
}

/** For whoever has five hundred waiting: tick all, let all in. */
export function BulkBar({ people, more, total, selection, busy, onSelectAll, onLetIn }: BulkBarProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const [collecting, setCollecting] = useState(false);
  const waiting = people.filter(({ status }) => status !== "active");
  const allShown = waiting.length > 0 && waiting.every(({ id }) => selection.has(id));
  const count = selection.ids.length;
  const collect = async () => {
    setCollecting(true);
    await onSelectAll();
    setCollecting(false);
  };
  return (
    <div className="mt-6 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {waiting.length > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:ps-3">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={allShown}
            onChange={() => selection.set(allShown ? [] : waiting.map(({ id }) => id))}
          />
          {t("selectShown")}
        </label>
      )}
      {more && allShown && (
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
        <Button variant="primary" busy={busy} onClick={onLetIn} className="ms-auto">
          {t("activateMany", { count, shown: format.number(count) })}
        </Button>
      )}
    </div>
  );
}
