import { createHash, verify, X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { afterAll, expect, test } from 'vitest'
import { blockCard, listOrderCards, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { giftToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { fail, ok } from '../../src/shared/result.ts'
import { testFulfilment } from '../support/fulfilment.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'
import { readZip } from '../support/zip.ts'

const { ctx, db, buy } = await testFulfilment()
const { server } = await startShopServer(ctx)
const bare = await startShopServer(ctx, { services: { ...HARMLESS_SERVICES, wallet: undefined } })
const expired = await startShopServer(ctx, {
  services: { ...HARMLESS_SERVICES, wallet: { canSign: () => false, writePass: () => Promise.reject(new Error('Expired')) } },
})
afterAll(() => Promise.all([server, bare.server, expired.server].map((one) => one.close())))

const HOST = 'gcsuk.localhost'
const BEN = [{ kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com' }]

async function giveCards(qty = 1) {
  const { id, shipments } = await buy([{ qty, receivers: BEN }])
  const token = giftToken(HARMLESS_SERVICES, { shipmentId: shipments[0]?.id as string, link: 1 })
  const cards = await listOrderCards(db, id)
  const open = () => ask(server, `mutation ($token: String!) { openGift(token: $token) { errors { code } } }`, token)
  return { token, cards, cardId: cards[0]?.id as string, open }
}

async function ask(shop: typeof server, query: string, token: string) {
  const headers = { host: HOST, 'content-type': 'application/json', origin: `http://${HOST}` }
  return (await shop.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables: { token } } })).json()
}

async function listPaths(shop: typeof server, token: string): Promise<(string | null)[] | null> {
  const { data } = await ask(shop, `query ($token: String!) { gift(token: $token) { packages { cards { walletPath } } } }`, token)
  return data.gift.packages[0].cards?.map(({ walletPath }: { walletPath: string | null }) => walletPath) ?? null
}

const download = (path: string, { shop = server, host = HOST } = {}) => shop.inject({ url: path, headers: { host } })

/** The signature covers its attributes, and one of them is the digest of the manifest. */
function readSigner(signature: Buffer, manifest: Buffer): X509Certificate | undefined {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary'))) as forge.pkcs7.PkcsSignedData & {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string }
  }
  const { authenticatedAttributes, signature: signed } = message.rawCapture
  const { Class, Type, create, toDer } = forge.asn1
  const attributes = Buffer.from(toDer(create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes)).getBytes(), 'binary')
  const certificate = new X509Certificate(forge.pki.certificateToPem(message.certificates.at(-1) as forge.pki.Certificate))
  const covers = attributes.includes(createHash('sha1').update(manifest).digest())
  return covers && verify('sha1', attributes, certificate.publicKey, Buffer.from(signed, 'binary')) ? certificate : undefined
}

