import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { PlaceSearchField } from "../birth/place-search-field.tsx";
import type { QuestionPlaceState } from "./use-question-place.ts";

interface QuestionPlaceFieldProps {
  readonly state: QuestionPlaceState;
  readonly label: string;
  readonly error: string | null;
}

/** Where one is: the place this device knows, with a way to another one, or any place by search. */
export function QuestionPlaceField({ state, label, error }: QuestionPlaceFieldProps) {
  const { t } = useTranslation("question");
  const { ofDevice, typed, choose } = state;
  if (ofDevice) {
    return (
      <div>
        <p className="text-sm font-medium">{label}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          <span>
            {ofDevice.name} <span className="text-sm text-ink-muted">{t("place.ofDevice")}</span>
          </span>
          <Button variant="quiet" onClick={() => choose(null)}>
            {t("place.another")}
          </Button>
        </p>
      </div>
    );
  }
  const texts = {
    label,
    hint: t("place.hint"),
    list: t("place.list"),
    searching: t("place.searching"),
    failed: t("place.failed"),
    count: (count: number) => t("place.count", { count }),
  };
  return <PlaceSearchField texts={texts} place={typed} error={error} onChange={choose} />;
}
