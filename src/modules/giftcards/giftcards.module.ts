import type { ShopModule } from '../../platform/module.ts'
import { releaseExpiredHoldsJob } from './jobs/release-expired-holds.job.ts'

export const giftcardsModule: ShopModule = {
  name: 'giftcards',
  resolvers: {},
  jobs: [releaseExpiredHoldsJob],
}
