import { setTimeout as sleep } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { startShop } from './processes.ts'
import { type BenchResult, percentile } from './result.ts'

const LOGINS = 50
const ROUNDS = 3
/** Page views start at fixed intervals, even before the last one has ended, so that slow responses are counted. */
const VIEW_EVERY_MS = 20
const LEAST_VIEWS = 100
const LOGIN = `mutation ($email: String!, $captchaToken: String!) {
  userLoginMutation(email: $email, password: "nine pears in a bag", captchaToken: $captchaToken) { errors { code } } }`
const WRONG_PASSWORD = 2503

/** Compares the response time of page views during fifty parallel logins with the time without logins. */
export async function run(): Promise<BenchResult[]> {
  // Each login comes from a different IP address, like those of fifty people.
  const shop = await startShop({ TRUST_PROXY: '1' })
  try {
    await viewWhile(shop.origin, sleep(1_000))
    const ratios: { ratio: number; detail: string }[] = []
    for (let round = 0; round < ROUNDS; round++) ratios.push(await measureRound(shop.origin, round))
    const middle = ratios.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(ROUNDS / 2)]
    return [
      {
        name: `page views while ${LOGINS} log in`,
        value: middle?.ratio ?? Number.NaN,
        unit: '× quiet p95',
        target: 2,
        better: 'lower',
        detail: middle?.detail ?? '',
      },
    ]
  } finally {
    await shop.stop()
  }
}

async function measureRound(origin: string, round: number): Promise<{ ratio: number; detail: string }> {
  const people = Array.from({ length: LOGINS }, (_, place) => `10.${round}.${place + 1}.7`)
  const puzzles: { ip: string; captchaToken: string }[] = []
  for (const ip of people) puzzles.push({ ip, captchaToken: await solvePuzzle(origin, ip) })
  const quiet = await viewWhile(origin, sleep(LEAST_VIEWS * VIEW_EVERY_MS))
  const start = performance.now()
  const busy = await viewWhile(origin, Promise.all(puzzles.map((puzzle) => logIn(origin, puzzle))))
  const seconds = (performance.now() - start) / 1000
  const [quietMs, busyMs] = [percentile(quiet, 0.95), percentile(busy, 0.95)]
  const detail = `p95 ${busyMs.toFixed(1)} ms of ${busy.length} views against ${quietMs.toFixed(1)} ms of ${quiet.length}; ${LOGINS} logins in ${seconds.toFixed(1)} s`
  return { ratio: busyMs / quietMs, detail }
}

/** The response times of page views until the work is done. */
async function viewWhile(origin: string, work: Promise<unknown>): Promise<number[]> {
  let isWorking = true
  const done = work.finally(() => {
    isWorking = false
  })
  const views: Promise<number>[] = []
  while (isWorking) {
    views.push(view(origin))
    await sleep(VIEW_EVERY_MS)
  }
  await done
  return Promise.all(views)
}

async function view(origin: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${origin}/`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The page answered ${response.status}`)
  return performance.now() - start
}

async function solvePuzzle(origin: string, ip: string): Promise<string> {
  const challenge = await (await fetch(`${origin}/captcha`, { headers: { 'x-forwarded-for': ip } })).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A login to an unknown account, which takes as much work as a correct password. */
async function logIn(origin: string, { ip, captchaToken }: { ip: string; captchaToken: string }): Promise<void> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ query: LOGIN, variables: { email: `visitor.${ip}@example.com`, captchaToken } }),
  })
  const { data } = (await response.json()) as { data: { userLoginMutation: { errors: { code: number }[] } } }
  const [error] = data.userLoginMutation.errors
  if (error?.code !== WRONG_PASSWORD) throw new Error(`A login was refused with ${error?.code}`)
}
