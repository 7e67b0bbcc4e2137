/** One drawing of the build: its path, its inputs, which decide whether it is redrawn, and the function that draws it. */
export type Drawing = {
  /** Path without an extension under dist/art, e.g. "cards/bramble". */
  name: string
  /** Everything the drawing depends on besides the drawing code itself; must be plain JSON. */
  inputs: unknown
  draw: () => string
  /** When given, a PNG of this width is made as well. */
  png?: { width: number }
  /** The main colours, as #rrggbb, for code that shows something else in the same colours. */
  colours?: readonly string[]
}

/** The files of a drawing under dist/art. */
export type ArtEntry = { svg?: string; png?: string; width: number; height: number; colours?: readonly string[] }
