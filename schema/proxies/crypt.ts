import { hash } from "node:crypto";

// The password hashes of crypt(3), as proxies read them. Secrets are 256 random bits, so that few rounds are enough.

const ALPHABET = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MD5_ROUNDS = 1_000;
const SHA512_ROUNDS = 1_000;

type Digest = (...parts: Uint8Array[]) => Buffer;

const digestOf =
  (algorithm: string): Digest =>
  (...parts) =>
    hash(algorithm, Buffer.concat(parts), "buffer");

const sha512 = digestOf("sha512");
const md5 = digestOf("md5");

/** Bytes over and over, up to a length. */
const repeated = (bytes: Buffer, length: number): Buffer => Buffer.alloc(length, bytes);

/** Six bits a character, the lowest first. */
function encoded(value: number, characters: number): string {
  let text = "";
  for (let n = 0, rest = value; n < characters; n += 1, rest >>>= 6) text += ALPHABET[rest & 63];
  return text;
}

const at = (bytes: Buffer, n: number): number => bytes[n] ?? 0;

/** `$6$`, as glibc has it. */
export function sha512Crypt(password: string, saltText: string): string {
  const [key, salt] = [Buffer.from(password), Buffer.from(saltText)];
  const between = sha512(key, salt, key);
  const begin: Buffer[] = [key, salt, repeated(between, key.length)];
  for (let n = key.length; n > 0; n >>>= 1) begin.push(n & 1 ? between : key);
  let digest = sha512(...begin);
  const p = repeated(sha512(repeated(key, key.length * key.length)), key.length);
  const s = repeated(sha512(repeated(salt, salt.length * (16 + at(digest, 0)))), salt.length);
  for (let n = 0; n < SHA512_ROUNDS; n += 1) {
    const isOdd = n % 2 === 1;
    const parts = [isOdd ? p : digest];
    if (n % 3) parts.push(s);
    if (n % 7) parts.push(p);
    parts.push(isOdd ? digest : p);
    digest = sha512(...parts);
  }
  let text = "";
  for (let n = 0, [a, b, c] = [0, 21, 42]; n < 21; n += 1) {
    text += encoded((at(digest, a) << 16) | (at(digest, b) << 8) | at(digest, c), 4);
    [a, b, c] = [b + 1, c + 1, a + 1];
  }
  text += encoded(at(digest, 63), 2);
  return `$6$rounds=${SHA512_ROUNDS}$${saltText}$${text}`;
}

/** `$1$`, the only one that 3proxy reads everywhere. */
export function md5Crypt(password: string, saltText: string): string {
  const [key, salt] = [Buffer.from(password), Buffer.from(saltText)];
  const begin: Buffer[] = [
    key,
    Buffer.from("$1$"),
    salt,
    repeated(md5(key, salt, key), key.length),
  ];
  for (let n = key.length; n > 0; n >>>= 1)
    begin.push(n & 1 ? Buffer.alloc(1) : key.subarray(0, 1));
  let digest = md5(...begin);
  for (let n = 0; n < MD5_ROUNDS; n += 1) {
    const isOdd = n % 2 === 1;
    const parts = [isOdd ? key : digest];
    if (n % 3) parts.push(salt);
    if (n % 7) parts.push(key);
    parts.push(isOdd ? digest : key);
    digest = md5(...parts);
  }
  const triples = [0, 1, 2, 3, 4].map((n) => [n, n + 6, n === 4 ? 5 : n + 12] as const);
  const text = triples.map(([a, b, c]) =>
    encoded((at(digest, a) << 16) | (at(digest, b) << 8) | at(digest, c), 4),
  );
  return `$1$${saltText}$${text.join("")}${encoded(at(digest, 11), 2)}`;
}
