import { type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useDialog } from './use-dialog.ts'

type ModalProps = {
  isOpen: boolean
  /** Called by the close button, the backdrop and Escape, but not while loading. */
  onClose: () => void
  title: ReactNode
  /** Above the title. */
  logo?: ReactNode
  closeLabel: string
  /** Closing is ignored while loading (spec §4). */
  isLoading?: boolean
  closesOnEscape?: boolean
  closesOnBackdrop?: boolean
  size?: 'small' | 'medium' | 'large'
  /** Identifies the content, if it changes while the modal is open: then the focus moves to the new content. */
  focusKey?: string | undefined
  /** Contains no control that can take the focus, so the body can be focused to scroll by keyboard. */
  isProse?: boolean
  /** The buttons, visible below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
}

const SIZES = { small: 'tablet:max-w-md', medium: 'tablet:max-w-xl', large: 'tablet:max-w-4xl' } as const

/** The frame of every modal. The browser traps the focus and returns it; the style sheet stops the page behind from scrolling. */
export function Modal({
  isOpen,
  onClose,
  title,
  logo,
  closeLabel,
  isLoading = false,
  size = 'medium',
  isProse = false,
  focusKey,
  footer,
  children,
  ...rest
}: ModalProps) {
  const { closesOnEscape = true, closesOnBackdrop = true } = rest
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isSeen = useDialog(dialog, isOpen)
  const { heading, body } = useFocusedStart(isOpen ? (focusKey ?? '') : undefined)
  const ask = () => {
    if (!isLoading) onClose()
  }
  // A close request is Escape, or "back" on a phone. It is prevented because the closing animation comes first.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (closesOnEscape) ask()
  }
  // The browser does not let a page prevent a second request in a row, so the dialog has closed.
  const closed = (event: SyntheticEvent) => {
    if (event.target === dialog.current && isOpen) onClose()
  }
  const pointDown = (event: PointerEvent) => {
    if (closesOnBackdrop && event.target === dialog.current) ask()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      closedby={closesOnEscape && !isLoading ? 'closerequest' : 'none'}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={pointDown}
      className={classNames(DIALOG_LOOK, SIZES[size])}
    >
      {isSeen && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 tablet:px-8 tablet:pt-7">
            <div>
              {logo}
              <h2 ref={heading} id={titleId} tabIndex={-1} className="pt-1.5 text-heading outline-none">
                {title}
              </h2>
            </div>
            <IconButton icon="close" label={closeLabel} disabled={isLoading} onClick={ask} className="-mr-2" />
          </header>
          <div
            ref={body}
            {...(isProse ? { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
            className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1 pb-6 tablet:px-8 tablet:pb-8"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 tablet:flex-row tablet:justify-end tablet:px-8">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Focuses the first field or the heading when the modal opens and when its content changes. */
function useFocusedStart(shown: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown === undefined) return
    const start = findFirstField(body.current) ?? heading.current
    start?.focus({ preventScroll: true })
  }, [shown])
  return { heading, body }
}

/** The field to start typing in; undefined when other content comes before it, which is read first. */
function findFirstField(body: HTMLElement | null): HTMLElement | undefined {
  const controls =
    body?.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden], [hidden]), select, textarea') ?? []
  const first = [...controls].find((control) => !control.matches(':disabled, [tabindex="-1"]'))
  return first?.matches('input:not([type=radio], [type=checkbox]), textarea') ? first : undefined
}

// A sheet from the bottom on a phone, a card in the middle on larger screens.
const DIALOG_LOOK = classNames(
  'modal fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-hidden rounded-t-card bg-surface text-ink shadow-raised',
  'tablet:inset-0 tablet:m-auto tablet:h-fit tablet:max-h-[86dvh] tablet:w-[calc(100%-3rem)] tablet:rounded-card',
)
