import { MIMEType } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromAnotherSite } from './same-site.ts'
import { createSourceTurns } from './source-turns.ts'
import { badRequest, findTextFault } from './text-fault.ts'

export type Form = Readonly<Record<string, string | undefined>>

/** Takes forms and nothing else: a field of JSON could hold anything. Called in a scope of its own, so that no other address takes them. */
export function takeForms(server: FastifyInstance, maxBytes: number): void {
  server.removeAllContentTypeParsers()
  parseForms(server, maxBytes)
  takeTurns(server)
}

function takeTurns(server: FastifyInstance): void {
  const turns = createSourceTurns()
  server.addHook('preHandler', turns.preHandler)
  server.addHook('onSend', turns.onSend)
}

/** Forms as a browser posts them, before or without script. */
export function parseForms(server: FastifyInstance, maxBytes: number): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => {
      const form = Object.fromEntries(new URLSearchParams(String(body)))
      done(findTextFault(form), form)
    },
  )
}

/** A form with files in it, as a browser posts it. What a visitor calls a file is dropped: only its content counts. */
export type Upload = { form: Form; files: Readonly<Record<string, Buffer | undefined>> }

/** As `takeForms`, for forms with files. The limit is of everything together; routes name it as their `bodyLimit` too. */
export function takeUploads(server: FastifyInstance, maxBytes: number): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser<Buffer<ArrayBuffer>>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => readUpload(body, request.headers['content-type'] ?? ''),
  )
  takeTurns(server)
}

/** As RFC 2046 has it. Looking for a long one in a large body that nearly contains it takes minutes. */
const BOUNDARY_MAX_LENGTH = 70
/** More than any form of ours has. Each part takes time to read, however short it is, and so does each of its headers. */
const MAX_PARTS = 100
/** The longest file name that a system allows fits. */
const PART_HEAD_MAX_BYTES = 2_048

/** Looked for before anything is read. */
function findUploadFault(body: Buffer, boundary: string): string | undefined {
  const mark = `--${boundary}`
  let marks = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at + mark.length, at + mark.length + PART_HEAD_MAX_BYTES)
    const isEnd = head.toString('latin1', 0, 2) === '--'
    if (!isEnd && !head.includes('\r\n\r\n')) return 'The form has a field with too many headers.'
    // One more than there are parts: the last one ends the form.
    if (++marks > MAX_PARTS + 1) return 'The form has too many fields.'
  }
  return undefined
}

/** Parsed by Node itself, as `fetch` reads an answer of this type. */
async function readUpload(body: Buffer<ArrayBuffer>, contentType: string): Promise<Upload> {
  const boundary = new MIMEType(contentType).params.get('boundary')
  if (!boundary || boundary.length > BOUNDARY_MAX_LENGTH) throw badRequest('The form cannot be read.')
  const uploadFault = findUploadFault(body, boundary)
  if (uploadFault) throw badRequest(uploadFault)
  // Of a header with two types the parser would take the other boundary, whose parts nobody has counted.
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

/** Before a form is handled. */
export async function refuseForeign(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isFromAnotherSite(request)) await reply.code(403).send({ message: 'Forms are taken from our own pages only.' })
}
