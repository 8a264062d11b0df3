import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../lib/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { WhatsappLink } from "../../../ui/whatsapp-link.tsx";

interface CopyLinkProps {
  readonly url: string;
  readonly label: string;
}

/** A link to copy, or to pass to an app of the device. */
export function CopyLink({ url, label }: CopyLinkProps) {
  const { t } = useTranslation("invitation");
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = async () => {
    setCopied((await copyText(url)) ? "yes" : "failed");
    box.current?.select();
  };
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-4">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        ref={box}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-sm"
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <WhatsappLink text={url} label={t("whatsapp")} />
        {"share" in navigator && (
          <Button onClick={() => void navigator.share({ url }).catch(() => undefined)}>{t("send")}</Button>
        )}
      </div>
      <p role="status" className="text-sm text-good empty:hidden">
        {copied === "yes" ? t("copied") : copied === "failed" ? t("copyFailed") : ""}
      </p>
    </div>
  );
}
