import type { KundliData } from "@lagna/contract";
import { PRESET_IDS, PRESET_WORDS, type PresetId } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field, Select } from "../../../ui/field.tsx";
import { chartKey } from "../../words/chart-key.ts";
import { useWord } from "../../words/use-word.ts";
import type { KundliSource } from "../kundli-source.ts";
import { NotFetched } from "../not-fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { Copyable } from "../subjects/copy-table.tsx";
import { ComparedTables } from "./compared-tables.tsx";
import { differencesOf } from "./differences.ts";
import { useDifferencesSentence } from "./use-differences-sentence.ts";

/** What would change in this chart under the settings of another school or program: said first, then side by side. */
export function CompareSettings({ data, now, source }: SectionProps) {
  const { t } = useTranslation("compare");
  const say = useWord();
  const own = data.settings.preset;
  const [preset, setPreset] = useState<PresetId>(own === "jagannatha_hora" ? "lagna" : "jagannatha_hora");
  if (!source.under) return null;
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
      <Compared data={data} now={now} under={source.under} preset={preset} />
    </>
  );
}

interface ComparedProps {
  data: KundliData;
  now: number;
  under: NonNullable<KundliSource["under"]>;
  preset: PresetId;
}

function Compared({ data, now, under, preset }: ComparedProps) {
  const { t } = useTranslation("compare");
  const say = useWord();
  const sentence = useDifferencesSentence();
  const query = useQuery({
    queryKey: ["kundli", chartKey(data), "under", preset],
    queryFn: ({ signal }) => under({ preset }, signal),
    staleTime: Infinity,
  });
  const other = query.data;
  const differences = useMemo(() => other && differencesOf(data, other, now), [data, other, now]);
  if (!differences) return <NotFetched query={query} doing={t("calculating")} />;
  const names = [t("mine"), say(PRESET_WORDS[preset])] as const;
  return (
    <>
      <p role="status" className="measure mb-4 leading-relaxed">
        {sentence(differences, preset)}
      </p>
      <Copyable>
        <ComparedTables data={data} differences={differences} names={names} />
      </Copyable>
    </>
  );
}
