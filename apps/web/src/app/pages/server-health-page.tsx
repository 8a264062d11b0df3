import { AdministratorsOnly } from "../../features/auth/protected.tsx";
import { ServerHealth } from "../../features/server-health/server-health.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <ServerHealth />
    </AdministratorsOnly>
  );
}
