import IconTag from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { HueDot } from "../../ui/hue.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useMailLabels } from "./labels-pane.tsx";
import type { ListedThread } from "./mail.ts";
import type { ThreadActions } from "./use-thread-actions.ts";

interface ThreadLabelsMenuProps {
  threads: readonly ListedThread[];
  actions: ThreadActions;
  size?: 36;
  /** L opens it */
  hasKey: boolean;
}

/** The labels of conversations: what all of them have is taken off, others are given to all. */
export function ThreadLabelsMenu({ threads, actions, size, hasKey }: ThreadLabelsMenuProps) {
  const intl = useIntl();
  const { data } = useMailLabels();
  const button = useRef<HTMLButtonElement>(null);
  const text = intl.formatMessage({ id: "mails.labels.give" });
  const open = () => {
    button.current?.focus();
    // as who uses the keyboard opens a menu, so that its first label has the focus
    button.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };
  useKeys(hasKey ? [{ keys: ["l"], text, press: open }] : []);
  return (
    <Menu button={<IconButton ref={button} size={size} icon={IconTag} label={text} />}>
      {data?.mailLabels.map(({ id, name, hue }) => {
        const has = threads.every(({ labels }) => labels.some((label) => label.id === id));
        const changes = has ? { removeLabelIds: [id] } : { addLabelIds: [id] };
        return (
          <MenuAction key={id} checked={has} onSelect={() => void actions.change(threads, changes)}>
            <span className="flex items-center gap-2.5">
              <HueDot hue={hue} />
              <bdi>{name}</bdi>
            </span>
          </MenuAction>
        );
      })}
      {data?.mailLabels.length === 0 && (
        <MenuAction disabled onSelect={() => undefined}>
          <FormattedMessage id="mails.labels.none" />
        </MenuAction>
      )}
    </Menu>
  );
}
