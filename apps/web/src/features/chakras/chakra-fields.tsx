import { SPECIAL_STAR_RULES, VEDHA_RULES } from "@lagna/terms";
import ChevronLeft from "~icons/lucide/chevron-left";
import ChevronRight from "~icons/lucide/chevron-right";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { addDays, CHAKRAS, type ChakrasAddress, findToday, parsePlainDate } from "./use-chakras-address.ts";

/** Which chakra, of which day, by which rules. */
export function ChakraFields({ address }: { address: ChakrasAddress }) {
  const { t } = useTranslation("chakras");
  const { chakra, date, vedha, stars, change } = address;
  const shown = date ?? findToday();
  return (
    <>
      <Segmented
        label={t("chakra")}
        showLabel
        value={chakra}
        options={CHAKRAS.map((value) => ({ value, label: t(`names.${value}`) }))}
        onChange={(value) => change({ chakra: value })}
      />
      <div className="flex flex-wrap items-end gap-x-1">
        <Field label={t("date")} className="w-40">
          {(control) => (
            <Input
              {...control}
              type="date"
              min="1600-01-01"
              max="2398-12-31"
              value={shown}
              onChange={({ target }) => {
                const chosen = parsePlainDate(target.value);
                if (chosen !== null) change({ date: chosen });
              }}
            />
          )}
        </Field>
        <IconButton label={t("dayBefore")} onClick={() => change({ date: addDays(shown, -1) })}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t("dayAfter")} onClick={() => change({ date: addDays(shown, 1) })}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
        <Button variant="quiet" className="px-3" disabled={date === null} onClick={() => change({ date: null })}>
          {t("now")}
        </Button>
      </div>
      {chakra === "sarvatobhadra" && (
        <>
          <Field label={t("vedhaRule")} className="w-full sm:w-52">
            {(control) => (
              <Select {...control} value={vedha} onChange={({ target }) => change({ vedha: target.value })}>
                {VEDHA_RULES.map((id) => (
                  <option key={id} value={id}>
                    {t(`vedhaRules.${id}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("starRule")} className="w-full sm:w-52">
            {(control) => (
              <Select {...control} value={stars} onChange={({ target }) => change({ stars: target.value })}>
                {SPECIAL_STAR_RULES.map((id) => (
                  <option key={id} value={id}>
                    {t(`starRules.${id}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </>
  );
}
