import { useQuery } from "@tanstack/react-query";
import { buildChartKey } from "../../chart/build-chart-key.ts";
import type { FetchTransits } from "../kundli-source.ts";
import { QueryPlaceholder } from "../query-placeholder.tsx";
import type { SectionProps } from "../section-props.ts";
import { DetailLevelView } from "./detail-level-view.tsx";
import { TransitEvents } from "./transit-events.tsx";
import { TransitPassages } from "./transit-passages.tsx";
import { TransitTable } from "./transit-table.tsx";
import { useTransitSentence } from "./use-transit-sentence.ts";

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 366;

/** Today's transits over the birth chart, and the events of the coming year. */
export function TransitsSection(props: SectionProps) {
  const { fetchTransits } = props.source;
  return fetchTransits ? <Transits {...props} transits={fetchTransits} /> : null;
}

function Transits({ data, now, detailLevel, transits }: SectionProps & { transits: FetchTransits }) {
  const sentence = useTransitSentence();
  // Rounded to the day, so that the request is made once a day.
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  const [from, until] = [day, day + AHEAD_DAYS * DAY_MS].map((at) => new Date(at).toISOString()) as [string, string];
  const query = useQuery({
    queryKey: ["transits", buildChartKey(data), day],
    queryFn: ({ signal }) => transits({ from, until, at: new Date(now).toISOString() }, signal),
    staleTime: Infinity,
  });
  if (!query.data) return <QueryPlaceholder query={query} />;
  return (
    <>
      <DetailLevelView
        detailLevel={detailLevel}
        sentence={sentence(query.data)}
        figure={<TransitEvents events={query.data.events} now={now} birth={data.birth} />}
        table={<TransitTable transits={query.data.now} birth={data.birth} />}
      />
      <TransitPassages
        data={data}
        now={now}
        detailLevel={detailLevel}
        transits={transits}
        year={query.data.range ?? { from, until }}
        stays={query.data.node_stays}
      />
    </>
  );
}
