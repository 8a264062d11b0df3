import { Channels } from "../../features/channels/channels.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <Channels />
    </AdministrationPage>
  );
}
