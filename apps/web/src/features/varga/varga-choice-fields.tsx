import { MAX_VARGA_PARTS } from "@lagna/terms";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Field, Input, Select } from "../../ui/field.tsx";
import { parseVargaId, type VargaAddress } from "./use-varga-address.ts";
import { getRuleWord, useVargaName } from "./use-varga-words.ts";
import type { AnyVarga, Division } from "./varga-api.ts";

/** The vargas beyond the twenty of a kundli that have a tradition of their own, and the finest of those. */
const PRESETS = ["D60", "D81", "D108", "D144", "D150", "D300"] as const;

interface FieldsProps {
  readonly address: VargaAddress;
  /** The varga that is shown, whose rules can be chosen. */
  readonly shown: AnyVarga | undefined;
}

/** The division, the rule it is counted by, and what is divided. */
export function VargaChoiceFields({ address, shown }: FieldsProps) {
  const { t } = useTranslation("varga");
  const name = useVargaName();
  const { digits } = useFormat();
  const { varga, of } = address.choice;
  return (
    <>
      <div role="group" aria-label={t("presets")} className="flex flex-wrap gap-1.5 sm:mt-6.5">
        {PRESETS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={varga.id === id && of === null}
            title={name(id)}
            onClick={() => address.choosePreset(id)}
            className={cx(
              "tabular min-h-11 min-w-12 cursor-pointer rounded-md border px-2 text-sm font-medium",
              varga.id === id && of === null
                ? "border-accent bg-accent-wash text-accent"
                : "border-line-strong hover:border-accent",
            )}
          >
            {digits(id)}
          </button>
        ))}
      </div>
      <PartsField
        key={`varga ${varga.id}`}
        label={t("division")}
        hint={t("divisionHint", { max: digits(String(MAX_VARGA_PARTS)) })}
        className="w-full sm:w-40"
        value={varga.id}
        onChoose={(id) => id !== null && address.chooseVarga({ id, variant: null })}
      />
      <RuleField
        label={t("rule")}
        division={varga}
        variants={shown?.varga.id === varga.id ? shown.varga.variants : undefined}
        onChoose={address.chooseVarga}
      />
      <PartsField
        key={`of ${of?.id}`}
        label={t("of")}
        hint={t("ofHint")}
        className="w-full sm:w-64"
        value={of?.id ?? ""}
        onChoose={(id) => address.chooseOf(id === null ? null : { id, variant: null })}
      />
      {of && (
        <RuleField
          label={t("ofRule", { varga: digits(of.id) })}
          division={of}
          variants={shown?.varga.of?.id === of.id ? shown.varga.of.variants : undefined}
          onChoose={address.chooseOf}
        />
      )}
    </>
  );
}

interface PartsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly className: string;
  /** Empty for none. */
  readonly value: string;
  /** Called when the number is complete: at Enter, or when the field is left. */
  readonly onChoose: (id: string | null) => void;
}

function PartsField({ label, hint, className, value, onChoose }: PartsFieldProps) {
  const { t } = useTranslation("varga");
  const { digits } = useFormat();
  const [text, setText] = useState(value.slice(1));
  const [isWrong, setIsWrong] = useState(false);
  const commit = () => {
    const id = parseVargaId(text);
    const isEmpty = text.trim() === "";
    setIsWrong(id === null && !(isEmpty && value === ""));
    if (isEmpty && value !== "") onChoose(null);
    if (id !== null && id !== value) onChoose(id);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Enter") commit();
  };
  const error = isWrong ? t("divisionWrong", { max: digits(String(MAX_VARGA_PARTS)) }) : undefined;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden="true" className="pointer-events-none absolute start-3 top-2.5 text-ink-muted">
            D
          </span>
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
            className="tabular ps-7"
          />
        </span>
      )}
    </Field>
  );
}

interface RuleFieldProps {
  readonly label: string;
  readonly division: Division;
  /** The rules it has, the usual one first; undefined while they are loading. */
  readonly variants: readonly string[] | undefined;
  readonly onChoose: (division: Division) => void;
}

function RuleField({ label, division, variants, onChoose }: RuleFieldProps) {
  const { t } = useTranslation("varga");
  const say = useTermFormatter();
  const { digits } = useFormat();
  const nameRule = (variant: string): string => {
    const word = getRuleWord(variant);
    return word ? digits(say(word)) : variant;
  };
  const chosen = variants?.find((variant) => variant === division.variant) ?? "";
  return (
    <Field label={label} className="w-full sm:w-56">
      {(control) => (
        <Select
          {...control}
          value={chosen}
          disabled={variants === undefined}
          onChange={({ target }) => onChoose({ ...division, variant: target.value === "" ? null : target.value })}
        >
          <option value="">{t("usualRule")}</option>
          {variants?.map((variant) => (
            <option key={variant} value={variant}>
              {nameRule(variant)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
