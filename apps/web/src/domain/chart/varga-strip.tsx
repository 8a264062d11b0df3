import type { ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { VARGA_WORDS, type VargaId, VARGAS } from "@lagna/terms";
import { memo, useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { buildChartInput } from "./build-chart-input.ts";
import { DotChart } from "./dot-chart.tsx";
import type { FirstHouse } from "./first-house.ts";

interface VargaStripProps {
  data: KundliData;
  style: ChartStyle;
  first: FirstHouse;
  /** The chosen varga: the large one, or the one beside it. */
  value: VargaId;
  large: VargaId;
  onChange: (varga: VargaId) => void;
}

/** All vargas as thumbnails. Native radio buttons provide arrow keys and announcements. */
export function VargaStrip({ data, style, first, value, large, onChange }: VargaStripProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const name = useId();
  return (
    <fieldset className="no-print flex min-h-0 min-w-0 flex-col lg:flex-1 lg:[contain:size]">
      <legend className="sr-only">{t("chart.vargas")}</legend>
      <div className="scroll-strip flex gap-2 overflow-auto p-1 pb-3 lg:grid lg:h-full lg:auto-rows-fr lg:grid-cols-2 lg:gap-0 lg:p-0">
        {VARGAS.map((varga) => (
          <label
            key={varga}
            title={say(VARGA_WORDS[varga])}
            className={cx(
              "varga relative flex w-16 shrink-0 cursor-pointer flex-col items-center gap-1 border-b-2 p-1 transition-colors lg:min-h-0 lg:w-auto lg:justify-center lg:gap-0.5 lg:border-s-2 lg:border-b-0 lg:p-0",
              "has-focus-visible:outline-2 has-focus-visible:outline-accent",
              varga === large
                ? "border-accent"
                : varga === value
                  ? "border-dotted border-accent"
                  : "border-transparent",
              varga === value || varga === large ? "font-bold text-accent" : "text-ink-muted hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={varga === value}
              onChange={() => onChange(varga)}
              aria-label={`${varga} ${say(VARGA_WORDS[varga])}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="varga-thumbnail w-full lg:w-6">
              <Thumbnail data={data} varga={varga} style={style} first={first} />
            </span>
            <span className="tabular text-xs leading-none lg:text-[0.6875rem]">{varga}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const Thumbnail = memo(function Thumbnail({
  data,
  varga,
  style,
  first,
}: Pick<VargaStripProps, "data" | "style" | "first"> & { varga: VargaId }) {
  const chart = useMemo(() => buildChartInput(data, varga, first), [data, varga, first]);
  return <DotChart chart={chart} style={style} />;
});
