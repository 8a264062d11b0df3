import { useTranslation } from "react-i18next";

const ADDRESS = "postgres://USER@HOST:5432/DATABASE";
const COMMANDS = {
  own: ["npm run backup -- /backups/lagna.dump", "npm run restore -- /backups/lagna.dump --replace"],
  postgres: [
    `pg_dump --format=custom --no-owner --no-privileges --schema=public --file=/backups/lagna.dump '${ADDRESS}'`,
    `pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --dbname='${ADDRESS}' /backups/lagna.dump`,
  ],
} as const;

/** How a PostgreSQL is backed up and restored, which is done at the terminal. */
export function PostgresCommands() {
  const { t } = useTranslation("backup");
  return (
    <section aria-labelledby="postgres" className="mt-8">
      <h2 id="postgres" className="text-heading font-medium">
        {t("postgres.title")}
      </h2>
      {(["own", "postgres"] as const).map((kind) => (
        <div key={kind} className="mt-4">
          <p className="measure text-ink-muted">{t(`postgres.${kind}`)}</p>
          <pre
            tabIndex={0}
            role="group"
            aria-label={t("postgres.commands")}
            className="mt-2 overflow-x-auto rounded-md bg-surface-sunken p-4 text-sm"
          >
            <code>{COMMANDS[kind].join("\n")}</code>
          </pre>
        </div>
      ))}
      <p className="measure mt-4 text-ink-muted">{t("postgres.fill")}</p>
    </section>
  );
}
