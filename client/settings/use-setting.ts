import { useSyncExternalStore } from "react";
import { attributes } from "./document-settings.ts";
import { defaultSettings, parseSetting, type SettingName, type Settings } from "./settings.ts";

/** A display setting as <html> wears it; follows every change of it. For the browser only. */
export function useSetting<Name extends SettingName>(name: Name): Settings[Name] {
  return useSyncExternalStore(watchDocument, () => shown(name));
}

function shown<Name extends SettingName>(name: Name): Settings[Name] {
  const worn = parseSetting(name, document.documentElement.getAttribute(attributes[name]));
  if (worn) return worn;
  const isDark = name === "themeMode" && matchMedia("(prefers-color-scheme: dark)").matches;
  return isDark ? ("dark" as Settings[Name]) : defaultSettings[name];
}

function watchDocument(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: Object.values(attributes) });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", changed);
  };
}
