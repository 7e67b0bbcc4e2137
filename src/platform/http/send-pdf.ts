import type { FastifyReply } from 'fastify'

/** A browser shows the file in a viewer of its own, whose styles and scripts the policy of other answers would stop. */
export function sendPdf(reply: FastifyReply, name: string, file: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-security-policy', "frame-ancestors 'none'")
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(file)
}
