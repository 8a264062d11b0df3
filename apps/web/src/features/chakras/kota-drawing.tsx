import { type KotaRing, KOTA_RINGS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import type { Chakras } from "./chakras-api.ts";
import { useChakraWords } from "./use-chakra-words.ts";
import { useFirstScroll } from "./use-first-scroll.ts";

const SIDE = 800;
const CENTRE = SIDE / 2;
/** Half of each enclosure's side, and where its stars are written. */
const WALLS: Readonly<Record<KotaRing, number>> = { stambha: 112, madhya: 206, prakara: 300, bahya: 394 };
const STARS: Readonly<Record<KotaRing, number>> = { stambha: 68, madhya: 160, prakara: 254, bahya: 348 };
/** Right and down of each quarter, clockwise from the north-east: the diagonal inwards, and the way out after it. */
const ENTRIES = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
const EXITS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** Of letters, in a star with few grahas and in one with many. */
const LARGE = 25;
const SMALL = 20;
const LEADING = 1.15;

/** Two grahas a row. */
const splitRows = <Item,>(items: readonly Item[]): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, row) => items.slice(2 * row, 2 * row + 2));

/** The fort: four walls, the stars along the ways in and out, the grahas in them. The table beside it says the same. */
export function KotaDrawing({ chakras }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const words = useChakraWords();
  const { kota, transit, natal } = chakras;
  // The birth star is at the upper right corner.
  const box = useFirstScroll(1);
  return (
    <div ref={box} tabIndex={0} role="group" aria-label={t("names.kota")} className="overflow-x-auto">
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="img"
        aria-label={t("kota.drawing")}
        className="w-full max-w-[40rem] min-w-[26rem] short:max-w-[34rem]"
      >
        {KOTA_RINGS.toReversed().map((ring) => (
          <rect
            key={ring}
            x={CENTRE - WALLS[ring]}
            y={CENTRE - WALLS[ring]}
            width={2 * WALLS[ring]}
            height={2 * WALLS[ring]}
            className={cx(
              "stroke-line-strong",
              ring === "stambha" || ring === "prakara" ? "fill-accent-wash" : "fill-surface",
            )}
            strokeWidth={2}
          />
        ))}
        {kota.places.map(({ star, quarter, ring, path }, index) => {
          const [right, down] = (path === "entry" ? ENTRIES : EXITS)[quarter] ?? EXITS[0];
          const [x, y] = [CENTRE + right * STARS[ring], CENTRE + down * STARS[ring]];
          const now = transit.filter(({ kota: { place } }) => place === index + 1);
          const born = natal.filter(({ kota: { place } }) => place === index + 1);
          const rows = [
            ...splitRows(now).map((grahas) => ({ grahas, isBorn: false })),
            ...splitRows(born).map((grahas) => ({ grahas, isBorn: true })),
          ];
          const size = rows.length > 2 ? SMALL : LARGE;
          const first = y - (rows.length * size * LEADING) / 2 + size / 3;
          return (
            <g key={star} textAnchor="middle" fontSize={size}>
              <text x={x} y={first} className={index === 0 ? "fill-accent font-bold" : "fill-ink"}>
                {words.star(star, "short")}
              </text>
              {rows.map(({ grahas, isBorn }, row) => (
                <text
                  key={row}
                  x={x}
                  y={first + (row + 1) * size * LEADING}
                  className={isBorn ? "fill-ink-muted" : "font-bold"}
                >
                  {isBorn
                    ? `(${grahas.map(({ id }) => words.graha(id, "short")).join(" ")})`
                    : grahas.map(({ id, nature, retrograde }, at) => (
                        <tspan key={id} className={nature === "malefic" ? "fill-bad" : "fill-good"}>
                          {`${at === 0 ? "" : " "}${words.graha(id, "short")}${retrograde ? "℞" : ""}`}
                        </tspan>
                      ))}
                </text>
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
