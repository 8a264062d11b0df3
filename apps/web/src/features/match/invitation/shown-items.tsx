import { useTranslation } from "react-i18next";
import { INVITATION_ITEMS, type Shows } from "./invitation-api.ts";

interface ShownItemsProps {
  readonly shows: Shows;
  readonly onChange: (shows: Shows) => void;
}

/** What one's own side shows the other, item by item; nothing is chosen at first. */
export function ShownItems({ shows, onChange }: ShownItemsProps) {
  const { t } = useTranslation("invitation");
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t("items.label")}</legend>
      {INVITATION_ITEMS.map((item) => (
        <label key={item} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={shows.includes(item)}
            onChange={({ target }) => {
              const others = shows.filter((other) => other !== item);
              onChange(target.checked ? [...others, item] : others);
            }}
            className="size-5 shrink-0 accent-accent"
          />
          {t(`items.${item}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** What the result reveals of a birth, stated before anything is sent. */
export function InferenceNote() {
  const { t } = useTranslation("invitation");
  return (
    <div className="measure text-sm text-ink-muted">
      <p className="font-medium text-ink">{t("inference.title")}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        <li>{t("inference.star")}</li>
        <li>{t("inference.day")}</li>
        <li>{t("inference.items")}</li>
        <li>{t("inference.whole")}</li>
      </ul>
    </div>
  );
}
