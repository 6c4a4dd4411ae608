import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Locale } from "../../../i18n/locale.ts";
import type { Option } from "../../../ui/option.ts";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { mediaUploads } from "../media/use-media-uploads.ts";
import { UpdateProjectMediaDocument } from "../media/project-media.generated.ts";
import { InviteProjectOwnerDocument } from "../owners/project-owners.generated.ts";

interface Parts {
  files: readonly File[];
  alts: ReadonlyMap<File, Partial<Record<Locale, string>>>;
  collaborators: Option[];
}

const nothing: Parts = { files: [], alts: new Map(), collaborators: [] };

/** What is chosen for a project before it has an id: files to upload, and whom to invite. */
export function useNewProject() {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [parts, setParts] = useState(nothing);
  // Read after a request and in handlers of the same event
  const now = useRef(parts);
  const change = (changed: Partial<Parts>) => {
    now.current = { ...now.current, ...changed };
    setParts(now.current);
  };
  return {
    ...parts,
    hasParts: () => now.current.files.length > 0 || now.current.collaborators.length > 0,
    addFiles: (added: Iterable<File>) => change({ files: [...now.current.files, ...added] }),
    removeFile: (file: File) => change({ files: now.current.files.filter((one) => one !== file) }),
    describe(file: File, locale: Locale, alt: string) {
      const alts = new Map(now.current.alts);
      alts.set(file, { ...alts.get(file), [locale]: alt });
      change({ alts });
    },
    setCollaborators: (collaborators: Option[]) => change({ collaborators }),
    discard: () => change(nothing),
    /** The project now has an id: uploads go on while other screens are open. */
    async start(id: string): Promise<void> {
      const { files, alts, collaborators } = now.current;
      change(nothing);
      mediaUploads(id).add(files, {
        async onArrival(file, mediaId) {
          const alt = alts.get(file);
          if (!alt) return;
          const variables = { id, mediaId, input: { alt } };
          await apollo
            .mutate({ mutation: UpdateProjectMediaDocument, variables })
            .catch((cause: unknown) => failureSnackbar(intl, cause));
        },
      });
      for (const { value } of collaborators) {
        const variables = { id, owner: { memberId: value, part: null } };
        await apollo
          .mutate({ mutation: InviteProjectOwnerDocument, variables })
          .catch((cause: unknown) => failureSnackbar(intl, cause));
      }
    },
  };
}
