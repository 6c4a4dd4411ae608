import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Card } from "../../../../ui/card.tsx";
import { FileDrop } from "../../../../ui/file-drop.tsx";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";
import type { MemberToEdit } from "./member-form.ts";
import { type PictureKind, picturePath, RemovePictureButton } from "./remove-picture-button.tsx";
import { Picture } from "../../../../ui/picture.tsx";

const pictures = {
  types: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: 10_000_000,
};

/** A member's avatar and cover; they are saved as soon as they are uploaded or removed. */
export function PictureFields({ member }: { member: MemberToEdit }) {
  const intl = useIntl();
  const client = useApolloClient();
  const text = (id: string) => intl.formatMessage({ id: `members.edit.${id}` });
  const reread = () => client.refetchQueries({ include: ["MemberToEdit"] });
  const drop = (kind: PictureKind) => ({
    ...pictures,
    name: kind,
    label: text(kind),
    hint: text("picture.limits"),
    url: picturePath(member.id, kind),
    onUploaded: () => {
      snackbar({ text: text("picture.saved"), tone: "good" });
      void reread();
    },
  });
  const removal = (kind: PictureKind) => (
    <RemovePictureButton memberId={member.id} kind={kind} onRemoved={reread} />
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
