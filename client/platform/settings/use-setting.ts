import { useSyncExternalStore } from "react";
import { attributes } from "./document-settings.ts";
import { defaultSettings, parseSetting, type SettingName, type Settings } from "./settings.ts";

/** A display setting as set on <html>; follows every change. Only for the browser. */
export function useSetting<Name extends SettingName>(name: Name): Settings[Name] {
  return useSyncExternalStore(watchDocument, () => shown(name));
}

function shown<Name extends SettingName>(name: Name): Settings[Name] {
  const worn = parseSetting(name, document.documentElement.getAttribute(attributes[name]));
  if (worn) return worn;
  const isBold = name === "themeContrast" && moreContrast().matches;
  return isBold ? ("bold" as Settings[Name]) : defaultSettings[name];
}

/** The mode as it looks now: what the device prefers, if that is to decide. Only for the browser. */
export function useShownMode(): "light" | "dark" {
  return useSyncExternalStore(watchDocument, () => {
    const mode = shown("themeMode");
    if (mode !== "system") return mode;
    return darkSystem().matches ? "dark" : "light";
  });
}

const darkSystem = () => matchMedia("(prefers-color-scheme: dark)");
const moreContrast = () => matchMedia("(prefers-contrast: more)");

function watchDocument(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: Object.values(attributes) });
  const systems = [moreContrast(), darkSystem()];
  for (const system of systems) system.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    for (const system of systems) system.removeEventListener("change", changed);
  };
}
