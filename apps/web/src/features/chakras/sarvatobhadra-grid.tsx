import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import type { Chakras, TransitGraha } from "./chakras-api.ts";
import { useChakraWords } from "./use-chakra-words.ts";
import { useFirstScroll } from "./use-first-scroll.ts";

type Square = TransitGraha["at"];

const SIZE = 9;
const MIDDLE = 0.5;
const toKey = ([row, column]: Square): string => `${row} ${column}`;

const BACKGROUNDS = {
  star: "bg-surface-raised",
  vowel: "bg-ink/4",
  consonant: "bg-surface",
  sign: "bg-accent-wash/50",
  tithi: "bg-ink/8",
} as const;

interface GridProps {
  readonly chakras: Chakras;
  /** The graha whose vedhas are drawn. */
  readonly drawn: TransitGraha | null;
}

/** The 81 squares with the grahas in the stars, what is the person's own, and the vedhas of one graha as lines. */
export function SarvatobhadraGrid({ chakras, drawn }: GridProps) {
  const { t } = useTranslation("chakras");
  const words = useChakraWords();
  const { grid, targets } = chakras.sarvatobhadra;
  const own = new Map(
    targets.flatMap((target) => target.squares.map((at) => [toKey(at), target] as const)).toReversed(),
  );
  const birthColumn = targets.find(({ special }) => special === "janma")?.squares[0]?.[1] ?? SIZE / 2;
  const box = useFirstScroll((birthColumn + MIDDLE) / SIZE);
  const hit = new Set(drawn?.counted.flatMap((line) => drawn.vedhas[line].map(toKey)));
  return (
    <div ref={box} tabIndex={0} role="group" aria-label={t("grid.label")} className="relative overflow-x-auto">
      <div className="relative min-w-[30rem]">
        <table className="w-full table-fixed border-collapse text-center">
          <caption className="sr-only">{t("grid.label")}</caption>
          <tbody>
            {grid.map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.map((content, column) => {
                  const key = toKey([rowIndex, column]);
                  const target = own.get(key);
                  const { text, short, note } = words.square(content);
                  return (
                    <td
                      key={column}
                      title={target ? `${text} · ${words.target(target, chakras).name}` : text}
                      className={cx(
                        "relative aspect-square h-14 border border-line-strong p-0.5 align-top text-xs leading-tight sm:h-16",
                        hit.has(key) ? "bg-accent/15" : BACKGROUNDS[content.kind],
                      )}
                    >
                      {target && (
                        <span aria-hidden="true" className="absolute inset-0.5 rounded-sm border-2 border-accent" />
                      )}
                      <span className="relative flex h-full flex-col items-center justify-center gap-0.5">
                        <span
                          className={cx(
                            content.kind === "star" ? "text-ink" : "text-ink-muted",
                            target && "font-semibold",
                          )}
                        >
                          {short}
                        </span>
                        {note !== "" && <span className="text-[0.6875rem] text-ink-muted">{note}</span>}
                        <Grahas chakras={chakras} at={[rowIndex, column]} />
                        {target && (
                          <span className="sr-only">{t("grid.own", { name: words.target(target, chakras).name })}</span>
                        )}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {drawn && <Lines graha={drawn} />}
      </div>
    </div>
  );
}

/** Transiting grahas bold, natal ones in brackets. */
function Grahas({ chakras: { transit, natal }, at }: { readonly chakras: Chakras; readonly at: Square }) {
  const words = useChakraWords();
  const here = <Graha extends { readonly at: Square }>(grahas: readonly Graha[]) =>
    grahas.filter((graha) => toKey(graha.at) === toKey(at));
  const [now, born] = [here(transit), here(natal)];
  return (
    <>
      {now.length > 0 && (
        <span className="flex flex-wrap justify-center gap-x-1 font-bold">
          {now.map(({ id, nature }) => (
            <span key={id} className={nature === "malefic" ? "text-bad" : "text-good"}>
              {words.graha(id, "short")}
            </span>
          ))}
        </span>
      )}
      {born.length > 0 && (
        <span className="text-ink-muted">{`(${born.map(({ id }) => words.graha(id, "short")).join(" ")})`}</span>
      )}
    </>
  );
}

/** The vedhas that count, from the middle of the graha's square to that of the last one. */
function Lines({ graha }: { graha: TransitGraha }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {graha.counted.map((line) => {
        const squares = graha.vedhas[line];
        const end = squares.at(-1);
        const start = line === "corner" ? squares[0] : graha.at;
        if (!start || !end) return null;
        return (
          <line
            key={line}
            x1={start[1] + MIDDLE}
            y1={start[0] + MIDDLE}
            x2={end[1] + MIDDLE}
            y2={end[0] + MIDDLE}
            vectorEffect="non-scaling-stroke"
            className={graha.nature === "malefic" ? "stroke-bad" : "stroke-good"}
            strokeWidth={2}
            strokeOpacity={0.45}
          />
        );
      })}
    </svg>
  );
}
