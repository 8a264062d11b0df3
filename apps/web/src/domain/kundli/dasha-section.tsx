import { GRAHA_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useWord } from "../words/use-word.ts";
import { DashaTimeline } from "../dasha/dasha-timeline.tsx";
import { DashaTree } from "../dasha/dasha-tree.tsx";
import { chartKey } from "../words/chart-key.ts";
import type { SectionProps } from "./section-props.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";

export function DashaSection({ data, now }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(data.birth.utc_offset);
  const chart = chartKey(data);
  const { balance } = data.dashas.vimshottari;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <p className="text-sm text-ink-muted">
        {t("dasha.balance", {
          graha: say(GRAHA_WORDS[balance.lord]),
          years: format.number(balance.years, { maximumFractionDigits: 2 }),
        })}
      </p>
      <DashaTimeline key={chart} data={data} now={now} dates={dates} />
      <details className="mt-8 border-t border-line" onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary className="min-h-11 py-3 font-medium">{t("dasha.tree")}</summary>
        {unfolded && (
          <>
            <p className="measure mb-3 text-sm text-ink-muted">{t("dasha.treeHint")}</p>
            <DashaTree key={chart} periods={data.dashas.vimshottari.periods} now={now} dates={dates} />
          </>
        )}
      </details>
    </>
  );
}
