import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { toConceptTerm } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { SAPTA_GRAHAS } from "./strength-data.ts";

export type Ashtakavarga = NonNullable<KundliData["ashtakavarga"]>;

/** The contributors and rows, in the traditional order. */
export const BINDU_ROWS = [...SAPTA_GRAHAS, "lagna"] as const;
export type BinduRow = (typeof BINDU_ROWS)[number];

export function useRowName(): (id: BinduRow) => string {
  const say = useTermFormatter();
  return (id) => say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]);
}

interface SignTableProps {
  caption: string;
  /** Twelve figures, from Aries, with what they are of. */
  rows: readonly (readonly [name: string, readonly number[]])[];
  /** The column to begin with; Aries by default. */
  first?: Rashi;
  /** Shows zeros as dots, so that the pattern is easy to see. */
  dots?: boolean;
}

/** A table with one column for each sign. */
export function SignTable({ caption, rows, first = "aries", dots = false }: SignTableProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const start = RASHIS.indexOf(first);
  const signs = [...RASHIS.slice(start), ...RASHIS.slice(0, start)];
  return (
    <Table caption={caption} showCaption className="[&_td]:px-0.5! [&_th]:px-1!">
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">{t("planets.graha")}</Th>
          {signs.map((sign) => (
            <Th key={sign} className="text-center!" title={say(RASHI_WORDS[sign])}>
              {say(RASHI_WORDS[sign], "short")}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figures]) => (
          <tr key={name}>
            <Th scope="row" className="sticky start-0 bg-surface">
              {name}
            </Th>
            {signs.map((sign) => {
              const figure = figures[RASHIS.indexOf(sign)] ?? 0;
              return (
                <Td key={sign} className="text-center">
                  {dots && figure === 0 ? <span className="text-ink-muted">·</span> : format.number(figure)}
                </Td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Bindus after trikona and ekadhipatya shodhana. */
export function ReducedTable({ ashtakavarga: { trikona, reduced } }: { ashtakavarga: Ashtakavarga }) {
  const { t } = useTranslation("subjects");
  const name = useRowName();
  return (
    <>
      <SignTable
        caption={t("ashtakavarga.trikona")}
        rows={SAPTA_GRAHAS.map((id) => [name(id), trikona[id]] as const)}
      />
      <SignTable
        caption={t("ashtakavarga.reduced")}
        rows={SAPTA_GRAHAS.map((id) => [name(id), reduced[id]] as const)}
      />
    </>
  );
}

export function PindaTable({ ashtakavarga: { pindas, kakshya } }: { ashtakavarga: Ashtakavarga }) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const format = useFormat();
  const name = useRowName();
  return (
    <Table caption={t("ashtakavarga.pindas")} showCaption>
      <thead>
        <tr>
          <Th>{kundli("planets.graha")}</Th>
          <Th className="text-end!">{t("ashtakavarga.rasiPinda")}</Th>
          <Th className="text-end!">{t("ashtakavarga.grahaPinda")}</Th>
          <Th className="text-end!">{t("ashtakavarga.sodhyaPinda")}</Th>
          <Th>{t("ashtakavarga.kakshya")}</Th>
          <Th>
            <Term term={toConceptTerm("bindu")}>{t("ashtakavarga.bindu")}</Term>
          </Th>
        </tr>
      </thead>
      <tbody>
        {SAPTA_GRAHAS.map((id) => (
          <tr key={id}>
            <Th scope="row">{name(id)}</Th>
            <Td className="text-end">{format.number(pindas[id].rasi)}</Td>
            <Td className="text-end">{format.number(pindas[id].graha)}</Td>
            <Td className="text-end font-medium">{format.number(pindas[id].sodhya)}</Td>
            <Td>
              {format.number(kakshya[id].index + 1)} · {name(kakshya[id].lord)}
            </Td>
            <Td>{kakshya[id].bindu ? t("yes") : t("no")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Which contributor gives the bindus of one row. */
export function PrastaraTable({ ashtakavarga: { prastara } }: { ashtakavarga: Ashtakavarga }) {
  const { t } = useTranslation("subjects");
  const name = useRowName();
  const [selectedRow, setOf] = useState<BinduRow>("sun");
  return (
    <div className="min-w-0">
      <Segmented
        label={t("ashtakavarga.prastaraOf")}
        value={selectedRow}
        options={BINDU_ROWS.map((value) => ({ value, label: name(value) }))}
        onChange={setOf}
        className="no-print mb-3"
      />
      <SignTable
        caption={t("ashtakavarga.prastara", { graha: name(selectedRow) })}
        rows={BINDU_ROWS.map((id) => [name(id), prastara[selectedRow][id]] as const)}
        dots
      />
    </div>
  );
}
