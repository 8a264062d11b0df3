import { GRAHA_WORDS, LAGNA_WORDS, type Graha, type SettingsRequest } from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../domain/birth/failure.tsx";
import type { ValidBirth } from "../../../domain/birth/birth-form-values.ts";
import { useWord } from "../../../domain/words/use-word.ts";
import { ApiError } from "../../../lib/api.ts";
import { useFieldText } from "../../../lib/i18n/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";
import { matchProgram } from "../kundli-api.ts";
import { MatchCandidate } from "./match-candidate.tsx";
import {
  type Candidate,
  fieldAt,
  NOTHING_SEEN,
  SEEN_FIELDS,
  type Seen,
  type SeenField,
  type SeenFigures,
  seenOf,
} from "./seen-figures.ts";

interface MatchProgramProps {
  birth: ValidBirth;
  /** The person's own: what is to change is counted from there. */
  settings: SettingsRequest;
  busy: boolean;
  onUse: (candidate: Candidate) => void;
}

/** The lords of the maha dashas, in their order. */
const LORDS: readonly Graha[] = ["ketu", "venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury"];

/** What another program shows is typed in, and the choices that give it come back. */
export function MatchProgram({ birth, settings, busy, onUse }: MatchProgramProps) {
  const { t } = useTranslation("match");
  const [figures, setFigures] = useState(NOTHING_SEEN);
  const [nothing, setNothing] = useState(false);
  const search = useMutation({
    networkMode: "always",
    mutationFn: (seen: Seen) => matchProgram({ birth: { ...birth, settings }, seen }),
  });
  const heading = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const seen = seenOf(figures);
    setNothing(seen.length === 0);
    if (seen.length > 0) search.mutate(seen);
  };
  const refused = useRefused(search.error, search.variables);
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
      {Object.keys(refused).length === 0 && <Failure error={search.error} />}
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

type Refused = Partial<Record<SeenField | "begins", string>>;

/** What the server could not read, by its field. */
function useRefused(error: Error | null, seen: Seen = []): Refused {
  const { kept, textOf } = useFieldText();
  if (!(error instanceof ApiError)) return {};
  const entries = error.fields.flatMap((field) => {
    const name = fieldAt(seen, field.path);
    return name === null ? [] : [[name, textOf(kept(field))] as const];
  });
  return Object.fromEntries(entries);
}

interface FiguresProps {
  figures: SeenFigures;
  refused: Refused;
  onChange: (figures: SeenFigures) => void;
}

function Figures({ figures, refused, onChange }: FiguresProps) {
  const { t } = useTranslation("match");
  const say = useWord();
  const label = (field: SeenField) =>
    field === "lagna"
      ? say(LAGNA_WORDS.lagna)
      : field === "ayanamsa" || field === "sunrise" || field === "place"
        ? t(`fields.${field}`)
        : say(GRAHA_WORDS[field]);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {SEEN_FIELDS.map((field) => (
          <Field key={field} label={label(field)} hint={t(`hints.${field}`)} error={refused[field]}>
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
                  {say(GRAHA_WORDS[lord])}
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
