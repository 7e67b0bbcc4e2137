import { parseArgs } from 'node:util'
import { resealBrandKeys } from '../../modules/brands/index.ts'
import { countCardsToReseal, resealCards } from '../../modules/giftcards/index.ts'
import { createKeyring } from '../../platform/keys.ts'
import { recordStaffCommand } from '../../platform/security-log/record-event.ts'
import { readLastingSecret, resealLastingSecret } from '../../platform/shop-secrets/lasting-secret.ts'
import { type OpenShop, readStaffName, StaffError, say } from './staff-shop.ts'

/** Seals all data with the new key after SECRET_KEY was replaced. It may be stopped and run again at any time. */
export async function rotateKey(args: string[], openShop: OpenShop): Promise<void> {
  const staff = readStaffName(parseArgs({ args, options: { as: { type: 'string' } } }).values.as)
  const { ctx, config } = await openShop()
  const cardKeys = createKeyring(config.secretKey, config.oldSecretKeys)
  await recordStaffCommand(ctx, { staff, command: `rotate-key ${cardKeys.newest.id}` })
  await readLastingSecret(ctx, config)
  await resealLastingSecret(ctx, cardKeys)
  await resealBrandKeys(ctx, { cardKeys })
  let left = await countCardsToReseal(ctx, { cardKeys })
  await resealCards(ctx, { cardKeys }, (count) => {
    left -= count
    say(`${count} cards are sealed again, ${Math.max(0, left)} to go`)
  })
  const remaining = await countCardsToReseal(ctx, { cardKeys })
  if (remaining > 0)
    throw new StaffError(
      `Keep SECRET_KEY_OLD: ${remaining} cards were sealed with an older key in the meantime. Run this command again.`,
    )
  say(`All data is sealed with the current SECRET_KEY (id ${cardKeys.newest.id}).`)
  if (config.oldSecretKeys.length > 0)
    say('SECRET_KEY_OLD can be removed when every process of the shop runs with the current key.')
}
