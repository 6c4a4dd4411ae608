import { Field, Int, ObjectType } from "type-graphql";
import { Member } from "../members/member.ts";

@ObjectType({ description: "A member with whom another shares projects." })
export class Collaborator {
  @Field(() => Member, { simple: true }) member!: Member;
  @Field(() => Int, {
    description: "The number of public projects of both, as far as the viewer sees them.",
    simple: true,
  })
  count!: number;
}
