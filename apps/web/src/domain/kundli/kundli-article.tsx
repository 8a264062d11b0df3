import type { KundliData } from "@lagna/contract";
import { useEffect, useState, type ReactNode } from "react";
import { getPageData } from "../../lib/page-data.ts";
import { isSlowConnection } from "../../lib/connection.ts";
import { BirthLine } from "../birth/birth-line.tsx";
import { BirthNotices } from "../birth/birth-notices.tsx";
import type { KundliSource } from "./kundli-source.ts";
import { KundliView } from "./kundli-view.tsx";
import { isSectionId } from "./sections.ts";
import { preloadSectionsLater } from "./sections.ts";
import { SummarySentence } from "./summary-sentence.tsx";
import { useSearchParamState } from "./use-search-param-state.ts";

interface KundliArticleProps {
  data: KundliData;
  source: KundliSource;
  label: string;
  /** The address at which the astrologer is asked about the kundli; absent where no one can ask. */
  askPath?: string;
  vargaPath?: string;
  /** Leads to the choice of other settings; absent where the birth is not known. */
  onSettings?: () => void;
  className?: string;
  /** Shown below the sentence, for example where the kundli comes from, or a link back. */
  actions: ReactNode;
}

/**
 * A read-only kundli on a page of its own: its summary sentence is the page's heading, and its open panel is part of
 * the address.
 */
export function KundliArticle({ data, source, label, className, actions, ...rest }: KundliArticleProps) {
  const [panel, setPanel] = useSearchParamState("panel", isSectionId, { push: true });
  const [now] = useState(() => getPageData()?.now ?? Date.now());
  useEffect(() => (isSlowConnection() ? undefined : preloadSectionsLater()), []);
  return (
    <article aria-label={label} className={className}>
      <KundliView
        data={data}
        now={now}
        source={source}
        panel={panel}
        onPanelChange={setPanel}
        isExpanded
        {...rest}
        isPage
        birthLine={<BirthLine birth={data.birth} state={data.birth.place.state} />}
        head={
          <h1 className="text-xl leading-snug font-light sm:text-2xl lg:leading-[1.35]">
            <SummarySentence data={data} now={now} />
          </h1>
        }
        notices={<BirthNotices birth={data.birth} timeAssumed={false} />}
        actions={actions}
      />
    </article>
  );
}
