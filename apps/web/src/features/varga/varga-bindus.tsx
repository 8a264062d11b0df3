import { useTranslation } from "react-i18next";
import { CopyableTable } from "../../domain/kundli/subjects/copyable-table.tsx";
import { BINDU_ROWS, SignTable, useRowName } from "../../domain/kundli/subjects/ashtakavarga-tables.tsx";
import { SAPTA_GRAHAS } from "../../domain/kundli/subjects/strength-data.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { AnyVarga } from "./varga-api.ts";

/** Ashtakavarga counted from the signs of the varga. */
export function VargaBindus({ varga: { ashtakavarga, places } }: { varga: AnyVarga }) {
  const { t } = useTranslation(["varga", "subjects"]);
  const { number, list } = useFormat();
  const name = useRowName();
  const first = places.lagna.sign;
  const { bhinna, sarva, reduced, pindas, tables } = ashtakavarga;
  return (
    <section aria-labelledby="varga-bindus" className="mt-12">
      <h3 id="varga-bindus" className="text-heading font-medium">
        {t("bindus.title")}
      </h3>
      <p className="measure mt-1 text-sm text-ink-muted">{t(`bindus.rule.${tables}`)}</p>
      <CopyableTable>
        <div className="mt-3 grid items-start gap-x-14 gap-y-8 xl:grid-cols-2">
          <SignTable
            caption={t("bindus.caption")}
            first={first}
            rows={[
              [t("subjects:ashtakavarga.sarva"), sarva],
              ...BINDU_ROWS.map((id) => [name(id), bhinna[id]] as const),
            ]}
          />
          <SignTable
            caption={t("subjects:ashtakavarga.reduced")}
            first={first}
            rows={SAPTA_GRAHAS.map((id) => [name(id), reduced[id]] as const)}
          />
        </div>
      </CopyableTable>
      <p className="measure mt-2 text-sm">
        {t("bindus.pindas", {
          pindas: list(SAPTA_GRAHAS.map((id) => `${name(id)} ${number(pindas[id].sodhya)}`)),
        })}
      </p>
    </section>
  );
}
