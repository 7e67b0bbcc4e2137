import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { checkAttachment } from './check-attachment.ts'
import { countUnclaimedBytes, saveAttachment } from './quotes.store.ts'

/** The size of all files without a request, so that strangers cannot fill the disk. A job deletes them after an hour. */
const UNCLAIMED_MAX_BYTES = 200 * 1024 * 1024

/** Stores a file until its request is sent, and returns its id. Visitors cannot read it back. */
export async function uploadAttachment(ctx: ShopContext, content: Buffer): Promise<Result<{ id: string }, ShopFailure>> {
  const checked = checkAttachment(content)
  if (!checked.ok) return fail({ name: checked.failure, parameter: 'attachmentId' })
  if ((await countUnclaimedBytes(ctx.db)) + content.length > UNCLAIMED_MAX_BYTES) {
    ctx.log.error('alarm: uploads for quote requests are refused, because too many files belong to no request')
    return fail({ name: 'LIMITS_UNAVAILABLE', parameter: 'attachmentId' })
  }
  const id = ctx.ids.uuid()
  const { code } = ctx.storefront
  await saveAttachment(ctx.db, { id, storefront: code, fileType: checked.value, content, uploadedAt: ctx.clock.now() })
  return ok({ id })
}
