import { Jobs } from "../../features/jobs/jobs.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <Jobs />
    </AdministrationPage>
  );
}
