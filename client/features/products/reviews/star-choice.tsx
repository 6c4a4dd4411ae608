import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FieldGroup } from "../../../ui/field-group.tsx";

interface StarChoiceProps {
  /** 1 to 5; 0 for none yet */
  value: number;
  onChange: (stars: number) => void;
  error?: string;
}

/** One to five stars, as radio buttons. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <FieldGroup id={id} label={intl.formatMessage({ id: "shop.stars" })} error={error}>
      <div className="-ms-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => {
          const Star = stars <= value ? IconStarFilled : IconStar;
          return (
            <label
              key={stars}
              className="relative grid size-11 place-items-center rounded-md text-mark-warn hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`stars-${id}`}
                checked={stars === value}
                onChange={() => onChange(stars)}
                aria-label={intl.formatMessage({ id: "shop.review.stars" }, { stars })}
                className="absolute inset-0 appearance-none rounded-md opacity-0"
              />
              <Star size={28} aria-hidden="true" />
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
