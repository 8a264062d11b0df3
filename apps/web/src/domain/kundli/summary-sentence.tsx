import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { Trans, useTranslation } from "react-i18next";
import { lazy, Suspense, type ReactNode } from "react";
import { concept, type TermId } from "../glossary/term-id.ts";
import { Term } from "../glossary/term.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useWord } from "../words/use-word.ts";
import { runningPeriods } from "../dasha/dasha-path.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";

function Key({ term, children }: { term: TermId; children: ReactNode }) {
  return (
    <Term term={term} className="font-medium text-accent">
      {children}
    </Term>
  );
}

const Uncertain = lazy(async () => {
  const [file] = await Promise.all([import("../uncertain/uncertain-sentence.tsx"), loadNamespaces(["uncertain"])]);
  return { default: file.UncertainSentence };
});

/** The sentence that matters; where the time is not exact, with nothing in it that turns. */
export function SummarySentence({ data, now }: { data: KundliData; now: number }) {
  const { uncertainty, birth } = data;
  if (!uncertainty) return <Exact data={data} now={now} />;
  return (
    <Suspense fallback={birth.name}>
      <Uncertain data={data} turning={{ uncertainty, birth }} />
    </Suspense>
  );
}

/** Of whom one does not know whose it is, nothing is said to anybody. */
function summaryKey(withDasha: boolean, named: boolean) {
  if (withDasha) return named ? "summary.withDasha" : "summary.withDashaUnnamed";
  return named ? "summary.plain" : "summary.plainUnnamed";
}

/** Lagna, Moon, and the dasha that runs now (left out where none does). */
function Exact({ data, now }: { data: KundliData; now: number }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const moon = data.planets.find((planet) => planet.id === "moon");
  const [maha, antar] = Date.parse(data.birth.utc) <= now ? runningPeriods(data, now) : [];
  if (!moon) return null;
  const values = {
    lagna: say(RASHI_WORDS[data.lagna.sign]),
    nakshatra: say(NAKSHATRA_WORDS[moon.nakshatra]),
    pada: format.number(moon.pada),
    dasha: maha && antar ? `${say(GRAHA_WORDS[maha.lord])}–${say(GRAHA_WORDS[antar.lord])}` : "",
    until: antar ? dates.month(antar.end) : "",
  };
  return (
    <Trans
      t={t}
      i18nKey={summaryKey(maha !== undefined && antar !== undefined, data.birth.name !== "")}
      values={values}
      // Elements, not values: whatever a person is called is never read as a tag or a placeholder.
      components={{
        name: <span>{data.birth.name}</span>,
        // A word that opens is a box to the browser: a line may end behind it, before the mark that belongs to it.
        keep: <span className="whitespace-nowrap" />,
        lagna: <Key term={{ kind: "rashi", id: data.lagna.sign }}>{values.lagna}</Key>,
        nakshatra: <Key term={{ kind: "nakshatra", id: moon.nakshatra }}>{values.nakshatra}</Key>,
        pada: <Term term={concept("pada")}>{t("summary.pada", { pada: values.pada })}</Term>,
        dasha: <Key term={concept("dasha")}>{values.dasha}</Key>,
      }}
    />
  );
}
