import { type ChartLabels, drawChart } from "@lagna/chart-drawing";
import type { SkyResponse } from "@lagna/contract";
import { type Graha, GRAHA_STATE_WORDS, GRAHA_WORDS, LAGNA_WORDS } from "@lagna/terms";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { computeDialPoint, type DialRings, computeInnerSquare, buildSpokePath, spreadLabels } from "./dial-geometry.ts";

/** Minimum distance between names outside the rim, in degrees of the dial. */
const NAME_GAP = 8;
const NAME_RADIUS = 322;

const getBodyColour = (id: Graha | "lagna"): string => (id === "lagna" ? "var(--accent)" : `var(--graha-${id})`);

interface Mark {
  readonly id: Graha | "lagna";
  readonly longitude: number;
  readonly name: string;
  readonly retrograde: boolean;
}

export interface SkyMarksProps {
  sky: SkyResponse;
  rings: DialRings;
}

/** The grahas and the lagna at their longitudes on the dial, and a chart with their houses in its centre. */
export function SkyMarks({ sky, rings }: SkyMarksProps) {
  const formatTerm = useTermFormatter();
  const marks: Mark[] = [
    { id: "lagna", longitude: sky.lagna.longitude, name: formatTerm(LAGNA_WORDS.lagna, "short"), retrograde: false },
    ...sky.grahas.map(({ id, longitude, retrograde }) => ({
      id,
      longitude,
      name: formatTerm(GRAHA_WORDS[id], "short"),
      // The nodes are always retrograde, so it is not marked for them.
      retrograde: retrograde && id !== "rahu" && id !== "ketu",
    })),
  ];
  const places = spreadLabels(
    marks.map(({ longitude }) => longitude),
    NAME_GAP,
  );
  return (
    <g className="sky-marks">
      <ChartInDial sky={sky} rings={rings} />
      {marks.map((mark, index) => (
        <BodyMark key={mark.id} mark={mark} place={places[index] ?? mark.longitude} rings={rings} />
      ))}
    </g>
  );
}

function BodyMark({ mark, place, rings }: { mark: Mark; place: number; rings: DialRings }) {
  const formatTerm = useTermFormatter();
  const { id, longitude, name, retrograde } = mark;
  const { rim, rashi, bodySize } = rings;
  const colour = getBodyColour(id);
  const dot = computeDialPoint(longitude, rim);
  const text = computeDialPoint(place, NAME_RADIUS);
  const leader = computeDialPoint(place, NAME_RADIUS - bodySize * 0.95);
  const isLagna = id === "lagna";
  return (
    <g>
      {/* A leader line across the degree ring and another inside the signs; the names are drawn between them. */}
      <path
        d={
          buildSpokePath(longitude, rim, rim - 14) +
          buildSpokePath(longitude, rashi.inner, rashi.inner - bodySize * 0.6)
        }
        stroke={colour}
        strokeWidth="2"
      />
      <path d={`M${dot.x} ${dot.y}L${leader.x} ${leader.y}`} stroke={colour} strokeWidth="1" />
      <circle cx={dot.x} cy={dot.y} r={bodySize * 0.29} fill={colour} stroke="var(--surface)" strokeWidth="1.5" />
      <text
        x={text.x}
        y={text.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={bodySize}
        className={isLagna ? "fill-accent font-semibold" : "fill-ink font-semibold"}
      >
        {name}
        {retrograde && (
          <tspan fontSize={bodySize * 0.6} dy={-bodySize * 0.35} className="fill-ink-muted">
            {formatTerm(GRAHA_STATE_WORDS.retrograde, "short")}
          </tspan>
        )}
      </text>
    </g>
  );
}

const NO_LABELS: ChartLabels = {
  graha: { sun: "", moon: "", mars: "", mercury: "", jupiter: "", venus: "", saturn: "", rahu: "", ketu: "" },
  lagna: "",
  sign: () => "",
  cusp: () => "",
  degree: () => "",
  marks: { retrograde: "", combust: "", exalted: "", debilitated: "" },
};

/** The North Indian chart inside the dial: the lagna's house is lit, with a dot for each graha in its house. */
function ChartInDial({ sky, rings }: SkyMarksProps) {
  const { low, side } = computeInnerSquare(rings);
  const drawing = drawChart(
    { lagna: { sign: sky.lagna.sign }, grahas: sky.grahas.map(({ id, sign }) => ({ id, sign })) },
    { style: "north", size: side, labels: NO_LABELS, content: "dots" },
  );
  return (
    <g transform={`translate(${low} ${low})`}>
      <polygon
        points={(drawing.cells[0]?.polygon ?? []).map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="var(--accent)"
        opacity="0.16"
      />
      {drawing.cells.flatMap((cell) =>
        cell.bodies.map(({ id, center, box }) => (
          <circle key={id} cx={center.x} cy={center.y} r={box.width * 0.44} fill={getBodyColour(id)} />
        )),
      )}
    </g>
  );
}
