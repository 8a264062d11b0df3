import { useParams } from "react-router";
import { ChannelSetUpPage } from "../../features/channels/set-up/channel-set-up-page.tsx";
import { isChannelName } from "../../features/channels/set-up/set-up-api.ts";
import { AdministrationPage } from "../administration-page.tsx";
import { Component as NotFoundPage } from "./not-found-page.tsx";

export function Component() {
  const { channel = "" } = useParams();
  if (!isChannelName(channel)) return <NotFoundPage />;
  return (
    <AdministrationPage>
      {/* What was entered for one channel is not kept for the other. */}
      <ChannelSetUpPage key={channel} name={channel} />
    </AdministrationPage>
  );
}
