import type { AnyDashaPeriod } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { DashaSystemSelect } from "../../domain/dasha/dasha-system-select.tsx";
import { PeriodTree, type PeriodSystem } from "../../domain/dasha/period-tree.tsx";
import { useDashaDates } from "../../domain/dasha/use-dasha-dates.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import type { VargaAddress } from "./use-varga-address.ts";
import type { AnyVarga } from "./varga-api.ts";

/** A dasha counted in the varga; both of its levels came with the answer. */
export function VargaDasha({ varga, address }: { varga: AnyVarga; address: VargaAddress }) {
  const { t } = useTranslation("varga");
  const say = useTermFormatter();
  const [now] = useState(() => Date.now());
  const dates = useDashaDates(varga.birth);
  const system = useMemo<PeriodSystem<AnyDashaPeriod>>(
    () => ({
      name: ({ lord, sign }) => (lord ? say(GRAHA_WORDS[lord]) : sign ? say(RASHI_WORDS[sign]) : "–"),
      step: (_, index) => index,
      getLoadedParts: ({ sub }) => sub ?? [],
      buildPartsQuery: (path, { sub }) => ({ queryKey: ["varga-dasha", ...path], queryFn: async () => sub ?? [] }),
    }),
    [say],
  );
  const { dasha } = varga;
  return (
    <section aria-labelledby="varga-dasha" className="min-w-0">
      <h3 id="varga-dasha" className="text-heading font-medium">
        {t("dasha.title")}
      </h3>
      <p className="measure mt-1 text-sm text-ink-muted">{t("dasha.rule")}</p>
      <DashaSystemSelect value={address.dasha} onChange={address.chooseDasha} className="no-print mt-3 mb-3 max-w-96" />
      {dasha && dasha.periods.length > 0 && (
        <PeriodTree
          key={`${varga.birth.utc} ${varga.varga.id} ${varga.varga.of?.id} ${dasha.system}`}
          system={system}
          label={t("dasha.title")}
          periods={dasha.periods}
          now={now}
          dates={dates}
          levels={2}
        />
      )}
      {dasha?.periods.length === 0 && <p>{t("dasha.none")}</p>}
    </section>
  );
}
