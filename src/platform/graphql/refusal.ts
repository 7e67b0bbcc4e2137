import { FAILURES, type ShopFailure } from '../../shared/failures.ts'

/** Reported to the caller as it is, never masked: among the field's own `errors` where it has them, else among those of the answer. */
export class Refusal extends Error {
  readonly failure: ShopFailure

  constructor(failure: ShopFailure) {
    super(FAILURES[failure.name].message)
    this.failure = failure
  }
}
