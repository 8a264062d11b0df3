import type { KundliPair, MatchedKundli, SavedKundli } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { Assistant } from "./use-assistant.ts";

/** The names of a pair; null if a kundli of it was deleted. */
function findNames({ girl, boy }: KundliPair, kundlis: readonly SavedKundli[]) {
  const nameOf = ({ kundli_id: id }: MatchedKundli) => kundlis.find((kundli) => kundli.id === id)?.name;
  const names = { girl: nameOf(girl), boy: nameOf(boy) };
  return names.girl && names.boy ? { girl: names.girl, boy: names.boy } : null;
}

/** Says which two the conversation is about, above it. */
export function PairBar({
  assistant: { pair, kundliId, changeKundli, isInCare },
  kundlis,
}: {
  assistant: Assistant;
  kundlis: readonly SavedKundli[];
}) {
  const { t } = useTranslation("assistant");
  const names = pair && findNames(pair, kundlis);
  if (!names || isInCare) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-1 lg:px-8">
      <p className="min-w-0 text-sm font-semibold [overflow-wrap:anywhere]">{t("pair.about", names)}</p>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        onClick={() => void changeKundli(kundliId ?? pair.girl.kundli_id)}
      >
        {t("pair.end")}
      </Button>
    </div>
  );
}

/** They name no one: they are about the pair, whatever the names are. */
const QUESTIONS = ["question", "differences", "manglik"] as const;

interface EmptyPairConversationProps {
  readonly pair: KundliPair;
  readonly kundlis: readonly SavedKundli[];
  readonly onPick: (question: string) => void;
}

/** Before the first question about a pair: what can be asked of it. */
export function EmptyPairConversation({ pair, kundlis, onPick }: EmptyPairConversationProps) {
  const { t } = useTranslation("assistant");
  const names = findNames(pair, kundlis);
  if (!names) return null;
  return (
    <div className="flex flex-col gap-5 py-6">
      <p className="text-title font-light text-balance">{t("pair.about", names)}</p>
      <p className="measure text-ink-muted">{t("pair.lead")}</p>
      <div className="flex flex-wrap gap-2">
        {QUESTIONS.map((key) => (
          <Button key={key} className="text-start font-normal" onClick={() => onPick(t(`pair.${key}`))}>
            {t(`pair.${key}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
