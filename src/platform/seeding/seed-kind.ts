type Row = Readonly<Record<string, unknown>>

/** One seeded row, and the rows of other tables that belong to it. */
export type SeedRow = {
  key: string
  /** Compared by its hash, to find out whether the seed has changed since it was last written. */
  fingerprint: unknown
  row: () => Row
  /** Makes the parts, by table, from the id of the row. */
  parts?: (id: unknown) => Readonly<Record<string, readonly Row[]>>
}

export type SeedKind = {
  kind: string
  table: string
  /** The columns that identify a row. */
  key: readonly string[]
  /** The column that parts refer to. */
  id?: string
  /** The tables of the parts, each with the foreign key column to the row and its own key columns. */
  parts?: Readonly<Record<string, { owner: string; key: readonly string[] }>>
  rows: readonly SeedRow[]
}
