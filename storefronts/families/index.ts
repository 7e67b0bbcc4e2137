import type { Family, FamilyDefaults } from '../types.ts'
import { CB } from './CB.ts'
import { CK } from './CK.ts'
import { GCS } from './GCS.ts'

export const families: Readonly<Record<Family, FamilyDefaults>> = { CB, CK, GCS }
