import { Check, Copy } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

/** Cells that hold a button alone stand on no paper either. */
const isFact = (cell: HTMLElement): boolean => !cell.classList.contains("no-print");

/** What is read aloud: a name that is shortened for want of room stands there in full. */
function textOf(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.trim();
}

/** The cells of every table inside, as spreadsheets and letters take them: a tab between, a line a row. */
export function tableText(element: HTMLElement): string {
  return [...element.querySelectorAll("table")]
    .map((table) => [...table.rows].map((row) => [...row.cells].filter(isFact).map(textOf).join("\t")).join("\n"))
    .join("\n\n");
}

/** Tables, and a button that copies what they hold as text. */
export function Copyable({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("subjects");
  const content = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const copy = () => {
    if (!content.current) return;
    navigator.clipboard.writeText(tableText(content.current)).then(
      () => setState("copied"),
      () => setState("failed"),
    );
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
