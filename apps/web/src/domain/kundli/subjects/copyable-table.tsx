import Check from "~icons/lucide/check";
import Copy from "~icons/lucide/copy";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../lib/copy-text.ts";
import { Button } from "../../../ui/button.tsx";

/** Cells that only hold a button are neither printed nor copied. */
const isDataCell = (cell: HTMLElement): boolean => !cell.classList.contains("no-print");

/** The cell's accessible text, which has a name in full where it is shortened on screen. */
function getCellText(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.trim();
}

/** The cells of every table inside the element as text for spreadsheets and mails: tab-separated, one line per row. */
export function extractTableText(element: HTMLElement): string {
  return [...element.querySelectorAll("table")]
    .map((table) =>
      [...table.rows].map((row) => [...row.cells].filter(isDataCell).map(getCellText).join("\t")).join("\n"),
    )
    .join("\n\n");
}

/** Tables with a button that copies their content as text. */
export function CopyableTable({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("subjects");
  const content = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const copy = () => {
    if (!content.current) return;
    void copyText(extractTableText(content.current)).then((isCopied) => setState(isCopied ? "copied" : "failed"));
  };
  const Icon = state === "copied" ? Check : Copy;
  return (
    <>
      <div ref={content}>{children}</div>
      <div className="no-print mt-2 flex flex-wrap items-start justify-between gap-x-4">
        {beside ?? <span />}
        <Button
          variant="quiet"
          className="px-2 text-sm lg:min-h-9"
          onClick={copy}
          icon={<Icon aria-hidden="true" className="size-4" />}
        >
          <span aria-live="polite">{t(`copy.${state}`)}</span>
        </Button>
      </div>
    </>
  );
}
