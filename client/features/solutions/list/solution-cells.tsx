import { DocumentCell, DocumentMobileRow } from "../../../admin/document/listed-document-cells.tsx";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { StateLine } from "../../../admin/document/state-line.tsx";
import { solutionEditAddress } from "../solution-address.ts";
import type { ListedSolutionFragment } from "./solution-list.generated.ts";

interface SolutionProps {
  solution: ListedSolutionFragment;
}

/** Picture, title and state of a solution in a table. */
export function SolutionCell({ solution }: SolutionProps) {
  return (
    <DocumentCell of={solution} to={solutionEditAddress(solution.id)} cover={solution.cover}>
      <StateLine of={solution} />
    </DocumentCell>
  );
}

/** A solution in the list on a phone. */
export function SolutionMobileRow({ solution }: SolutionProps) {
  return (
    <DocumentMobileRow
      of={solution}
      to={solutionEditAddress(solution.id)}
      cover={solution.cover}
      about={solution.category?.name ?? solution.category?.english}
      changedAt={solution.deletedAt ?? solution.updatedAt}
    >
      <div className="mt-2.5">
        <LocaleMarks of={solution} />
      </div>
    </DocumentMobileRow>
  );
}
