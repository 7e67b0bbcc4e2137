import { FAILURES, type ShopFailure } from '../../shared/failures.ts'

/** Reported to the caller without masking: in the `errors` of the field if it has them, otherwise in those of the response. */
export class Refusal extends Error {
  constructor(readonly failure: ShopFailure) {
    super(FAILURES[failure.name].message)
  }
}
