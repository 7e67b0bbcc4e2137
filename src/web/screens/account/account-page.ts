import type {
  AccountDetailsQuery,
  AccountOrdersQuery,
  AccountOverviewQuery,
  AccountUserFragment,
  AccountVisitorQuery,
  AddressBookQuery,
} from '../../../generated/documents.ts'

type Known<Q> = Q & { user: AccountUserFragment }

/** Pages that are drawn for anybody. */
export type EntryRoute =
  | 'account'
  | 'login'
  | 'register'
  | 'registerSuccess'
  | 'forgotPassword'
  | 'forgotPasswordSuccess'
  | 'newPassword'
  | 'newPasswordSuccess'
  | 'confirmEmail'

export type EntryData = {
  visitor: AccountVisitorQuery
  /** A path of ours, checked; undefined when there is none. */
  callback: string | undefined
  token: string | undefined
}

export type AccountPage =
  | { route: EntryRoute; data: EntryData }
  | { route: 'accountOverview'; data: Known<AccountOverviewQuery> }
  | { route: 'accountOrders'; data: Known<AccountOrdersQuery> & { pageNumber: number } }
  | { route: 'accountDetails'; data: Known<AccountDetailsQuery> }
  | { route: 'addressBook'; data: Known<AddressBookQuery> }
