import AlignLeft from "~icons/lucide/align-left";
import ChartNoAxesColumn from "~icons/lucide/chart-no-axes-column";
import Table2 from "~icons/lucide/table-2";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { createPreference, usePreference } from "../../lib/preferences.ts";

/** Detail levels of a subject: a sentence, a figure below it, or the table an astrologer expects. */
const DETAIL_LEVELS = ["sentence", "figure", "table"] as const;
type DetailLevel = (typeof DETAIL_LEVELS)[number];

/** `all` is for print, where nothing can be pressed. */
export type ShownDetailLevel = DetailLevel | "all";

const ICONS = { sentence: AlignLeft, figure: ChartNoAxesColumn, table: Table2 };

export const detailLevelPreference = createPreference<DetailLevel>("lagna_depth", DETAIL_LEVELS, () => "figure");

/** Switches between the detail levels with one press. The choice applies to every subject and is remembered. */
export function DetailLevelSwitch({ className }: { className?: string }) {
  const { t } = useTranslation("kundli");
  const [depth, setDepth] = usePreference(detailLevelPreference);
  const name = useId();
  return (
    <fieldset
      className={cx(
        "no-print flex max-lg:max-w-md max-lg:flex-wrap max-lg:rounded-md max-lg:border max-lg:border-line-strong max-lg:p-0.5",
        className,
      )}
    >
      <legend className="sr-only">{t("depth.label")}</legend>
      {DETAIL_LEVELS.map((value) => {
        const Icon = ICONS[value];
        return (
          <label
            key={value}
            title={t(`depth.${value}`)}
            className={cx(
              "relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-sm text-sm transition-colors lg:min-h-9 lg:w-11",
              "has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent",
              value === depth ? "bg-accent-wash text-accent" : "text-ink-muted hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === depth}
              onChange={() => setDepth(value)}
              aria-label={t(`depth.${value}`)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden="true" className="size-4 max-lg:hidden" />
            <span aria-hidden="true" className="lg:hidden">
              {t(`depth.${value}`)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
