import { type RefObject, useEffect, useState } from 'react'

/** Spec §9. The style sheet plays it; this number says when the content may go. */
const CLOSE_ANIMATION_MS = 300

/** Opens and closes the native dialog as told. Returns whether its content is still seen: it is until the way out has been played. */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [isLeaving, setLeaving] = useState(false)
  // Noticed while drawing, not afterwards: content that was gone for a moment would come back without what it knew.
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
  return isOpen || isLeaving
}
