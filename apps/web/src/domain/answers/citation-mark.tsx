import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";

interface CitationMarkProps {
  number: number;
  /** The fact as text, for users who cannot see the chart light up. */
  fact: string;
  chosen: boolean;
  onChoose: () => void;
}

/** A small raised number after a statement that stands for the cited fact; on a wide screen in a square. The up and down arrow keys move between marks. */
export function CitationMark({ number, fact, chosen, onChoose }: CitationMarkProps) {
  const { t } = useTranslation("assistant");
  const format = useFormat();
  return (
    <button
      type="button"
      data-citation
      aria-pressed={chosen}
      aria-label={t("citation", { number: format.number(number), fact })}
      onClick={onChoose}
      onKeyDown={moveFocus}
      className={cx(
        "tabular relative ms-0.5 inline-flex items-center justify-center rounded-[2px] px-0.5 align-super text-[0.8125rem] leading-none font-semibold",
        "lg:ms-1 lg:size-[1.0625rem] lg:px-0 lg:align-[0.1em] lg:text-xs",
        // The touch area is larger than the mark.
        "before:absolute before:-inset-x-4 before:-inset-y-1.5 before:content-[''] lg:before:-inset-x-1.5 lg:before:-inset-y-2",
        chosen ? "bg-accent-fill text-on-accent" : "text-accent lg:bg-accent-wash",
      )}
    >
      {format.number(number)}
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const marks = [...(event.currentTarget.closest("[data-answer]")?.querySelectorAll("[data-citation]") ?? [])];
  const next = marks[marks.indexOf(event.currentTarget) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
  next.click();
}
