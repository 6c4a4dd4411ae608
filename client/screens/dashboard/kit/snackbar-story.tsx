import { Button } from "../../../ui/button.tsx";
import { snackbar, toast } from "../../../ui/toasts/toast-queue.ts";

const nothing = () => {};

export function SnackbarStory() {
  return (
    <>
      <h2 className="mt-6 mb-3 text-lg font-bold">Snackbars and toasts</h2>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => snackbar({ text: "Saved" })}>
          Plain
        </Button>
        <Button variant="outline" onClick={() => snackbar({ text: "Published", tone: "good" })}>
          Good
        </Button>
        <Button
          variant="outline"
          onClick={() => snackbar({ text: "The server could not be reached.", tone: "bad" })}
        >
          Bad
        </Button>
        <Button
          variant="outline"
          onClick={() => snackbar({ text: "3 posts deleted", tone: "good", undo: nothing })}
        >
          With Undo
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({ text: "Lea Brandt commented", open: { label: "Show", onOpen: nothing } })
          }
        >
          Toast
        </Button>
      </div>
    </>
  );
}
