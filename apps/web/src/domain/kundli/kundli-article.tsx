import type { KundliData } from "@lagna/contract";
import { useEffect, useState, type ReactNode } from "react";
import { isSlow } from "../../lib/connection.ts";
import { BirthLine } from "../birth/birth-line.tsx";
import { Notices } from "../birth/notices.tsx";
import type { KundliSource } from "./kundli-source.ts";
import { KundliView } from "./kundli-view.tsx";
import { isSectionId } from "./panels.tsx";
import { preloadSections } from "./sections.ts";
import { SummarySentence } from "./summary-sentence.tsx";
import { useInAddress } from "./use-in-address.ts";

interface KundliArticleProps {
  data: KundliData;
  source: KundliSource;
  label: string;
  className?: string;
  /** Under the sentence: where it comes from, or the way back. */
  actions: ReactNode;
}

/** A kundli that is only read, as a page of its own: its sentence is the page's heading, its open panel stands in the address. */
export function KundliArticle({ data, source, label, className, actions }: KundliArticleProps) {
  const [panel, setPanel] = useInAddress("panel", isSectionId);
  const [now] = useState(() => Date.now());
  // Once the chart stands: a panel opens at once then, and paper, which waits for nothing, has them all.
  useEffect(() => void (isSlow() || preloadSections().catch(() => undefined)), []);
  return (
    <article aria-label={label} className={className}>
      <KundliView
        data={data}
        now={now}
        source={source}
        panel={panel}
        onPanel={setPanel}
        shown
        line={<BirthLine birth={data.birth} state={data.birth.place.state} />}
        head={
          <h1 className="text-xl leading-snug font-light sm:text-2xl lg:leading-[1.35]">
            <SummarySentence data={data} now={now} />
          </h1>
        }
        notices={<Notices birth={data.birth} timeAssumed={false} />}
        actions={actions}
      />
    </article>
  );
}
