import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { ReadyAnswer } from "./ready-answer.ts";

/** Those who answer keep and use them. */
rowPolicy(ReadyAnswer, (viewer) => anyOf(viewer.may("contact:answer") && ALL));

fieldPolicy(ReadyAnswer, ["name", "content", "contentByLocale"]);
