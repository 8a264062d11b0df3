import { NAKSHATRA_IDS as NAKSHATRAS, RASHI_IDS as RASHIS } from "@lagna/contract";
import { useTerms } from "../../lib/i18n/terms.ts";

const CENTRE = 300;
const RIM = 286;
const NAKSHATRA_RING = { outer: 272, text: 225, inner: 178 };
const RASHI_RING = { text: 158, inner: 138 };

/** A point at a longitude; Aries begins at the left and the signs run counter-clockwise, as the sky does seen from the north. */
function at(degrees: number, radius: number): [number, number] {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

const line = (degrees: number, from: number, to: number): string => {
  const point = (radius: number) =>
    at(degrees, radius)
      .map((value) => value.toFixed(2))
      .join(" ");
  return `M${point(from)}L${point(to)}`;
};

const everyDegree = Array.from({ length: 360 }, (_, degree) =>
  line(degree, RIM, degree % 30 === 0 ? 272 : degree % 5 === 0 ? 277 : 281),
).join("");
const nakshatraEdges = NAKSHATRAS.map((_, index) =>
  line((index * 40) / 3, NAKSHATRA_RING.outer, NAKSHATRA_RING.inner),
).join("");
const rashiEdges = RASHIS.map((_, index) => line(index * 30, NAKSHATRA_RING.inner, RASHI_RING.inner)).join("");

/** The zodiac's own division, true at any moment: 360 degrees, 27 nakshatras, 12 rashis. Decoration, hidden from screen readers. */
export function ZodiacDial({ className }: { className?: string }) {
  const terms = useTerms();
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" className={className} fill="none" stroke="currentColor">
      <g className="text-accent" stroke="currentColor">
        <path d={everyDegree} strokeWidth="0.7" opacity="0.75" />
        {[RIM, NAKSHATRA_RING.outer, NAKSHATRA_RING.inner, RASHI_RING.inner].map((radius) => (
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
        <path d={nakshatraEdges + rashiEdges} strokeWidth="0.7" opacity="0.6" />
        <path d={frame()} strokeWidth="1" />
      </g>
      <g fill="currentColor" stroke="none" textAnchor="middle" dominantBaseline="middle">
        {NAKSHATRAS.map((id, index) => (
          <Name key={id} degrees={((index + 0.5) * 40) / 3} radius={NAKSHATRA_RING.text} size={10}>
            {terms.nakshatra(id)}
          </Name>
        ))}
        {RASHIS.map((id, index) => (
          <Name key={id} degrees={(index + 0.5) * 30} radius={RASHI_RING.text} size={13}>
            {terms.rashi(id)}
          </Name>
        ))}
      </g>
    </svg>
  );
}

/** Along the ring for signs, outward for nakshatras; never upside down. */
function Name({
  degrees,
  radius,
  size,
  children,
}: {
  degrees: number;
  radius: number;
  size: number;
  children: string;
}) {
  const [x, y] = at(degrees, radius);
  const outward = radius === NAKSHATRA_RING.text;
  const spoke = 180 - degrees;
  let turn = outward ? spoke : spoke + 90;
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
function frame(): string {
  const half = RASHI_RING.inner * Math.SQRT1_2;
  const low = CENTRE - half;
  const high = CENTRE + half;
  const square = `M${low} ${low}H${high}V${high}H${low}Z`;
  const diagonals = `M${low} ${low}L${high} ${high}M${high} ${low}L${low} ${high}`;
  return `${square}${diagonals}M${CENTRE} ${low}L${high} ${CENTRE} ${CENTRE} ${high} ${low} ${CENTRE}Z`;
}
