import { AuditLog } from "../../features/audit/audit-log.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <AuditLog />
    </AdministrationPage>
  );
}
