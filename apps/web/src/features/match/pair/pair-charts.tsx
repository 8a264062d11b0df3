import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, type Graha, LAGNA_WORDS } from "@lagna/terms";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type ChartFocus,
  type ChartFocusStore,
  createChartFocusStore,
  useChartFocus,
} from "../../../domain/chart/chart-focus.ts";
import { chartStylePreference } from "../../../domain/chart/chart-preferences.ts";
import { KundliChart } from "../../../domain/chart/kundli-chart.tsx";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { usePreference } from "../../../lib/preferences.ts";
import { type Side, SIDES } from "../match-api.ts";
import type { Names } from "../use-koota-texts.ts";
import { type Body, findSynastry, type Synastry } from "./find-synastry.ts";

type Charts = Readonly<Record<Side, KundliData>>;

/** A touched graha, with what it meets in the other chart. */
interface Touched {
  readonly side: Side;
  readonly graha: Graha;
  readonly synastry: Synastry;
}

const getOther = (side: Side): Side => (side === "girl" ? "boy" : "girl");
const getGraha = (focus: ChartFocus | null): Graha | null =>
  focus?.kind === "body" && focus.id !== "lagna" ? focus.id : null;

/** One store for each chart; what is touched in one clears the other. */
function useTwoStores(): Readonly<Record<Side, ChartFocusStore>> {
  const [stores] = useState(() => ({ girl: createChartFocusStore(), boy: createChartFocusStore() }));
  useEffect(() => {
    const ends = SIDES.map((side) =>
      stores[side].subscribe(() => {
        if (stores[side].getActive() !== null) stores[getOther(side)].clear();
      }),
    );
    return () => ends.forEach((end) => end());
  }, [stores]);
  return stores;
}

function useTouched(charts: Charts, stores: Readonly<Record<Side, ChartFocusStore>>): Touched | null {
  const [hers, his] = [getGraha(useChartFocus(stores.girl)), getGraha(useChartFocus(stores.boy))];
  return useMemo(() => {
    const side: Side = hers === null ? "boy" : "girl";
    const graha = hers ?? his;
    return graha && { side, graha, synastry: findSynastry(charts[side], graha, charts[getOther(side)]) };
  }, [charts, hers, his]);
}

/** Both charts side by side. A touched graha is connected with what it joins and aspects in the other chart. */
export function PairCharts({
  charts,
  captions,
  names,
}: {
  charts: Charts;
  captions: Readonly<Record<Side, string>>;
  names: Names;
}) {
  const { t } = useTranslation("matching");
  const [style] = usePreference(chartStylePreference);
  const stores = useTwoStores();
  const touched = useTouched(charts, stores);
  const frame = useRef<HTMLDivElement>(null);
  const lit = touched ? [...touched.synastry.joined, ...touched.synastry.aspected] : [];
  return (
    <section aria-labelledby="pair-charts" className="mt-10">
      <h3 id="pair-charts" className="text-sm font-semibold">
        {t("pair.charts")}
      </h3>
      <div ref={frame} className="relative mt-3 grid gap-x-14 gap-y-6 md:grid-cols-2">
        {SIDES.map((side) => (
          <figure key={side} data-side={side} className="min-w-0">
            <KundliChart
              data={charts[side]}
              varga="D1"
              style={style}
              focus={stores[side]}
              lit={touched && touched.side !== side ? lit : NOTHING_LIT}
            />
            <figcaption className="mt-2 text-sm break-words">
              <span className="font-semibold">{names[side]}</span>{" "}
              <span className="text-ink-muted">{captions[side]}</span>
            </figcaption>
          </figure>
        ))}
        {touched && <SynastryLines frame={frame} touched={touched} />}
      </div>
      <p aria-live="polite" className="mt-3 min-h-12 text-ink-muted">
        {touched ? <SynastryText touched={touched} names={names} /> : t("pair.hint")}
      </p>
    </section>
  );
}

const NOTHING_LIT: readonly string[] = [];

function SynastryText({ touched: { side, graha, synastry }, names }: { touched: Touched; names: Names }) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number, list } = useFormat();
  const nameBodies = (bodies: readonly Body[]): string =>
    list(bodies.map((id) => say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id])));
  const place = t("pair.place", {
    graha: say(GRAHA_WORDS[graha]),
    name: names[side],
    other: names[getOther(side)],
    house: number(synastry.house),
  });
  return [
    place,
    ...(synastry.joined.length > 0 ? [t("pair.joined", { bodies: nameBodies(synastry.joined) })] : []),
    ...(synastry.aspected.length > 0 ? [t("pair.aspected", { bodies: nameBodies(synastry.aspected) })] : []),
  ].join(" ");
}

interface Line {
  readonly key: string;
  readonly isAspect: boolean;
  readonly from: DOMPoint;
  readonly to: DOMPoint;
}

/** The middle of a drawn body, relative to the frame. */
function findMiddle(frame: Element, side: Side, body: Body): DOMPoint | null {
  const item = frame.querySelector(`[data-side="${side}"] [data-item="${body}"]`);
  if (!item) return null;
  const [outer, inner] = [frame.getBoundingClientRect(), item.getBoundingClientRect()];
  return new DOMPoint(inner.left + inner.width / 2 - outer.left, inner.top + inner.height / 2 - outer.top);
}

function SynastryLines({ frame, touched }: { frame: RefObject<HTMLDivElement | null>; touched: Touched }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof DOMPoint === "undefined") return;
    const { side, graha, synastry } = touched;
    const from = findMiddle(element, side, graha);
    const connect = (isAspect: boolean) => (body: Body) => {
      const to = findMiddle(element, getOther(side), body);
      return from && to ? [{ key: body, isAspect, from, to }] : [];
    };
    setLines([...synastry.joined.flatMap(connect(false)), ...synastry.aspected.flatMap(connect(true))]);
  }, [frame, touched]);
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {lines.map(({ key, isAspect, from, to }) => (
        <line
          key={key}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className="stroke-accent"
          strokeWidth={1.5}
          strokeDasharray={isAspect ? "5 5" : undefined}
        />
      ))}
    </svg>
  );
}
