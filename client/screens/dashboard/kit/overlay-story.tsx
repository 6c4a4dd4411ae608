import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MenuAction, MenuDivider, MenuLink } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";

type Shown = "dialog" | "confirm" | "pending" | "failed" | "drawer" | "medium" | "wide";

export function OverlayStory() {
  const [shown, setShown] = useState<Shown>();
  const [density, setDensity] = useState("Comfortable");
  const close = () => setShown(undefined);
  const opens = (what: Shown, label: string) => (
    <Button variant="outline" size={44} onClick={() => setShown(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <section>
        <h2 className="mb-3 text-lg font-bold">Menu, popover, tooltip</h2>
        <div className="flex flex-wrap items-center gap-3">
          <Menu button={<IconButton label="Actions" icon={IconDots} variant="outline" />}>
            <MenuLink to="/dashboard/permission-denied" icon={IconEye}>
              View
            </MenuLink>
            <MenuAction icon={IconEdit} onSelect={close}>
              Edit
            </MenuAction>
            <MenuAction icon={IconCopy} onSelect={close} disabled>
              Duplicate
            </MenuAction>
            <MenuDivider />
            <MenuAction icon={IconTrash} onSelect={() => setShown("confirm")} danger>
              Delete
            </MenuAction>
          </Menu>
          <Menu
            align="start"
            button={
              <Button variant="outline" size={44}>
                {density}
              </Button>
            }
          >
            {["Comfortable", "Compact"].map((choice) => (
              <MenuAction
                key={choice}
                checked={choice === density}
                onSelect={() => setDensity(choice)}
              >
                {choice}
              </MenuAction>
            ))}
          </Menu>
          <Popover
            label="Filter"
            button={
              <Button variant="outline" size={44}>
                Filter
              </Button>
            }
          >
            {(closeIt) => (
              <div className="grid gap-4">
                <TextField label="Name" name="filter-name" />
                <Button variant="primary" size={44} onClick={closeIt}>
                  Apply
                </Button>
              </div>
            )}
          </Popover>
          <Tooltip text="Published on 18 November at 08:00">
            <Button variant="plain" size={44}>
              Hover or focus me
            </Button>
          </Tooltip>
        </div>
      </section>
      <section>
        <h2 className="mb-3 text-lg font-bold">Dialogs</h2>
        <div className="flex flex-wrap items-center gap-3">
          {opens("dialog", "Form dialog")}
          {opens("confirm", "Confirm")}
          {opens("pending", "Confirm, pending")}
          {opens("failed", "Confirm, failed")}
          {opens("drawer", "Drawer")}
          {opens("medium", "Drawer, 640")}
          {opens("wide", "Drawer, 820, flush, with tools")}
        </div>
        <Dialog
          open={shown === "dialog"}
          onClose={close}
          title="New category"
          text="Categories gather posts of one kind."
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
          actions={
            <>
              <Button variant="outline" size={44} onClick={close}>
                Cancel
              </Button>
              <Button variant="primary" size={44} type="submit">
                Create category
              </Button>
            </>
          }
        >
          <div className="grid gap-5">
            <TextField label="Name" name="name" data-autofocus />
            <TextField label="Slug" name="slug" error="This slug is taken." />
          </div>
        </Dialog>
        <ConfirmDialog
          open={shown === "confirm" || shown === "pending" || shown === "failed"}
          onClose={close}
          title="Delete 3 posts?"
          text="They vanish from the site at once. You can restore them for 30 days."
          confirm="Delete 3 posts"
          onConfirm={close}
          pending={shown === "pending"}
          error={shown === "failed" ? "The connection was lost. Nothing was deleted." : undefined}
        />
        <Drawer
          open={shown === "drawer"}
          onClose={close}
          title="Filters"
          footer={
            <Button variant="primary" size={44} onClick={close}>
              Show 19 posts
            </Button>
          }
        >
          <TextField label="Search" name="search" />
        </Drawer>
        <Drawer open={shown === "medium"} width={640} onClose={close} title="Event">
          <TextField label="Title" name="event-title" />
        </Drawer>
        <Drawer
          open={shown === "wide"}
          width={820}
          isFlush
          onClose={close}
          title="#12"
          tools={<IconButton label="Actions for #12" icon={IconDots} />}
          footer={
            <Button variant="ink" size={44} onClick={close}>
              Send comment
            </Button>
          }
        >
          <div className="grid md:grid-cols-[minmax(0,1fr)_280px]">
            <div className="px-6 py-5 max-md:px-4">
              <TextField label="Title" name="card-title" />
            </div>
            <aside className="border-line bg-canvas px-5 py-5 max-md:border-t md:border-s">
              <TextField label="Label" name="card-label" />
            </aside>
          </div>
        </Drawer>
      </section>
    </>
  );
}
