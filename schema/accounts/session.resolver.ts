import { GraphQLJSONObject } from "graphql-scalars";
import {
  Arg,
  Args,
  Ctx,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
} from "type-graphql";
import { AllowedTo, Confirmed } from "../foundation/allowed-to.ts";
import { Id } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import {
  findOne,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { revokeSessions } from "./revoke-sessions.ts";
import { Session, SessionConnection } from "./session.ts";

const PASSWORD = "The viewer's password. Required without a `code` or a `passkey`.";
const CODE = "Or a code of the viewer's authenticator app, or a recovery code.";
const PASSKEY =
  "Or what the browser has signed with one of the viewer's passkeys, as AuthenticationResponseJSON: see `beginPasskeyConfirmation`.";

@Resolver(() => Session)
export class SessionResolver {
  @AllowedTo("signed-in")
  @Query(() => SessionConnection, { description: "The viewer's sessions, newest first." })
  sessions(@Args(() => PageArgs) window: PageArgs): ReadQuery {
    return findPage(Session, {}, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("everyone")
  @Query(() => Session, {
    nullable: true,
    description:
      "The session of this request; null for visitors and for requests with an API token.",
  })
  viewerSession(@Ctx() { viewer }: Context): ReadQuery | null {
    return viewer.sessionId ? findOne(Session, { id: viewer.sessionId }) : null;
  }

  @AllowedTo("signed-in")
  @Mutation(() => GraphQLISODateTime, {
    description:
      "Proves again who the viewer is, which opens sensitive operations to this session for ten minutes. Returns until when. " +
      "INVALID if the proof is wrong; FORBIDDEN without a session.",
  })
  confirmIdentity(
    @Ctx() context: Context,
    @Arg("password", () => String, { nullable: true, description: PASSWORD })
    password?: string | null,
    @Arg("code", () => String, { nullable: true, description: CODE })
    code?: string | null,
    @Arg("passkey", () => GraphQLJSONObject, { nullable: true, description: PASSKEY })
    passkey?: Record<string, unknown> | null,
  ): Promise<Date> {
    return confirmIdentity({ password, code, passkey }, context);
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => ID, {
    description:
      "Signs out one of the viewer's sessions and closes its connections. NOT_FOUND: 'Session not found'.",
  })
  async revokeSession(@Id() id: string, @Ctx() context: Context): Promise<string> {
    const session = await context.find(Session, id);
    await revokeSessions(context, { user: session.user.id, only: id });
    await context.save();
    return id;
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => Int, {
    description: "Signs out all other sessions of the viewer; returns their number.",
  })
  async revokeOtherSessions(@Ctx() context: Context): Promise<number> {
    const { userId = "", sessionId } = context.viewer;
    const count = await revokeSessions(context, { user: userId, except: sessionId });
    await context.save();
    return count;
  }
}
