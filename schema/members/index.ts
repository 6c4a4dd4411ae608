import "./member.access.ts";
import { MemberResolver } from "./member.resolver.ts";

export const members = [MemberResolver] as const;
export { Availability, Member, MemberStatus } from "./member.ts";
