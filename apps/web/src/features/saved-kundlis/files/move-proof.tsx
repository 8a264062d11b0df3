import type { ReadableKundli } from "@lagna/birth-tables";
import type { MatchResponse } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CalculationError } from "../../../domain/birth/calculation-error.tsx";
import { formatSignedDms } from "../../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import {
  createProofRequest,
  PROOF_FIGURES,
  type ProofFigure,
  writeFigures,
  type WrittenFigures,
} from "../../../domain/kundli-files/proof-request.ts";
import { type Candidate, matchProgram } from "../../../domain/settings/match-program.ts";
import { useCandidateChanges } from "../../../domain/settings/use-candidate-changes.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";

/** An imported chart, with its index among all that were read. */
export interface ProvableChart {
  readonly index: number;
  readonly kundli: ReadableKundli;
}

export interface MoveProofProps {
  charts: readonly ProvableChart[];
  /** Takes the settings, or the clock, under which a chart agrees: for that chart, or for all. */
  onUse: (candidate: Candidate, index: number | "all") => void;
}

const SHOWN_AT_ONCE = 10;
const EMPTY: WrittenFigures = { lagna: "", moon: "" };
const hasFigure = (figures: WrittenFigures): boolean => PROOF_FIGURES.some((what) => figures[what].trim() !== "");

/** Shows for each chart whether its lagna and Moon are those of the program it comes from, and else which setting makes them so. */
export function MoveProof({ charts, onUse }: MoveProofProps) {
  const { t } = useTranslation("files");
  const [typed, setTyped] = useState<ReadonlyMap<number, WrittenFigures>>(new Map());
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  // One after the other: each tries hundreds of settings on the server.
  const [finished, setFinished] = useState(0);
  const provable = charts.filter(({ kundli: { fields } }) => createProofRequest(fields, { lagna: "0", moon: "" }));
  const compared = provable.flatMap((chart) => {
    const figures = typed.get(chart.index) ?? (chart.kundli.figures ? writeFigures(chart.kundli.figures) : EMPTY);
    return hasFigure(figures) ? [{ chart, figures }] : [];
  });
  if (provable.length === 0) return null;
  return (
    <section aria-labelledby="proof-heading" className="mt-8">
      <h3 id="proof-heading" className="font-semibold">
        {t("proof.title")}
      </h3>
      <p className="measure mt-1 text-sm text-ink-muted">{t("proof.lead")}</p>
      {compared.length > 0 && (
        <ul className="mt-3 border-b border-line">
          {compared.slice(0, shown).map(({ chart, figures }, position) => (
            <ProofRow
              key={chart.index}
              chart={chart}
              figures={figures}
              enabled={position <= finished}
              hasOthers={charts.length > 1}
              onFinished={() => setFinished((count) => Math.max(count, position + 1))}
              onUse={onUse}
            />
          ))}
        </ul>
      )}
      {compared.length > shown && (
        <Button variant="quiet" className="mt-2 px-3" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t("more")}
        </Button>
      )}
      <FigureForm charts={provable} onCompare={(index, figures) => setTyped(new Map(typed).set(index, figures))} />
    </section>
  );
}

interface ProofRowProps {
  chart: ProvableChart;
  figures: WrittenFigures;
  enabled: boolean;
  hasOthers: boolean;
  onFinished: () => void;
  onUse: MoveProofProps["onUse"];
}

