import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { chartStylePreference } from "../../../domain/chart/chart-preferences.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { usePreference } from "../../../lib/preferences.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { sharePicture } from "../../../lib/share-picture.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { WhatsappLink } from "../../../ui/whatsapp-link.tsx";
import { fetchMatchFile, type Match, type MatchPeople } from "../match-api.ts";
import { formatPairPath } from "../pair-address.ts";
import type { Names } from "../use-koota-texts.ts";

interface PairActionsProps {
  readonly match: Match;
  readonly people: MatchPeople;
  readonly names: Names;
}

/** The conversation about a pair; null if not both are saved. */
function buildAskPath({ girl, boy }: MatchPeople): string | null {
  if (!("kundli_id" in girl) || !("kundli_id" in boy)) return null;
  const path = formatPairPath({ girl: { person: girl, otherTime: null }, boy: { person: boy, otherTime: null } });
  return path && `/ai-assistant?pair=${path.replace("/match/", "")}`;
}

/** Questions about the pair, the match as a PDF, and to others as a picture or a text without births. */
export function PairActions({ match, people, names }: PairActionsProps) {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  const errorText = useErrorText();
  const [style] = usePreference(chartStylePreference);
  const askPath = buildAskPath(people);
  const print = useMutation({
    mutationFn: () => fetchMatchFile("print", { ...people, style }),
    onSuccess: (file) => saveFile("match.pdf", "application/pdf", file),
  });
  const card = useMutation({
    mutationFn: () => fetchMatchFile("card", { ...people, names: true }),
    onSuccess: (file) => sharePicture("match.png", file),
  });
  const failed = print.error ?? card.error;
  const text = t("pair.shareText", { ...names, total: number(match.total), max: number(match.max) });
  return (
    <div className="no-print mt-4">
      <div className="flex flex-wrap gap-3">
        {askPath && (
          <Link to={askPath} className={buttonClass("primary")}>
            {t("pair.ask")}
          </Link>
        )}
        <Button busy={print.isPending} onClick={() => print.mutate()}>
          {t("pair.print")}
        </Button>
        <Button busy={card.isPending} onClick={() => card.mutate()}>
          {t("pair.card")}
        </Button>
        <WhatsappLink text={text} label={t("pair.whatsapp")} />
      </div>
      {failed && (
        <Alert tone="bad" className="mt-3">
          {errorText(failed, t("pair.fileFailed"))}
        </Alert>
      )}
    </div>
  );
}
