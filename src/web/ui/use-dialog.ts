import { type RefObject, useEffect, useState } from 'react'
import { rescueFocus } from './rescue-focus.ts'

/** Spec §9. The style sheet plays the animation; this tells when the content may be removed. */
const CLOSE_ANIMATION_MS = 300

/** Opens and closes the native dialog. Returns whether its content is rendered, which lasts until the closing animation has ended. */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [isLeaving, setLeaving] = useState(false)
  // Set during render instead of in an effect, because content that is removed for a moment would lose its state.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setLeaving(!isOpen)
  }
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      if (!element.open) element.showModal()
      return
    }
    element.close()
    const timer = setTimeout(() => setLeaving(false), CLOSE_ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [dialog, isOpen])
  // The browser returns the focus to the control that opened the dialog, which may have disappeared.
  useEffect(() => (isOpen ? rescueFocus : undefined), [isOpen])
  return isOpen || isLeaving
}
