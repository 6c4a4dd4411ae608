// After the build: writes every text file of the client also as brotli and gzip, to be served
// directly.

import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_IT = 512;

/**
 * The highest quality takes 1.5 s of processor time per megabyte, forty times as much as quality 7, and
 * saves a tenth. It is for what pages consist of; larger files are editors, icon sets and the developers'
 * tools, which few people load.
 */
const LARGE = 160_000;
const ON_EVERY_PAGE = /[\\/]site-/;
const QUICK_QUALITY = 7;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const isQuick = content.length > LARGE && !ON_EVERY_PAGE.test(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
    // The smallest result for minified scripts.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGBLOCK]: 19,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await inBrotli(content, { params }));
  await writeFile(`${file}.gz`, await inGzip(content));
}

// zlib works on several threads.
await Promise.all(globSync("build/client/**/*.{js,css,json,svg,ico}").map(compress));
