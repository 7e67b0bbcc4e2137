import type { Resolvers, UserInfo } from '../../generated/resolvers.ts'
import type { Customer } from './customer.ts'

export const accountsResolvers = {
  Query: {
    getUserInfo: (_root, _args, { customer }): UserInfo => ({ user: customer ? toUser(customer) : null }),
  },
} satisfies Resolvers

function toUser({ subscribed, ...profile }: Customer): NonNullable<UserInfo['user']> {
  return { subscribed, mainProfile: profile }
}
