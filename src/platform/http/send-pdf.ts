import type { FastifyReply } from 'fastify'

/** Without the strict policy of other responses, which would block the styles and scripts of the browser's PDF viewer. */
export function sendPdf(reply: FastifyReply, name: string, file: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-security-policy', "frame-ancestors 'none'")
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(file)
}
