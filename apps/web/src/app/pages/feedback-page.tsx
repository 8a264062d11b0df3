import { Feedback } from "../../features/feedback/feedback.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <Feedback />
    </AdministrationPage>
  );
}
