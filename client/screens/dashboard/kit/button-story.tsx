import IconBold from "@tabler/icons-react/dist/esm/icons/IconBold.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { useState } from "react";
import type { ButtonSize, ButtonVariant } from "../../../ui/button-styles.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

const variants: ButtonVariant[] = ["primary", "ink", "outline", "soft", "plain", "danger"];
const sizes: ButtonSize[] = [48, 44, 36];

export function ButtonStory() {
  const [bold, setBold] = useState(true);
  return (
    <>
      <section>
        <h2 className="mb-3 text-lg font-bold">Buttons</h2>
        {sizes.map((size) => (
          <div key={size} className="mb-3 flex flex-wrap items-center gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {size === 44 && <IconEye size={19} aria-hidden="true" />}
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" size={44} pending>
            Pending
          </Button>
          <Button variant="outline" size={44} disabled>
            Disabled
          </Button>
        </div>
      </section>
      <section>
        <h2 className="mb-3 text-lg font-bold">Icon buttons</h2>
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label="More" icon={IconDots} />
          <IconButton label="More, outlined" icon={IconDots} variant="outline" />
          <IconButton label="More, soft" icon={IconDots} variant="soft" />
          <IconButton label="More, disabled" icon={IconDots} disabled />
          <IconButton
            label="Bold"
            icon={IconBold}
            size={36}
            aria-pressed={bold}
            onClick={() => setBold(!bold)}
          />
        </div>
      </section>
    </>
  );
}
