import { GRAHA_WORDS, RASHI_WORDS, YOGA_GROUP_WORDS, YOGA_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useSourceCitations } from "../../domain/kundli/subjects/combination-card.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import type { AnyVarga } from "./varga-api.ts";

/** How many are shown before all are asked for. */
const FIRST_COUNT = 8;

/** The yogas of the varga's signs. */
export function VargaYogas({ varga: { yogas, places } }: { varga: AnyVarga }) {
  const { t } = useTranslation(["varga", "subjects"]);
  const say = useTermFormatter();
  const { number } = useFormat();
  const cite = useSourceCitations();
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? yogas : yogas.slice(0, FIRST_COUNT);
  return (
    <section aria-labelledby="varga-yogas" className="min-w-0">
      <h3 id="varga-yogas" className="text-heading font-medium">
        {t("yogas.title", { count: yogas.length, number: number(yogas.length) })}
      </h3>
      <p className="measure mt-1 text-sm text-ink-muted">{t("yogas.rule")}</p>
      <ul className="mt-3">
        {shown.map(({ id, group, grahas, sources }) => (
          <li key={id} className="border-b border-line py-3">
            <h4 className="font-medium">{say(YOGA_WORDS[id])}</h4>
            <p className="measure text-sm">{say(YOGA_WORDS[id], "sense")}</p>
            {grahas.length > 0 && (
              <ul aria-label={t("subjects:yogas.placements")} className="my-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
                {grahas.map((graha) => (
                  <li key={graha}>
                    {t("subjects:yogas.placement", {
                      graha: say(GRAHA_WORDS[graha]),
                      sign: say(RASHI_WORDS[places[graha].sign]),
                      house: number(places[graha].house),
                    })}
                  </li>
                ))}
              </ul>
            )}
            <p className="text-sm text-ink-muted">{`${say(YOGA_GROUP_WORDS[group])} · ${cite(sources)}`}</p>
          </li>
        ))}
      </ul>
      {!isAll && yogas.length > FIRST_COUNT && (
        <Button className="no-print mt-3" onClick={() => setIsAll(true)}>
          {t("subjects:yogas.all", { yogas: number(yogas.length) })}
        </Button>
      )}
    </section>
  );
}
