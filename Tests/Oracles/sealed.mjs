// Opens a sealed site with its password alone, by Node's own WebCrypto and the description of the format, and lists its
// files as sealed.py does: a line for each, its SHA-256 and its path.
//
//     node sealed.mjs PASSWORD SITE
import { createHash, webcrypto } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const [password, site] = process.argv.slice(2);
const { subtle } = webcrypto;
const utf8 = new TextEncoder();

const import_ = (bytes, name, use) => subtle.importKey("raw", bytes, name, false, [use]);
const opened = async (bytes, nonce, key, name) =>
  Buffer.from(await subtle.decrypt({ name: "AES-GCM", iv: nonce, additionalData: utf8.encode(name) }, key, bytes));

async function siteKey() {
  const ring = JSON.parse(/^tripbookKeys\((.*)\);\n$/.exec(readFileSync(`${site}/keys.js`, "utf8"))[1]);
  const words = utf8.encode(password.normalize("NFKC").trim().replace(/\s+/gu, " "));
  for (const lock of ring.keys) {
    const [salt, nonce, key] = ["salt", "nonce", "key"].map((name) => Buffer.from(lock[name], "base64"));
    const bits = await subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt, iterations: lock.rounds }, await import_(words, "PBKDF2", "deriveBits"), 256);
    try {
      return await opened(key, nonce, await import_(bits, "AES-GCM", "decrypt"), "tripbook key 1");
    } catch {
      continue;
    }
  }
  throw new Error("no lock opens");
}

const bits = await subtle.deriveBits(
  { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8.encode("tripbook content 1") },
  await import_(await siteKey(), "HKDF", "deriveBits"), 256);
const content = await import_(bits, "AES-GCM", "decrypt");

async function piece(letters, name) {
  const sealed = Buffer.from(letters, "base64");
  const text = await opened(sealed.subarray(12), sealed.subarray(0, 12), content, name);
  const lines = [];
  let start = 0;
  while (lines.length < 4) {
    const end = text.indexOf(10, start);
    lines.push(text.subarray(start, end).toString());
    start = end + 1;
  }
  return { path: lines[0], size: +lines[1], offset: +lines[2], bytes: text.subarray(start, start + +lines[3]) };
}

const files = new Map();
for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = `${entry.path}/${entry.name}`.slice(site.length + 1);
  const data = readFileSync(`${site}/${path}`);
  let found = { path, size: data.length, offset: 0, bytes: data };
  if (path.endsWith("index.html")) {
    found = await piece(/<script type="text\/plain" id="sealed">\s*([A-Za-z0-9+/=]*)/.exec(data)[1], path);
  } else if (path.startsWith("x/")) {
    const [, name, letters] = /^tripbookSealed\("([a-z2-7]{26})","([A-Za-z0-9+/=]*)"\);\n$/.exec(data);
    found = await piece(letters, name);
  }
  files.set(found.path, [...(files.get(found.path) ?? []), found]);
}

for (const path of [...files.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
  const pieces = files.get(path).sort((a, b) => a.offset - b.offset);
  const bytes = Buffer.concat(pieces.map((piece) => piece.bytes));
  if (pieces.some((piece) => piece.size !== bytes.length)) throw new Error(`not whole: ${path}`);
  console.log(createHash("sha256").update(bytes).digest("hex"), path);
}
