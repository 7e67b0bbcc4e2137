import type { Resolvers } from '../../generated/resolvers.ts'
import { readPaging } from '../../platform/graphql/paging.ts'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import type { Result } from '../../shared/result.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { listAddresses } from './address-book/addresses.store.ts'
import { deleteBookAddress, saveBookAddress } from './address-book/change-address-book.ts'
import { checkUserExist } from './check-user-exist.ts'
import type { Customer } from './customer.ts'
import { deleteAccount } from './delete-account.ts'
import { changeEmail, findNewEmail } from './emails/change-email.ts'
import { confirmEmail, resendEmailConfirmation } from './emails/confirm-email.ts'
import { logIn } from './log-in.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { newPassword } from './passwords/new-password.ts'
import { updateProfile } from './profile/update-profile.ts'
import { registerUser } from './register-user.ts'
import { clearSessionHint, listDevices } from './sessions/list-devices.ts'
import { endSession, logOut, logOutEverywhere } from './sessions/log-out.ts'
import type { ShopContext } from './shop-context.ts'

export function createAccountsResolvers(parts: AccountsParts) {
  return {
    Query: {
      getUserInfo: (_root, _args, ctx) => {
        if (!ctx.customer) clearSessionHint(ctx)
        return { user: ctx.customer ?? null }
      },
      checkUserExist: async (_root, { email, captchaToken }, ctx) => {
        const checked = await checkUserExist(ctx, parts, { email, captchaToken })
        return checked.ok ? { status: checked.value, errors: [] } : { status: null, errors: toErrors(checked.failure) }
      },
      devices: (_root, _args, ctx) => listDevices(ctx),
      addressBook: (_root, { paging }, ctx) => readBook(ctx, paging),
    },
    Mutation: {
      userLoginMutation: async (_root, { email, password, captchaToken }, ctx) =>
        toStatus(await logIn(ctx, parts, { email, password, captchaToken })),
      userLogoutMutation: async (_root, _args, ctx) => {
        await logOut(ctx, parts)
        return { status: true, errors: [] }
      },
      registerUser: async (_root, { input, captchaToken }, ctx) =>
        toStatus(await registerUser(ctx, parts, { input, captchaToken })),
      confirmEmail: async (_root, { token }, ctx) => {
        const confirmed = await confirmEmail(ctx, parts, token)
        return { ...toStatus(confirmed), email: confirmed.ok ? confirmed.value : null }
      },
      resendEmailConfirmation: async (_root, _args, ctx) => {
        const newEmail = ctx.customer ? await findNewEmail(ctx, ctx.customer) : null
        return toStatus(await resendEmailConfirmation(ctx, parts, newEmail))
      },
      forgotPassword: async (_root, { email, captchaToken }, ctx) =>
        toStatus(await forgotPassword(ctx, parts, { email, captchaToken })),
      newPassword: async (_root, { token, password, passwordConfirmation }, ctx) =>
        toStatus(await newPassword(ctx, parts, { token, password, passwordConfirmation })),
      changePassword: async (_root, { currentPassword, newPassword, newPasswordConfirmation, captchaToken }, ctx) =>
        toStatus(await changePassword(ctx, parts, { currentPassword, newPassword, newPasswordConfirmation, captchaToken })),
      endSession: async (_root, { deviceId }, ctx) => {
        const ended = await endSession(ctx, deviceId)
        return { devices: await listDevices(ctx), errors: ended.ok ? [] : toErrors(ended.failure) }
      },
      logOutEverywhere: async (_root, { andHere }, ctx) =>
        toStatus(await logOutEverywhere(ctx, parts, { andHere: andHere ?? false })),
      updateProfile: async (_root, { input }, ctx) => toProfile(await updateProfile(ctx, parts, input)),
      changeEmail: async (_root, { email, password, captchaToken }, ctx) =>
        toProfile(await changeEmail(ctx, parts, { email, password, captchaToken })),
      saveAddress: async (_root, { input }, ctx) => {
        const saved = await saveBookAddress(ctx, parts, input)
        if (!saved.ok) return { addressBook: null, address: null, errors: toErrors(saved.failure) }
        return { addressBook: await readBook(ctx), address: saved.value, errors: [] }
      },
      deleteAddress: async (_root, { id }, ctx) => {
        const deleted = await deleteBookAddress(ctx, parts, id)
        if (!deleted.ok) return { addressBook: null, address: null, errors: toErrors(deleted.failure) }
        return { addressBook: await readBook(ctx), address: null, errors: [] }
      },
      deleteAccount: async (_root, { password }, ctx) => toStatus(await deleteAccount(ctx, parts, password)),
    },
    User: { mainProfile: (customer) => customer },
    CustomerProfile: { newEmail: (customer, _args, ctx) => findNewEmail(ctx, customer) },
    Device: {
      loggedInAt: ({ createdAt }) => createdAt.toISOString(),
      lastSeenAt: ({ lastSeenAt }) => lastSeenAt.toISOString(),
    },
    BookAddress: {
      customerType: ({ address }) => address.customerType,
      firstName: ({ address }) => address.firstName ?? '',
      lastName: ({ address }) => address.lastName ?? '',
      companyName: ({ address }) => address.companyName ?? null,
      countryCode: ({ address }) => address.countryCode ?? '',
      postCode: ({ address }) => address.postCode ?? '',
      houseNumber: ({ address }) => address.houseNumber ?? '',
      suffix: ({ address }) => address.suffix ?? null,
      street: ({ address }) => address.street ?? '',
      city: ({ address }) => address.city ?? '',
      administrativeArea: ({ address }) => address.administrativeArea ?? null,
      addressLine1: ({ address }) => address.addressLine1 ?? null,
      addressLine2: ({ address }) => address.addressLine2 ?? null,
      phoneNumber: ({ address }) => address.phoneNumber ?? null,
    },
  } satisfies Resolvers
}

const ADDRESSES_A_PAGE = 50

async function readBook({ db, customer }: ShopContext, asked?: Parameters<typeof readPaging>[0]) {
  const paging = readPaging(asked, ADDRESSES_A_PAGE)
  if (!customer) return { addresses: [], totalCount: 0 }
  return listAddresses(db, customer.id, paging)
}

function toErrors(failure: ShopFailure | readonly ShopFailure[]) {
  return [failure].flat().map((one) => toApiError(one))
}

function toStatus(result: Result<unknown, ShopFailure | readonly ShopFailure[]>) {
  return { status: result.ok, errors: result.ok ? [] : toErrors(result.failure) }
}

function toProfile(result: Result<Customer, ShopFailure | readonly ShopFailure[]>) {
  return { user: result.ok ? result.value : null, errors: result.ok ? [] : toErrors(result.failure) }
}
