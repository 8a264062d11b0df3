import type { VerifiedClaim, VerifyResponse } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";

/** What is told of a claim: its verdict, and of what cannot be decided whether it is the time of birth that leaves it open. */
export type Told = VerifiedClaim["verdict"] | "turns";
export const toldOf = ({ verdict, turns }: Pick<VerifiedClaim, "verdict" | "turns">): Told =>
  turns === true ? "turns" : verdict;

/** Never by colour alone: each verdict has its sign and its own line under the words. */
export const VERDICT_SIGN: Readonly<Record<Told, string>> = {
  supported: "✓",
  contradicted: "✕",
  turns: "±",
  undecidable: "?",
  doctrine: "§",
};
const UNDERLINE: Readonly<Record<Told, string>> = {
  supported: "decoration-good decoration-solid",
  contradicted: "decoration-bad decoration-wavy",
  turns: "decoration-accent decoration-dotted",
  undecidable: "decoration-ink-muted decoration-dotted",
  doctrine: "decoration-ink-muted decoration-dashed",
};
export const VERDICT_INK: Readonly<Record<Told, string>> = {
  supported: "text-good",
  contradicted: "text-bad",
  turns: "text-accent",
  undecidable: "text-ink-muted",
  doctrine: "text-ink-muted",
};

interface Piece {
  readonly text: string;
  readonly start: number;
  /** Number of the claim that stands there, from 0; `null` for words that claim nothing. */
  readonly claim: number | null;
}

/** The text cut at its claims. Where two overlap the words belong to the one that begins first. */
export function piecesOf({ text, claims }: Pick<VerifyResponse, "text" | "claims">): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const order = claims
    .map((claim, number) => ({ ...claim, number }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, number } of order) {
    const from = Math.max(start, at);
    if (end <= from) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), start: at, claim: null });
    pieces.push({ text: text.slice(from, end), start: from, claim: number });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, claim: null });
  return pieces;
}

/** The reading as it was pasted, its claims marked; each mark leads to what is said of it. */
export function MarkedText({ answer }: { answer: VerifyResponse }) {
  const { t } = useTranslation("verify");
  return (
    <p className="measure leading-relaxed whitespace-pre-wrap">
      {piecesOf(answer).map(({ text, start, claim }) => {
        const claimed = claim === null ? undefined : answer.claims[claim];
        const verdict = claimed && toldOf(claimed);
        if (claim === null || verdict === undefined) return <span key={start}>{text}</span>;
        return (
          <a
            key={start}
            href={`#claim-${claim}`}
            className={cx("rounded-xs text-ink underline decoration-2 underline-offset-4", UNDERLINE[verdict])}
          >
            {text}
            <span aria-hidden="true" className={cx("ms-0.5 align-super text-xs font-semibold", VERDICT_INK[verdict])}>
              {VERDICT_SIGN[verdict]}
            </span>
            <span className="sr-only"> ({t(`verdict.${verdict}`)})</span>
          </a>
        );
      })}
    </p>
  );
}
