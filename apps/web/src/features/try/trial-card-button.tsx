import Image from "~icons/lucide/image";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { sharePicture } from "../../lib/share-picture.ts";
import { Button } from "../../ui/button.tsx";
import { fetchTrialCard } from "./trial-api.ts";

/** Shares the picture of the chart, without name, day and place; where the browser cannot share, it is downloaded. */
export function TrialCardButton({ birth }: { birth: ValidBirth }) {
  const { t } = useTranslation("try");
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const share = async () => {
    setIsBusy(true);
    setFailure("");
    try {
      await sharePicture("kundli.png", await fetchTrialCard(birth));
    } catch (error) {
      setFailure(errorText(error, t("card.failed")));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        className="px-4"
        busy={isBusy}
        icon={<Image aria-hidden="true" className="size-4" />}
        title={t("card.hint")}
        onClick={() => void share()}
      >
        {t("card.share")}
      </Button>
      <span role="status" className="text-sm text-bad empty:hidden">
        {failure}
      </span>
    </>
  );
}
