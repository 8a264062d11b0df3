import type { KundliData } from "@lagna/contract";
import { PRESET_IDS, PRESET_WORDS, VARGAS, type PresetId, type SettingsRequest } from "@lagna/terms";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { Button } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/feedback.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import type { ValidBirth } from "../../../domain/birth/birth-form-values.ts";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import type { Candidate } from "../../../domain/settings/match-program.ts";
import { DEFAULT_SETTINGS } from "./use-calculation-settings.ts";
import { SettingSelect, VariantSelect } from "./setting-select.tsx";
import {
  SETTING_CHOICE_GROUPS,
  SETTING_CHOICES,
  type SettingChoice,
} from "../../../domain/settings/setting-choices.ts";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";

interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
  settings: SettingsRequest;
  /** The settings that the shown chart was calculated with; they include the preset's own values. */
  used: KundliData["settings"] | null;
  busy: boolean;
  /** Why the last recalculation failed, if it did. */
  failure: ReactNode;
  onApply: (settings: SettingsRequest) => void;
  /** The birth of the shown chart; needed to compare it with another program. */
  birth: ValidBirth | null;
  onMatch: (candidate: Candidate) => void;
}

/** Fetched with its texts when it is opened. */
const MatchProgram = lazy(async () => {
  const [file] = await Promise.all([import("./match-program.tsx"), loadNamespaces(["match"])]);
  return { default: file.MatchProgram };
});

export function SettingsDrawer(props: SettingsDrawerProps) {
  const { open, onClose, settings, used, busy, failure, onApply, birth, onMatch } = props;
  const { t } = useTranslation("kundli");
  const { t: common } = useTranslation();
  const formatTerm = useTermFormatter();
  const [draft, setDraft] = useState(settings);
  useEffect(() => {
    if (open) setDraft(settings);
  }, [open, settings]);
  const customMissing = draft.ayanamsa === "custom" && draft.ayanamsa_degrees === undefined;
  const select = (choice: SettingChoice) => (
    <SettingSelect key={choice.key} choice={choice} settings={draft} saved={settings} used={used} onChange={setDraft} />
  );
  const footer = (
    <>
      <Button variant="quiet" onClick={() => setDraft(DEFAULT_SETTINGS)}>
        {t("settings.reset")}
      </Button>
      <Button variant="primary" busy={busy} disabled={customMissing} onClick={() => onApply(draft)}>
        {used ? t("settings.recalculate") : t("settings.keep")}
      </Button>
    </>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("settings.title")}
      description={t("settings.intro")}
      closeLabel={common("close")}
      footer={footer}
    >
      <div className="flex flex-col gap-6">
        <Presets value={draft.preset ?? "lagna"} onChange={(preset) => setDraft({ preset })} />
        {SETTING_CHOICES.map(select)}
        {draft.ayanamsa === "custom" && <CustomAyanamsa settings={draft} onChange={setDraft} />}
        {SETTING_CHOICE_GROUPS.map(({ id, name, choices }) => (
          <details key={id} className="border-t border-line pt-2">
            <summary className="min-h-11 py-2.5 font-medium">{name ? formatTerm(name) : t("settings.common")}</summary>
            <div className="flex flex-col gap-4">{choices.map(select)}</div>
          </details>
        ))}
        <details className="border-t border-line pt-2">
          <summary className="min-h-11 py-2.5 font-medium">{t("settings.vargaVariants")}</summary>
          <p className="mb-4 text-sm text-ink-muted">{t("settings.vargaVariantsHint")}</p>
          <div className="flex flex-col gap-4">
            {VARGAS.filter((varga) => varga !== "D1").map((varga) => (
              <VariantSelect key={varga} varga={varga} settings={draft} onChange={setDraft} />
            ))}
          </div>
        </details>
        {birth && (
          <LazyDetails summary={t("settings.match")}>
            <MatchProgram birth={birth} settings={settings} busy={busy} onUse={onMatch} />
          </LazyDetails>
        )}
        {failure}
      </div>
    </Drawer>
  );
}

/** Collapsed content is not fetched. */
function LazyDetails({ summary, children }: { summary: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="border-t border-line pt-2"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 py-2.5 font-medium">{summary}</summary>
      {opened && <Suspense fallback={<Skeleton className="h-48 w-full" />}>{children}</Suspense>}
    </details>
  );
}

function Presets({ value, onChange }: { value: PresetId; onChange: (preset: PresetId) => void }) {
  const { t } = useTranslation("kundli");
  const formatTerm = useTermFormatter();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t("settings.preset")}</legend>
      <div className="flex flex-col gap-2">
        {PRESET_IDS.map((preset) => (
          <label
            key={preset}
            className={cx(
              "relative flex min-h-11 cursor-pointer flex-col justify-center rounded-md border px-4 py-2 transition-colors",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              preset === value ? "border-accent bg-accent-wash" : "border-line hover:border-line-strong",
            )}
          >
            <input
              type="radio"
              name="preset"
              checked={preset === value}
              onChange={() => onChange(preset)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="font-medium">{formatTerm(PRESET_WORDS[preset])}</span>
            <span className="text-sm text-ink-muted">{formatTerm(PRESET_WORDS[preset], "sense")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CustomAyanamsa({
  settings,
  onChange,
}: {
  settings: SettingsRequest;
  onChange: (settings: SettingsRequest) => void;
}) {
  const { t } = useTranslation("kundli");
  const [text, setText] = useState(settings.ayanamsa_degrees === undefined ? "" : String(settings.ayanamsa_degrees));
  const value = Number(text);
  const valid = text.trim() !== "" && Number.isFinite(value) && Math.abs(value) <= 180;
  return (
    <Field
      label={t("settings.ayanamsaDegrees")}
      hint={t("settings.ayanamsaDegreesHint")}
      error={text !== "" && !valid && t("settings.ayanamsaDegreesWrong")}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const next = Number(event.target.value);
            const { ayanamsa_degrees: _old, ...rest } = settings;
            onChange(
              event.target.value.trim() !== "" && Math.abs(next) <= 180 ? { ...rest, ayanamsa_degrees: next } : rest,
            );
          }}
        />
      )}
    </Field>
  );
}
