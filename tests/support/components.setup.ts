import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetAnswers } from '../../src/web/data/answers.ts'

// Lazily loaded components take longer on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// A browser shows popovers in the top layer; the tests' DOM has none.
HTMLElement.prototype.showPopover = () => undefined
HTMLElement.prototype.hidePopover = () => undefined

// Test files share their modules, so the state of one test must not reach the next.
afterEach(() => {
  cleanup()
  forgetAnswers()
  sessionStorage.clear()
  localStorage.clear()
})
