import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Card } from "../../../../ui/card.tsx";
import { FileDrop } from "../../../../ui/file-drop.tsx";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";
import type { MemberToEdit } from "./member-form.ts";

const pictures = {
  types: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: 10_000_000,
};

/** A member's avatar and cover; they are saved as soon as they are uploaded. */
export function PictureFields({ member }: { member: MemberToEdit }) {
  const intl = useIntl();
  const client = useApolloClient();
  const text = (id: string) => intl.formatMessage({ id: `members.edit.${id}` });
  const uploaded = async () => {
    snackbar({ text: text("picture.saved"), tone: "good" });
    await client.refetchQueries({ include: ["MemberToEdit"] });
  };
  const drop = (kind: "avatar" | "cover") => ({
    ...pictures,
    label: text(kind),
    hint: text("picture.limits"),
    url: `/api/members/${member.id}/${kind}`,
    onUploaded: () => void uploaded(),
  });
  return (
    <Card title={text("pictures")}>
      <div className="grid gap-5">
        <FileDrop {...drop("avatar")}>
          <Avatar name={member.displayName} src={member.avatar} size={96} />
        </FileDrop>
        <FileDrop {...drop("cover")}>
          {member.cover && (
            <img src={member.cover} alt="" className="cover aspect-4/1 rounded-md" />
          )}
        </FileDrop>
      </div>
    </Card>
  );
}
