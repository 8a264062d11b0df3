const RADIUS = 8;

/** The Moon as it looks on a day, its lit part light in both colour schemes and on the right while it grows. Decorative: the tithi says the same. */
export function MoonDisc({ tithi, className }: { /** 1 to 30 */ tithi: number; className?: string }) {
  // A tithi is twelve degrees of the Moon's distance from the Sun; its middle stands for the day.
  const degrees = (tithi - 0.5) * 12;
  const grows = degrees < 180;
  const width = Math.abs(Math.cos((degrees * Math.PI) / 180)) * RADIUS;
  const isCrescent = degrees < 90 || degrees > 270;
  const limb = `A${RADIUS} ${RADIUS} 0 0 ${grows ? 1 : 0} 0 ${RADIUS}`;
  const terminator = `A${width.toFixed(2)} ${RADIUS} 0 0 ${grows === isCrescent ? 0 : 1} 0 ${-RADIUS}`;
  return (
    <svg viewBox="-9 -9 18 18" aria-hidden="true" className={className}>
      <circle r={RADIUS} className="[fill:light-dark(var(--ink-muted),var(--surface))]" />
      <path d={`M0 ${-RADIUS}${limb}${terminator}Z`} className="[fill:light-dark(var(--surface),var(--ink))]" />
      <circle r={RADIUS} className="fill-none stroke-ink-muted" />
    </svg>
  );
}
