import { SPECIAL_STAR_RULES, VEDHA_RULES } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { addDays, CHAKRAS, type ChakrasAddress, findToday, parsePlainDate } from "./use-chakras-address.ts";

/** Which chakra, of which day, by which rules. */
export function ChakraFields({ address }: { address: ChakrasAddress }) {
  const { t } = useTranslation("chakras");
  const { chakra, date, vedha, stars, change } = address;
  const shown = date ?? findToday();
  return (
    <div className="mt-6 flex flex-wrap items-start gap-x-8 gap-y-4 border-y border-line py-4">
      <Segmented
        label={t("chakra")}
        showLabel
        value={chakra}
        options={CHAKRAS.map((value) => ({ value, label: t(`names.${value}`) }))}
        onChange={(value) => change({ chakra: value })}
      />
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t("date")} className="w-44">
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
        <Button onClick={() => change({ date: addDays(shown, -1) })}>{t("dayBefore")}</Button>
        <Button onClick={() => change({ date: addDays(shown, 1) })}>{t("dayAfter")}</Button>
        <Button variant="quiet" disabled={date === null} onClick={() => change({ date: null })}>
          {t("now")}
        </Button>
      </div>
      {chakra === "sarvatobhadra" && (
        <>
          <Field label={t("vedhaRule")} className="w-full sm:w-72">
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
          <Field label={t("starRule")} className="w-full sm:w-72">
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
    </div>
  );
}
