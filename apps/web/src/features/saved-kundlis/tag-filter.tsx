import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { cx } from "../../lib/cx.ts";
import { isRole } from "./roles.ts";

interface TagFilterProps {
  tags: readonly { readonly tag: string; readonly count: number }[];
  total: number;
  /** "" means all. */
  value: string;
  onChange: (tag: string) => void;
}

/** The user's tags, each with its number of kundlis. */
export function TagFilter({ tags, total, value, onChange }: TagFilterProps) {
  const { t } = useTranslation("kundlis");
  const format = useFormat();
  if (tags.length === 0) return <span />;
  return (
    <div role="group" aria-label={t("tags")} className="scroll-strip flex max-w-full gap-6 overflow-x-auto">
      {[{ tag: "", count: total }, ...tags].map(({ tag, count }) => (
        <button
          key={tag}
          type="button"
          aria-pressed={tag === value}
          onClick={() => onChange(tag)}
          className={cx(
            "flex min-h-11 items-center gap-1.5 border-b-2 text-sm whitespace-nowrap",
            tag === value ? "border-accent font-semibold text-ink" : "border-transparent text-ink-muted hover:text-ink",
          )}
        >
          {tag === "" ? t("all") : isRole(tag) ? t(`role.${tag}`) : tag}
          <span className="tabular text-xs">{format.number(count)}</span>
        </button>
      ))}
    </div>
  );
}
