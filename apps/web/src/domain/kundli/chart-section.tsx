import { CHART_STYLES } from "@lagna/chart-drawing";
import { VARGA_WORDS, type VargaId } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../lib/preferences.ts";
import { Segmented } from "../../ui/segmented.tsx";
import type { SectionProps } from "./section-props.ts";
import { useWord } from "../words/use-word.ts";
import { chartStylePreference } from "../chart/chart-style.ts";
import { KundliChart, useVargaTitle } from "../chart/kundli-chart.tsx";
import { VargaStrip } from "../chart/varga-strip.tsx";

export function ChartSection({ data, focus }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const [style, setStyle] = usePreference(chartStylePreference);
  const [varga, setVarga] = useState<VargaId>("D1");
  const title = useVargaTitle(varga);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 className="text-heading font-medium">{title}</h3>
          <p className="text-sm text-ink-muted">{say(VARGA_WORDS[varga], "sense")}</p>
        </div>
        <Segmented
          label={t("chart.style")}
          value={style}
          options={CHART_STYLES.map((value) => ({ value, label: t(`chart.styles.${value}`) }))}
          onChange={setStyle}
        />
      </div>
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,36rem)_minmax(13rem,1fr)]">
        <KundliChart data={data} varga={varga} style={style} focus={focus} withNote />
      </div>
      <VargaStrip data={data} style={style} value={varga} onChange={setVarga} />
    </>
  );
}
