import { FormattedMessage } from "react-intl";
import { Button } from "./button.tsx";
import { Progress } from "./progress.tsx";

interface UploadProgressProps {
  name: string;
  share: number;
  onCancel: () => void;
}

export function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <Progress label={name} value={share} />
      </div>
      <Button variant="outline" size={36} onClick={onCancel}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
    </div>
  );
}
