import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { removeModel } from "./model-api.ts";

interface RemoveModelProps {
  withProof: <T>(work: () => Promise<T>) => Promise<T>;
  onRemoved: () => Promise<void>;
}

/** Removes what was entered, after a question. */
export function RemoveModel({ withProof, onRemoved }: RemoveModelProps) {
  const { t } = useTranslation("model");
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({ mutationFn: () => withProof(removeModel), onSuccess: onRemoved });
  const confirm = () => {
    setAsking(false);
    remove.mutate();
  };
  return (
    <section aria-labelledby="off" className="mt-10 border-t border-line pt-6">
      <h2 id="off" className="text-heading font-medium">
        {t("off.title")}
      </h2>
      <p className="measure mt-1 text-ink-muted">{t("off.what")}</p>
      <Button variant="danger" className="mt-4" busy={remove.isPending} onClick={() => setAsking(true)}>
        {t("off.button")}
      </Button>
      {remove.error && (
        <Alert tone="bad" className="mt-4">
          {errorText(remove.error, t("off.failed"))}
        </Alert>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={t("off.question")} closeLabel={t("common:cancel")}>
        <p className="text-ink-muted">{t("off.what")}</p>
        <Button variant="danger" className="mt-5 self-start" onClick={confirm}>
          {t("off.confirm")}
        </Button>
      </Dialog>
    </section>
  );
}
