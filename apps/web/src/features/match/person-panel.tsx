import type { SavedKundli } from "@lagna/contract";
import { NAKSHATRA_WORDS, NAKSHATRAS } from "@lagna/terms";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { Side } from "./match-api.ts";
import { formatSavedTime, PERSON_KINDS, type PersonChoice, type PersonKind } from "./person-choice.ts";

/** Loaded with its texts, only if a birth is typed. */
const BirthForm = lazy(async () => {
  const [file] = await Promise.all([import("../../domain/birth/birth-form.tsx"), loadNamespaces(["kundli"])]);
  return { default: file.BirthForm };
});

interface PersonPanelProps {
  readonly side: Side;
  readonly choice: PersonChoice;
  readonly kundlis: readonly SavedKundli[];
  /** The kinds that can be chosen; all of them by default. */
  readonly kinds?: readonly PersonKind[];
  /** Shown if the match was asked for before this side was complete, or the server refused it. */
  readonly error: string | null;
  /** Whether other possible times of a saved birth can be given. */
  readonly takesTimes?: boolean;
  readonly onChange: (choice: PersonChoice) => void;
}

const PADAS = [1, 2, 3, 4] as const;

/** One side of a match: a saved kundli, a typed birth, or only the star of the Moon. */
export function PersonPanel(props: PersonPanelProps) {
  const { side, choice, error, onChange, kinds = PERSON_KINDS } = props;
  const { t } = useTranslation("matching");
  return (
    <Panel aria-labelledby={`side-${side}`} className="flex min-w-0 flex-col gap-5">
      <h2 id={`side-${side}`} className="text-heading font-medium">
        {t(`side.${side}`)}
      </h2>
      <Segmented
        label={t("kind.label")}
        value={choice.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === "saved" && <SavedFields {...props} />}
      {choice.kind === "birth" && <BirthFields {...props} />}
      {choice.kind === "star" && <StarFields {...props} />}
      <p aria-live="polite" className="text-sm text-bad empty:hidden">
        {error}
      </p>
    </Panel>
  );
}

function SavedFields({ choice, kundlis, takesTimes = false, onChange }: PersonPanelProps) {
  const { t } = useTranslation("matching");
  if (kundlis.length === 0) return <p className="text-ink-muted">{t("noneSaved")}</p>;
  const chosen = kundlis.find(({ id }) => id === choice.saved);
  return (
    <>
      <Field label={t("kundli")}>
        {(control) => (
          <Select
            {...control}
            value={choice.saved}
            onChange={(event) => onChange({ ...choice, saved: event.target.value, time: "", otherTime: "" })}
          >
            <option value="">{t("choose")}</option>
            {kundlis.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {takesTimes && chosen && <TimeFields key={chosen.id} kundli={chosen} choice={choice} onChange={onChange} />}
    </>
  );
}

/** Other possible times of birth: one instead of the saved time, and one to compare with it. */
function TimeFields({
  kundli,
  choice,
  onChange,
}: Pick<PersonPanelProps, "choice" | "onChange"> & { readonly kundli: SavedKundli }) {
  const { t } = useTranslation("matching");
  const saved = formatSavedTime(kundli);
  const [isOpen, setIsOpen] = useState(choice.time !== "" || choice.otherTime !== "");
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">{t("times.title")}</summary>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("times.first")} hint={saved === null ? t("times.unknown") : t("times.saved", { time: saved })}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={choice.time}
              onChange={({ target }) => onChange({ ...choice, time: target.value })}
            />
          )}
        </Field>
        <Field label={t("times.other")} hint={t("times.otherHint")}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={choice.otherTime}
              onChange={({ target }) => onChange({ ...choice, otherTime: target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}

function BirthFields({ side, choice, onChange }: PersonPanelProps) {
  const { t } = useTranslation("matching");
  if (choice.birth !== null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-medium break-words">{choice.birth.name}</p>
        <Button onClick={() => onChange({ ...choice, birth: null })}>{t("change")}</Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <BirthForm
        draftKey={`lagna_match_${side}`}
        action={t("use")}
        busy={false}
        error={null}
        failure={null}
        onClear={() => undefined}
        onSubmit={async (birth) => onChange({ ...choice, birth })}
      />
    </Suspense>
  );
}

function StarFields({ choice, onChange }: PersonPanelProps) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("star")}>
        {(control) => (
          <Select
            {...control}
            value={choice.nakshatra}
            onChange={(event) => {
              const nakshatra = NAKSHATRAS.find((id) => id === event.target.value) ?? "";
              onChange({ ...choice, nakshatra });
            }}
          >
            <option value="">{t("choose")}</option>
            {NAKSHATRAS.map((id) => (
              <option key={id} value={id}>
                {say(NAKSHATRA_WORDS[id])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("pada")}>
        {(control) => (
          <Select
            {...control}
            value={choice.pada}
            onChange={(event) => onChange({ ...choice, pada: Number(event.target.value) })}
          >
            <option value={0}>{t("padaUnknown")}</option>
            {PADAS.map((pada) => (
              <option key={pada} value={pada}>
                {number(pada)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
