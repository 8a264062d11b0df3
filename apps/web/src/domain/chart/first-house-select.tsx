import type { KundliData } from "@lagna/contract";
import { GRAHAS, RASHIS } from "@lagna/terms";
import ChevronDown from "~icons/lucide/chevron-down";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Select } from "../../ui/field.tsx";
import type { FirstHouse } from "./first-house.ts";
import { useFirstHouseNames } from "./use-first-house-names.ts";

interface FirstHouseSelectProps {
  data: KundliData;
  value: FirstHouse;
  onChange: (first: FirstHouse) => void;
  /** Compact form: an abbreviated value below the caption. */
  narrow?: boolean;
}

/** Selects what houses are counted from: the lagna, any graha, any sign. */
export function FirstHouseSelect({ data, value, onChange, narrow = false }: FirstHouseSelectProps) {
  const { t } = useTranslation("kundli");
  const { name } = useFirstHouseNames(data);
  const options = (ids: readonly FirstHouse[]) =>
    ids.map((id) => (
      <option key={id} value={id}>
        {name(id)}
      </option>
    ));
  const select = (
    <Select
      aria-label={t("chart.first.label")}
      value={value}
      onChange={(event) => onChange(event.target.value as FirstHouse)}
      className={cx("no-print text-sm!", narrow && "absolute inset-0 opacity-0 [&+svg]:hidden")}
    >
      {options(["lagna"])}
      <optgroup label={t("chart.first.grahas")}>{options(GRAHAS)}</optgroup>
      <optgroup label={t("chart.first.signs")}>{options(RASHIS)}</optgroup>
    </Select>
  );
  const caption = <span className="text-xs text-ink-muted">{t("chart.first.short")}</span>;
  if (!narrow)
    return (
      <div className="no-print flex items-center gap-2">
        <span aria-hidden="true">{caption}</span>
        {select}
      </div>
    );
  return (
    <div
      title={t("chart.first.label")}
      className="no-print relative grid min-h-10 place-items-center rounded-sm text-center text-sm leading-tight has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      <span aria-hidden="true" className="flex max-w-full flex-col items-center">
        {caption}
        <span className={cx("flex max-w-full items-center gap-1", value !== "lagna" && "font-bold text-accent")}>
          <span className="truncate">{name(value, "short")}</span>
          <ChevronDown className="size-3 shrink-0 text-ink-muted" />
        </span>
      </span>
      {select}
    </div>
  );
}

interface FirstHouseNoticeProps {
  data: KundliData;
  first: FirstHouse;
  onReset: () => void;
  className?: string;
}

/**
 * Shown while houses are not counted from the lagna: states from where, and has a button back. Changes are announced
 * to screen readers.
 */
export function FirstHouseNotice({ data, first, onReset, className }: FirstHouseNoticeProps) {
  const { t } = useTranslation("kundli");
  const { title, sentence } = useFirstHouseNames(data);
  return (
    <div
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-4 pe-3 text-sm",
        // An empty live region takes no space; it only waits for an announcement.
        first === "lagna" ? "absolute" : cx("border-s-2 border-accent bg-accent-wash ps-3", className),
      )}
    >
      <p role="status">
        {first !== "lagna" && (
          <span className="block py-1.5">
            <strong className="font-semibold text-accent">{title(first)}</strong> · {sentence(first)}
          </span>
        )}
      </p>
      {first !== "lagna" && (
        <button
          type="button"
          onClick={onReset}
          className="no-print min-h-11 font-medium text-accent underline underline-offset-4 lg:min-h-8"
        >
          {t("chart.first.back")}
        </button>
      )}
    </div>
  );
}
