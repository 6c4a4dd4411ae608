import "./member.access.ts";
import "./member-type.access.ts";
import { MemberTypeResolver } from "./member-type.resolver.ts";
import { MemberResolver } from "./member.resolver.ts";

export const members = [MemberResolver, MemberTypeResolver] as const;
export { Availability, Member, MemberStatus, Visibility } from "./member.ts";
export { newProfile } from "./begin-profile.ts";
export { MemberType } from "./member-type.ts";
export { memberToPicture, type PictureKind, setPicture } from "./member-picture.ts";
