import {
  GRAHA_WORDS,
  type Graha,
  LAGNA_WORDS,
  PRESET_WORDS,
  RASHI_WORDS,
  RASHIS,
  type SettingsRequest,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { CHOICES, chosenValue, valueWord } from "../../../domain/settings/choices.ts";
import { dmsInSign, dmsSigned } from "../../../domain/words/degrees-text.ts";
import { useWord } from "../../../domain/words/use-word.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import type { Candidate } from "./seen-figures.ts";

interface MatchCandidateProps {
  candidate: Candidate;
  settings: SettingsRequest;
  busy: boolean;
  onUse: (candidate: Candidate) => void;
}

/** One way to come to the other program's figures: what would change, what agrees then and what still differs. */
export function MatchCandidate({ candidate, settings, busy, onUse }: MatchCandidateProps) {
  const { t } = useTranslation("match");
  const changes = useChanges(candidate, settings);
  const { agrees, differs } = candidate;
  return (
    <li className="rounded-md border border-line p-4">
      <p className="font-medium">{changes.length === 0 ? t("same") : changes.join(" · ")}</p>
      <p className="mt-1 text-sm text-ink-muted">
        {t("agree", { count: agrees.length, all: agrees.length + differs.length })}
      </p>
      {differs.length > 0 && <Differences differs={differs} />}
      {changes.length > 0 && (
        <Button className="mt-3" variant="primary" busy={busy} onClick={() => onUse(candidate)}>
          {t("use")}
        </Button>
      )}
    </li>
  );
}

function useChanges({ settings: next, clock, place }: Candidate, settings: SettingsRequest): string[] {
  const { t } = useTranslation("match");
  const { digits } = useFormat();
  const say = useWord();
  const preset = next.preset ?? "lagna";
  const named = CHOICES.flatMap((choice) => {
    const value = chosenValue(next, choice);
    if (value === undefined || value === chosenValue(settings, choice)) return [];
    const degrees = value === "custom" && next.ayanamsa_degrees !== undefined ? dmsSigned(next.ayanamsa_degrees) : null;
    return [t("change", { name: say(choice.name), value: degrees ?? say(valueWord(choice, value)) })];
  });
  const whole = [
    ...(preset === (settings.preset ?? "lagna") ? [] : [t("preset", { value: say(PRESET_WORDS[preset]) })]),
    ...named,
    ...(clock ? [t(`clocks.${clock.reading}`, { offset: clock.utc_offset })] : []),
    ...(place ? [t("place")] : []),
  ];
  return whole.map(digits);
}

function Differences({ differs }: { differs: Candidate["differs"] }) {
  const { t } = useTranslation("match");
  const { digits } = useFormat();
  const say = useWord();
  const name = (what: Candidate["differs"][number]["what"]) =>
    what === "lagna"
      ? say(LAGNA_WORDS.lagna)
      : what in GRAHA_WORDS
        ? say(GRAHA_WORDS[what as Graha])
        : t(`fields.${what as "ayanamsa" | "sunrise" | "dasha"}`);
  const ours = ({ what, ours: value }: Candidate["differs"][number]) => {
    if (value === null) return "–";
    if (typeof value === "string") return value.replace("T", " ");
    const sign = RASHIS[Math.floor(value / 30)];
    return what === "ayanamsa" || sign === undefined
      ? dmsSigned(value)
      : `${dmsInSign(value % 30)} ${say(RASHI_WORDS[sign])}`;
  };
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm">
      {differs.map((figure) => (
        <li key={figure.index}>
          {digits(t("differs", { name: name(figure.what), there: figure.seen, here: ours(figure) }))}
        </li>
      ))}
    </ul>
  );
}
