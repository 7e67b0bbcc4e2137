import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/**
 * The visible result of an action, which is also read out. If the control that had the focus has disappeared, the result takes the focus instead of
 * the top of the page.
 */
export function useAnnouncement() {
  const [message, setMessage] = useState<ReactNode>(null)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (message && (!activeElement || activeElement === document.body)) place.current?.focus()
  }, [message])
  const announcement = (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-2 font-semibold text-success outline-none empty:hidden"
    >
      {message && <Icon name="check" className="mt-0.5 size-5 shrink-0" />}
      {message && <span>{message}</span>}
    </p>
  )
  return { announcement, announce: setMessage }
}
