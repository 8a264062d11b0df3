import { useQuery } from "@tanstack/react-query";
import { chartKey } from "../../words/chart-key.ts";
import type { TransitsOfBirth } from "../kundli-source.ts";
import { NotFetched } from "../not-fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { AtDepth } from "./at-depth.tsx";
import { TransitEvents } from "./transit-events.tsx";
import { TransitPassages } from "./transit-passages.tsx";
import { TransitTable } from "./transit-table.tsx";
import { useTransitSentence } from "./use-transit-sentence.ts";

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 366;

/** The sky of today over the chart of birth, and what comes within a year. */
export function TransitsSection(props: SectionProps) {
  const { transits } = props.source;
  return transits ? <Transits {...props} transits={transits} /> : null;
}

function Transits({ data, now, depth, transits }: SectionProps & { transits: TransitsOfBirth }) {
  const sentence = useTransitSentence();
  // The same all day long: asked for once.
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  const [from, until] = [day, day + AHEAD_DAYS * DAY_MS].map((at) => new Date(at).toISOString()) as [string, string];
  const query = useQuery({
    queryKey: ["transits", chartKey(data), day],
    queryFn: ({ signal }) => transits({ from, until, at: new Date(now).toISOString() }, signal),
    staleTime: Infinity,
  });
  if (!query.data) return <NotFetched query={query} />;
  return (
    <>
      <AtDepth
        depth={depth}
        sentence={sentence(query.data)}
        figure={<TransitEvents events={query.data.events} now={now} birth={data.birth} />}
        table={<TransitTable transits={query.data.now} birth={data.birth} />}
      />
      <TransitPassages
        data={data}
        now={now}
        depth={depth}
        transits={transits}
        year={query.data.range ?? { from, until }}
        stays={query.data.node_stays}
      />
    </>
  );
}
