import { useQuery } from "@apollo/client/react";
import IconMessage2Bolt from "@tabler/icons-react/dist/esm/icons/IconMessage2Bolt.mjs";
import { FormattedMessage } from "react-intl";
import type { Locale } from "../../../i18n/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuAction, MenuDivider, MenuLink } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ReadyAnswerChoicesDocument } from "./ready-answers.generated.ts";

interface ReadyAnswerMenuProps {
  /** The language of the request */
  locale: Locale;
  /** The sender's */
  name: string;
  onChoose(text: string): void;
}

/** The saved replies in the language of a request, with the name of its sender. */
export function ReadyAnswerMenu({ locale, name, onChoose }: ReadyAnswerMenuProps) {
  const { data } = useQuery(ReadyAnswerChoicesDocument, { variables: { locale } });
  return (
    <Menu
      align="start"
      button={
        <Button variant="plain" size={44}>
          <IconMessage2Bolt size={19} aria-hidden="true" />
          <FormattedMessage id="requests.readyAnswers" />
        </Button>
      }
    >
      {data?.readyAnswers.map(
        ({ id, name: title, content }) =>
          content && (
            <MenuAction key={id} onSelect={() => onChoose(content.replaceAll("{name}", name))}>
              {title}
            </MenuAction>
          ),
      )}
      <MenuDivider />
      <MenuLink to="/dashboard/contact/saved-replies">
        <FormattedMessage id="requests.readyAnswers.edit" />
      </MenuLink>
    </Menu>
  );
}
