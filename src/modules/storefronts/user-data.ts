/** Spec §7: every call carries the variable userData. */
export const USER_DATA_ARGUMENT = {
  name: 'userData',
  type: 'UserDataInput',
  description: 'Language, store, country and redeem token of the caller.',
} as const
