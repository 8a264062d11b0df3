import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { LAST_YEAR_OF_LIFE } from "./varshaphal-api.ts";

interface YearSliderProps {
  readonly year: number;
  readonly birthYear: number | null;
  /** The year of life that is running today. */
  readonly running: number;
  readonly onChange: (year: number) => void;
}

/** Any year of life, by dragging or with the arrow keys; Page Up and Page Down move by ten. */
export function YearSlider({ year, birthYear, running, onChange }: YearSliderProps) {
  const { t } = useTranslation("varshaphal");
  const { number, digits } = useFormat();
  const id = useId();
  const from = birthYear === null ? null : birthYear + year - 1;
  const text = [t("yearOfLife", { year: number(year) }), ...(from === null ? [] : [digits(String(from))])].join(" · ");
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-medium">
          {t("slider")}
        </label>
        <output htmlFor={id} className="tabular font-semibold">
          {text}
        </output>
      </div>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={1}
          max={LAST_YEAR_OF_LIFE}
          value={year}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-11 w-full min-w-0 cursor-pointer accent-accent"
        />
        <Button
          variant="quiet"
          className="shrink-0 whitespace-nowrap"
          disabled={year === running}
          onClick={() => onChange(running)}
        >
          {t("now")}
        </Button>
      </div>
    </div>
  );
}
