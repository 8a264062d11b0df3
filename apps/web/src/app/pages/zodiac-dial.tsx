import type { ReactNode } from "react";
import { NAKSHATRA_WORDS, NAKSHATRAS, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useWord } from "../../domain/words/use-word.ts";
import { DIAL_VIEW_BOX, dialPoint, type DialRings, innerSquare, spoke } from "./dial-geometry.ts";

const CENTRE = 300;

function degreeMarks({ rim }: DialRings): string {
  const length = (degree: number) => (degree % 30 === 0 ? 14 : degree % 5 === 0 ? 9 : 5);
  return Array.from({ length: 360 }, (_, degree) => spoke(degree, rim, rim - length(degree))).join("");
}

function edges({ rim, nakshatra, rashi }: DialRings): string {
  const outer = nakshatra?.outer ?? rim - 14;
  const nakshatras = NAKSHATRAS.map((_, index) => spoke((index * 40) / 3, outer, rashi.outer));
  const rashis = RASHIS.map((_, index) => spoke(index * 30, rashi.outer, rashi.inner));
  return [...nakshatras, ...rashis].join("");
}

/** The zodiac's own division, true at any moment: 360 degrees, 27 nakshatras, 12 rashis. Decoration, hidden from screen readers. */
export function ZodiacDial({
  rings,
  className,
  children,
}: {
  rings: DialRings;
  className?: string;
  children?: ReactNode;
}) {
  const say = useWord();
  const { rim, nakshatra, rashi } = rings;
  return (
    <svg viewBox={DIAL_VIEW_BOX} aria-hidden="true" className={className} fill="none">
      <g className="text-accent" stroke="currentColor">
        <path d={degreeMarks(rings)} strokeWidth="0.7" opacity="0.75" />
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
        <path d={edges(rings)} strokeWidth="0.7" opacity="0.6" />
        <path d={frame(rings)} strokeWidth="1" />
      </g>
      <g fill="currentColor" textAnchor="middle" dominantBaseline="middle">
        {nakshatra &&
          NAKSHATRAS.map((id, index) => (
            <Name
              key={id}
              degrees={((index + 0.5) * 40) / 3}
              radius={(nakshatra.outer + nakshatra.inner) / 2}
              size={nakshatra.size}
              outward
            >
              {say(NAKSHATRA_WORDS[id])}
            </Name>
          ))}
        {RASHIS.map((id, index) => (
          <Name key={id} degrees={(index + 0.5) * 30} radius={rashi.text} size={rashi.size}>
            {say(RASHI_WORDS[id])}
          </Name>
        ))}
      </g>
      {children}
    </svg>
  );
}

interface NameProps {
  degrees: number;
  radius: number;
  size: number;
  /** Along a spoke, as nakshatras are; otherwise along the ring. */
  outward?: boolean;
  children: string;
}

/** Never upside down. */
function Name({ degrees, radius, size, outward = false, children }: NameProps) {
  const { x, y } = dialPoint(degrees, radius);
  const along = 180 - degrees;
  let turn = outward ? along : along + 90;
  turn = ((turn % 360) + 360) % 360;
  if (turn > 90 && turn < 270) turn -= 180;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      transform={`rotate(${turn.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)})`}
      className={outward ? "text-ink-muted" : "text-ink"}
      fill="currentColor"
    >
      {children}
    </text>
  );
}

/** The chart's frame at the middle, set inside the innermost ring. */
function frame(rings: DialRings): string {
  const { low, side } = innerSquare(rings);
  const high = low + side;
  const square = `M${low} ${low}H${high}V${high}H${low}Z`;
  const diagonals = `M${low} ${low}L${high} ${high}M${high} ${low}L${low} ${high}`;
  return `${square}${diagonals}M${CENTRE} ${low}L${high} ${CENTRE} ${CENTRE} ${high} ${low} ${CENTRE}Z`;
}
