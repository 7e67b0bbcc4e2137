/** The part of opentype.js that faces.ts uses; the package ships no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }
  export type Glyph = {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] }
  }
  export type KerningTables = readonly unknown[]
  export type Font = {
    unitsPerEm: number
    position: {
      getDefaultScriptName(): string | undefined
      getKerningTables(script?: string): KerningTables | undefined
      getKerningValue(tables: KerningTables, left: number, right: number): number
    }
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
