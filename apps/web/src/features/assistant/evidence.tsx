import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { ChosenCitation } from "../../domain/answers/chosen-citation.ts";
import { numberCitations } from "../../domain/answers/answer-sentences.ts";
import type { ChatAnswer, Turn } from "./conversation-state.ts";

interface EvidenceProps {
  turn: Turn & { readonly answer: ChatAnswer };
  chosen: ChosenCitation | null;
  onChoose: (chosen: ChosenCitation | null) => void;
}

const computeSignedWeight = ({ polarity, weight }: ChatAnswer["evidence"][number]): number => polarity * weight;

/**
 * The facts weighed for an answer: those for it on one side of a line, those against it on the other. Without figures: the weights are not
 * exact enough.
 */
export function Evidence({ turn, chosen, onChoose }: EvidenceProps) {
  const { t } = useTranslation("assistant");
  const { number: formatNumber } = useFormat();
  const { evidence } = turn.answer;
  const numbers = numberCitations(turn.sentences);
  const maxWeight = Math.max(...evidence.map((row) => Math.abs(computeSignedWeight(row))), Number.EPSILON);
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t("why.caption")}</caption>
      <thead>
        <tr className="text-ink-muted">
          <th scope="col" className="pb-1 text-start font-normal">
            {t("why.title")}
          </th>
          <th scope="col" className="w-36 pb-1 font-normal">
            <span className="grid grid-cols-[1fr_2fr] text-xs">
              <span className="pe-1 text-end">{t("why.against")}</span>
              <span className="ps-1 text-start">{t("why.for")}</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {evidence.map((row) => {
          const number = numbers.get(row.fact);
          const lit = chosen?.turn === turn.key && chosen.fact === row.fact;
          const force = computeSignedWeight(row);
          const choose = () =>
            onChoose(lit ? null : { turn: turn.key, fact: row.fact, number: number ?? 0, text: row.text });
          return (
            <tr key={row.fact}>
              <th scope="row" className="py-0.5 pe-2 text-start font-normal">
                <button
                  type="button"
                  aria-pressed={lit}
                  onClick={choose}
                  className={cx(
                    "flex min-h-8 w-full items-center gap-2 text-start hover:text-accent max-lg:min-h-11",
                    lit && "font-semibold",
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={cx(
                      "tabular inline-flex size-[1.0625rem] shrink-0 items-center justify-center rounded-[2px] text-xs font-semibold",
                      number !== undefined && (lit ? "bg-accent-fill text-on-accent" : "bg-accent-wash text-accent"),
                    )}
                  >
                    {number !== undefined && formatNumber(number)}
                  </span>
                  <span>{row.text}</span>
                </button>
              </th>
              <td className="w-36 py-0.5">
                <span className="sr-only">{t(force < 0 ? "why.against" : "why.for")}</span>
                <Bar share={force / maxWeight} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A bar from the dividing line, which is a third of the width from the left: facts against an answer seldom weigh as much. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="-36 0 108 10" aria-hidden="true" className="h-2.5 w-full">
      <line x1={0} x2={0} y1={-4} y2={14} className="stroke-line-strong" strokeWidth={1} />
      <rect
        x={share < 0 ? Math.max(-36, share * 72) : 0}
        y={0}
        width={Math.min(share < 0 ? 36 : 72, Math.abs(share) * 72)}
        height={10}
        className={share < 0 ? "fill-ink-muted" : "fill-accent-fill"}
      />
    </svg>
  );
}
