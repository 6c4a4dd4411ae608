import { useIntl } from "react-intl";
import { EntityScreen } from "../../admin/entity/entity-screen.tsx";
import { textIn } from "../../admin/text-in.ts";
import {
  CHANGELOG_PATH,
  changelogEditPath,
  changelogForm,
  statusOptions,
} from "./changelog-form.ts";
import { ChangelogEntryDocuments } from "./changelog.generated.ts";

const entity = {
  form: changelogForm,
  documents: ChangelogEntryDocuments,
  unique: { "This version has an entry already": "release" },
};

/** An entry, or a new one. */
export function ChangelogEditor({ id }: { id: string | undefined }) {
  return (
    <EntityScreen
      entity={entity}
      id={id}
      nameOf={(entry, locale) => textIn(entry.titleByLocale, locale)}
      options={statusOptions(useIntl())}
      list={CHANGELOG_PATH}
      editPath={changelogEditPath}
    />
  );
}
