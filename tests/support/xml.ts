/** An element of a document: its name, its attributes, its own text, and its child elements. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

const MARK = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
const ENTITY = /&(amp|lt|gt|quot|apos|#\d+);/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Parses a document as strictly as a feed reader: one root, every element closed, nothing unescaped. */
export function parseXml(document: string): XmlElement {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '')
  if (body === document) throw new Error('The document has no XML declaration')
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  let place = 0
  while (place < body.length) {
    const inside = open.at(-1) as XmlElement
    const next = body.indexOf('<', place)
    const end = next < 0 ? body.length : next
    inside.text += readEntities(body.slice(place, end))
    if (next < 0) break
    MARK.lastIndex = next
    const [mark = '', closing, name = '', attributes = '', empty] = MARK.exec(body) ?? []
    if (!mark) throw new Error(`Not well-formed: ${body.slice(next, next + 80)}`)
    place = next + mark.length
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
    } else {
      const element: XmlElement = { name, attributes: readAttributes(attributes), text: '', children: [] }
      inside.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [root] = top.children
  if (open.length !== 1 || top.children.length !== 1 || !root) throw new Error('The document must have one closed root element')
  return root
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, readEntities(value)]))
}

function readEntities(text: string): string {
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(text)) throw new Error(`An unescaped "&" in: ${text.slice(0, 80)}`)
  return text.replace(ENTITY, (_, name: string) => ENTITIES[name] ?? String.fromCodePoint(Number(name.slice(1))))
}

/** The text of an element's first child with this name. */
export function textOf({ children }: XmlElement, name: string): string | undefined {
  return children.find((child) => child.name === name)?.text
}
