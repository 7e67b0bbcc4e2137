/** Writes schema.graphql, the whole API contract, from the modules' schema files. A test compares it with the running schema. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_DATA_ARGUMENT } from '../src/modules/storefronts/index.ts'
import { buildASTSchema } from '../src/platform/graphql/graphql-js.ts'
import { printContract } from '../src/platform/graphql/print-contract.ts'
import { mergeSdl } from '../src/platform/graphql/sdl.ts'

const ROOT = join(import.meta.dirname, '..')
const files = globSync(['src/platform/graphql/*.graphql', 'src/modules/**/*.graphql'], { cwd: ROOT }).sort()
const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
writeFileSync(join(ROOT, 'schema.graphql'), printContract(buildASTSchema(mergeSdl(sources, USER_DATA_ARGUMENT))))
