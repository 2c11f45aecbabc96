const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const entryBytes = 128;
/** The most directory entries that are read; Word writes a few dozen. */
const maxEntries = 4_096;
const lastSector = 0xfffffffa;

/**
 * Lists the names in the directory of a compound file (MS-CFB), the container of .doc.
 * Returns null when the file can't be read to its end, such as a truncated one.
 */
export function listCompoundFile(content: Uint8Array): string[] | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(signature)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;

  /** Returns the next sector from the allocation table. The header says where the table itself is. */
  function after(sector: number): number | null {
    const perTable = sectorBytes / 4;
    const place = Math.floor(sector / perTable);
    if (place >= 109) return null;
    const offset = offsetOf(bytes.readUInt32LE(76 + place * 4)) + (sector % perTable) * 4;
    return offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : null;
  }

  const names: string[] = [];
  let sector: number | null = bytes.readUInt32LE(48);
  while (sector !== null && sector < lastSector) {
    const start = offsetOf(sector);
    if (start + sectorBytes > bytes.length || names.length > maxEntries) return null;
    for (let offset = start; offset < start + sectorBytes; offset += entryBytes) {
      const length = bytes.readUInt16LE(offset + 64);
      names.push(length >= 2 && length <= 64 ? bytes.toString('utf16le', offset, offset + length - 2) : '');
    }
    sector = after(sector);
  }
  return sector === null ? null : names;
}
