import type { KundliData } from "@lagna/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { BirthLine } from "../../domain/birth/birth-line.tsx";
import { Notices } from "../../domain/birth/notices.tsx";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { KundliView } from "../../domain/kundli/kundli-view.tsx";
import { isSectionId } from "../../domain/kundli/panels.tsx";
import { preloadSections } from "../../domain/kundli/sections.ts";
import { SummarySentence } from "../../domain/kundli/summary-sentence.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { exampleKundli } from "./example-kundli.ts";

/** All there is of it is here already: nothing of the generator opens without an account. */
const source: KundliSource = { sections: async () => exampleKundli, dasha: null };

/** One kundli to look at without an account: of a historical person, with the source of the birth data. */
export function Component() {
  const [client] = useState(() => new QueryClient());
  // While the first screen is looked at.
  useEffect(() => void preloadSections().catch(() => undefined), []);
  return (
    <QueryClientProvider client={client}>
      <Example data={exampleKundli} />
    </QueryClientProvider>
  );
}

function Example({ data }: { data: KundliData }) {
  const { t } = useTranslation("kundli");
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => Date.now());
  const named = params.get("panel");
  return (
    <article aria-label={t("result.label", { name: data.birth.name })} className="page-wide flex-1 py-1">
      <PageTitle>{t("example.title")}</PageTitle>
      <KundliView
        data={data}
        now={now}
        source={source}
        panel={isSectionId(named) ? named : null}
        onPanel={(panel) => setParams(panel === null ? {} : { panel }, { replace: true, preventScrollReset: true })}
        shown
        line={<BirthLine birth={data.birth} state={data.birth.place.state} />}
        head={
          <>
            <h1 className="text-xl leading-snug font-light sm:text-2xl lg:leading-[1.35]">
              <SummarySentence data={data} now={now} />
            </h1>
            <Notices birth={data.birth} timeAssumed={false} />
          </>
        }
        actions={<p className="measure py-2 text-sm text-ink-muted">{t("example.source")}</p>}
      />
    </article>
  );
}
