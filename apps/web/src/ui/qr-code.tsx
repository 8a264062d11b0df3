import { useMemo } from "react";
import { encode } from "uqr";

/** ISO/IEC 18004 requires a quiet zone of four modules on each side. */
const QUIET_ZONE_MODULES = 4;

/** Always dark on light, even in the dark theme and with forced colours, because scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: QUIET_ZONE_MODULES });
    const cells = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: cells.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-sm forced-color-adjust-none bg-[oklch(0.99_0.004_85)]"
    >
      <path d={path} fill="oklch(0.2 0.045 275)" />
    </svg>
  );
}
