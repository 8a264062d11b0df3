import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../lib/i18n/use-error-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Alert } from "./feedback.tsx";

interface RemoveSectionProps {
  texts: Readonly<Record<"title" | "what" | "button" | "question" | "confirm" | "failed", string>>;
  remove: () => Promise<unknown>;
  onRemoved: () => Promise<void>;
}

/** The end of a page of settings: removes what was entered, after a question. */
export function RemoveSection({ texts, remove, onRemoved }: RemoveSectionProps) {
  const { t } = useTranslation("common");
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  const confirm = () => {
    setAsking(false);
    removing.mutate();
  };
  return (
    <section aria-labelledby="off" className="mt-10 border-t border-line pt-6">
      <h2 id="off" className="text-heading font-medium">
        {texts.title}
      </h2>
      <p className="measure mt-1 text-ink-muted">{texts.what}</p>
      <Button variant="danger" className="mt-4" busy={removing.isPending} onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      {removing.error && (
        <Alert tone="bad" className="mt-4">
          {errorText(removing.error, texts.failed)}
        </Alert>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={texts.question} closeLabel={t("cancel")}>
        <p className="text-ink-muted">{texts.what}</p>
        <Button variant="danger" className="mt-5 self-start" onClick={confirm}>
          {texts.confirm}
        </Button>
      </Dialog>
    </section>
  );
}
