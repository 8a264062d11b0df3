import type { ChartInput } from "@lagna/chart-drawing";
import { GRAHAS } from "@lagna/terms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BirthLine } from "../../domain/birth/birth-line.tsx";
import { ChartStyleSwitch } from "../../domain/chart/chart-style-switch.tsx";
import { DegreesSwitch } from "../../domain/chart/degrees-switch.tsx";
import { SignChart } from "../../domain/chart/sign-chart.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { CopyableTable } from "../../domain/kundli/subjects/copyable-table.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { LagnaTimes } from "./lagna-times.tsx";
import type { VargaAddress } from "./use-varga-address.ts";
import { getRuleWord, useVargaName } from "./use-varga-words.ts";
import type { AnyVarga } from "./varga-api.ts";
import { VargaBindus } from "./varga-bindus.tsx";
import { VargaDasha } from "./varga-dasha.tsx";
import { VargaTable } from "./varga-table.tsx";
import { VargaYogas } from "./varga-yogas.tsx";

/** Of the nodes, which are always retrograde, and of the others the varga says nothing. */
const toInput = ({ places }: AnyVarga): ChartInput => ({
  lagna: { sign: places.lagna.sign, degree: places.lagna.degree_in_sign },
  grahas: GRAHAS.map((id) => ({
    id,
    sign: places[id].sign,
    degree: places[id].degree_in_sign,
    retrograde: false,
    ...(places[id].dignity !== null && { dignity: places[id].dignity }),
  })),
});

/** The name of the whole varga: "D9 Navamsha of the D12 Dwadashamsha". */
function useTitle({ varga }: AnyVarga): string {
  const { t } = useTranslation("varga");
  const name = useVargaName();
  return varga.of ? t("mixed", { varga: name(varga.id), of: name(varga.of.id) }) : name(varga.id);
}

/** A varga as a chart of its own: drawn, as a table, the lagnas that minutes change, dasha, yogas and ashtakavarga. */
export function VargaResult({ varga, address }: { varga: AnyVarga; address: VargaAddress }) {
  const { t } = useTranslation("varga");
  const { digits } = useFormat();
  const title = useTitle(varga);
  const input = useMemo(() => toInput(varga), [varga]);
  const { birth } = varga;
  return (
    <section aria-labelledby="varga-of" className="mt-10 short:mt-4">
      <h2 id="varga-of" className="text-title font-light">
        {birth.name === "" ? title : t("heading", { varga: title, name: birth.name })}
      </h2>
      <BirthLine birth={{ ...birth, name: "" }} state={null} />
      <Rules varga={varga} />
      <div className="mt-8 grid items-start gap-x-14 short:mt-3 gap-y-10 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <figure className="min-w-0">
          <div className="no-print mb-3 flex flex-wrap items-center gap-2">
            <ChartStyleSwitch />
            <DegreesSwitch />
          </div>
          <SignChart input={input} label={t("chart", { varga: title })} />
        </figure>
        <div className="min-w-0">
          <CopyableTable>
            <VargaTable varga={varga} caption={t("table.caption", { varga: title })} />
          </CopyableTable>
          <p className="measure mt-2 text-sm text-ink-muted">{digits(t("table.note"))}</p>
        </div>
      </div>
      <LagnaTimes varga={varga} />
      <div className="mt-12 grid items-start gap-x-14 gap-y-12 xl:grid-cols-2">
        <VargaDasha varga={varga} address={address} />
        <VargaYogas varga={varga} />
      </div>
      <VargaBindus varga={varga} />
    </section>
  );
}

/** By what rule each division is counted. */
function Rules({ varga: { varga } }: { varga: AnyVarga }) {
  const { t } = useTranslation("varga");
  const say = useTermFormatter();
  const { digits } = useFormat();
  return (
    <ul className="measure mt-3 text-sm text-ink-muted">
      {[...(varga.of ? [varga.of] : []), varga].map(({ id, variant }, index) => {
        const word = getRuleWord(variant);
        return (
          <li key={index}>
            {digits(
              t("counted", { varga: id, rule: word ? say(word) : variant, sense: word ? say(word, "sense") : "" }),
            )}
          </li>
        );
      })}
    </ul>
  );
}
