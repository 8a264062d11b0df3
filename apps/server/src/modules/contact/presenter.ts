import type { ContactMessage as Sent } from "@lagna/contract";
import type { ContactMessage } from "./repository.ts";

export const presentMessage = (message: ContactMessage): Sent => ({
  id: message.id,
  name: message.name,
  email: message.email,
  message: message.message,
  created_at: message.createdAt,
  read_at: message.readAt,
});
