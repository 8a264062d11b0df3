import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Turning } from "./turning.ts";
import { rangeOf, useTurnWords } from "./use-turn-words.ts";

/** Under the sentence: what is known of the time, and what the mark means. */
export function UncertainNote({ turning }: { turning: Turning }) {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  const { clock } = useTurnWords(turning);
  const { uncertainty } = turning;
  const [from, until] = rangeOf(uncertainty);
  return (
    <p className="measure mt-1 text-sm text-ink-muted">
      {t("note", { minutes: format.number(uncertainty.minutes), from: clock(from), until: clock(until) })}
    </p>
  );
}
