import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

/** One insert and one update in a transaction: the minimum cost of storing an order on this PostgreSQL. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(`
  create table if not exists bare_orders (id bigint generated always as identity primary key, body jsonb not null, status text not null)`)
const server = Fastify()
server.post('/', async (request) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const inserted = { name: 'insert', text: "insert into bare_orders (body, status) values ($1, 'NEW') returning id" }
    const { rows } = await client.query({ ...inserted, values: [request.body] })
    await client.query({ name: 'update', text: "update bare_orders set status = 'DONE' where id = $1", values: [rows[0].id] })
    await client.query('commit')
    return { id: rows[0].id }
  } finally {
    client.release()
  }
})
await server.listen({ host: '127.0.0.1', port: 0 })
console.log(`http://127.0.0.1:${(server.addresses()[0] as AddressInfo).port}`)
process.once('SIGTERM', () => void server.close().then(() => pool.end()))
