import type { ContactMessage } from "@lagna/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import {
  createAccount,
  createAccountHandlers,
  createPublicConfig,
  respondWithFieldError,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const THANKS = "Thanks! Your message has been recorded.";
const bodies: Record<string, unknown>[] = [];

beforeEach(() => {
  bodies.length = 0;
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())));
});

/** `answer` responds to each message; if it throws, the server does not answer. */
const listens = (answer: () => Response) =>
  server.use(
    http.post("*/api/v1/contact", async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
  );
const respondAccepted = () => HttpResponse.json({ status: "success", message: THANKS });

async function write() {
  const { user } = renderApp("/contact");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
  await user.type(screen.getByRole("textbox", { name: "Message" }), "Namaste");
  await user.click(screen.getByRole("button", { name: "Send" }));
  return user;
}

describe("the contact page", () => {
  test("has the specification's three fields, all required, and its button", async () => {
    renderApp("/contact");
    for (const name of ["Name", "Email", "Message"])
      expect(await screen.findByRole("textbox", { name })).toBeRequired();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
    expect(screen.getByRole("button", { name: "Send" })).toBeInTheDocument();
  });

  test("sends a message and confirms who has it", async () => {
    listens(respondAccepted);
    await write();
    expect(await screen.findByText(THANKS)).toBeInTheDocument();
    expect(screen.getByText(/^The people who run this site have received it/)).toBeInTheDocument();
    expect(bodies).toMatchObject([{ name: "Asha", email: "asha@example.org", message: "Namaste", website: "" }]);
    expect(localStorage.getItem("lagna_contact_message")).toBeNull();
  });

  test("sends one message even if the button is pressed again before it is drawn busy", async () => {
    listens(respondAccepted);
    const { user } = renderApp("/contact");
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
    await user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
    await user.type(screen.getByRole("textbox", { name: "Message" }), "Namaste");
    const form = screen.getByRole("button", { name: "Send" }).closest("form") as HTMLFormElement;
    for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
    expect(await screen.findByText(THANKS)).toBeInTheDocument();
    expect(bodies).toHaveLength(1);
  });

  test("keeps typed values over a reload, and nothing once the message was sent", async () => {
    listens(respondAccepted);
    const before = renderApp("/contact");
    await before.user.type(await screen.findByRole("textbox", { name: "Message" }), "A long thought");
    before.unmount();
    const { user } = renderApp("/contact");
    expect(await screen.findByRole("textbox", { name: "Message" })).toHaveValue("A long thought");
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Asha");
    await user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
    expect(sessionStorage.getItem("lagna_typed_contact")).toContain("asha@example.org");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(THANKS)).toBeInTheDocument();
    expect(bodies).toMatchObject([{ name: "Asha", message: "A long thought" }]);
    expect(sessionStorage.getItem("lagna_typed_contact")).toBeNull();
  });

  test("stores the message here if the server does not answer, says so, and sends the same one once later", async () => {
    listens(() => HttpResponse.error());
    const user = await write();
    expect(await screen.findByText(THANKS)).toBeInTheDocument();
    expect(screen.getByText(/saved in this browser only/)).toBeInTheDocument();
    listens(respondAccepted);
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(await screen.findByText(/^The people who run this site have received it/)).toBeInTheDocument();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(localStorage.getItem("lagna_contact_message")).toBeNull();
  });

  test("sends a stored message when the page is opened again or the connection is back", async () => {
    localStorage.setItem("lagna_contact_message", JSON.stringify({ id: "message-1", message: "Namaste" }));
    listens(() => HttpResponse.error());
    renderApp("/contact");
    expect(await screen.findByRole("button", { name: "Send again" })).toBeInTheDocument();
    await waitFor(() => expect(bodies).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("button", { name: "Send again" })).toBeEnabled());
    listens(respondAccepted);
    fireEvent(window, new Event("online"));
    expect(await screen.findByText(/^The people who run this site have received it/)).toBeInTheDocument();
    expect(bodies).toMatchObject([{ id: "message-1" }, { id: "message-1" }]);
    fireEvent(window, new Event("online"));
    expect(localStorage.getItem("lagna_contact_message")).toBeNull();
    expect(bodies).toHaveLength(2);
  });

  test("says why the server refuses a stored message", async () => {
    const storedMessage = { id: "message-1", name: "Asha", email: "asha", message: "Namaste" };
    localStorage.setItem("lagna_contact_message", JSON.stringify(storedMessage));
    listens(() => respondWithFieldError("email", "email_invalid"));
    renderApp("/contact");
    expect(await screen.findByText("Please enter a valid email address")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Send again" })).toBeInTheDocument();
  });

  test("says why a message is refused, and keeps the form", async () => {
    listens(() => respondWithFieldError("email", "email_invalid"));
    await write();
    expect(await screen.findByText("Please enter a valid email address")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Namaste");
  });
});

describe("messages, for administrators", () => {
  const createMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
    id: "message-1",
    name: "Asha",
    email: "asha@example.org",
    message: "Namaste\nfrom Pune",
    created_at: "2026-03-01T06:00:00.000Z",
    read_at: null,
    ...changes,
  });

  function startMessages(role: "user" | "administrator", initial: readonly ContactMessage[]) {
    const messagesById = new Map(initial.map((initialMessage) => [initialMessage.id, initialMessage]));
    localStorage.setItem("authToken", "t1");
    server.use(
      ...createAccountHandlers(new Map([["t1", createAccount({ role })]])),
      http.get("*/api/v1/contact", () => {
        const messages = [...messagesById.values()];
        const unread = messages.filter(({ read_at }) => read_at === null).length;
        return HttpResponse.json({ messages, unread, more: false });
      }),
      http.patch("*/api/v1/contact/:id", async ({ params, request }) => {
        const { read } = (await request.json()) as { read: boolean };
        const next = createMessage({ id: String(params["id"]), read_at: read ? "2026-03-02T00:00:00.000Z" : null });
        messagesById.set(next.id, next);
        return HttpResponse.json(next);
      }),
      http.delete("*/api/v1/contact/:id", ({ params }) => {
        messagesById.delete(String(params["id"]));
        return HttpResponse.json({ status: "success" });
      }),
    );
    return messagesById;
  }

  test("are read, marked and deleted", async () => {
    const messages = startMessages("administrator", [createMessage()]);
    const { user } = renderApp("/admin/messages");
    const item = within(await screen.findByRole("list", { name: "Messages" })).getByRole("listitem");
    expect(item).toHaveTextContent("Namaste from Pune");
    expect(within(item).getByRole("link")).toHaveAttribute("href", "mailto:asha%40example.org");
    expect(screen.getByText("1 is unread.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Mark as read" }));
    expect(await screen.findByRole("button", { name: "Mark as unread" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Delete the message from Asha" }));
    expect(await screen.findByText("No messages yet.")).toBeInTheDocument();
    expect(messages.size).toBe(0);
  });

  test("are shown to administrators only", async () => {
    startMessages("user", [createMessage()]);
    renderApp("/admin/messages");
    expect(await screen.findByText("Administrators only")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/Namaste/)).not.toBeInTheDocument());
  });
});
