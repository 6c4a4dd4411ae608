import { Arg, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  type EntityClass,
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { versionClassOf } from "./document-version.ts";
import { publicationOf } from "./publishable.ts";
import type { VersionedDocument } from "./versioned-document.ts";

const MAX_VERSIONS = 100;

/** The query of one version, `pageVersion` for example, and the field `versions`. */
export function versionResolver(
  entity: EntityClass<VersionedDocument>,
  write: "signed-in" | Permission,
) {
  const version = versionClassOf(entity);
  const { noun: of } = publicationOf(entity).options;

  @Resolver(() => entity)
  class VersionResolver {
    @AllowedTo(write)
    @Query(() => version, {
      name: `${of}Version`,
      description: `A version of a ${of}. NOT_FOUND: 'Version not found'.`,
    })
    version(@Id() id: string): ReadQuery {
      return findOneOrFail(version, { id });
    }

    @Compilable()
    @FieldResolver(() => [version], {
      description: `What was published in the language, the newest ${MAX_VERSIONS} first; for editors.`,
    })
    versions(
      @Root() document: VersionedDocument,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    ): ReadQuery {
      return findMany(version, { [of]: document.id, locale }, { number: "desc" }, MAX_VERSIONS);
    }
  }

  return VersionResolver;
}
