import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconBellRinging from "@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs";
import { ProductToggle } from "./product-toggle.tsx";
import { UnwatchProductDocument, WatchProductDocument } from "./watch-product.generated.ts";

interface WatchButtonProps {
  product: { id: string; name: string; isWatched: boolean };
  isSmall?: boolean;
}

const CHANGES = { on: WatchProductDocument, off: UnwatchProductDocument };

/** Of what is sold out: whether the viewer is notified once it is in stock again. For members. */
export const WatchButton = ({ product, isSmall }: WatchButtonProps) => (
  <ProductToggle
    product={product}
    isOn={product.isWatched}
    Icon={product.isWatched ? IconBellRinging : IconBell}
    changes={CHANGES}
    messages="shop.watch"
    isSmall={isSmall}
  />
);
