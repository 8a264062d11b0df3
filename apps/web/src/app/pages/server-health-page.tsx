import { ServerHealth } from "../../features/server-health/server-health.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <ServerHealth />
    </AdministrationPage>
  );
}
