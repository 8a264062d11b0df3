import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../lib/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Input } from "../../../ui/field.tsx";

/** A value that is entered at the platform, with a button that copies it. */
export function CopiedValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation("setup");
  const [note, setNote] = useState<"copied" | "notCopied" | null>(null);
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Field label={label} className="flex-1 basis-64">
        {(control) => (
          <Input
            {...control}
            readOnly
            value={value}
            onFocus={({ target }) => target.select()}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <Button
        aria-label={t("copyOne", { what: label })}
        onClick={() => void copyText(value).then((isCopied) => setNote(isCopied ? "copied" : "notCopied"))}
      >
        {t("copy")}
      </Button>
      <p role="status" className="basis-full text-sm text-ink-muted empty:hidden">
        {note && t(note)}
      </p>
    </div>
  );
}
