import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../lib/copy-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";

export interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  /** Called when the user has stored the codes; they are not shown again. */
  onSaved: () => void;
}

export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation("factors");
  const [copied, setCopied] = useState<"copy" | "copied" | "notCopied">("copy");
  const text = [t("codes.file", { email }), "", ...codes, ""].join("\n");
  const copy = () => void copyText(text).then((isCopied) => setCopied(isCopied ? "copied" : "notCopied"));
  return (
    <div className="border-s-2 border-accent bg-surface-sunken p-4 sm:p-5">
      <h3 className="font-semibold">{t("codes.title")}</h3>
      <p className="measure mt-1">{t("codes.lead")}</p>
      <ol className="tabular mt-4 grid max-w-sm grid-cols-2 gap-x-8 gap-y-1 text-lg tracking-wide">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={copy}>
          <span aria-live="polite">{t(`codes.${copied}`)}</span>
        </Button>
        <Button onClick={() => saveFile("lagna-recovery-codes.txt", "text/plain", text)}>{t("codes.download")}</Button>
        <Button variant="primary" onClick={onSaved}>
          {t("codes.kept")}
        </Button>
      </div>
    </div>
  );
}
