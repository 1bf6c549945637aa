import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Signatures of local file header, central directory header and end of central directory: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };

/** The files of an archive by name, in its order. @throws RangeError where it is no archive. */
export function readZip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new RangeError('This is no zip archive: its end is missing.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(start, start + size);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), method === 0 ? body : inflateRawSync(body));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/**
 * An archive in which all files have one date, yyyy-mm-dd, so that the same files give the same bytes. Written here,
 * because Node has deflate and CRC-32 but no archives.
 */
export function writeZip(files: ReadonlyMap<string, Uint8Array>, date: string): Buffer {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  const dosDate = ((year - 1980) << 9) | (month << 5) | day;
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const body = deflateRawSync(content, { level: 9 });
    // The fields that both headers share: version, flags (UTF-8 names), method, time, date, CRC-32, sizes, lengths.
    const shared = Buffer.alloc(26);
    for (const [at, value] of [
      [0, 20],
      [2, 0x0800],
      [4, 8],
      [6, 0],
      [8, dosDate],
      [22, name.length],
    ] as const)
      shared.writeUInt16LE(value, at);
    for (const [at, value] of [
      [10, crc32(content)],
      [14, body.length],
      [18, content.length],
    ] as const)
      shared.writeUInt32LE(value, at);
    const file = Buffer.alloc(30);
    file.writeUInt32LE(signatures.file, 0);
    shared.copy(file, 4);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(signatures.entry, 0);
    entry.writeUInt16LE(20, 4);
    shared.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    bodies.push(file, name, body);
    entries.push(entry, name);
    offset += file.length + name.length + body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(signatures.end, 0);
  for (const at of [8, 10]) end.writeUInt16LE(files.size, at);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
