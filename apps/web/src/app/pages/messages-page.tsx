import { Messages } from "../../features/contact/messages.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <Messages />
    </AdministrationPage>
  );
}
