export { plainText } from "../../schema/foundation/plain-text.ts";
