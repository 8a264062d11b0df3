import { GRAHA_WORDS, type Graha, LAGNA_WORDS, RASHI_WORDS, RASHIS, type SettingsRequest } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import type { Candidate } from "../../../domain/settings/match-program.ts";
import { useCandidateChanges } from "../../../domain/settings/use-candidate-changes.ts";
import { formatDmsInSign, formatSignedDms } from "../../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";

interface MatchCandidateProps {
  candidate: Candidate;
  settings: SettingsRequest;
  busy: boolean;
  onUse: (candidate: Candidate) => void;
}

/** One set of settings that gives the other program's figures: what would change, what then agrees, and what still differs. */
export function MatchCandidate({ candidate, settings, busy, onUse }: MatchCandidateProps) {
  const { t } = useTranslation("match");
  const changes = useCandidateChanges(candidate, settings);
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

function Differences({ differs }: { differs: Candidate["differs"] }) {
  const { t } = useTranslation("match");
  const { digits } = useFormat();
  const formatTerm = useTermFormatter();
  const formatName = (what: Candidate["differs"][number]["what"]) =>
    what === "lagna"
      ? formatTerm(LAGNA_WORDS.lagna)
      : what in GRAHA_WORDS
        ? formatTerm(GRAHA_WORDS[what as Graha])
        : t(`fields.${what as "ayanamsa" | "sunrise" | "dasha"}`);
  const formatOurs = ({ what, ours: value }: Candidate["differs"][number]) => {
    if (value === null) return "–";
    if (typeof value === "string") return value.replace("T", " ");
    const sign = RASHIS[Math.floor(value / 30)];
    return what === "ayanamsa" || sign === undefined
      ? formatSignedDms(value)
      : `${formatDmsInSign(value % 30)} ${formatTerm(RASHI_WORDS[sign])}`;
  };
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm">
      {differs.map((figure) => (
        <li key={figure.index}>
          {digits(t("differs", { name: formatName(figure.what), there: figure.seen, here: formatOurs(figure) }))}
        </li>
      ))}
    </ul>
  );
}
