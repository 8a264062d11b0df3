import { ModelPage } from "../../features/model/model-page.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <ModelPage />
    </AdministrationPage>
  );
}
