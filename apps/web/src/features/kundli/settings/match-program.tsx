import { GRAHA_WORDS, LAGNA_WORDS, type Graha, type SettingsRequest } from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { CalculationError } from "../../../domain/birth/calculation-error.tsx";
import type { ValidBirth } from "../../../domain/birth/birth-form-values.ts";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { ApiError } from "../../../lib/api.ts";
import { useFieldText } from "../../../lib/i18n/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";
import { type Candidate, matchProgram } from "../../../domain/settings/match-program.ts";
import { MatchCandidate } from "./match-candidate.tsx";
import {
  findFieldAt,
  EMPTY_SEEN_FIGURES,
  SEEN_FIELDS,
  type Seen,
  type SeenField,
  type SeenFigures,
  toSeenRequest,
} from "./seen-figures.ts";

interface MatchProgramProps {
  birth: ValidBirth;
  /** The user's own settings, relative to which changes are listed. */
  settings: SettingsRequest;
  busy: boolean;
  onUse: (candidate: Candidate) => void;
}

/** The lords of the maha dashas, in their order. */
const LORDS: readonly Graha[] = ["ketu", "venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury"];

/** The user types in what another program shows, and gets the settings that produce it. */
export function MatchProgram({ birth, settings, busy, onUse }: MatchProgramProps) {
  const { t } = useTranslation("match");
  const [figures, setFigures] = useState(EMPTY_SEEN_FIGURES);
  const [nothing, setNothing] = useState(false);
  const search = useMutation({
    mutationFn: (seen: Seen) => matchProgram({ birth: { ...birth, settings }, seen }),
  });
  const heading = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const seen = toSeenRequest(figures);
    setNothing(seen.length === 0);
    if (seen.length > 0) search.mutate(seen);
  };
  const refused = useMatchFieldErrors(search.error, search.variables);
  return (
    <form noValidate onSubmit={submit} aria-label={t("title")} className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t("intro")}</p>
      <Figures figures={figures} refused={refused} onChange={setFigures} />
      <p aria-live="polite" className="text-sm text-bad empty:hidden">
        {nothing && t("nothing")}
      </p>
      <Button type="submit" busy={search.isPending}>
        {t("find")}
      </Button>
      {Object.keys(refused).length === 0 && <CalculationError error={search.error} />}
      {search.data && (
        <section aria-labelledby={heading} className="flex flex-col gap-4">
          <h3 id={heading} className="font-medium">
            {t("found")}
          </h3>
          <ol className="flex flex-col gap-4">
            {search.data.candidates.map((candidate, index) => (
              <MatchCandidate key={index} candidate={candidate} settings={settings} busy={busy} onUse={onUse} />
            ))}
          </ol>
        </section>
      )}
    </form>
  );
}

type MatchFieldErrors = Partial<Record<SeenField | "begins", string>>;

/** Field errors for values the server could not parse. */
function useMatchFieldErrors(error: Error | null, seen: Seen = []): MatchFieldErrors {
  const { encodeFieldError, formatFieldError } = useFieldText();
  if (!(error instanceof ApiError)) return {};
  const entries = error.fields.flatMap((field) => {
    const name = findFieldAt(seen, field.path);
    return name === null ? [] : [[name, formatFieldError(encodeFieldError(field))] as const];
  });
  return Object.fromEntries(entries);
}

interface FiguresProps {
  figures: SeenFigures;
  refused: MatchFieldErrors;
  onChange: (figures: SeenFigures) => void;
}

function Figures({ figures, refused, onChange }: FiguresProps) {
  const { t } = useTranslation("match");
  const formatTerm = useTermFormatter();
  const formatLabel = (field: SeenField) =>
    field === "lagna"
      ? formatTerm(LAGNA_WORDS.lagna)
      : field === "ayanamsa" || field === "sunrise" || field === "place"
        ? t(`fields.${field}`)
        : formatTerm(GRAHA_WORDS[field]);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {SEEN_FIELDS.map((field) => (
          <Field key={field} label={formatLabel(field)} hint={t(`hints.${field}`)} error={refused[field]}>
            {(control) => (
              <Input
                {...control}
                value={figures.fields[field]}
                onChange={({ target }) =>
                  onChange({ ...figures, fields: { ...figures.fields, [field]: target.value } })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("fields.lord")}>
          {(control) => (
            <Select
              {...control}
              value={figures.lord}
              onChange={({ target }) => onChange({ ...figures, lord: target.value as SeenFigures["lord"] })}
            >
              <option value="">{t("noLord")}</option>
              {LORDS.map((lord) => (
                <option key={lord} value={lord}>
                  {formatTerm(GRAHA_WORDS[lord])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("fields.begins")} hint={t("hints.begins")} error={refused.begins}>
          {(control) => (
            <Input
              {...control}
              value={figures.begins}
              onChange={({ target }) => onChange({ ...figures, begins: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
