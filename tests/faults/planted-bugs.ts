import type pg from 'pg'
import type { Findings } from './witnesses.ts'

/** A text of the shop's source and its replacement in a planted bug. */
type Edit = { file: string; find: string; replace: string }
/** The same for a function of the database. */
type SqlEdit = { routine: string; find: string; replace: string }

export type PlantedBug = {
  name: string
  edits: readonly Edit[]
  sqlEdits?: readonly SqlEdit[]
  /** The witness that must find the bug, and its message: any other finding is another fault. */
  seenBy: { witness: keyof Findings; words: RegExp }
}

/** Typical mistakes of shops. The fault run must find each of them, otherwise it proves nothing. The shop itself does not contain them. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'no idempotency',
    seenBy: { witness: 'purchases', words: / never got an answer with order / },
    edits: [
      {
        file: 'src/platform/idempotency/once.ts',
        find: 'if (await insertKey(ctx.db, claimed, ctx.clock.now())) {',
        replace: 'if (true) {',
      },
      {
        file: 'src/platform/idempotency/once.ts',
        find: 'if (done.ok) await saveAnswer(ctx.db, claimed, toAnswer ? toAnswer(done.value) : done.value)',
        replace: '',
      },
    ],
  },
  {
    name: 'acknowledged before it is stored',
    seenBy: { witness: 'books', words: /^order .* was charged, but it is PENDING$/ },
    edits: [
      {
        file: 'src/modules/payments/register-webhook.ts',
        find: 'await applyProviderEvents(contextOf(request as FastifyRequest), events)',
        replace:
          'const ctx = contextOf(request as FastifyRequest)\n          setTimeout(() => void applyProviderEvents(ctx, events).catch(() => undefined), 50)',
      },
    ],
  },
  {
    name: 'a new provider key for each try',
    seenBy: { witness: 'books', words: /^order .* has \d+ charges$/ },
    edits: [
      {
        file: 'src/modules/payments/adyen/adyen.ts',
        find: '{ idempotencyKey: asked.reference }',
        replace: "{ idempotencyKey: [asked.reference, Math.random()].join(' ').slice(0, 64) }",
      },
    ],
  },
  {
    name: 'a bonus from nowhere',
    seenBy: { witness: 'violations', words: /^redeem_value: / },
    edits: [
      {
        file: 'src/modules/redeem/place-redeem-order.ts',
        find: 'discountMinor: bonusMinor,',
        replace: 'discountMinor: bonusMinor + 100,',
      },
      {
        file: 'src/modules/redeem/place-redeem-order.ts',
        find: 'subtotalMinor: takenMinor + bonusMinor,',
        replace: 'subtotalMinor: takenMinor + bonusMinor + 100,',
      },
    ],
  },
  {
    name: 'an undone card stays open',
    seenBy: { witness: 'violations', words: /^undone_card: / },
    edits: [
      {
        file: 'src/modules/giftcards/close-undone-cards.ts',
        find: 'for (const id of cardIds) await saveCardClosed(db, id, clock.now())',
        replace: '',
      },
    ],
  },
  {
    name: 'a card is activated twice',
    seenBy: { witness: 'violations', words: /^activated_card: .*, but not active$/ },
    edits: [
      { file: 'src/modules/orders/activation/check-activation.ts', find: 'active.has(cardId)', replace: 'false' },
      {
        file: 'src/modules/giftcards/blank-cards.store.ts',
        find: 'join blank_giftcards b on b.id = u."cardId"`',
        replace: 'join blank_giftcards b on b.id = u."cardId" on conflict do nothing`',
      },
    ],
  },
  {
    name: 'a balance read, then written',
    seenBy: { witness: 'violations', words: /^stored_balance: card:/ },
    edits: [
      {
        file: 'src/modules/giftcards/holds.store.ts',
        find: "selectCards(db).where('id', '=', cardId).forNoKeyUpdate(),",
        replace: "selectCards(db).where('id', '=', cardId),",
      },
    ],
    sqlEdits: [
      // Nobody waits for the lock …
      { routine: 'post', find: 'order by a.id for no key update', replace: 'order by a.id' },
      // … and the new balance is calculated from an old one.
      { routine: 'post', find: '  known ledger_transactions;', replace: '  known ledger_transactions;\n  was jsonb;' },
      {
        routine: 'post',
        find: '  with posted as (',
        replace: `  was := (select jsonb_object_agg(a.id, a.balance) from ledger_accounts a
    where a.balance is not null and a.code in (select e ->> 'account' from jsonb_array_elements(post.entries) e));
  perform pg_sleep(0.05);
  with posted as (`,
      },
      {
        routine: 'post',
        find: 'set balance = a.balance + added.minor',
        replace: 'set balance = (was ->> a.id::text)::bigint + added.minor',
      },
    ],
  },
]

/** A file's text with its bugs. It throws when the text to replace is missing, because then nothing would be planted. */
export function plantInto(text: string, file: string, { name, edits }: PlantedBug): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((planted, edit) => replaceOnce(planted, edit, `${name}: ${file}`), text)
}

export async function plantIntoDatabase(client: pg.Client, { name, sqlEdits = [] }: PlantedBug): Promise<void> {
  for (const routine of new Set(sqlEdits.map((edit) => edit.routine))) {
    const { rows } = await client.query<{ text: string }>(
      'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
      [routine],
    )
    const text = rows[0]?.text ?? ''
    const own = sqlEdits.filter((edit) => edit.routine === routine)
    await client.query(own.reduce((planted, edit) => replaceOnce(planted, edit, `${name}: ${routine}()`), text))
  }
}

function replaceOnce(text: string, { find, replace }: Pick<Edit, 'find' | 'replace'>, where: string): string {
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`A bug cannot be planted (${where}): "${find}" occurs ${parts.length - 1} times`)
  return parts.join(replace)
}