function ProofRow({ chart: { index, kundli }, figures, enabled, hasOthers, onFinished, onUse }: ProofRowProps) {
  const { t } = useTranslation("files");
  const request = createProofRequest(kundli.fields, figures);
  const answer = useQuery({
    queryKey: ["move-proof", request],
    queryFn: ({ signal }) => (request === null ? null : matchProgram(request, signal)),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { isFetched, data, error } = answer;
  useEffect(() => {
    if (isFetched) onFinished();
    // The callback is a new one at each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFetched]);
  return (
    <li className="border-t border-line py-3 [overflow-wrap:anywhere]">
      <p className="font-medium">{kundli.fields.name || "–"}</p>
      {data && (
        <Verdict
          answer={data}
          kundli={kundli}
          hasOthers={hasOthers}
          onUse={(candidate, all) => onUse(candidate, all ? "all" : index)}
        />
      )}
      {!data && !error && <p className="text-sm text-ink-muted">{t("proof.comparing")}</p>}
      <CalculationError error={error} />
    </li>
  );
}

type Compared = MatchResponse["own"]["agrees"][number];

/** Within a minute of arc programs differ by their ephemeris and their rounding, not by a setting. */
const SAME_WITHIN_DEG = 1 / 60;
const isSame = ({ by }: Compared): boolean => by !== null && Math.abs(by) <= SAME_WITHIN_DEG;
const isProof = ({ agrees, differs }: MatchResponse["own"]): boolean =>
  [...agrees, ...differs].every((figure) => agrees.includes(figure) || isSame(figure));

interface VerdictProps {
  answer: MatchResponse;
  kundli: ReadableKundli;
  hasOthers: boolean;
  onUse: (candidate: Candidate, all: boolean) => void;
}

function Verdict({ answer: { own, candidates }, kundli, hasOthers, onUse }: VerdictProps) {
  const { t } = useTranslation("files");
  const { digits, list } = useProofFormat();
  const all = [...own.agrees, ...own.differs].toSorted((a, b) => a.index - b.index);
  if (isProof(own))
    return (
      <p className="text-sm text-good">{t("proof.same", { what: list(all.map(({ what }) => what as ProofFigure)) })}</p>
    );
  const wrong = all.filter((figure) => own.differs.includes(figure) && !isSame(figure));
  const differences = wrong.map(({ what, by }) =>
    t("proof.by", { what: list([what as ProofFigure]), by: digits(formatSignedDms(Math.abs(by ?? 0))) }),
  );
  const best = candidates.find(isProof);
  return (
    <>
      <p className="text-sm text-warn">{t("proof.differs", { differences: differences.join(", ") })}</p>
      {best ? (
        <Remedy best={best} kundli={kundli} hasOthers={hasOthers} onUse={onUse} />
      ) : (
        <p className="text-sm text-ink-muted">{t("proof.none")}</p>
      )}
    </>
  );
}

interface RemedyProps extends Omit<VerdictProps, "answer"> {
  best: Candidate;
}

function Remedy({ best, kundli: { fields }, hasOthers, onUse }: RemedyProps) {
  const { t } = useTranslation("files");
  const changes = useCandidateChanges(best, fields.settings ?? {});
  return (
    <>
      <p className="text-sm">{t("proof.with", { changes: changes.join(" · ") })}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => onUse(best, false)}>{t("proof.use", { name: fields.name })}</Button>
        {/* Another clock is the birth's own; settings are a choice of the astrologer. */}
        {hasOthers && !best.clock && (
          <Button variant="quiet" className="px-3" onClick={() => onUse(best, true)}>
            {t("proof.useForAll")}
          </Button>
        )}
      </div>
    </>
  );
}

function useProofFormat() {
  const { t } = useTranslation("files");
  const { digits } = useFormat();
  const formatTerm = useTermFormatter();
  const getName = (what: ProofFigure) => formatTerm(what === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS.moon);
  return {
    digits,
    getName,
    list: (whats: readonly ProofFigure[]) => whats.map(getName).join(t("proof.and")),
  };
}

interface FigureFormProps {
  charts: readonly ProvableChart[];
  onCompare: (index: number, figures: WrittenFigures) => void;
}

/** For files without figures: the person types what their program shows for one chart. */
function FigureForm({ charts, onCompare }: FigureFormProps) {
  const { t } = useTranslation("files");
  const { getName } = useProofFormat();
  const first = charts.find(({ kundli }) => kundli.figures === undefined) ?? charts[0];
  const [chosen, setChosen] = useState<number | null>(null);
  const [figures, setFigures] = useState(EMPTY);
  const index = charts.find((chart) => chart.index === chosen)?.index ?? first?.index ?? 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasFigure(figures)) onCompare(index, figures);
  };
  return (
    <form noValidate aria-label={t("proof.type")} onSubmit={submit} className="mt-4">
      <p className="measure text-sm">{t("proof.typeLead")}</p>
      <div className="mt-3 grid max-w-3xl gap-4 sm:grid-cols-3">
        <Field label={t("proof.chart")}>
          {(control) => (
            <Select {...control} value={index} onChange={({ target }) => setChosen(Number(target.value))}>
              {charts.map((chart) => (
                <option key={chart.index} value={chart.index}>
                  {chart.kundli.fields.name || "–"}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {PROOF_FIGURES.map((what) => (
          <Field key={what} label={getName(what)} hint={t(`proof.hint.${what}`)}>
            {(control) => (
              <Input
                {...control}
                value={figures[what]}
                maxLength={60}
                onChange={({ target }) => setFigures({ ...figures, [what]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Button type="submit" className="mt-3">
        {t("proof.compare")}
      </Button>
    </form>
  );
}
