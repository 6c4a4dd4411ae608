import { FormattedMessage, useIntl } from "react-intl";
import { ChipLink } from "../../../../ui/chip.tsx";
import type { Category } from "../../../../platform/rest.ts";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { useIntent } from "../../../../ui/use-online.ts";
import { blogPath, categoryPath } from "./blog-path.ts";

/** Links that filter the blog by category. */
export function CategoryChips({ categories }: { categories: Category[] }) {
  const intl = useIntl();
  const prefetch = useIntent();
  const locale = useLocale();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "blog.categories" })}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <ChipLink to={localePath(locale, blogPath())} current>
            <FormattedMessage id="blog.all" />
          </ChipLink>
        </li>
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <ChipLink to={localePath(locale, categoryPath(slug))} prefetch={prefetch}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
