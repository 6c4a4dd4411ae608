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

const moreContrast = () => matchMedia("(prefers-contrast: more)");

function watchDocument(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: Object.values(attributes) });
  const system = moreContrast();
  system.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", changed);
  };
}
