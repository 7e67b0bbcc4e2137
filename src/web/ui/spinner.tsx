import { classNames } from './class-names.ts'

type SpinnerProps = {
  /** Read out while loading; leave it out if the control around it is marked as busy. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={classNames('inline-flex', className ?? 'size-5')}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full animate-spin">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
