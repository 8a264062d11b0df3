import { marksOf, type VerifiedClaim, type VerifyResponse } from "@lagna/contract";
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

/** The text cut at its marks; of a server that sends none they are made here. */
export function piecesOf({
  text,
  claims,
  marks = marksOf(claims),
}: Pick<VerifyResponse, "text" | "claims"> & Partial<Pick<VerifyResponse, "marks">>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, claim } of marks) {
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, claim: null });
    pieces.push({ text: text.slice(start, end), start, claim });
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
