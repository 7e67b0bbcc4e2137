import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach } from 'vitest'
import { forgetAnswers } from '../../src/web/data/answers.ts'

// Lazily loaded components take longer on a busy machine.
configure({ asyncUtilTimeout: 15_000, getElementError: toElementError })

/** A query is repeated until it succeeds, and printing the page takes longer than searching it. So the page is printed only once, when the test has failed. */
function toElementError(message: string | null, found: Element): Error {
  const error = new Error(message ?? `${prettyDOM(found)}`)
  error.name = 'TestingLibraryElementError'
  // The first line of the stack is then the test's.
  Error.captureStackTrace(error, toElementError)
  return error
}

// In development React records a stack for each element, up to a limit for each second, so that its warnings can name who rendered it. This takes a quarter
// of these tests' time, so for them the limit is always reached.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = React as unknown as Record<string, object>
Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} })

// A browser shows popovers in the top layer; the tests' DOM has none.
HTMLElement.prototype.showPopover = () => undefined
HTMLElement.prototype.hidePopover = () => undefined

// Test files share their modules, so the state of one test must not reach the next.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stdout.write(`${prettyDOM()}\n`)
  cleanup()
  forgetAnswers()
  sessionStorage.clear()
  localStorage.clear()
})
