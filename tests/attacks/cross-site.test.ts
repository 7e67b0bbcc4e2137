import { expect, test } from 'vitest'
import { paths as en } from '../../languages/en/paths.ts'
import { findPermanentRedirect } from '../../src/app/permanent-redirects.ts'
import { readUrl } from '../../src/app/read-url.ts'
import { toCallbackPath } from '../../src/shared/callback-path.ts'
import { testAccounts } from '../support/accounts.ts'

const { makeCustomer, post, schema, server, readUser } = await testAccounts()
const customer = await makeCustomer()
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})

const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://thief.example' },
  { origin: 'null' },
  { origin: 'http://gcsuk.localhost.thief.example' },
  { origin: 'http://thief.gcsuk.localhost' },
  { origin: 'http://cb.localhost' },
]

/** The document contains only the mutation. It is refused before its arguments are checked or because they are missing, and is never executed. */
test('no mutation is executed for another site, even with the customer’s cookies', async () => {
  let sent = 0
  let refused = 0
  for (const field of ['userLogoutMutation', 'logOutEverywhere', ...mutations]) {
    const query = `mutation { answer: ${field} { __typename } }`
    for (const headers of FOREIGN) {
      const response = await post({ ...customer, cookies: { ...customer.cookies } }, { query }, headers)
      sent++
      if (response.statusCode >= 400 && !response.json().data) refused++
    }
  }
  console.log(`CSRF: ${mutations.length} mutations, ${sent} requests from other sites, ${sent - refused} accepted`)
  expect(refused).toBe(sent)
  expect(await readUser(customer)).not.toBeNull()
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a form of another site cannot call the API: %j',
  async (contentType) => {
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: customer.host, 'content-type': contentType },
      cookies: customer.cookies,
      payload: JSON.stringify({ query: 'mutation { userLogoutMutation { status } }' }),
    })
    expect(response.statusCode).toBe(415)
    expect(await readUser(customer)).not.toBeNull()
  },
)

test('opening an address never changes anything', async () => {
  const query = encodeURIComponent('mutation { userLogoutMutation { status } }')
  const response = await server.inject({
    url: `/graphql?query=${query}`,
    headers: { host: customer.host },
    cookies: customer.cookies,
  })
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(await readUser(customer)).not.toBeNull()
})

test('the session cookie is for this host and our own pages only, and not readable by scripts', async () => {
  const query = `mutation { userLoginMutation(email: "${customer.email}", password: "seven lemons on a shelf", captchaToken: "solved") { status } }`
  const response = await post({ ...customer, cookies: {} }, { query })
  expect(response.cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  })
})

const HERE = 'http://gcsuk.localhost'
const ELSEWHERE = [
  'https://thief.example/',
  '//thief.example/',
  '///thief.example/',
  '/\\thief.example/',
  '/\\/thief.example/',
  '\\/thief.example',
  '/%09/thief.example',
  '/\t/thief.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  'https:thief.example',
  '/..//thief.example/',
  '/account/..//thief.example',
  'http://gcsuk.localhost@thief.example/',
  '/​/thief.example',
]

test('nobody is redirected to another site after logging in, nor by a permanent redirect', () => {
  const followed = ELSEWHERE.map((wanted) => [wanted, toCallbackPath(wanted)] as const).filter(([, path]) => leadsAway(path))
  const tidied = ELSEWHERE.flatMap((wanted) => {
    const requested = wanted.startsWith('/') ? wanted : `/${wanted}`
    return ['', '/en', '/gift-cards'].map((start) =>
      findPermanentRedirect(readUrl(`${start}${requested}page`, HERE).pathname, en),
    )
  }).filter(leadsAway)
  const tried = 4 * ELSEWHERE.length
  console.log(`redirects: ${tried} tried, ${followed.length + tidied.length} lead elsewhere`)
  expect([...followed, ...tidied]).toEqual([])
})

/** Interprets a path as a browser on our page does. */
function leadsAway(path: string | undefined): boolean {
  return path !== undefined && new URL(path, HERE).origin !== HERE
}
