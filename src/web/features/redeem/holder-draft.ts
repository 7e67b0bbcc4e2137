import { openDraft } from '../../forms/draft.ts'
import type { HolderValues } from './holder-values.ts'

const draft = openDraft<HolderValues>('redeem-holder')

/** The holder's data typed in the delivery modal or in the checkout, while the tab is open. */
export const readHolder = () => draft.read()
export const saveHolder = (values: Partial<HolderValues>) => draft.save(values)
