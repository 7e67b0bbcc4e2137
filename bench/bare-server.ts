import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

const [file, contentType] = process.argv.slice(2) as [string, string]
const body = readFileSync(file)
const server = Fastify()
server.all('/*', (_request, reply) => reply.type(contentType).send(body))
await server.listen({ host: '127.0.0.1', port: 0 })
console.log(`http://127.0.0.1:${(server.addresses()[0] as AddressInfo).port}`)
process.once('SIGTERM', () => void server.close())
