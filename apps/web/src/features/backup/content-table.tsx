import type { DatabaseContent } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";

interface ContentTableProps {
  columns: readonly { title: string; content: DatabaseContent }[];
}

const COUNTS = ["accounts", "kundlis", "conversations"] as const;

/** What databases hold, beside each other. */
export function ContentTable({ columns }: ContentTableProps) {
  const { t } = useTranslation("backup");
  const { number, date } = useFormat();
  return (
    <div className="mt-4 max-w-xl">
      <Table caption={t("content.caption")}>
        <thead>
          <tr>
            <Th>
              <span className="sr-only">{t("content.what")}</span>
            </Th>
            {columns.map(({ title }) => (
              <Th key={title}>{title}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COUNTS.map((count) => (
            <tr key={count}>
              <Th scope="row">{t(`content.${count}`)}</Th>
              {columns.map(({ title, content }) => (
                <Td key={title}>{number(content[count])}</Td>
              ))}
            </tr>
          ))}
          <tr>
            <Th scope="row">{t("content.written")}</Th>
            {columns.map(({ title, content: { written_at: at } }) => (
              <Td key={title}>{at === null ? "–" : date(at, { dateStyle: "medium", timeStyle: "short" })}</Td>
            ))}
          </tr>
        </tbody>
      </Table>
    </div>
  );
}
