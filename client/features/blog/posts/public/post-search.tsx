import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { controlStyles } from "../../../../ui/field.tsx";
import { localePath, useLocale } from "../../../../i18n/locale.ts";

interface PostSearchProps {
  /** The search text */
  search?: string;
  /** Other parameters of the URL that are kept */
  tag?: string;
  sort?: string;
}

/** A plain GET form: the results have a URL, and no JavaScript is needed. */
export function PostSearch({ search, tag, sort }: PostSearchProps) {
  const label = useIntl().formatMessage({ id: "blog.search.label" });
  return (
    <form
      role="search"
      aria-label={label}
      action={localePath(useLocale(), "/blog")}
      className="flex w-full max-w-[460px] gap-2"
    >
      <input
        key={search}
        type="search"
        aria-label={label}
        placeholder={label}
        name="search"
        defaultValue={search}
        maxLength={100}
        className={`${controlStyles} h-11 min-w-0`}
      />
      {tag && <input type="hidden" name="tag" value={tag} />}
      {sort && sort !== "newest" && <input type="hidden" name="sort" value={sort} />}
      <Button type="submit" variant="outline" size={44}>
        <FormattedMessage id="blog.search.action" />
      </Button>
    </form>
  );
}
