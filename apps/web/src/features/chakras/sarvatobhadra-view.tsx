import { type Graha, GRAHAS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CopyableTable } from "../../domain/kundli/subjects/copyable-table.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Chakras, ChakraTarget } from "./chakras-api.ts";
import { MomentLine } from "./moment-line.tsx";
import { SarvatobhadraGrid } from "./sarvatobhadra-grid.tsx";
import { useChakraWords } from "./use-chakra-words.ts";

const NONE = "none";

/** The drawn chakra, what of the person is under a vedha, and the vedhas of each graha. */
export function SarvatobhadraView({ chakras }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const words = useChakraWords();
  const [drawn, setDrawn] = useState<Graha | typeof NONE>("saturn");
  return (
    <>
      <MomentLine chakras={chakras} />
      <div className="mt-6 grid short:mt-3 items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <figure className="min-w-0">
          <Segmented
            label={t("grid.draw")}
            showLabel
            value={drawn}
            options={[...GRAHAS, NONE].map((value) => ({
              value,
              label: value === NONE ? t("grid.none") : words.graha(value as Graha, "short"),
            }))}
            onChange={(value) => setDrawn(value as Graha | typeof NONE)}
            className="no-print mb-3"
          />
          <SarvatobhadraGrid chakras={chakras} drawn={chakras.transit.find(({ id }) => id === drawn) ?? null} />
          <figcaption className="measure mt-2 text-sm text-ink-muted">{t("grid.legend")}</figcaption>
        </figure>
        <Hits chakras={chakras} />
      </div>
      <VedhaTable chakras={chakras} />
      <p className="measure mt-4 text-sm text-ink-muted">{t(`vedhaNotes.${chakras.rules.vedha}`)}</p>
      <p className="measure mt-2 text-sm text-ink-muted">{t(`starNotes.${chakras.rules.special_stars}`)}</p>
    </>
  );
}

/** What is under a vedha first, in the order of the list. */
function Hits({ chakras }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const { number } = useFormat();
  const { targets } = chakras.sarvatobhadra;
  const natures = new Map(chakras.transit.map(({ id, nature }) => [id, nature]));
  const count = (nature: "benefic" | "malefic"): string =>
    number(targets.filter(({ hits }) => hits.some(({ graha }) => natures.get(graha) === nature)).length);
  const touched = targets.filter(({ hits }) => hits.length > 0);
  const free = targets.filter(({ hits }) => hits.length === 0);
  return (
    <section aria-labelledby="chakra-hits" className="min-w-0">
      <h3 id="chakra-hits" className="text-heading font-medium">
        {t("hits.title")}
      </h3>
      <p className="measure mt-1">
        {t("hits.summary", { all: number(targets.length), malefic: count("malefic"), benefic: count("benefic") })}
      </p>
      <p className="measure mt-1 text-sm text-ink-muted">{t("hits.rule")}</p>
      <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
        {touched.map((target, index) => (
          <HitItem key={index} target={target} chakras={chakras} />
        ))}
      </ul>
      {free.length > 0 && <FreeTargets targets={free} chakras={chakras} />}
    </section>
  );
}

function HitItem({ target, chakras }: { readonly target: ChakraTarget; readonly chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const words = useChakraWords();
  const { name, value, sense } = words.target(target, chakras);
  return (
    <li className="border-b border-line py-2.5">
      <h4 className="font-medium">{t("hits.target", { name, value })}</h4>
      {sense !== null && <p className="text-sm text-ink-muted">{sense}</p>}
      <ul className="mt-0.5 text-sm">
        {target.hits.map(({ graha, line }) => {
          const found = chakras.transit.find(({ id }) => id === graha);
          if (!found) return null;
          return (
            <li key={`${graha} ${line}`} className={found.nature === "malefic" ? "text-bad" : "text-good"}>
              {t(`hits.${line === "occupied" ? "occupied" : "line"}`, {
                graha: words.graha(graha),
                nature: t(`natures.${found.nature}`),
                line: t(`lines.${line}`),
                until: words.until(found.until),
              })}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function FreeTargets({ targets, chakras }: { readonly targets: readonly ChakraTarget[]; readonly chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const { list } = useFormat();
  const words = useChakraWords();
  const names = targets.map((target) => {
    const { name, value } = words.target(target, chakras);
    return t("hits.freeTarget", { name, value });
  });
  return <p className="measure mt-3 text-sm text-ink-muted">{t("hits.free", { list: list(names) })}</p>;
}

/** Where each transiting graha is, how it moves, and what is on the lines of its vedhas. */
function VedhaTable({ chakras }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const words = useChakraWords();
  const { grid } = chakras.sarvatobhadra;
  return (
    <section aria-labelledby="chakra-vedhas" className="mt-12">
      <h3 id="chakra-vedhas" className="text-heading font-medium">
        {t("table.title")}
      </h3>
      <CopyableTable>
        <Table caption={t("table.title")}>
          <thead>
            <tr>
              <Th>{t("table.graha")}</Th>
              <Th>{t("table.star")}</Th>
              <Th>{t("table.from")}</Th>
              <Th>{t("table.until")}</Th>
              <Th>{t("table.motion")}</Th>
              <Th>{t("table.vedhas")}</Th>
            </tr>
          </thead>
          <tbody>
            {chakras.transit.map(({ id, star, from, until, motion, nature, counted, vedhas }) => (
              <tr key={id}>
                <Th scope="row" className="whitespace-nowrap">
                  {words.graha(id)}
                  <span className="block text-xs font-normal text-ink-muted">{t(`natures.${nature}`)}</span>
                </Th>
                <Td className="whitespace-nowrap">{words.star(star)}</Td>
                <Td className="whitespace-nowrap">{words.until(from)}</Td>
                <Td className="whitespace-nowrap">{words.until(until)}</Td>
                <Td className="whitespace-nowrap">{t(`motions.${motion}`)}</Td>
                <Td className="min-w-72">
                  {counted
                    .filter((line) => vedhas[line].length > 0)
                    .map((line) => {
                      const contents = vedhas[line].flatMap(([row, column]) => grid[row]?.[column] ?? []);
                      return (
                        <span key={line} className="block">
                          <span className="text-ink-muted">{t(`lines.${line}`)}: </span>
                          {contents.map((content) => words.square(content).text).join(", ")}
                        </span>
                      );
                    })}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </CopyableTable>
    </section>
  );
}
