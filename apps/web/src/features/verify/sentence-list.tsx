import type { VerifiedClaim, VerifyResponse } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { MarkedText, toClaimVerdict, VERDICT_INK, VERDICT_SIGN } from "./marked-text.tsx";
import { type ReadSentence, splitReading } from "./split-reading.ts";

/** The reading in its own order, one sentence a row; beside it what the chart says of it. */
export function SentenceList({ answer }: { answer: VerifyResponse }) {
  const { t } = useTranslation("verify");
  return (
    <ul aria-label={t("claims")} className="mt-6 border-y border-line">
      {splitReading(answer).map((sentence) => (
        <li
          key={sentence.start}
          className="grid gap-x-10 gap-y-2 border-b border-line py-4 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
        >
          <p className="measure text-lg leading-relaxed text-pretty [overflow-wrap:anywhere]">
            <span
              className={cx(
                sentence.pressures.length > 0 &&
                  "rounded-xs bg-[color-mix(in_oklab,var(--warn)_18%,transparent)] box-decoration-clone",
              )}
            >
              <MarkedText answer={answer} from={sentence.start} to={sentence.end} />
            </span>
          </p>
          <div className="flex min-w-0 flex-col gap-2 text-[0.9375rem] lg:pt-0.5">
            {sentence.claims.map((index) => {
              const claim = answer.claims[index];
              return claim && <ClaimNote key={index} id={`claim-${index}`} claim={claim} />;
            })}
            <PressureNotes sentence={sentence} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The verdict on one claim: what is wrong stands out, what is true is said quietly. */
function ClaimNote({ id, claim }: { id: string; claim: VerifiedClaim }) {
  const { t } = useTranslation("verify");
  const verdict = toClaimVerdict(claim);
  const { text, truth, fact_text: fact, by_part: byPart } = claim;
  const isWrong = verdict === "contradicted";
  return (
    <div id={id} className="flex scroll-mt-24 gap-3 rounded-xs target:bg-accent-wash">
      <span aria-hidden="true" className={cx("w-5 shrink-0 text-center font-semibold", VERDICT_INK[verdict])}>
        {VERDICT_SIGN[verdict]}
      </span>
      <div className="min-w-0">
        <q className="text-ink-muted [overflow-wrap:anywhere]">{text}</q>{" "}
        <span className={cx("font-medium", VERDICT_INK[verdict])}>{t(`verdict.${verdict}`)}</span>
        {byPart && <span className="text-ink-muted"> {t("byPart")}</span>}
        {(truth ?? fact) && (
          <p className={isWrong ? "font-semibold" : "text-ink-muted"}>
            {truth ? t("truth", { truth }) : t("fact", { fact })}
          </p>
        )}
      </div>
    </div>
  );
}

/** What presses the reader, named calmly, with what is true about it. */
function PressureNotes({ sentence: { pressures } }: { sentence: ReadSentence }) {
  const { t } = useTranslation("verify");
  return pressures.map(({ start, kinds }) => (
    <div key={start} className="flex gap-3">
      <span aria-hidden="true" className="w-5 shrink-0 text-center font-semibold text-warn">
        !
      </span>
      <p className="min-w-0">
        {kinds.map((kind) => (
          <span key={kind}>
            <strong className="font-semibold">{t(`pressure.${kind}.name`)}</strong> {t(`pressure.${kind}.truth`)}{" "}
          </span>
        ))}
      </p>
    </div>
  ));
}
