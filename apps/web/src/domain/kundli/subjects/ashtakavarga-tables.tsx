import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { concept } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { useWord } from "../../words/use-word.ts";
import { SAPTA } from "./strength-data.ts";

export type Ashtakavarga = NonNullable<KundliData["ashtakavarga"]>;

/** The contributors and rows, in the order of every book. */
export const BINDU_ROWS = [...SAPTA, "lagna"] as const;
export type BinduRow = (typeof BINDU_ROWS)[number];

function useRowName(): (id: BinduRow) => string {
  const say = useWord();
  return (id) => say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]);
}

interface SignTableProps {
  caption: string;
  rows: readonly (readonly [BinduRow, readonly number[]])[];
  /** Zeros as dots: the pattern is what one looks for. */
  dots?: boolean;
}

/** Figures from Aries on. */
function SignTable({ caption, rows, dots = false }: SignTableProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const name = useRowName();
  return (
    <Table caption={caption} showCaption className="[&_td]:px-0.5! [&_th]:px-1!">
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">{t("planets.graha")}</Th>
          {RASHIS.map((sign) => (
            <Th key={sign} className="text-center!" title={say(RASHI_WORDS[sign])}>
              {say(RASHI_WORDS[sign], "short")}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, figures]) => (
          <tr key={id}>
            <Th scope="row" className="sticky start-0 bg-surface">
              {name(id)}
            </Th>
            {figures.map((figure, index) => (
              <Td key={index} className="text-center">
                {dots && figure === 0 ? <span className="text-ink-muted">·</span> : format.number(figure)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** After trikona and ekadhipatya shodhana. */
export function ReducedTable({ ashtakavarga: { trikona, reduced } }: { ashtakavarga: Ashtakavarga }) {
  const { t } = useTranslation("subjects");
  return (
    <>
      <SignTable caption={t("ashtakavarga.trikona")} rows={SAPTA.map((id) => [id, trikona[id]] as const)} />
      <SignTable caption={t("ashtakavarga.reduced")} rows={SAPTA.map((id) => [id, reduced[id]] as const)} />
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
            <Term term={concept("bindu")}>{t("ashtakavarga.bindu")}</Term>
          </Th>
        </tr>
      </thead>
      <tbody>
        {SAPTA.map((id) => (
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

/** Who gives the bindus of one row. */
export function Prastara({ ashtakavarga: { prastara } }: { ashtakavarga: Ashtakavarga }) {
  const { t } = useTranslation("subjects");
  const name = useRowName();
  const [of, setOf] = useState<BinduRow>("sun");
  return (
    <div className="min-w-0">
      <Segmented
        label={t("ashtakavarga.prastaraOf")}
        value={of}
        options={BINDU_ROWS.map((value) => ({ value, label: name(value) }))}
        onChange={setOf}
        className="no-print mb-3"
      />
      <SignTable
        caption={t("ashtakavarga.prastara", { graha: name(of) })}
        rows={BINDU_ROWS.map((id) => [id, prastara[of][id]] as const)}
        dots
      />
    </div>
  );
}
