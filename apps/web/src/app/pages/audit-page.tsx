import { Audit } from "../../features/audit/audit.tsx";
import { AdministratorsOnly } from "../../features/auth/protected.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <Audit />
    </AdministratorsOnly>
  );
}
