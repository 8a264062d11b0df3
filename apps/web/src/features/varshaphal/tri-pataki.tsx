import { drawTriPataki, type TriPatakiEnd } from "@lagna/chart-drawing";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { Year } from "./varshaphal-api.ts";

type Places = Year["tri_pataki"];
type Body = Places[number]["body"];

const getBodyWord = (body: Body) => (body === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[body]);

/** The chakra of three flags: natal grahas moved by the year's number, as a drawing and as a table. */
export function TriPataki({ places }: { places: Places }) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const { list } = useFormat();
  return (
    <section aria-labelledby="year-tri-pataki">
      <h3 id="year-tri-pataki" className="text-sm font-semibold">
        {t("triPataki.title")}
      </h3>
      <p className="measure mt-1 text-sm text-ink-muted">{t("triPataki.rule")}</p>
      <div className="mt-4 grid items-start gap-x-14 gap-y-6 md:grid-cols-2">
        <TriPatakiFigure places={places} />
        <Table caption={t("triPataki.title")}>
          <thead>
            <tr>
              <Th>{t("lord.graha")}</Th>
              <Th>{t("triPataki.sign")}</Th>
              <Th>{t("triPataki.vedha")}</Th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ body, sign, vedha }) => (
              <tr key={body}>
                <Th scope="row">{say(getBodyWord(body))}</Th>
                <Td>{say(RASHI_WORDS[sign])}</Td>
                <Td>{vedha.length === 0 ? "–" : list(vedha.map((other) => say(getBodyWord(other))))}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

const SIDE = 300;
/** Around the square: names of grahas beside it, flags above. */
const ROOM = { side: 74, top: 58, bottom: 36 } as const;

/** Where the sign's name is, how its text runs, and how far the grahas are below it. */
const LABELS = {
  top: { dx: 6, dy: -6, anchor: "start", next: -15 },
  left: { dx: -7, dy: -2, anchor: "end", next: 14 },
  right: { dx: 7, dy: -2, anchor: "start", next: 14 },
  bottom: { dx: 0, dy: 15, anchor: "middle", next: 14 },
} as const satisfies Record<TriPatakiEnd["side"], object>;

const DRAWING = drawTriPataki(SIDE);

/** The table beside it has the same content. */
function TriPatakiFigure({ places }: { places: Places }) {
  const say = useTermFormatter();
  const flag = RASHIS.indexOf(places.find(({ body }) => body === "lagna")?.sign ?? "aries");
  const moon = places.find(({ body }) => body === "moon")?.place;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-ROOM.side} ${-ROOM.top} ${SIDE + 2 * ROOM.side} ${SIDE + ROOM.top + ROOM.bottom}`}
      className="mx-auto w-full max-w-lg"
    >
      {DRAWING.lines.map(({ from, to, places: [a, b] }) => (
        <line
          key={`${a}-${b}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className={a === moon || b === moon ? "stroke-accent" : "stroke-line-strong"}
          strokeWidth={a === moon || b === moon ? 1.75 : 1}
        />
      ))}
      {DRAWING.flags.map(([top, fly, drop]) => (
        <g key={top.x} className="fill-accent stroke-ink-muted">
          <line x1={top.x} y1={top.y} x2={top.x} y2={0} />
          <polygon points={[top, fly, drop].map(({ x, y }) => `${x},${y}`).join(" ")} stroke="none" />
        </g>
      ))}
      {DRAWING.ends.map(({ place, at, side }) => {
        const { dx, dy, anchor, next } = LABELS[side];
        const sign = RASHIS[(flag + place - 1) % RASHIS.length] ?? "aries";
        const bodies = places.filter((each) => each.place === place).map(({ body }) => say(getBodyWord(body), "short"));
        return (
          <g key={place} textAnchor={anchor} className="fill-ink-muted text-xs">
            <text x={at.x + dx} y={at.y + dy}>
              {say(RASHI_WORDS[sign], "short")}
            </text>
            <text x={at.x + dx} y={at.y + dy + next} className="fill-ink font-semibold">
              {bodies.join(" ")}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
