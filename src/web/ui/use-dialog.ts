import { type RefObject, useEffect, useRef, useState } from 'react'

/** Spec §9. The style sheet plays it; this number says when the content may go. */
const CLOSE_ANIMATION_MS = 300

/** Opens and closes the native dialog as told. Returns whether its content is still seen: it is until the way out has been played. */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [isLeaving, setLeaving] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      wasOpen.current = true
      setLeaving(false)
      if (!element.open) element.showModal()
      return
    }
    if (!wasOpen.current) return
    wasOpen.current = false
    setLeaving(true)
    element.close()
    const timer = setTimeout(() => setLeaving(false), CLOSE_ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [dialog, isOpen])
  return isOpen || isLeaving
}
