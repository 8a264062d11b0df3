import { type Koota, KOOTA_WORDS, KOOTAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Match } from "./match-api.ts";
import { type MatchedKoota, type Names, useKootaTexts } from "./use-koota-texts.ts";

/** The eight kootas: pips, what they compare, and points. */
export function KootaList({ match, names }: { match: Pick<Match, "kootas">; names: Names }) {
  const { t } = useTranslation("matching");
  return (
    <section aria-labelledby="kootas">
      <h3 id="kootas" className="text-sm font-semibold">
        {t("kootas")}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {KOOTAS.map((koota) => (
          <KootaRow key={koota} id={koota} koota={match.kootas[koota]} names={names} />
        ))}
      </ul>
    </section>
  );
}

function KootaRow({ id, koota, names }: { id: Koota; koota: MatchedKoota; names: Names }) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  const texts = useKootaTexts(names);
  const open = texts.open(koota);
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 py-2.5 sm:grid-cols-[8rem_7.5rem_1fr_auto]">
      <span className="font-semibold" title={say(KOOTA_WORDS[id], "sense")}>
        {say(KOOTA_WORDS[id])}
      </span>
      <Pips score={koota.score} max={koota.max} />
      <span className="max-sm:order-last max-sm:col-span-3 max-sm:text-sm max-sm:text-ink-muted">
        {texts.reason(id, koota)}
        {open !== null && (
          <span className="block text-sm text-warn">
            <span aria-hidden="true">± </span>
            {open}
          </span>
        )}
      </span>
      <span className="tabular text-end">
        <span className="sr-only">{t("pointsOf", { score: number(koota.score), max: number(koota.max) })}</span>
        <span aria-hidden="true">
          <span className="font-semibold">{number(koota.score)}</span>
          <span className="text-ink-muted">/{number(koota.max)}</span>
        </span>
      </span>
    </li>
  );
}

/** One mark for each point, half filled for a half. */
function Pips({ score, max }: { score: number; max: number }) {
  return (
    <span aria-hidden="true" className="flex gap-0.75 max-sm:justify-end">
      {Array.from({ length: max }, (_, index) => (
        <span key={index} className="h-3.5 w-2 overflow-hidden rounded-xs bg-line">
          <span
            className="block h-full bg-accent-fill"
            style={{ width: `${Math.min(Math.max(score - index, 0), 1) * 100}%` }}
          />
        </span>
      ))}
    </span>
  );
}
