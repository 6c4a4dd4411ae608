import type { Opt } from "@mikro-orm/core";
import { DeletableEntity } from "./entity.ts";
import { enumType, type EnumOf } from "./enum-type.ts";
import { iconName, line, slug } from "./input.ts";
import { LOCALES, type Localized } from "./locale.ts";
import { enumColumn, int, localized, model, text } from "./model.ts";
import { slugify } from "./slug.ts";
import { isUuid } from "./uuid.ts";

export const Color = enumType(
  "Color",
  {
    DEFAULT: "The site's own color.",
    CYAN: "Cyan.",
    PURPLE: "Purple.",
    BLUE: "Blue.",
    ORANGE: "Orange.",
    RED: "Red.",
  },
  "One of the site's colour presets.",
);
export type Color = EnumOf<typeof Color>;

/** What groups others and is shown as a tag, in an order that editors set. */
@model({ abstract: true })
export abstract class ColoredEntity extends DeletableEntity {
  @text({
    input: iconName(),
    nullable: true,
    description: "An icon as prefix:name, for example `tabler:camera`.",
  })
  icon?: string | null;

  @enumColumn(() => Color, { input: true })
  color: Opt<Color> = Color.DEFAULT;

  @int({ input: true, default: 0, description: "Lists are sorted by it, lowest first." })
  order: Opt<number> = 0;
}

/** A type of members or projects, with one slug for all languages. */
@model({ abstract: true })
export abstract class NamedType extends ColoredEntity {
  @localized({ input: line(80), required: true })
  name: Localized = {};

  @text({
    input: slug(),
    description: "The type's name in URLs, unique. Made from its name if omitted.",
  })
  slug!: string;

  fillSlug(): void {
    const [title = ""] = LOCALES.flatMap((locale) => this.name[locale] ?? []);
    this.slug ??= slugify(title) || this.id;
  }
}

/** A type by its id or slug. */
export const typeNamed = (name: string) => (isUuid(name) ? { id: name } : { slug: name });

/** How `entityResolvers` finds, sorts and names types. */
export const NAMED_TYPE = {
  order: { order: "asc", id: "asc" },
  find: typeNamed,
  by: "id or slug",
  conflict: "CONFLICT if the slug is taken.",
  finish: (type: NamedType) => type.fillSlug(),
} as const;
