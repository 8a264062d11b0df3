import { KOTA_RINGS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { CopyableTable } from "../../domain/kundli/subjects/copyable-table.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { Chakras, TransitGraha } from "./chakras-api.ts";
import { KotaDrawing } from "./kota-drawing.tsx";
import { MomentLine } from "./moment-line.tsx";
import { useChakraWords } from "./use-chakra-words.ts";

const isWithin = (ring: string): boolean => ring === "stambha" || ring === "madhya";

/** The fort, its lord and guard, and which grahas are where. */
export function KotaView({ chakras }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  return (
    <>
      <MomentLine chakras={chakras} />
      <div className="mt-6 grid short:mt-3 items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <figure className="min-w-0">
          <KotaDrawing chakras={chakras} />
          <figcaption className="measure mt-2 text-sm text-ink-muted">{t("kota.legend")}</figcaption>
        </figure>
        <div className="min-w-0">
          <Lords chakras={chakras} />
          <KotaTable chakras={chakras} />
          <p className="measure mt-3 text-sm text-ink-muted">{t("kota.note")}</p>
        </div>
      </div>
    </>
  );
}

/** Where the lord and the guard are, and which grahas are within. */
function Lords({ chakras: { kota, transit } }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const { list } = useFormat();
  const words = useChakraWords();
  const ringOf = ({ kota: { place } }: TransitGraha) => kota.places[place - 1]?.ring ?? "bahya";
  const within = (nature: TransitGraha["nature"]): string | null => {
    const found = transit.filter((graha) => graha.nature === nature && isWithin(ringOf(graha)));
    return found.length === 0 ? null : list(found.map(({ id }) => words.graha(id)));
  };
  const lords = (["swami", "pala"] as const).map((role) => {
    const graha = transit.find(({ id }) => id === kota[role]);
    return graha && t(`kota.${role}`, { graha: words.graha(graha.id), ring: t(`rings.${ringOf(graha)}`) });
  });
  const [benefics, malefics] = [within("benefic"), within("malefic")];
  return (
    <section aria-labelledby="kota-facts">
      <h3 id="kota-facts" className="text-heading font-medium">
        {t("kota.title")}
      </h3>
      <ul className="measure mt-2 space-y-1">
        {lords.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{malefics === null ? t("kota.noMalefic") : t("kota.malefics", { list: malefics })}</li>
        <li>{benefics === null ? t("kota.noBenefic") : t("kota.benefics", { list: benefics })}</li>
      </ul>
      <p className="measure mt-2 text-sm text-ink-muted">{t("kota.rule")}</p>
    </section>
  );
}

/** From the pillar outwards. */
function KotaTable({ chakras: { kota, transit } }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const words = useChakraWords();
  return (
    <CopyableTable>
      <div className="mt-6">
        <Table caption={t("kota.table")}>
          <thead>
            <tr>
              <Th>{t("kota.ring")}</Th>
              <Th>{t("table.graha")}</Th>
              <Th>{t("table.star")}</Th>
              <Th>{t("kota.movement")}</Th>
              <Th>{t("table.until")}</Th>
            </tr>
          </thead>
          <tbody>
            {KOTA_RINGS.map((ring) => {
              const here = transit.filter((graha) => kota.places[graha.kota.place - 1]?.ring === ring);
              return here.length === 0 ? (
                <tr key={ring}>
                  <Th scope="row">{t(`rings.${ring}`)}</Th>
                  <Td colSpan={4}>–</Td>
                </tr>
              ) : (
                here.map((graha, index) => (
                  <tr key={graha.id}>
                    {index === 0 && (
                      <Th scope="rowgroup" rowSpan={here.length}>
                        {t(`rings.${ring}`)}
                      </Th>
                    )}
                    <Td className="font-medium whitespace-nowrap">
                      {words.graha(graha.id)}
                      <span className="block text-xs font-normal text-ink-muted">{t(`natures.${graha.nature}`)}</span>
                    </Td>
                    <Td className="whitespace-nowrap">{words.star(graha.star)}</Td>
                    <Td className="whitespace-nowrap">{t(`movements.${graha.kota.movement}`)}</Td>
                    <Td className="whitespace-nowrap">{words.until(graha.until)}</Td>
                  </tr>
                ))
              );
            })}
          </tbody>
        </Table>
      </div>
    </CopyableTable>
  );
}
