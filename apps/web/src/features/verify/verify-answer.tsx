import type { KundliFields } from "@lagna/birth-tables";
import type { VerifyResponse } from "@lagna/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { countClaims } from "./count-claims.ts";
import { SentenceList } from "./sentence-list.tsx";
import { ShareResult } from "./share-result.tsx";
import { VerifiedBirth } from "./verified-birth.tsx";

interface VerifyAnswerProps {
  answer: VerifyResponse;
  /** The birth that the reading was compared with. */
  birth: KundliFields;
}

/** "Of 7 statements about this chart 5 are true, 1 is false, 1 cannot be decided." */
function useHeadline(counts: ReturnType<typeof countClaims>): string {
  const { t } = useTranslation("verify");
  const { number } = useFormat();
  const say = (key: "of" | "supported" | "contradicted" | "turns" | "undecidable" | "doctrine", count: number) =>
    t(`count.${key}`, { count, number: number(count) });
  const verdicts = (["supported", "contradicted", "turns", "undecidable"] as const).filter((key) => counts[key] > 0);
  const total = verdicts.reduce((sum, key) => sum + counts[key], 0);
  const parts = verdicts.map((key) => say(key, counts[key])).join(", ");
  const sentences = [
    total > 0 && t("count.sentence", { of: say("of", total), parts }),
    counts.doctrine > 0 && say("doctrine", counts.doctrine),
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? t("nothing") : sentences.join(" ");
}

/** A checked reading: how many claims hold, and the text in its own order with the truth beside each claim. */
export function VerifyAnswer({ answer, birth }: VerifyAnswerProps) {
  const { t } = useTranslation("verify");
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves to the result.
  useEffect(() => heading.current?.focus(), [answer]);
  const { claims } = answer;
  const counts = countClaims(claims);
  return (
    <section aria-labelledby="verified" className="mt-12">
      <h2 id="verified" ref={heading} tabIndex={-1} className="text-title font-light text-balance outline-none">
        {useHeadline(counts)}
      </h2>
      <VerifiedBirth fields={birth} />
      {answer.pressures.length > 0 && (
        <p className="mt-2 text-ink-muted">{t("pressure.count", { count: answer.pressures.length })}</p>
      )}
      {(claims.length > 0 || answer.pressures.length > 0) && (
        <div className="no-print mt-4 flex flex-wrap items-center gap-3">
          <ShareResult answer={answer} />
        </div>
      )}
      <SentenceList answer={answer} />
      {counts.turns > 0 && <p className="measure mt-6 text-sm">{t("turning")}</p>}
      <p className="measure mt-6 text-sm text-ink-muted">{t("limits")}</p>
    </section>
  );
}
