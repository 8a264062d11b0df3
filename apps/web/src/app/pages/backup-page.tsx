import { BackupPage } from "../../features/backup/backup-page.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <BackupPage />
    </AdministrationPage>
  );
}
