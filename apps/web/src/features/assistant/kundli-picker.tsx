import type { SavedKundli } from "@lagna/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "../../ui/combobox.tsx";
import { Field } from "../../ui/field.tsx";
import { findKundlis } from "./find-kundlis.ts";

/** The others are found by typing. */
const MAX_SHOWN = 200;

interface KundliPickerProps {
  kundlis: readonly SavedKundli[];
  value: string | null;
  onChange: (id: string) => void;
}

/** Selects the kundli that is asked about, by its name or place; the account's own chart is labelled as such. */
export function KundliPicker({ kundlis, value, onChange }: KundliPickerProps) {
  const { t } = useTranslation("assistant");
  // Null while nothing is being typed: then the input shows the selected kundli.
  const [typed, setTyped] = useState<string | null>(null);
  const selected = kundlis.find(({ id }) => id === value);
  const options = useMemo(() => (typed === null ? kundlis : findKundlis(kundlis, typed)), [kundlis, typed]);
  const formatName = ({ is_self: isSelf, name }: SavedKundli): string =>
    isSelf ? t("kundli.self", { name }) : name || t("kundli.nameless");
  const status = () => {
    if (typed === null || typed.trim() === "") return "";
    return options.length === 0 ? t("kundli.noMatch", { typed }) : t("kundli.matches", { count: options.length });
  };
  return (
    <Field label={t("kundli.label")} hideLabel>
      {(control) => (
        <Combobox
          control={control}
          value={typed ?? (selected ? formatName(selected) : t("kundli.pasted"))}
          onValueChange={setTyped}
          options={options.slice(0, MAX_SHOWN)}
          optionKey={({ id }) => id}
          renderOption={(kundli) => (
            <>
              <span className="font-medium [overflow-wrap:anywhere]">{formatName(kundli)}</span>
              <span className="text-sm text-ink-muted">{[kundli.city, kundli.country].filter(Boolean).join(", ")}</span>
            </>
          )}
          onSelect={({ id }) => {
            setTyped(null);
            if (id !== value) onChange(id);
          }}
          listLabel={t("kundli.list")}
          status={status()}
          emptyText={options.length === 0 ? status() : ""}
          opensOnPress
          inputProps={{
            onFocus: ({ currentTarget }) => currentTarget.select(),
            onBlur: () => setTyped(null),
            className: "border-transparent bg-transparent font-semibold",
            spellCheck: false,
          }}
        />
      )}
    </Field>
  );
}
