import { ColoredName } from "../../../admin/colored-name.tsx";
import { defineList } from "../../../admin/list/define-list.ts";
import { anyText, textIn } from "../../../admin/text-in.ts";
import { Badge } from "../../../ui/badge.tsx";
import { MemberTypeDialog } from "./member-type-dialog.tsx";
import {
  DeleteMemberTypesDocument,
  MemberTypesToEditDocument,
  PurgeMemberTypesDocument,
  RestoreMemberTypesDocument,
} from "./member-types.generated.ts";

export const memberTypeList = defineList({
  name: "member-types",
  query: MemberTypesToEditDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedMemberTypes : data.memberTypes),
  nameOf: (row, { locale }) => textIn(row.nameByLocale, locale),
  tabs: { all: {}, trash: {} },
  counts: (data) => ({ all: data.memberTypes.length, trash: data.deletedMemberTypes.length }),
  subtitle: (data) => ({ count: data.memberTypes.length }),
  texts: (row) => [anyText(row.nameByLocale), anyText(row.descriptionByLocale)],
  sorts: {
    order: (row) => row.order,
    name: (row, { locale }) => textIn(row.nameByLocale, locale),
    members: (row) => row.memberCount ?? 0,
  },
  columns: ({ text, number, custom }) => [
    custom("name", {
      value: (row, { locale }) => textIn(row.nameByLocale, locale),
      cell: (row, { locale, open }) => (
        <ColoredName {...row} name={textIn(row.nameByLocale, locale)} onOpen={open} />
      ),
    }),
    text("slug", (row) => row.slug, { from: 640 }),
    text("description", (row, { locale }) => textIn(row.descriptionByLocale, locale), {
      from: 896,
    }),
    custom("default", {
      width: "112px",
      from: 768,
      value: ({ isDefault }, { word }) => (isDefault ? word("isDefault.short") : ""),
      cell: ({ isDefault }, { word }) =>
        isDefault && <Badge tone="good">{word("isDefault.short")}</Badge>,
    }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
    number("members", (row) => row.memberCount ?? 0, { width: "140px" }),
  ],
  dialog: ({ row, onClose }) => <MemberTypeDialog type={row} onClose={onClose} />,
  trash: {
    delete: DeleteMemberTypesDocument,
    restore: RestoreMemberTypesDocument,
    purge: PurgeMemberTypesDocument,
  },
});
