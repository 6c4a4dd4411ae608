import { useApolloClient } from "@apollo/client/react";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { FileDrop } from "../../../../ui/file-drop.tsx";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";
import type { MemberToEdit } from "./member-form.ts";
import { Picture } from "../../../../ui/picture.tsx";

type Kind = "avatar" | "cover";

const pictures = {
  types: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: 10_000_000,
};

/** A member's avatar and cover; they are saved as soon as they are uploaded or removed. */
export function PictureFields({ member }: { member: MemberToEdit }) {
  const intl = useIntl();
  const client = useApolloClient();
  const [removing, setRemoving] = useState<Kind>();
  const text = (id: string) => intl.formatMessage({ id: `members.edit.${id}` });
  const path = (kind: Kind) => `/api/members/${member.id}/${kind}`;
  const changed = async (done: string) => {
    snackbar({ text: text(done), tone: "good" });
    await client.refetchQueries({ include: ["MemberToEdit"] });
  };
  const remove = async (kind: Kind) => {
    setRemoving(kind);
    const { ok } = await fetch(path(kind), { method: "DELETE" }).catch(() => ({ ok: false }));
    setRemoving(undefined);
    if (ok) await changed("picture.removed");
    else snackbar({ text: text("picture.notRemoved"), tone: "bad" });
  };
  const drop = (kind: Kind) => ({
    ...pictures,
    name: kind,
    label: text(kind),
    hint: text("picture.limits"),
    url: path(kind),
    onUploaded: () => void changed("picture.saved"),
  });
  const removal = (kind: Kind) => (
    <Button
      variant="outline"
      size={36}
      pending={removing === kind}
      onClick={() => void remove(kind)}
      aria-label={text(`${kind}.remove`)}
    >
      <IconTrash size={17} aria-hidden="true" />
      {text("picture.remove")}
    </Button>
  );
  return (
    <Card title={text("pictures")}>
      <div className="grid gap-5">
        <FileDrop {...drop("avatar")}>
          <div className="flex items-end gap-4">
            <Avatar name={member.displayName} src={member.avatar} size={96} />
            {member.avatar && removal("avatar")}
          </div>
        </FileDrop>
        <FileDrop {...drop("cover")}>
          {member.cover && (
            <div className="grid justify-items-start gap-3">
              <Picture
                shownWidth={800}
                src={member.cover}
                alt=""
                className="cover aspect-4/1 rounded-md"
              />
              {removal("cover")}
            </div>
          )}
        </FileDrop>
      </div>
    </Card>
  );
}
