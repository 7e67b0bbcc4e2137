import { MIMEType } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromAnotherSite } from './same-site.ts'
import { createSourceTurns } from './source-turns.ts'
import { badRequest, findTextFault } from './text-fault.ts'

export type Form = Readonly<Record<string, string | undefined>>

/** More than any form of the shop has. Each field takes time to read, even a short one. */
const MAX_FIELDS = 100
const TOO_MANY_FIELDS = 'The form has too many fields.'

/** Accepts only forms, because a field of JSON could have any type. Call it in a separate Fastify scope, so that other routes accept no forms. */
export function acceptForms(server: FastifyInstance, maxBytes: number): void {
  server.removeAllContentTypeParsers()
  parseForms(server, maxBytes)
  limitSources(server)
}

function limitSources(server: FastifyInstance): void {
  const turns = createSourceTurns()
  server.addHook('preHandler', turns.preHandler)
  server.addHook('onSend', turns.onSend)
}

/** Parses forms as a browser posts them without JavaScript. */
export function parseForms(server: FastifyInstance, maxBytes: number): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => {
      if (String(body).split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return done(badRequest(TOO_MANY_FIELDS), undefined)
      const form = Object.fromEntries(new URLSearchParams(String(body)))
      done(findTextFault(form), form)
    },
  )
}

/** A form with files, as a browser posts it. File names are dropped; only the content counts. */
export type Upload = { form: Form; files: Readonly<Record<string, Buffer | undefined>> }

/** Like `acceptForms`, for forms with files. The limit is for the whole body; routes also set it as their `bodyLimit`. */
export function acceptUploads(server: FastifyInstance, maxBytes: number): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser<Buffer<ArrayBuffer>>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => readUpload(body, request.headers['content-type'] ?? ''),
  )
  limitSources(server)
}

/** The limit of RFC 2046. A search for a long boundary in a large body with many partial matches takes minutes. */
const BOUNDARY_MAX_LENGTH = 70
/** Large enough for the longest file name of any operating system. */
const PART_HEAD_MAX_BYTES = 2_048

/** Checked before the form is parsed. */
function findUploadFault(body: Buffer, boundary: string): string | undefined {
  const mark = `--${boundary}`
  let marks = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at + mark.length, at + mark.length + PART_HEAD_MAX_BYTES)
    const isEnd = head.toString('latin1', 0, 2) === '--'
    if (!isEnd && !head.includes('\r\n\r\n')) return 'The form has a field with too many headers.'
    // One more boundary than parts: the last one ends the form.
    if (++marks > MAX_FIELDS + 1) return TOO_MANY_FIELDS
  }
  return undefined
}

/** Parsed by Node's own `Response.formData()`. */
async function readUpload(body: Buffer<ArrayBuffer>, contentType: string): Promise<Upload> {
  const boundary = new MIMEType(contentType).params.get('boundary')
  if (!boundary || boundary.length > BOUNDARY_MAX_LENGTH) throw badRequest('The form cannot be read.')
  const uploadFault = findUploadFault(body, boundary)
  if (uploadFault) throw badRequest(uploadFault)
  // From a header with two types the parser could take the other boundary, whose parts were not counted.
  const type = new MIMEType('multipart/form-data')
  type.params.set('boundary', boundary)
  const parsed = await new Response(body, { headers: { 'content-type': String(type) } }).formData().catch(() => {
    throw badRequest('The form cannot be read.')
  })
  const form: Record<string, string> = {}
  const files: Record<string, Buffer> = {}
  for (const [name, value] of parsed) {
    if (typeof value === 'string') form[name] = value
    else if (value.size > 0) files[name] = Buffer.from(await value.arrayBuffer())
  }
  const fault = findTextFault(form)
  if (fault) throw fault
  return { form, files }
}

export async function refuseForeign(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isFromAnotherSite(request)) await reply.code(403).send({ message: 'Forms from another site are refused.' })
}
