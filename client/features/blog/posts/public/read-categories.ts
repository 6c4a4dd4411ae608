import type { RouterContextProvider } from "react-router";
import { read } from "../../../../platform/request.ts";
import type { Category, Locale } from "../../../../platform/rest.ts";

/** For the chips: if loading fails, the error is logged and there are none (section 8). */
export async function readCategories(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<Category[]> {
  try {
    return (await read(context, "/api/blog/categories", { query: { locale } })).categories;
  } catch (error) {
    console.error("Categories could not be read:", error);
    return [];
  }
}
