import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export type Toast = {
  text: ReactNode
  tone?: 'success' | 'info' | 'danger'
  /** A link or button beside the text, e.g. "View basket". */
  action?: ReactNode
}

type ShownToast = Toast & { id: number }

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a short message that disappears by itself. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

type ToastProviderProps = {
  /** The name of the region for screen readers. */
  label: string
  closeLabel: string
  durationMs?: number
  children: ReactNode
}

export function ToastProvider({ label, closeLabel, durationMs = 6000, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const show = useCallback((toast: Toast) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((shown) => [...shown.slice(-2), { ...toast, id }])
  }, [])
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const region = useMemo(
    () =>
      toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismiss={dismiss} closeLabel={closeLabel} durationMs={durationMs} />
      )),
    [toasts, dismiss, closeLabel, durationMs],
  )
  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={label}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-3 tablet:inset-x-auto tablet:right-6 tablet:bottom-6 tablet:items-end"
      >
        {region}
      </section>
    </ToastContext>
  )
}

const TONES = {
  success: { icon: 'check', look: 'bg-success text-white' },
  info: { icon: 'info', look: 'bg-accent-pale text-accent-deep' },
  danger: { icon: 'alert', look: 'bg-danger text-white' },
} as const satisfies Record<string, { icon: IconName; look: string }>

type ToastCardProps = { toast: ShownToast; dismiss: (id: number) => void; closeLabel: string; durationMs: number }

/** Stays while the pointer or the focus is on it, so that there is time to read it. */
function ToastCard({ toast, dismiss, closeLabel, durationMs }: ToastCardProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismiss(toast.id), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, dismiss, toast.id, durationMs])
  const { icon, look } = TONES[toast.tone ?? 'success']
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the timer
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-md animate-toast-in items-center gap-3 rounded-card bg-surface py-2 pr-1 pl-4 text-ink shadow-raised ring-1 ring-line"
    >
      <span className={classNames('grid size-8 shrink-0 place-items-center rounded-full', look)}>
        <Icon name={icon} className="size-4.5" />
      </span>
      <p className="grow py-1.5 leading-snug font-medium">{toast.text}</p>
      {toast.action}
      <IconButton icon="close" label={closeLabel} onClick={() => dismiss(toast.id)} />
    </div>
  )
}
