import { type ChartLabels, drawChart } from "@lagna/chart-drawing";
import type { SkyResponse } from "@lagna/contract";
import { type Graha, GRAHA_STATE_WORDS, GRAHA_WORDS, LAGNA_WORDS } from "@lagna/terms";
import { useWord } from "../../domain/words/use-word.ts";
import { dialPoint, type DialRings, innerSquare, spoke, spreadOut } from "./dial-geometry.ts";

/** Between names outside the rim, degrees of the dial. */
const NAME_GAP = 8;
const NAME_RADIUS = 322;

const colourOf = (id: Graha | "lagna"): string => (id === "lagna" ? "var(--accent)" : `var(--graha-${id})`);

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

/** The grahas and the lagna at their longitudes on the dial, and their houses in the frame at its middle. */
export function SkyMarks({ sky, rings }: SkyMarksProps) {
  const say = useWord();
  const marks: Mark[] = [
    { id: "lagna", longitude: sky.lagna.longitude, name: say(LAGNA_WORDS.lagna, "short"), retrograde: false },
    ...sky.grahas.map(({ id, longitude, retrograde }) => ({
      id,
      longitude,
      name: say(GRAHA_WORDS[id], "short"),
      // The nodes always go back: only where it is news is it said.
      retrograde: retrograde && id !== "rahu" && id !== "ketu",
    })),
  ];
  const places = spreadOut(
    marks.map(({ longitude }) => longitude),
    NAME_GAP,
  );
  return (
    <g className="sky-marks">
      <Houses sky={sky} rings={rings} />
      {marks.map((mark, index) => (
        <BodyMark key={mark.id} mark={mark} place={places[index] ?? mark.longitude} rings={rings} />
      ))}
    </g>
  );
}

function BodyMark({ mark, place, rings }: { mark: Mark; place: number; rings: DialRings }) {
  const say = useWord();
  const { id, longitude, name, retrograde } = mark;
  const { rim, rashi, bodySize } = rings;
  const colour = colourOf(id);
  const dot = dialPoint(longitude, rim);
  const text = dialPoint(place, NAME_RADIUS);
  const leader = dialPoint(place, NAME_RADIUS - bodySize * 0.95);
  const isLagna = id === "lagna";
  return (
    <g>
      {/* Across the degrees and again inside the signs: between them stand names. */}
      <path
        d={spoke(longitude, rim, rim - 14) + spoke(longitude, rashi.inner, rashi.inner - bodySize * 0.6)}
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
            {say(GRAHA_STATE_WORDS.retrograde, "short")}
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
  degree: () => "",
  marks: { retrograde: "", combust: "", exalted: "", debilitated: "" },
};

/** The North Indian chart in the dial's own frame: the lagna's house lit, a dot for each graha in its house. */
function Houses({ sky, rings }: SkyMarksProps) {
  const { low, side } = innerSquare(rings);
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
          <circle key={id} cx={center.x} cy={center.y} r={box.width * 0.44} fill={colourOf(id)} />
        )),
      )}
    </g>
  );
}
