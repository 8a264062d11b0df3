import type { KundliData } from "@lagna/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { KundliArticle } from "../../domain/kundli/kundli-article.tsx";
import { preloadSectionsLater } from "../../domain/kundli/sections.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { exampleKundli } from "./example-kundli.ts";
import { createQueryClient } from "../../lib/query-cache.ts";

/** All data is included already: the generator's API requires an account. */
const source: KundliSource = {
  fetchSections: async () => exampleKundli,
  fetchDasha: null,
  fetchTransits: null,
  fetchWithSettings: null,
  fetchSky: null,
  rectification: null,
};

/** One example kundli without an account: that of a historical person, with the source of the birth data. */
export function Component() {
  const [client] = useState(() => createQueryClient());
  // Loads while the user looks at the first screen.
  useEffect(preloadSectionsLater, []);
  return (
    <QueryClientProvider client={client}>
      <Example data={exampleKundli} />
    </QueryClientProvider>
  );
}

function Example({ data }: { data: KundliData }) {
  const { t } = useTranslation("kundli");
  return (
    <>
      <PageTitle>{t("example.title")}</PageTitle>
      <KundliArticle
        data={data}
        source={source}
        label={t("result.label", { name: data.birth.name })}
        className="page-wide flex-1 py-1"
        actions={<p className="measure py-2 text-sm text-ink-muted">{t("example.source")}</p>}
      />
    </>
  );
}
