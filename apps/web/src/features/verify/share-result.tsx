import type { VerifyResponse } from "@lagna/contract";
import Share2 from "~icons/lucide/share-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { sharePicture } from "../../lib/share-picture.ts";
import { Button } from "../../ui/button.tsx";
import { countClaims } from "./count-claims.ts";
import { drawVerifyCard, listWrongWords, type VerifyCardTexts } from "./draw-verify-card.ts";

/** Shares the result as a picture without the birth. */
export function ShareResult({ answer }: { answer: VerifyResponse }) {
  const { t } = useTranslation("verify");
  const texts = useCardTexts(answer);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const share = async () => {
    setIsBusy(true);
    const shared = await drawVerifyCard(answer, texts)
      .then((picture) => sharePicture("reading-checked.png", picture))
      .then(
        () => true,
        () => false,
      );
    setFailed(!shared);
    setIsBusy(false);
  };
  return (
    <>
      <Button busy={isBusy} icon={<Share2 aria-hidden="true" className="size-4" />} onClick={() => void share()}>
        {t("share.action")}
      </Button>
      <p role="status" className="text-sm text-bad empty:hidden">
        {failed && t("share.failed")}
      </p>
    </>
  );
}

function useCardTexts(answer: VerifyResponse): VerifyCardTexts {
  const { t } = useTranslation("verify");
  const { list } = useFormat();
  const { supported, contradicted } = countClaims(answer.claims);
  const total = supported + contradicted;
  const kinds = [...new Set(answer.pressures.flatMap((pressure) => pressure.kinds))];
  const pressure = kinds.length > 0 ? list(kinds.map((kind) => t(`pressure.${kind}.short`))) : "";
  return {
    product: t("common:brand"),
    kind: t("share.kind"),
    headline:
      contradicted > 0
        ? [t("share.of", { count: contradicted, total }), t("share.wrong", { count: contradicted })]
        : [t("share.about"), t("share.true", { count: total })],
    wrong: listWrongWords(answer),
    pressure,
    invitation: t("share.invitation"),
    privacy: t("share.privacy"),
  };
}
