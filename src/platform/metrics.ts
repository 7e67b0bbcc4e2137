import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from './db/pool.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request to the end of the response.',
  // The route's pattern, never the path: a path may contain a token, and the number of paths is unlimited.
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})

const jobs = new Counter({
  name: 'jobs_total',
  help: 'Jobs by their outcome.',
  labelNames: ['job', 'outcome'],
  registers: [registry],
})

/** For metrics that only a module can count. */
export function createCounter(counter: { name: string; help: string; labelNames: string[] }): Counter {
  return new Counter({ ...counter, registers: [registry] })
}

export function countAnswer(answer: { method: string; route: string; status: number; seconds: number }): void {
  httpDuration.observe({ method: answer.method, route: answer.route, status: answer.status }, answer.seconds)
}

export function countJob(job: string, outcome: 'done' | 'failed'): void {
  jobs.inc({ job, outcome })
}

/** Reads the state of the pool each time the metrics are requested. */
export function watchPool(pool: Pool): void {
  registry.removeSingleMetric('database_connections')
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

export function printMetrics(): Promise<string> {
  return registry.metrics()
}
