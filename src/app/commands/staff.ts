import { brands } from './brands.ts'
import { cards } from './cards.ts'
import { operate } from './operate.ts'
import { pack } from './pack.ts'
import { quotes } from './quotes.ts'
import { rotateKey } from './rotate-key.ts'
import { refuse, StaffError, withShop } from './staff-shop.ts'

/** `npm run staff -- <command> …` (docs/running.md). */
const COMMANDS = { brands, cards, operate, pack, quotes, 'rotate-key': rotateKey }

const USAGE = `npm run staff -- <command>, with one of:

  brands       lists the keys of brands' shops, and the amount due to each brand
    --as anna --create-key <brand>   makes a key for the shop of a brand, named by the slug of its product
    --as anna --revoke-key <key id>  refuses what it signs from now on
  cards        a lost card that was stopped; asks for its number or id
    --as anna --unfreeze             it was found again: it can be spent
    --as anna --replace holder       gives its balance a new number and PIN, and shows them once; the buyer never sees them
    --as anna --replace buyer        the same, for the customer whose order bought it
  operate      lists what waits for staff: violations, blocked cards, stopped orders, unpaid invoices
    --companies                      lists the companies that may buy on credit
    --as anna --refund <reference>   asks the provider again for a refund that failed
    --as anna --unblock <card id>    lifts the block of a card
    --as anna --release <order>      lets a stopped order send and ship, and its cards be spent
    --as anna --paid <reference>     the money of an invoice or a pro forma invoice arrived: [--amount 519.00]
    --as anna --lost <invoice>       it will not come: its cards are blocked
    --as anna --approve <storefront> lets a company buy on credit: --company <name> --vat <number> [--registration <number>]
                                     --limit <whole amount> --invoice-email <address> --member <address> … [--needs-reference]
    --as anna --revoke <storefront>  ends that: --vat <number>
  pack         lists the parcels that are due: [--storefront GCSUK] [--by 2026-03-31]
    --as anna --slips [label … | all]    writes packing slips to DATA_DIR/packing-slips: those that are missing, or those named
    --as anna --cards <folder> [label …] writes the card printer's files
    --as anna --ship <label … | all>     marks parcels as shipped
  quotes       lists the quote requests that wait for an answer, with their clock
    --as anna --close <number>       it was answered
  rotate-key   seals everything with the present SECRET_KEY: --as anna

Commands take the environment of the shop (DATABASE_URL, DATA_DIR, SECRET_KEY) and may run beside it.
A command that changes something needs your name (--as), which the security log keeps.
`

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, name)) {
  process.stderr.write(USAGE)
  process.exitCode = 1
} else {
  try {
    await withShop(process.env, (openShop) => COMMANDS[name as keyof typeof COMMANDS](args, openShop))
  } catch (error) {
    const isTypo = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof StaffError || isTypo)) throw error
    refuse((error as Error).message)
  }
}
