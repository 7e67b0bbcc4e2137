import { storefront as CB } from './CB/storefront.ts'
import { storefront as CBAT } from './CBAT/storefront.ts'
import { storefront as CBAU } from './CBAU/storefront.ts'
import { storefront as CBBE } from './CBBE/storefront.ts'
import { storefront as CBBR } from './CBBR/storefront.ts'
import { storefront as CBCA } from './CBCA/storefront.ts'
import { storefront as CBCH } from './CBCH/storefront.ts'
import { storefront as CBDE } from './CBDE/storefront.ts'
import { storefront as CBDK } from './CBDK/storefront.ts'
import { storefront as CBES } from './CBES/storefront.ts'
import { storefront as CBFR } from './CBFR/storefront.ts'
import { storefront as CBIE } from './CBIE/storefront.ts'
import { storefront as CBIT } from './CBIT/storefront.ts'
import { storefront as CBMX } from './CBMX/storefront.ts'
import { storefront as CBNO } from './CBNO/storefront.ts'
import { storefront as CBNZ } from './CBNZ/storefront.ts'
import { storefront as CBPL } from './CBPL/storefront.ts'
import { storefront as CBSE } from './CBSE/storefront.ts'
import { storefront as CBUS } from './CBUS/storefront.ts'
import { storefront as CK } from './CK/storefront.ts'
import { storefront as CKFR } from './CKFR/storefront.ts'
import { storefront as CKUK } from './CKUK/storefront.ts'
import { storefront as GCSAE } from './GCSAE/storefront.ts'
import { storefront as GCSAT } from './GCSAT/storefront.ts'
import { storefront as GCSBE } from './GCSBE/storefront.ts'
import { storefront as GCSDE } from './GCSDE/storefront.ts'
import { storefront as GCSFR } from './GCSFR/storefront.ts'
import { storefront as GCSIE } from './GCSIE/storefront.ts'
import { storefront as GCSIT } from './GCSIT/storefront.ts'
import { storefront as GCSNL } from './GCSNL/storefront.ts'
import { storefront as GCSPT } from './GCSPT/storefront.ts'
import { storefront as GCSUK } from './GCSUK/storefront.ts'
import { storefront as GCUK } from './GCUK/storefront.ts'
import type { Storefront } from './types.ts'

/** Sorted by code. tools/new-storefront.ts writes this list. */
export const storefronts: readonly Storefront[] = [
  CB,
  CBAT,
  CBAU,
  CBBE,
  CBBR,
  CBCA,
  CBCH,
  CBDE,
  CBDK,
  CBES,
  CBFR,
  CBIE,
  CBIT,
  CBMX,
  CBNO,
  CBNZ,
  CBPL,
  CBSE,
  CBUS,
  CK,
  CKFR,
  CKUK,
  GCSAE,
  GCSAT,
  GCSBE,
  GCSDE,
  GCSFR,
  GCSIE,
  GCSIT,
  GCSNL,
  GCSPT,
  GCSUK,
  GCUK,
]
