import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import type { ComparedTimes } from "./compare-rows.ts";

interface TimesTableProps {
  readonly title: string;
  /** The two possible times, or the charts at them. */
  readonly heads: readonly [string, string];
  readonly compared: ComparedTimes;
}

/** What two possible times change, side by side; what they do not change in one sentence. */
export function TimesTable({ title, heads, compared: { changed, same } }: TimesTableProps) {
  const { t } = useTranslation("matching");
  const { list } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {changed.length === 0 ? (
        <p className="mt-2">{t("times.nothing")}</p>
      ) : (
        <table className="tabular mt-2 w-full table-fixed border-y border-line">
          <thead>
            <tr className="border-b border-line text-start align-bottom text-sm">
              <th scope="col" className="w-[30%] py-2 pe-3 text-start font-normal text-ink-muted">
                {t("times.what")}
              </th>
              <th scope="col" className="py-2 pe-3 text-start font-semibold">
                {heads[0]}
              </th>
              <th scope="col" className="py-2 text-start font-semibold">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {changed.map(({ label, first, second }) => (
              <tr key={label} className="align-top">
                <th scope="row" className="py-2 pe-3 text-start font-semibold [overflow-wrap:anywhere]">
                  {label}
                </th>
                <td className="py-2 pe-3 [overflow-wrap:anywhere]">{first}</td>
                <td className="py-2 [overflow-wrap:anywhere]">{second}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && changed.length > 0 && (
        <p className="mt-2 text-sm text-ink-muted">{t("times.same", { list: list(same) })}</p>
      )}
    </section>
  );
}
