/** A ZIP archive with empty files of these names. */
export function makeZip(names: readonly string[]): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const name of names) {
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(place, 42)
    local.push(header, Buffer.from(name))
    directory.push(entry, Buffer.from(name))
    place += header.length + Buffer.byteLength(name)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...local, ...directory, end])
}

/** The files of an archive without compression. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let place = 0
  while (archive.readUInt32LE(place) === 0x04034b50) {
    const [size, nameLength, extraLength] = [
      archive.readUInt32LE(place + 18),
      archive.readUInt16LE(place + 26),
      archive.readUInt16LE(place + 28),
    ]
    const content = place + 30 + nameLength + extraLength
    files.set(archive.toString('utf8', place + 30, place + 30 + nameLength), archive.subarray(content, content + size))
    place = content + size
  }
  return files
}
