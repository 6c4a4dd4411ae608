import { FormattedList, FormattedMessage } from "react-intl";
import { LocaleLink } from "../../../ui/locale-link.tsx";

/** Asks whether one of some searches was meant: each is a link to what it finds. */
export const Suggestions = ({ searches }: { searches: string[] }) => (
  <FormattedMessage
    id="search.suggestions"
    values={{
      suggestions: (
        <FormattedList
          type="disjunction"
          value={searches.map((search) => (
            <LocaleLink
              key={search}
              to={`/search?search=${encodeURIComponent(search)}`}
              className="font-semibold text-primary-strong underline underline-offset-4 hover:no-underline"
            >
              <bdi>{search}</bdi>
            </LocaleLink>
          ))}
        />
      ),
    }}
  />
);
