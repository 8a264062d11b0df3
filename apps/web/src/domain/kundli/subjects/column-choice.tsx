import Columns3 from "~icons/lucide/columns-3";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../../lib/preferences.ts";
import { useStoredList } from "../../../lib/stored-list.ts";
import { columnsPreference, GRAHA_COLUMNS, signsPreference } from "./graha-columns.ts";

/** Lets the user choose the columns of the graha table. */
export function ColumnChoice() {
  const { t } = useTranslation("subjects");
  const [columns, setColumns] = useStoredList(columnsPreference);
  const [signs, setSigns] = usePreference(signsPreference);
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center gap-2 px-1 font-medium text-ink-muted hover:text-ink lg:min-h-9">
        <Columns3 aria-hidden="true" className="size-4" />
        {t("columns.choose")}
      </summary>
      <fieldset className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        <legend className="sr-only">{t("columns.choose")}</legend>
        {GRAHA_COLUMNS.map((column) => (
          <label key={column} className="flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-8">
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={columns.includes(column)}
              onChange={(event) =>
                setColumns(event.target.checked ? [...columns, column] : columns.filter((other) => other !== column))
              }
            />
            {t(`columns.${column}`)}
          </label>
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-8">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={signs === "glyphs"}
            onChange={(event) => setSigns(event.target.checked ? "glyphs" : "names")}
          />
          {t("columns.glyphs")}
        </label>
      </fieldset>
    </details>
  );
}
