import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { AuthProvider } from "./features/auth/auth-provider.tsx";
import { createAppRouter } from "./app/router.tsx";
import { API_BASE } from "./lib/api.ts";
import { initI18n } from "./lib/i18n/index.ts";
import { applyTheme, themePreference } from "./lib/preferences.ts";
import "./styles/app.css";

function preconnect(origin: string): void {
  if (origin === "") return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preconnect", href: origin, crossOrigin: "anonymous" });
  document.head.append(link);
}

async function start(root: HTMLElement): Promise<void> {
  preconnect(API_BASE);
  applyTheme(themePreference.get());
  themePreference.subscribe(() => applyTheme(themePreference.get()));
  // The first page's code and the words of the frame come down side by side.
  const router = createAppRouter();
  await initI18n();
  createRoot(root).render(
    <StrictMode>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
void start(root);
