import type { SavedKundli } from "@lagna/contract";
import { GRAHA_WORDS, type Graha } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { GRAHA_FILL } from "../chart/graha-colours.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";

type Chart = NonNullable<SavedKundli["chart"]>;

const Dot = ({ graha }: { graha: Graha }) => (
  <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2">
    <circle cx="4" cy="4" r="4" className={GRAHA_FILL[graha]} />
  </svg>
);

/** The running maha and antar dasha, and the elapsed share of the antar dasha. */
export function RunningDasha({ running, now }: { running: Chart["running"]; now: number }) {
  const { t } = useTranslation("kundlis");
  const say = useTermFormatter();
  const format = useFormat();
  if (!running) return <span className="text-ink-muted">–</span>;
  const [maha, antar] = running.lords;
  const [start, end] = [Date.parse(running.start), Date.parse(running.end)];
  const elapsedShare = Math.min(Math.max((now - start) / (end - start), 0), 1);
  return (
    <>
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <Dot graha={maha} />
        <Dot graha={antar} />
        {say(GRAHA_WORDS[maha])}–{say(GRAHA_WORDS[antar])}
      </span>
      <span className="mt-1 flex items-center gap-2 text-xs whitespace-nowrap text-ink-muted">
        <svg viewBox="0 0 52 4" aria-hidden="true" className="h-1 w-13">
          <rect width="52" height="4" rx="2" className="fill-line" />
          <rect width={52 * elapsedShare} height="4" rx="2" className={GRAHA_FILL[antar]} />
        </svg>
        {t("until", { when: format.date(running.end, { month: "short", year: "numeric" }) })}
      </span>
    </>
  );
}
