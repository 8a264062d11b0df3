import { BALA_WORDS, type Bala, GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { toConceptTerm } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { SAPTA_GRAHAS, type BhavaBala, type GrahaStrength, type Shadbala } from "./strength-data.ts";

type ReadStrength = (strength: GrahaStrength) => number | null;

/** The six balas, each with its parts, in virupas. */
const PARTS: readonly (readonly [Bala, ReadStrength, readonly (readonly [Bala, ReadStrength])[]])[] = [
  [
    "sthana",
    ({ sthana }) => sthana.total,
    [
      ["uccha", ({ sthana }) => sthana.uccha],
      ["saptavargaja", ({ sthana }) => sthana.saptavargaja],
      ["ojayugma", ({ sthana }) => sthana.ojayugma],
      ["kendra", ({ sthana }) => sthana.kendra],
      ["drekkana", ({ sthana }) => sthana.drekkana],
    ],
  ],
  ["dig", ({ dig }) => dig, []],
  [
    "kala",
    ({ kala }) => kala.total,
    [
      ["natonnata", ({ kala }) => kala.natonnata],
      ["paksha", ({ kala }) => kala.paksha],
      ["tribhaga", ({ kala }) => kala.tribhaga],
      ["abda", ({ kala }) => kala.abda],
      ["masa", ({ kala }) => kala.masa],
      ["vara", ({ kala }) => kala.vara],
      ["hora", ({ kala }) => kala.hora],
      ["ayana", ({ kala }) => kala.ayana],
      ["yuddha", ({ kala }) => kala.yuddha],
    ],
  ],
  ["cheshta", ({ cheshta }) => cheshta, []],
  ["naisargika", ({ naisargika }) => naisargika, []],
  ["drik", ({ drik }) => drik, []],
];

/** Parts of shadbala by row and grahas by column, and what follows from the sum. */
export function ShadbalaTable({ shadbala }: { shadbala: Shadbala }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const sums: readonly (readonly [name: string, read: ReadStrength, digits: number, fact?: string])[] = [
    [t("strengths.total"), ({ total }) => total, 2],
    [t("strengths.rupas"), ({ rupas }) => rupas, 2],
    [t("strengths.required"), ({ required }) => required, 2],
    [t("strengths.ratio"), ({ ratio }) => ratio, 2],
    [t("strengths.rank"), ({ rank }) => rank, 0, "rank"],
    [say(BALA_WORDS.ishta), ({ ishta }) => ishta, 2],
    [say(BALA_WORDS.kashta), ({ kashta }) => kashta, 2],
  ];
  return (
    <Table caption={t("strengths.shadbala")} showCaption>
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">
            <Term term={toConceptTerm("shadbala")}>{t("strengths.bala")}</Term>
          </Th>
          {SAPTA_GRAHAS.map((id) => (
            <Th key={id} className="text-end!">
              {say(GRAHA_WORDS[id])}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.flatMap(([bala, readStrength, parts]) => [
          <Row key={bala} name={say(BALA_WORDS[bala])} shadbala={shadbala} read={readStrength} strong />,
          ...parts.map(([part, readPart]) => (
            <Row key={part} name={say(BALA_WORDS[part])} shadbala={shadbala} read={readPart} />
          )),
        ])}
        {sums.map(([name, readValue, digits, fact]) => (
          <Row key={name} name={name} shadbala={shadbala} read={readValue} digits={digits} factKey={fact} strong />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  name: string;
  shadbala: Shadbala;
  read: ReadStrength;
  digits?: number;
  /** Key of the graha's fact that may depend on the time of birth. */
  factKey?: string | undefined;
  strong?: boolean;
}

function Row({ name, shadbala, read, digits = 2, factKey, strong = false }: RowProps) {
  const figure = useFigure(digits);
  return (
    <tr className={strong ? undefined : "text-ink-muted"}>
      <Th scope="row" className={cx("sticky start-0 bg-surface whitespace-nowrap", !strong && "ps-6! font-normal!")}>
        {name}
      </Th>
      {SAPTA_GRAHAS.map((id) => (
        <Td key={id} className={cx("text-end", strong && "font-medium")}>
          {figure(read(shadbala[id]))}
          {factKey && <UncertaintyMark paths={[`shadbala.${id}.${factKey}`]} />}
        </Td>
      ))}
    </tr>
  );
}

function useFigure(digits: number): (value: number | null) => string {
  const format = useFormat();
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (value) => (value === null ? "–" : format.number(value, options));
}

/** The parts of each house's strength in virupas, and their sum in rupas. */
export function BhavaBalaTable({ bhavaBala }: { bhavaBala: BhavaBala }) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const figure = useFigure(2);
  // Occupants and the time of birth count only in schools that include them.
  const special = bhavaBala.some((house) => house.special !== 0);
  return (
    <Table caption={t("strengths.bhavaBala")} showCaption>
      <thead>
        <tr>
          <Th>{kundli("facts.house")}</Th>
          <Th className="text-end!">{say(BALA_WORDS.adhipati)}</Th>
          <Th className="text-end!">{say(BALA_WORDS.dig)}</Th>
          <Th className="text-end!">{say(BALA_WORDS.drishti)}</Th>
          {special && <Th className="text-end!">{t("strengths.special")}</Th>}
          <Th className="text-end!">{t("strengths.rupas")}</Th>
          <Th className="text-end!">{t("strengths.rank")}</Th>
        </tr>
      </thead>
      <tbody>
        {bhavaBala.map((house) => (
          <tr key={house.house}>
            <Th scope="row">{format.number(house.house)}</Th>
            <Td className="text-end">{figure(house.adhipati)}</Td>
            <Td className="text-end">{figure(house.dig)}</Td>
            <Td className="text-end">{figure(house.drishti)}</Td>
            {special && <Td className="text-end">{figure(house.special)}</Td>}
            <Td className="text-end font-medium">{figure(house.rupas)}</Td>
            <Td className="text-end">
              {house.rank === null ? "–" : format.number(house.rank)}
              <UncertaintyMark paths={[`bhava_bala.${house.house - 1}.rank`]} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
