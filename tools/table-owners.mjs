// A module uses only its own tables. Other modules get the data from its index.ts or from a view.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IN_SQL = /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?(\w+)/gi
/** `from orders o, packages p` */
const IN_LIST = /\bfrom\s+\w+(?:\s+(?:as\s+)?\w+)?((?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)+)/gi
const IN_BUILDER = /(?:selectFrom|[jJ]oin|insertInto|updateTable|deleteFrom|mergeInto|using|table)\(\s*\[?((?:\s*'[^']*',?)+)/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Table → owner, from the heading `-- == owner` above it in its migration; undefined without a heading. */
export function readTableOwners(root) {
  const folder = join(root, 'db/migrations')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  return new Map(files.flatMap((name) => readOwners(readFileSync(join(folder, name), 'utf8'))))
}

function readOwners(text) {
  let owner
  return [...text.matchAll(/^(?:-- == (\w+)|create table (?:if not exists )?(\w+))/gm)].flatMap(([, heading, table]) => {
    owner = heading ?? owner
    return table ? [[table, owner]] : []
  })
}

/** The tables of other owners that a source file of a module or of the platform uses. */
export function listForeignTables(path, text, owners) {
  const owner = /^src\/(?:modules\/)?(\w+)\//.exec(path)?.[1]
  return [...new Set(listTables(text.replace(COMMENTS, '')))].filter((table) => owners.has(table) && owners.get(table) !== owner)
}

function listTables(text) {
  const inSql = [...text.matchAll(IN_SQL)].map(([, table]) => table)
  const inLists = [...text.matchAll(IN_LIST)].flatMap(([, list]) => list.split(',').map((part) => part.trim().split(/\s/)[0]))
  const inBuilder = [...text.matchAll(IN_BUILDER)].flatMap(([, names]) =>
    [...names.matchAll(/'(\w+)/g)].map(([, table]) => table),
  )
  return [...inSql, ...inLists, ...inBuilder]
}
