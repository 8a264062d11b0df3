import type { KundliData } from "@lagna/contract";
import {
  COMPOUND_RELATION_WORDS,
  type CompoundRelation,
  type Graha,
  GRAHA_WORDS,
  RASHI_WORDS,
  type Word,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { AtDepth } from "./at-depth.tsx";
import { Fetched } from "../fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { WithTurns } from "../with-turns.tsx";
import { ArgalaTable, Wars } from "./argala.tsx";
import { concept } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { Turns } from "../../uncertain/turns.tsx";
import { useWord, useWordList } from "../../words/use-word.ts";

const TONE: Readonly<Record<CompoundRelation, string>> = {
  great_friend: "text-good font-semibold",
  friend: "text-good",
  neutral: "text-ink-muted",
  enemy: "text-bad",
  great_enemy: "text-bad font-semibold",
};

const NAMES = ["argala", "yuddha"] as const;
const CARRIED = ["relationships", "aspects"] as const;

/** Who looks at whom, who is whose friend, who intervenes where and who is at war. */
export function RelationsSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = useSentence();
  const { data, depth } = props;
  return (
    <AtDepth
      depth={depth}
      sentence={sentence(data)}
      figure={
        <WithTurns {...props} names={CARRIED}>
          <Friendship relationships={data.relationships} />
        </WithTurns>
      }
      table={
        <div className="flex flex-col gap-10">
          <WithTurns {...props} names={CARRIED}>
            {depth === "table" && <Friendship relationships={data.relationships} />}
            <div className="grid gap-10 2xl:grid-cols-2">
              <GrahaAspects aspects={data.aspects.graha} />
              <RashiAspects aspects={data.aspects.rashi} />
            </div>
          </WithTurns>
          <Fetched {...props} names={NAMES}>
            {({ argala, yuddha }) => (
              <>
                <ArgalaTable argala={argala} lagna={data.lagna.sign} />
                <div>
                  <h4 className="mb-1 text-sm text-ink-muted">{t("yuddha.title")}</h4>
                  <Wars yuddha={yuddha} />
                </div>
              </>
            )}
          </Fetched>
        </div>
      }
    />
  );
}

/** Who looks at the lagna, and who at the Moon. */
function useSentence(): (data: KundliData) => string {
  const { t } = useTranslation("subjects");
  const list = useWordList();
  return ({ aspects, lagna }) => {
    const onLagna = aspects.graha
      .filter(({ signs }) => signs.includes(lagna.sign))
      .map(({ from }) => GRAHA_WORDS[from]);
    const onMoon = aspects.graha.filter(({ grahas }) => grahas.includes("moon")).map(({ from }) => GRAHA_WORDS[from]);
    const said = (key: "lagna" | "moon", seenBy: readonly Word[]) =>
      seenBy.length === 0
        ? t(`relations.${key}Unseen`)
        : t(`relations.${key}Seen`, { grahas: list(seenBy), count: seenBy.length });
    return `${said("lagna", onLagna)} ${said("moon", onMoon)}`;
  };
}

function Friendship({ relationships }: { relationships: KundliData["relationships"] }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const ids = Object.keys(relationships) as Graha[];
  return (
    <Table
      caption={t("relations.friendship")}
      showCaption
      className="[&_td]:text-xs max-sm:[&_:is(td,th)]:px-0.5! sm:[&_:is(td,th)]:px-2"
    >
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">
            <Term term={concept("maitri")}>{t("planets.graha")}</Term>
          </Th>
          {ids.map((id) => (
            <Th key={id}>
              <Named id={id} />
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ids.map((from) => (
          <tr key={from}>
            <Th scope="row" className="sticky start-0 bg-surface">
              <Named id={from} />
            </Th>
            {ids.map((to) => {
              const relation = relationships[from]?.[to];
              return (
                <Td key={to} className={cx("sm:whitespace-nowrap", relation && TONE[relation])}>
                  {relation ? say(COMPOUND_RELATION_WORDS[relation]) : "–"}
                  <Turns paths={[`relationships.${from}.${to}`]} />
                </Td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** By its short form where seven of them stand beside each other on a phone; in full for who listens. */
function Named({ id }: { id: Graha }) {
  const say = useWord();
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {say(GRAHA_WORDS[id], "short")}
      </span>
      <span className="max-sm:sr-only">{say(GRAHA_WORDS[id])}</span>
    </>
  );
}

function GrahaAspects({ aspects }: { aspects: KundliData["aspects"]["graha"] }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  return (
    <Table caption={t("relations.graha")} showCaption>
      <thead>
        <tr>
          <Th>{t("planets.graha")}</Th>
          <Th>
            {t("relations.houses")}
            <Turns paths={["lagna.sign"]} />
          </Th>
          <Th>{t("relations.grahas")}</Th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((aspect) => (
          <tr key={aspect.from}>
            <Th scope="row">{say(GRAHA_WORDS[aspect.from])}</Th>
            <Td>
              {aspect.houses.length === 0 ? "–" : format.list(aspect.houses.map((house) => format.number(house)))}
            </Td>
            <Td>
              {list(aspect.grahas.map((id) => GRAHA_WORDS[id]))}
              <Turns paths={[`aspects.graha.${aspect.from}.grahas`]} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RashiAspects({ aspects }: { aspects: KundliData["aspects"]["rashi"] }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  return (
    <Table caption={t("relations.rashi")} showCaption>
      <thead>
        <tr>
          <Th>{t("facts.sign")}</Th>
          <Th>
            <Term term={concept("drishti")}>{t("relations.signs")}</Term>
          </Th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((aspect) => (
          <tr key={aspect.from}>
            <Th scope="row">{say(RASHI_WORDS[aspect.from])}</Th>
            <Td>{format.list(aspect.signs.map((id) => say(RASHI_WORDS[id])))}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
