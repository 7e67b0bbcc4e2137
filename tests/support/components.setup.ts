import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetAnswers } from '../../src/web/data/answers.ts'

// Parts that are loaded when they are needed take their time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// A browser shows lists above all else; the DOM of the tests has no layers.
HTMLElement.prototype.showPopover = () => undefined
HTMLElement.prototype.hidePopover = () => undefined

// Files share what they import: what one test leaves must not meet the next.
afterEach(() => {
  cleanup()
  forgetAnswers()
  sessionStorage.clear()
  localStorage.clear()
})
