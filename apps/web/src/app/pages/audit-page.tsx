import { AuditLog } from "../../features/audit/audit-log.tsx";
import { AdministratorsOnly } from "../../features/auth/protected.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <AuditLog />
    </AdministratorsOnly>
  );
}
