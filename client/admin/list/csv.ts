export { type CsvCell, csvOf } from "../../../schema/foundation/csv.ts";
