import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { Trans, useTranslation } from "react-i18next";
import { lazy, Suspense, type ReactNode } from "react";
import { toConceptTerm, type TermId } from "../glossary/term-id.ts";
import { Term } from "../glossary/term.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { findRunningPeriods } from "../dasha/find-running-periods.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";

function SummaryTerm({ term, children }: { term: TermId; children: ReactNode }) {
  return (
    <Term term={term} className="font-medium text-accent">
      {children}
    </Term>
  );
}

const UncertainSentence = lazy(async () => {
  const [file] = await Promise.all([
    import("../birth-time-uncertainty/uncertain-sentence.tsx"),
    loadNamespaces(["uncertain"]),
  ]);
  return { default: file.UncertainSentence };
});

/** The summary sentence of a kundli. Where the birth time is not exact, it omits everything that depends on it. */
export function SummarySentence({ data, now }: { data: KundliData; now: number }) {
  const { uncertainty, birth } = data;
  if (!uncertainty) return <ExactSentence data={data} now={now} />;
  return (
    <Suspense fallback={birth.name}>
      <UncertainSentence data={data} birthUncertainty={{ uncertainty, birth }} />
    </Suspense>
  );
}

/** Without a name the sentence has no subject, so a different message is used. */
function getSummaryKey(withDasha: boolean, hasName: boolean) {
  if (withDasha) return hasName ? "summary.withDasha" : "summary.withDashaUnnamed";
  return hasName ? "summary.plain" : "summary.plainUnnamed";
}

/** Lagna, Moon, and the dasha running now (left out where no dasha runs). */
function ExactSentence({ data, now }: { data: KundliData; now: number }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const moon = data.planets.find((planet) => planet.id === "moon");
  const [maha, antar] = Date.parse(data.birth.utc) <= now ? findRunningPeriods(data, now) : [];
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
      i18nKey={getSummaryKey(maha !== undefined && antar !== undefined, data.birth.name !== "")}
      values={values}
      // Passed as elements, not interpolated values, so that a person's name is never parsed as a tag or placeholder.
      components={{
        name: <span>{data.birth.name}</span>,
        // The browser may break a line after a term's inline box; this keeps the punctuation that follows on the same
        // line.
        keep: <span className="whitespace-nowrap" />,
        lagna: <SummaryTerm term={{ kind: "rashi", id: data.lagna.sign }}>{values.lagna}</SummaryTerm>,
        nakshatra: <SummaryTerm term={{ kind: "nakshatra", id: moon.nakshatra }}>{values.nakshatra}</SummaryTerm>,
        pada: <Term term={toConceptTerm("pada")}>{t("summary.pada", { pada: values.pada })}</Term>,
        dasha: <SummaryTerm term={toConceptTerm("dasha")}>{values.dasha}</SummaryTerm>,
      }}
    />
  );
}
