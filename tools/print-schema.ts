/** Writes schema.graphql, the whole API contract, from the running schema. A test compares the two. */
import { writeFileSync } from 'node:fs'
import { modules } from '../src/app/modules.ts'
import { USER_DATA_ARGUMENT } from '../src/modules/storefronts/index.ts'
import { buildSchema } from '../src/platform/graphql/build-schema.ts'
import { printContract } from '../src/platform/graphql/print-contract.ts'

const schema = buildSchema(modules, { ...USER_DATA_ARGUMENT, check: () => undefined })
writeFileSync(new URL('../schema.graphql', import.meta.url), printContract(schema))
