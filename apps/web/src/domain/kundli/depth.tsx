import { AlignLeft, ChartNoAxesColumn, Table2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { createPreference, usePreference } from "../../lib/preferences.ts";

/** How deep a subject is shown: said in a sentence, drawn beneath it, or as the table an astrologer expects. */
const DEPTHS = ["sentence", "figure", "table"] as const;
type Depth = (typeof DEPTHS)[number];

/** `all` is paper, on which nothing can be pressed. */
export type ShownDepth = Depth | "all";

const ICONS = { sentence: AlignLeft, figure: ChartNoAxesColumn, table: Table2 };

export const depthPreference = createPreference<Depth>("lagna_depth", DEPTHS, () => "figure");

/** One press from each depth to the next; the choice holds for every subject and is remembered. */
export function DepthSwitch({ className }: { className?: string }) {
  const { t } = useTranslation("kundli");
  const [depth, setDepth] = usePreference(depthPreference);
  const name = useId();
  return (
    <fieldset
      className={cx(
        "no-print flex max-lg:max-w-md max-lg:flex-wrap max-lg:rounded-md max-lg:border max-lg:border-line-strong max-lg:p-0.5",
        className,
      )}
    >
      <legend className="sr-only">{t("depth.label")}</legend>
      {DEPTHS.map((value) => {
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
