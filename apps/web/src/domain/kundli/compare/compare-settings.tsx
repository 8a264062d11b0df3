import type { KundliData } from "@lagna/contract";
import { PRESET_IDS, PRESET_WORDS, type PresetId } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field, Select } from "../../../ui/field.tsx";
import { buildChartKey } from "../../chart/build-chart-key.ts";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import type { KundliSource } from "../kundli-source.ts";
import { QueryPlaceholder } from "../query-placeholder.tsx";
import type { SectionProps } from "../section-props.ts";
import { CopyableTable } from "../subjects/copyable-table.tsx";
import { ComparedTables } from "./compared-tables.tsx";
import { compareKundlis } from "./compare-kundlis.ts";
import { useDifferencesSentence } from "./use-differences-sentence.ts";

/**
 * What would change in this chart under the settings of another school or program: first a sentence, then the values
 * side by side.
 */
export function CompareSettings({ data, now, source }: SectionProps) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  const ownPreset = data.settings.preset;
  const [preset, setPreset] = useState<PresetId>(ownPreset === "jagannatha_hora" ? "lagna" : "jagannatha_hora");
  if (!source.fetchWithSettings) return null;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-1">
        <Field label={t("with")} className="no-print min-w-60">
          {(control) => (
            <Select {...control} value={preset} onChange={(event) => setPreset(event.target.value as PresetId)}>
              {PRESET_IDS.map((id) => (
                <option key={id} value={id}>
                  {say(PRESET_WORDS[id])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="py-2.5 text-sm text-ink-muted">{say(PRESET_WORDS[preset], "sense")}</p>
      </div>
      <Compared data={data} now={now} fetchWithSettings={source.fetchWithSettings} preset={preset} />
    </>
  );
}

interface ComparedProps {
  data: KundliData;
  now: number;
  fetchWithSettings: NonNullable<KundliSource["fetchWithSettings"]>;
  preset: PresetId;
}

function Compared({ data, now, fetchWithSettings, preset }: ComparedProps) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  const sentence = useDifferencesSentence();
  const query = useQuery({
    queryKey: ["kundli", buildChartKey(data), "under", preset],
    queryFn: ({ signal }) => fetchWithSettings({ preset }, signal),
    staleTime: Infinity,
  });
  const other = query.data;
  const differences = useMemo(() => other && compareKundlis(data, other, now), [data, other, now]);
  if (!differences) return <QueryPlaceholder query={query} loadingText={t("calculating")} />;
  const names = [t("mine"), say(PRESET_WORDS[preset])] as const;
  return (
    <>
      <p role="status" className="measure mb-4 leading-relaxed">
        {sentence(differences, preset)}
      </p>
      <CopyableTable>
        <ComparedTables data={data} differences={differences} names={names} />
      </CopyableTable>
    </>
  );
}
