import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Session } from './books.ts'
import { ACTIONS, isPaying } from './desk.ts'
import { describeForm, type Form, findFormFaults, outcomeOf } from './hosted-forms.ts'
import { fillCard, renderChoice, renderFinished, renderMethod, renderUnknown } from './hosted-page.ts'
import { findMethod, type Method } from './methods.ts'
import { pagePolicy } from './render-page.ts'
import type { Simulator } from './simulator.ts'

type Request = { Params: { id: string; type: string }; Querystring: { card?: string }; Body: Form | null }

/** The pages where shoppers pay. */
// oxlint-disable-next-line max-lines-per-function -- a list of short routes
export function serveHosted(server: FastifyInstance, simulator: Simulator): void {
  const { desk, clock } = simulator

  /** Returns the session if it can still be paid; otherwise sends a page with the reason. */
  function findOpen(id: string, reply: FastifyReply): Session | undefined {
    const session = desk.find(id)
    if (session?.status === 'active') return session
    if (session) sendPage(reply, session, renderFinished(session, desk.backUrl(session)))
    else reply.code(404).type('text/html').send(renderUnknown())
    return undefined
  }

  server.get<Request>('/hosted/:id', (request, reply) => {
    const session = findOpen(request.params.id, reply)
    if (!session) return reply
    const [only, ...others] = session.methods
    if (only && others.length === 0) return reply.redirect(`/hosted/${session.id}/${only}`, 303)
    return sendPage(reply, session, renderChoice(session))
  })
  server.get<Request>('/hosted/:id/:type', (request, reply) => {
    const session = findOpen(request.params.id, reply)
    if (!session) return reply
    const method = findAllowed(session, request.params.type)
    if (!method) return reply.callNotFound()
    return sendPage(reply, session, renderMethod(session, method, fillCard(request.query.card)))
  })
  server.post<Request>('/hosted/:id/:type', (request, reply) => {
    const session = findOpen(request.params.id, reply)
    if (!session) return reply
    const method = findAllowed(session, request.params.type)
    const form = request.body ?? {}
    const action = ACTIONS.find((one) => one === form.action)
    if (!method || !action) return reply.callNotFound()
    const faults = isPaying(action) ? findFormFaults(method, form, clock.now()) : {}
    if (Object.keys(faults).length > 0)
      return sendPage(reply.code(422), session, renderMethod(session, method, { values: form, faults }))
    const backUrl = desk.act(session, {
      action: outcomeOf(method, form, action),
      method: method.type,
      detail: describeForm(method, form),
    })
    return reply.header('content-security-policy', pagePolicy(backUrl)).redirect(backUrl, 303)
  })
}

function findAllowed({ methods }: Session, type: string): Method | undefined {
  return methods.includes(type) ? findMethod(type) : undefined
}

function sendPage(reply: FastifyReply, session: Session, html: string): FastifyReply {
  return reply.type('text/html').header('content-security-policy', pagePolicy(session.returnUrl)).send(html)
}
