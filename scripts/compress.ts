// After the build: writes every text file of the client also as brotli and gzip at the highest
// level, to be served directly.

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_IT = 512;

for (const file of globSync("build/client/**/*.{js,css,json,svg,ico}")) {
  const content = readFileSync(file);
  if (content.length < WORTH_IT) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // The smallest result for minified scripts.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGBLOCK]: 19,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  // Which parameters for distances give the smaller file depends on the file.
  const [smallest] = [0, 8]
    .map((direct) => ({
      [constants.BROTLI_PARAM_NPOSTFIX]: direct && 1,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    }))
    .map((distances) => brotliCompressSync(content, { params: { ...params, ...distances } }))
    .sort((a, b) => a.length - b.length);
  if (smallest) writeFileSync(`${file}.br`, smallest);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
