import { GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { DashaTree } from "../dasha/dasha-tree.tsx";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { chartKey } from "../words/chart-key.ts";
import { useWord } from "../words/use-word.ts";
import type { SectionProps } from "./section-props.ts";

export function DashaSection({ data, now }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(data.birth.utc_offset);
  const { balance, periods } = data.dashas.vimshottari;
  return (
    <>
      <p className="text-sm">
        {t("dasha.balance", {
          graha: say(GRAHA_WORDS[balance.lord]),
          years: format.number(balance.years, { maximumFractionDigits: 2 }),
        })}
      </p>
      <p className="measure mb-3 text-sm text-ink-muted">{t("dasha.treeHint")}</p>
      <DashaTree key={chartKey(data)} periods={periods} now={now} dates={dates} />
    </>
  );
}
