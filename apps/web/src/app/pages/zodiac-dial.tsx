import type { ReactNode } from "react";
import { NAKSHATRA_WORDS, NAKSHATRAS, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import {
  DIAL_VIEW_BOX,
  computeDialPoint,
  type DialRings,
  computeInnerSquare,
  buildSpokePath,
} from "./dial-geometry.ts";

const CENTRE = 300;
/** Distance of the lines of a name, in ems. */
const LINE_EM = 1.05;

function buildDegreeTicks({ rim }: DialRings): string {
  const getTickLength = (degree: number) => (degree % 30 === 0 ? 14 : degree % 5 === 0 ? 9 : 5);
  return Array.from({ length: 360 }, (_, degree) => buildSpokePath(degree, rim, rim - getTickLength(degree))).join("");
}

function buildRingEdges({ rim, nakshatra, rashi }: DialRings): string {
  const outer = nakshatra?.outer ?? rim - 14;
  const nakshatras = NAKSHATRAS.map((_, index) => buildSpokePath((index * 40) / 3, outer, rashi.outer));
  const rashis = RASHIS.map((_, index) => buildSpokePath(index * 30, rashi.outer, rashi.inner));
  return [...nakshatras, ...rashis].join("");
}

/** The divisions of the zodiac, the same at any moment: 360 degrees, 27 nakshatras, 12 rashis. Decorative, hidden from screen readers. */
export function ZodiacDial({
  rings,
  className,
  children,
}: {
  rings: DialRings;
  className?: string;
  children?: ReactNode;
}) {
  const formatTerm = useTermFormatter();
  const { rim, nakshatra, rashi } = rings;
  return (
    <svg viewBox={DIAL_VIEW_BOX} aria-hidden="true" className={className} fill="none">
      <g className="text-accent" stroke="currentColor">
        <path d={buildDegreeTicks(rings)} strokeWidth="0.7" opacity="0.75" />
        {[rim, rim - 14, rashi.outer, rashi.inner].map((radius) => (
          <circle
            key={radius}
            cx={CENTRE}
            cy={CENTRE}
            r={radius}
            strokeWidth="0.9"
            pathLength="1"
            className="dial-ring"
            transform={`rotate(180 ${CENTRE} ${CENTRE})`}
          />
        ))}
        <path d={buildRingEdges(rings)} strokeWidth="0.7" opacity="0.6" />
        <path d={buildChartFrame(rings)} strokeWidth="1" />
      </g>
      <g fill="currentColor" textAnchor="middle" dominantBaseline="middle">
        {nakshatra &&
          NAKSHATRAS.map((id, index) => (
            <DialLabel
              key={id}
              degrees={((index + 0.5) * 40) / 3}
              radius={(nakshatra.outer + nakshatra.inner) / 2}
              size={nakshatra.size}
              alongSpoke
            >
              {formatTerm(NAKSHATRA_WORDS[id])}
            </DialLabel>
          ))}
        {RASHIS.map((id, index) => (
          <DialLabel key={id} degrees={(index + 0.5) * 30} radius={rashi.text} size={rashi.size}>
            {formatTerm(RASHI_WORDS[id])}
          </DialLabel>
        ))}
      </g>
      {children}
    </svg>
  );
}

interface DialLabelProps {
  degrees: number;
  radius: number;
  size: number;
  /** Text runs along the spoke, as for nakshatras; otherwise along the ring. */
  alongSpoke?: boolean;
  children: string;
}

/** A label that is never upside down. */
function DialLabel({ degrees, radius, size, alongSpoke = false, children }: DialLabelProps) {
  const { x, y } = computeDialPoint(degrees, radius);
  const along = 180 - degrees;
  let turn = alongSpoke ? along : along + 90;
  turn = ((turn % 360) + 360) % 360;
  if (turn > 90 && turn < 270) turn -= 180;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      transform={`rotate(${turn.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)})`}
      className={alongSpoke ? "text-ink-muted" : "text-ink"}
      fill="currentColor"
    >
      {alongSpoke ? splitInLines(children, x) : children}
    </text>
  );
}

/** "Uttara Bhadrapada" is longer than the band of the nakshatras is wide: its words are written one below the other. */
function splitInLines(name: string, x: number): ReactNode {
  const words = name.split(" ");
  if (words.length === 1) return name;
  return words.map((word, index) => (
    <tspan key={word} x={x} dy={index === 0 ? `${-0.5 * (words.length - 1) * LINE_EM}em` : `${LINE_EM}em`}>
      {word}
    </tspan>
  ));
}

/** The frame of the chart in the centre, inscribed in the innermost ring. */
function buildChartFrame(rings: DialRings): string {
  const { low, side } = computeInnerSquare(rings);
  const high = low + side;
  const square = `M${low} ${low}H${high}V${high}H${low}Z`;
  const diagonals = `M${low} ${low}L${high} ${high}M${high} ${low}L${low} ${high}`;
  return `${square}${diagonals}M${CENTRE} ${low}L${high} ${CENTRE} ${CENTRE} ${high} ${low} ${CENTRE}Z`;
}
