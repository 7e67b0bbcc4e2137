import { FAILURES, type ShopFailure } from '../../shared/failures.ts'

/** Thrown where a field has no `errors` of its own: told to the caller as it is, never masked. */
export class Refusal extends Error {
  readonly failure: ShopFailure

  constructor(failure: ShopFailure) {
    super(FAILURES[failure.name].message)
    this.failure = failure
  }
}
