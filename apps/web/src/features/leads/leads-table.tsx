import { type Lead, LEAD_STATUSES, type LeadStatus } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";

interface LeadsTableProps {
  leads: readonly Lead[];
  onStatus: (lead: Lead, status: LeadStatus) => void;
  onDelete: (lead: Lead) => void;
}

const COLUMNS = ["name", "email", "phone", "source", "device", "date", "status"] as const;

export function LeadsTable({ leads, onStatus, onDelete }: LeadsTableProps) {
  const { t } = useTranslation("leads");
  const format = useFormat();
  return (
    <div className="mt-3">
      <Table caption={t("recent")}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Th key={column}>{t(`column.${column}`)}</Th>
            ))}
            <Th>
              <span className="sr-only">{t("column.actions")}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id} className="[&>*]:align-middle">
              <Th scope="row">{lead.name}</Th>
              <Td className="min-w-44 [overflow-wrap:anywhere]">{lead.email}</Td>
              <Td className="min-w-32 [overflow-wrap:anywhere]">{lead.phone}</Td>
              <Td className="min-w-24 [overflow-wrap:anywhere]">{lead.source}</Td>
              <Td>{t(`device.${lead.device}`)}</Td>
              <Td className="whitespace-nowrap">{format.date(lead.created_at, { dateStyle: "medium" })}</Td>
              <Td className="min-w-36">
                <Select
                  aria-label={t("statusOf", { name: lead.name })}
                  value={lead.status}
                  onChange={(event) => onStatus(lead, event.target.value as LeadStatus)}
                  className={cx("text-sm", lead.status === "converted" && "font-semibold text-good")}
                >
                  {LEAD_STATUSES.map((status) => (
                    <option key={status} value={status}>
                      {t(`status.${status}`)}
                    </option>
                  ))}
                </Select>
              </Td>
              <Td>
                <Button
                  variant="quiet"
                  className="px-3 text-sm"
                  aria-label={t("deleteOf", { name: lead.name })}
                  onClick={() => onDelete(lead)}
                >
                  {t("delete")}
                </Button>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
