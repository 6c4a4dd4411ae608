import { expect, test } from "vitest";
import { defaultSettings, nextValue, parseSetting } from "./settings.ts";
import { readSettings, settingCookie } from "./settings-cookies.ts";

test("chosen settings are read from their cookies", () => {
  expect(readSettings("themeMode=dark; other=1; themeColorPresets=cyan")).toEqual({
    themeMode: "dark",
    themeColorPresets: "cyan",
  });
});

test("an unknown value is ignored", () => {
  expect(readSettings('themeMode="><script>; themeStretch=maybe; themeContrast')).toEqual({});
  expect(readSettings(null)).toEqual({});
  expect(parseSetting("themeColorPresets", "toString")).toBeUndefined();
});

test("the blog has the setting rows or cards, projects have cards or rows", () => {
  expect(readSettings("blogViewMode=cards; projectViewMode=table")).toEqual({
    blogViewMode: "cards",
    projectViewMode: "table",
  });
  expect(defaultSettings).toMatchObject({ blogViewMode: "table", projectViewMode: "card" });
  expect(readSettings("blogViewMode=card; projectViewMode=cards")).toEqual({});
});

test("a settings cookie lasts three days for the whole site, over https alone if it has that", () => {
  const cookie = "themeMode=dark; Path=/; Max-Age=259200; SameSite=Lax";
  expect(settingCookie("themeMode", "dark", { protocol: "http:" })).toBe(cookie);
  expect(settingCookie("themeMode", "dark", { protocol: "https:" })).toBe(`${cookie}; Secure`);
});

test("direction, layout, contrast and stretch can be toggled; the mode has three values", () => {
  expect(nextValue("themeMode", "light")).toBe("dark");
  expect(nextValue("themeMode", "dark")).toBe("system");
  expect(nextValue("themeMode", "system")).toBe("light");
  expect(nextValue("themeDirection", "rtl")).toBe("ltr");
  expect(nextValue("themeLayout", "vertical")).toBe("mini");
  expect(nextValue("themeContrast", "bold")).toBe("default");
  expect(nextValue("themeStretch", "false")).toBe("true");
});
