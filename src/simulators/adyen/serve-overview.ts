import type { FastifyInstance } from 'fastify'
import type { Faults } from './faults.ts'
import { renderOverview } from './overview-page.ts'
import type { Simulator } from './simulator.ts'

const SHOWN = 50

const TAKING_BACK = {
  refund: 'REFUND',
  chargeback: 'CHARGEBACK',
  'fail-capture': 'CAPTURE_FAILED',
  cancel: 'CANCELLATION',
  reverse: 'CANCEL_OR_REFUND',
} as const
const isTakingBack = (action: string): action is keyof typeof TAKING_BACK => Object.hasOwn(TAKING_BACK, action)

type One = { Params: { id: string; action: string } }

/** Serves the overview and its actions, and the books for tests. */
// oxlint-disable-next-line max-lines-per-function -- a list of short routes
export function serveOverview(server: FastifyInstance, { books, desk, webhooks, faults }: Simulator): void {
  server.get('/', (_request, reply) => {
    desk.expireOverdue()
    const webhooks = books.list('webhook')
    const page = renderOverview({
      payments: books.list('payment').toReversed().slice(0, SHOWN),
      sessions: books
        .list('session')
        .filter(({ status }) => status === 'active')
        .toReversed()
        .slice(0, SHOWN),
      webhooksOf: (reference) => webhooks.filter(({ item }) => item.merchantReference === reference),
    })
    return reply.type('text/html').send(page)
  })
  server.post<One>('/simulator/payments/:id/:action', (request, reply) => {
    const payment = books.find('payment', request.params.id)
    const { action } = request.params
    if (payment && (action === 'pay' || action === 'refuse')) desk.settlePending(payment, action)
    else if (payment && isTakingBack(action)) desk.takeBack(payment, TAKING_BACK[action])
    else if (payment && action === 'bring-back') desk.bringBack(payment)
    else return reply.callNotFound()
    return reply.redirect('/', 303)
  })
  server.post<One>('/simulator/webhooks/:id/resend', (request, reply) => {
    if (!books.find('webhook', request.params.id)) return reply.callNotFound()
    webhooks.resend(request.params.id)
    return reply.redirect('/', 303)
  })
  server.post<One>('/simulator/sessions/:id/expire', (request, reply) => {
    const session = books.find('session', request.params.id)
    if (!session) return reply.callNotFound()
    desk.expire(session)
    return reply.redirect('/', 303)
  })
  server.get('/simulator/payments', () => ({
    payments: books.list('payment'),
    refunds: books.list('refund'),
    webhooks: books.list('webhook').map(({ id, item, attempts, deliveries }) => ({
      ...{ id, eventCode: item.eventCode, success: item.success, reference: item.merchantReference, attempts, deliveries },
    })),
    faults: faults.happened(),
  }))
  server.post<{ Body: Partial<Faults> }>('/simulator/faults', (request) => {
    faults.set(request.body ?? {})
    return faults.read()
  })
}
