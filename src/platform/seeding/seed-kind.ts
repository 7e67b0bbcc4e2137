type Row = Readonly<Record<string, unknown>>

/** One thing to seed: a row of its own and the rows that are a part of it. */
export type SeedRow = {
  key: string
  /** What decides whether the seed has changed since it was last written. */
  fingerprint: unknown
  row: () => Row
  /** Rows by table, once the row's id is known. */
  parts?: (id: unknown) => Readonly<Record<string, readonly Row[]>>
}

export type SeedKind = {
  kind: string
  table: string
  /** The columns by which a row is found again. */
  key: readonly string[]
  /** The column that parts refer to. */
  id?: string
  /** Tables of the parts, each with the column that refers to the row and the columns of its own key. */
  parts?: Readonly<Record<string, { owner: string; key: readonly string[] }>>
  rows: readonly SeedRow[]
}
