import type { FastifyInstance } from 'fastify'
import { ruruHTML } from 'ruru/server'
import { getStaticFile } from 'ruru/static'

const PATH = '/graphiql'
const FILES = `${PATH}/static/`

/** The editor styles itself as it goes, so its page, which exists in development only, is freer than a page of the shop. Still nothing from elsewhere. */
const POLICY = "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'"

/** GraphiQL from our own host: a page to read the contract and try queries on. */
export function registerExplorer(server: FastifyInstance): void {
  const page = ruruHTML({ endpoint: '/graphql', staticPath: FILES })
  server.get(PATH, (_request, reply) => reply.redirect(`${PATH}/`))
  server.get(`${PATH}/`, (_request, reply) => {
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page)
  })
  server.get(`${FILES}*`, async (request, reply) => {
    const acceptEncoding = request.headers['accept-encoding'] as string | undefined
    const file = await getStaticFile({ staticPath: FILES, urlPath: request.url, acceptEncoding, disallowDevAssets: true })
    return file ? reply.headers({ ...file.headers, 'content-security-policy': POLICY }).send(file.content) : reply.callNotFound()
  })
}