test('each card of an opened gift can be added to a phone’s wallet, with its number and without its PIN', async () => {
  const { token, cards, open } = await giveCards(2)
  expect(await listPaths(server, token)).toBeNull()
  await open()
  const paths = (await listPaths(server, token)) as string[]
  expect(paths).toEqual(cards.map(({ id }) => `/documents/wallet/${token}/${id}.pkpass`))
  for (const [index, path] of paths.entries()) {
    const { statusCode, headers, rawPayload } = await download(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/vnd.apple.pkpass', 'cache-control': 'private, no-store' })
    const pass = JSON.parse(String(readZip(rawPayload).get('pass.json')))
    const { number, pin } = await readCardSecrets(ctx, HARMLESS_SERVICES, cards[index]?.id as string)
    expect(pass).toMatchObject({
      serialNumber: cards[index]?.id,
      organizationName: 'Gift Card Square',
      sharingProhibited: true,
      // The last day ends at midnight, in British summer time.
      expirationDate: '2027-09-02T23:00:00.000Z',
      barcodes: [{ format: 'PKBarcodeFormatCode128', message: number }],
      storeCard: {
        primaryFields: [{ label: 'Balance on 2 March 2026', value: 25, currencyCode: 'GBP' }],
        secondaryFields: [{ value: 'Grumble Coffee' }, { value: 'Anna Hill' }],
        auxiliaryFields: [{ value: '2 September 2027' }],
      },
    })
    expect(rawPayload.includes(pin)).toBe(false)
    expect(rawPayload.includes(token)).toBe(false)
  }
})

test('a card for the wallet has pictures, a hash of every file and a signature over the hashes', async () => {
  const { token, cardId, open } = await giveCards()
  await open()
  const files = readZip((await download(`/documents/wallet/${token}/${cardId}.pkpass`)).rawPayload)
  const pictures = ['icon', 'logo'].flatMap((name) => [`${name}.png`, `${name}@2x.png`, `${name}@3x.png`])
  const manifest = files.get('manifest.json') as Buffer
  const hashes = JSON.parse(String(manifest))
  expect(Object.keys(hashes).sort()).toEqual([...pictures, 'pass.json'].sort())
  expect([...files.keys()].sort()).toEqual([...pictures, 'manifest.json', 'pass.json', 'signature'].sort())
  for (const [name, hash] of Object.entries(hashes)) {
    expect(
      createHash('sha1')
        .update(files.get(name) as Buffer)
        .digest('hex'),
    ).toBe(hash)
  }
  const signer = readSigner(files.get('signature') as Buffer, manifest)
  const { passTypeIdentifier, teamIdentifier } = JSON.parse(String(files.get('pass.json')))
  expect(signer?.subject.split('\n')).toEqual(expect.arrayContaining([`UID=${passTypeIdentifier}`, `OU=${teamIdentifier}`]))
  expect(readSigner(files.get('signature') as Buffer, Buffer.from('{}'))).toBeUndefined()
})

test('a stranger, a closed gift, a card of another gift and a card that cannot be spent get no wallet file', async () => {
  const [mine, other] = [await giveCards(), await giveCards()]
  const path = `/documents/wallet/${mine.token}/${mine.cardId}.pkpass`
  const closed = { statusCode: 303, headers: { location: `/gift/${mine.token}/` } }
  const unknown = { statusCode: 303, headers: { location: '/gift/unknown/' } }
  expect(await download(path)).toMatchObject(closed)
  await mine.open()
  await other.open()
  expect(await download(path)).toMatchObject({ statusCode: 200 })
  expect(await download(`/documents/wallet/${'A'.repeat(43)}/${mine.cardId}.pkpass`)).toMatchObject(unknown)
  expect(await download(path, { host: 'ckuk.localhost' })).toMatchObject(unknown)
  for (const file of [other.cardId, 'wrong', "' or 1=1 --"].map(encodeURIComponent)) {
    expect(await download(`/documents/wallet/${mine.token}/${file}.pkpass`)).toMatchObject(closed)
  }
  await blockCard(ctx, mine.cardId)
  expect(await listPaths(server, mine.token)).toEqual([null])
  expect(await download(path)).toMatchObject(closed)
})

test.each([
  ['no certificates', bare],
  ['an expired certificate', expired],
])('a shop with %s offers no wallet card', async (_sentence, { server: shop }) => {
  const { token, cardId, open } = await giveCards()
  await open()
  expect(await listPaths(shop, token)).toEqual([null])
  expect(await download(`/documents/wallet/${token}/${cardId}.pkpass`, { shop })).toMatchObject({ statusCode: 303 })
})

test('a source that requests too many wallet files must wait', async () => {
  const refused = fail({ name: 'RATE_LIMITED' as const, retryAfterSeconds: 60 })
  const consumeBySource: typeof HARMLESS_SERVICES.limits.consumeBySource = async (_ctx, { name }) =>
    name === 'gift-pass-source' ? refused : ok(undefined)
  const limits = { ...HARMLESS_SERVICES.limits, consumeBySource }
  const { server: shop } = await startShopServer(ctx, { services: { ...HARMLESS_SERVICES, limits } })
  const { token, cardId, open } = await giveCards()
  await open()
  const answer = await download(`/documents/wallet/${token}/${cardId}.pkpass`, { shop })
  await shop.close()
  expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } })
})
