import Upload from "~icons/lucide/upload";
import { type ComponentType, type DragEvent, lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cx } from "../../../lib/cx.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { ExportSection } from "./export-section.tsx";
import type { FileImportProps } from "./file-import.tsx";

/** With the code that reads files, needed only once a file has been chosen. */
const Workbench = lazy<ComponentType<FileImportProps>>(async () => ({
  default: (await import("./file-import.tsx")).FileImport,
}));

/** Import and export of other programs' charts. */
export function Component() {
  const { t } = useTranslation("files");
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-light">{t("title")}</h1>
        <Link to="/kundlis" className={buttonClass("quiet", "px-3")}>
          {t("back")}
        </Link>
      </div>
      <section aria-labelledby="import-heading" className="mt-8">
        <h2 id="import-heading" className="text-heading font-medium">
          {t("import.title")}
        </h2>
        {files.length === 0 ? (
          <FileChooser onChosen={setFiles} />
        ) : (
          <Suspense fallback={<Skeleton className="mt-5 h-72 w-full" />}>
            <Workbench files={files} onRestart={() => setFiles([])} />
          </Suspense>
        )}
      </section>
      <ExportSection />
    </div>
  );
}

const FORMATS = ["jhd", "chtk", "toml", "aaf", "astrolog", "programJson", "csv", "json"] as const;

function FileChooser({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const { t } = useTranslation("files");
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onChosen([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      className={cx(
        "mt-5 flex flex-col items-start gap-4 rounded-md border border-dashed p-6",
        over ? "border-accent bg-accent-wash" : "border-line-strong",
      )}
    >
      <p className="measure">{t("import.lead")}</p>
      <ul className="measure list-disc ps-5 text-sm text-ink-muted">
        {FORMATS.map((format) => (
          <li key={format}>{t(`import.${format}`)}</li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept=".jhd,.aaf,.chtk,.toml,.as,.csv,.tsv,.txt,.json,.zip"
        aria-label={t("import.choose")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => onChosen([...(event.target.files ?? [])])}
      />
      <Button
        variant="primary"
        icon={<Upload aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {t("import.choose")}
      </Button>
      <p className="text-sm text-ink-muted">{t("import.private")}</p>
    </div>
  );
}
