import { inflateSync } from 'node:zlib'

/** The text of one of the shop's PDFs, line by line, as a reader would copy it. */
export function readPdfText(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const objects = new Map([...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body as string]))
  const streams = [...objects.values()].flatMap((body) => openStream(body) ?? [])
  const fonts = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id as string) ?? '')?.[1]
      return [name as string, readLetters(openStream(objects.get(letters ?? '') ?? '') ?? '')]
    }),
  )
  return streams.flatMap((stream) => readPage(stream, fonts)).join('\n')
}

function openStream(body: string): string | undefined {
  const packed = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1]
  return packed && body.includes('/FlateDecode') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : undefined
}

/** The text of each glyph: ranges of hexadecimal codes, with a list of letters for each. */
function readLetters(map: string): ReadonlyMap<number, string> {
  const ranges = [...map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)]
  return new Map(
    ranges.flatMap(([, first, list]) =>
      [...(list as string).matchAll(/<([\w ]*)>/g)].map(
        ([, code], index) => [Number.parseInt(first as string, 16) + index, toText(code as string)] as const,
      ),
    ),
  )
}

const toText = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

function readPage(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  const blocks = [...stream.matchAll(/BT\n([\s\S]*?)ET/g)]
  return blocks.map(([, block = '']) => {
    const letters = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '')
    const codes = [...block.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return codes.map((code) => letters?.get(Number.parseInt(code, 16)) ?? '').join('')
  })
}
