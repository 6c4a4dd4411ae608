import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo, Confirmed } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import {
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { DataCopy } from "./data-copy.ts";
import { KeptData, keptData } from "./kept-data.ts";
import { KeptDataKind } from "./kept-data-kind.ts";
import { requestDataCopy } from "./request-data-copy.ts";

const KINDS = Object.keys(KeptDataKind).length;

@Resolver()
export class DataCopyResolver {
  @AllowedTo("signed-in")
  @Query(() => DataCopy, {
    nullable: true,
    description: "The copy of the viewer's data; null if there is none, or it has expired.",
  })
  dataCopy(): ReadQuery {
    return findOne(DataCopy, {});
  }

  @AllowedTo("signed-in")
  @Extensions({ assumedRows: KINDS })
  @Query(() => [KeptData], {
    complexity: 100,
    description: "What the site stores of the viewer, how much of each kind and how long.",
  })
  keptData(@Ctx() context: Context): Promise<KeptData[]> {
    return keptData(context);
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => DataCopy, {
    description:
      "Begins a copy of what the site stores of the viewer; they are notified when it can be downloaded. It replaces the one before. " +
      "Returns the one being made, if there is one. RATE_LIMITED: at most one a day, unless it failed.",
  })
  async requestDataCopy(
    @Ctx() context: Context,
    @Arg("parts", () => [KeptDataKind], {
      nullable: true,
      description: "What it contains; by default all. INVALID if that is nothing.",
    })
    parts?: KeptDataKind[] | null,
  ): Promise<ReadQuery> {
    return findOneOrFail(DataCopy, { id: await requestDataCopy(parts, context) });
  }
}
