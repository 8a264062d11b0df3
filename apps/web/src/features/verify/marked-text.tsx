import { computeVerdictMarks, type VerifiedClaim, type VerifyResponse } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";

/** The verdict on a claim; `turns` is an undecidable claim that depends on the uncertainty of the birth time. */
export type ClaimVerdict = VerifiedClaim["verdict"] | "turns";
export const toClaimVerdict = ({ verdict, turns }: Pick<VerifiedClaim, "verdict" | "turns">): ClaimVerdict =>
  turns === true ? "turns" : verdict;

/** Never by colour alone: each verdict has its own sign and underline. */
export const VERDICT_SIGN: Readonly<Record<ClaimVerdict, string>> = {
  supported: "✓",
  contradicted: "✕",
  turns: "±",
  undecidable: "?",
  doctrine: "§",
};
const UNDERLINE: Readonly<Record<ClaimVerdict, string>> = {
  supported: "decoration-good decoration-solid",
  contradicted: "decoration-bad decoration-solid decoration-[2.5px]",
  turns: "decoration-accent decoration-dotted",
  undecidable: "decoration-ink-muted decoration-dotted",
  doctrine: "decoration-ink-muted decoration-dashed",
};
export const VERDICT_INK: Readonly<Record<ClaimVerdict, string>> = {
  supported: "text-good",
  contradicted: "text-bad",
  turns: "text-accent",
  undecidable: "text-ink-muted",
  doctrine: "text-ink-muted",
};

interface TextPiece {
  readonly text: string;
  readonly start: number;
  /** Index of the claim in this piece, from 0; `null` for text without a claim. */
  readonly claim: number | null;
}

/** Splits the text at its marks; if the server sends no marks, they are made here. */
export function splitText({
  text,
  claims,
  marks = computeVerdictMarks(claims),
}: Pick<VerifyResponse, "text" | "claims"> & Partial<Pick<VerifyResponse, "marks">>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { start, end, claim } of marks) {
    if (start > position) pieces.push({ text: text.slice(position, start), start: position, claim: null });
    pieces.push({ text: text.slice(start, end), start, claim });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), start: position, claim: null });
  return pieces;
}

/** A part of the pasted reading with its claims marked; each mark links to the claim's verdict. */
export function MarkedText({ answer, from, to }: { answer: VerifyResponse; from: number; to: number }) {
  const { t } = useTranslation("verify");
  const pieces = splitText(answer).flatMap(({ text, start, claim }): TextPiece[] => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, text.length)];
    return first < last ? [{ text: text.slice(first, last), start: start + first, claim }] : [];
  });
  return (
    <>
      {pieces.map(({ text, start, claim }) => {
        const claimed = claim === null ? undefined : answer.claims[claim];
        const verdict = claimed && toClaimVerdict(claimed);
        if (claim === null || verdict === undefined) return <span key={start}>{text}</span>;
        return (
          <a
            key={start}
            href={`#claim-${claim}`}
            className={cx("rounded-xs text-ink underline decoration-[1.5px] underline-offset-4", UNDERLINE[verdict])}
          >
            {text}
            <span aria-hidden="true" className={cx("ms-0.5 align-super text-xs font-semibold", VERDICT_INK[verdict])}>
              {VERDICT_SIGN[verdict]}
            </span>
            <span className="sr-only"> ({t(`verdict.${verdict}`)})</span>
          </a>
        );
      })}
    </>
  );
}
