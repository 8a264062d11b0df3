import type { PanchangDay } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS, RASHIS, SETTING_VALUES } from "@lagna/terms";
import Download from "~icons/lucide/download";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { formatDmsInSign } from "../../../domain/formatting/format-degrees.ts";
import { useTermFormatter, useTermListFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { CopyableTable } from "../../../domain/kundli/subjects/copyable-table.tsx";
import { useFormat } from "../../../lib/i18n/format.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import type { AlmanacAddress } from "../use-almanac-address.ts";
import type { SkyRow } from "./run-sky-search.ts";
import type { SkySearch } from "./sky-search-address.ts";

interface TableProps {
  readonly rows: readonly SkyRow[];
  readonly search: SkySearch;
  /** Whose clock is shown; universal time until it is known. */
  readonly place: PanchangDay["place"] | undefined;
  readonly address: AlmanacAddress;
}

const SIGN_DEG = 30;

/** The moment that a row is about: of a stay its beginning, of grahas together their closest approach. */
const getMoment = ({ closest, start }: SkyRow): string => closest ?? start;

/** "2020-12-21 18:20:05": the same in every language, for copies and files. */
const formatUtc = (instant: string): string => instant.replace("T", " ").replace(/(\.\d+)?Z$/, "");

/** The date of an instant by the clock of a zone, as addresses of the panchang have it. */
const formatZoneDate = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(instant),
  );

/** The panchang has these years. */
const hasPanchang = (instant: string): boolean => new Date(instant).getUTCFullYear() >= 1000;

/** The columns of a search, and the cells of a row, as text. */
function useColumns({ search, place }: Pick<TableProps, "search" | "place">) {
  const { t } = useTranslation("skySearch");
  const say = useTermFormatter();
  const { date, digits, number } = useFormat();
  const timeZone = place?.time_zone ?? "UTC";
  const clock = (instant: string): string =>
    date(instant, {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    });
  const position = ({ longitude }: SkyRow): string => {
    const sign = RASHIS[Math.floor(longitude / SIGN_DEG)] ?? "aries";
    return `${say(RASHI_WORDS[sign])} ${digits(formatDmsInSign(longitude % SIGN_DEG))}`;
  };
  const motion = ({ direction }: SkyRow): string => (direction === null ? t("motion.there") : t(`motion.${direction}`));
  const utc = (row: SkyRow): string => digits(formatUtc(getMoment(row)));
  const { sought } = search;
  const zone = place?.name ?? "UTC";
  if (sought.kind === "together")
    return {
      names: [
        t("table.closest", { zone }),
        t("table.utc"),
        t("table.start"),
        t("table.end"),
        t("table.spread"),
        t("table.at"),
      ],
      cells: (row: SkyRow) => [
        clock(getMoment(row)),
        utc(row),
        clock(row.start),
        clock(row.end),
        `${number(row.spread ?? 0, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}°`,
        position(row),
      ],
    };
  const isStay = sought.place.kind === "sign" || sought.place.kind === "star";
  return {
    names: [
      t(isStay ? "table.enters" : "table.passes", { zone }),
      t("table.utc"),
      ...(isStay ? [t("table.leaves")] : []),
      t("table.position"),
      t("table.motion"),
    ],
    cells: (row: SkyRow) => [
      clock(row.start),
      utc(row),
      ...(isStay ? [clock(row.end)] : []),
      position(row),
      motion(row),
    ],
  };
}

/** The results, to copy or to save; each opens the day in the panchang, and a kundli of its moment. */
export function SkySearchTable({ rows, search, place, address }: TableProps) {
  const { t } = useTranslation("skySearch");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const navigate = useNavigate();
  const { number } = useFormat();
  const { names, cells } = useColumns({ search, place });
  const { sought } = search;
  const title =
    sought.kind === "together" ? list(sought.grahas.map((id) => GRAHA_WORDS[id])) : say(GRAHA_WORDS[sought.graha]);
  const openKundli = async (row: SkyRow): Promise<void> => {
    if (!place) return;
    const { fillKundliOfMoment } = await import("./fill-kundli-of-moment.ts");
    await fillKundliOfMoment(getMoment(row), place, title);
    await navigate("/generate-kundali");
  };
  const saveCsv = async (): Promise<void> => {
    const { writeCsv } = await import("../../../domain/kundli-files/write-table.ts");
    saveFile(`${t("fileName")}.csv`, "text/csv", writeCsv(names, rows.map(cells)));
  };
  if (rows.length === 0) return <p className="mt-8">{t("none")}</p>;
  return (
    <section aria-labelledby="sky-found" className="mt-8">
      <h2 id="sky-found" className="text-heading font-medium">
        {t("found", { count: rows.length, number: number(rows.length), title })}
      </h2>
      <CopyableTable
        beside={
          <Button
            variant="quiet"
            className="-ms-2 px-2 text-sm lg:min-h-9"
            onClick={() => void saveCsv()}
            icon={<Download aria-hidden="true" className="size-4" />}
          >
            {t("csv")}
          </Button>
        }
      >
        <Table caption={t("table.caption", { title })} className="mt-2">
          <thead>
            <tr>
              {names.map((name) => (
                <Th key={name}>{name}</Th>
              ))}
              <Th className="no-print">{t("table.open")}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const moment = getMoment(row);
              return (
                <tr key={`${row.start} ${row.end}`}>
                  {cells(row).map((cell, index) => (
                    <Td key={index} className={index === 0 ? "font-medium whitespace-nowrap" : "whitespace-nowrap"}>
                      {cell}
                    </Td>
                  ))}
                  <Td className="no-print whitespace-nowrap">
                    {hasPanchang(moment) && (
                      <Link
                        to={address.linkTo("/panchang", { date: formatZoneDate(moment, place?.time_zone ?? "UTC") })}
                        className="inline-flex min-h-6 items-center text-accent underline"
                      >
                        {t("open.panchang")}
                      </Link>
                    )}{" "}
                    <button
                      type="button"
                      disabled={!place}
                      onClick={() => void openKundli(row)}
                      className="ms-3 inline-flex min-h-6 cursor-pointer items-center text-accent underline"
                    >
                      {t("open.kundli")}
                    </button>
                  </Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </CopyableTable>
      <p className="measure mt-2 text-sm text-ink-muted">
        {t("note", {
          ayanamsa: say(SETTING_VALUES.ayanamsa[search.settings.ayanamsa]),
          node: say(SETTING_VALUES.node[search.settings.node]),
        })}
      </p>
    </section>
  );
}
