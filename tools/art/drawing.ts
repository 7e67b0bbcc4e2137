/** One drawing of the build: where it goes, what it is drawn from (this decides whether it is drawn again) and how. */
export type Drawing = {
  /** Path without an extension under dist/art, e.g. "cards/bramble". */
  name: string
  /** Everything the drawing depends on besides the drawing code itself; must be plain JSON. */
  inputs: unknown
  draw: () => string
  /** When given, a PNG of this width is made as well. */
  png?: { width: number }
  /** Where the program shows something else in the same colours, as #rrggbb. */
  colours?: readonly string[]
}

/** The files of a drawing under dist/art. */
export type ArtEntry = { svg?: string; png?: string; width: number; height: number; colours?: readonly string[] }
