import Rows3 from "~icons/lucide/rows-3";
import Rows4 from "~icons/lucide/rows-4";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { createPreference, usePreference } from "../../lib/preferences.ts";

const DENSITIES = ["compact", "comfortable"] as const;

/**
 * Screens on which the nine grahas fit beside the chart without scrolling even in comfortable (high) rows; smaller
 * screens default to compact rows.
 */
const ROOM = "(min-width: 112rem) and (min-height: 60rem)";

/** Row height of the tables beside the chart. Below 64rem rows always have the height of a touch target. */
export const densityPreference = createPreference("lagna_density", DENSITIES, () =>
  window.matchMedia(ROOM).matches ? "comfortable" : "compact",
);

export function DensitySwitch({ className }: { className?: string }) {
  const { t } = useTranslation("kundli");
  const [density, setDensity] = usePreference(densityPreference);
  const compact = density === "compact";
  const Icon = compact ? Rows4 : Rows3;
  return (
    <button
      type="button"
      aria-pressed={compact}
      aria-label={t("density")}
      title={t("density")}
      onClick={() => setDensity(compact ? "comfortable" : "compact")}
      className={cx(
        "no-print min-h-9 w-11 shrink-0 place-items-center rounded-sm text-ink-muted transition-colors hover:text-ink",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
