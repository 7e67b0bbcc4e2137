/** A gift box in the family's own colours, for gifts without a chosen wrapper: drawn on 800 × 600, with the card between its walls. */
export function PresentInside({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 600" aria-hidden="true" className={className}>
      <ellipse cx="400" cy="552" rx="290" ry="16" className="fill-ink/10" />
      <rect x="132" y="262" width="536" height="80" className="fill-ink/80" />
      <rect x="132" y="262" width="536" height="80" className="fill-accent-deep/70" />
    </svg>
  )
}

export function PresentFront({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 600" aria-hidden="true" className={className}>
      <path d="M132 300H668V518Q668 540 646 540H154Q132 540 132 518Z" className="fill-accent" />
      <path d="M132 300H668V326H132Z" className="fill-ink/10" />
      <rect x="364" y="300" width="72" height="240" className="fill-highlight" />
    </svg>
  )
}

export function PresentLid({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 600" aria-hidden="true" className={className}>
      <rect x="104" y="226" width="592" height="96" rx="18" className="fill-accent-deep" />
      <rect x="364" y="226" width="72" height="96" className="fill-highlight" />
      <path d="M400 228c-40-86-152-120-172-66-16 46 78 66 172 66Z" className="fill-highlight" />
      <path d="M400 228c40-86 152-120 172-66 16 46-78 66-172 66Z" className="fill-highlight" />
      <path
        d="M400 228c-32-50-102-74-114-50-10 24 50 42 114 50Zm0 0c32-50 102-74 114-50 10 24-50 42-114 50Z"
        className="fill-ink/15"
      />
      <circle cx="400" cy="226" r="30" className="fill-highlight" />
    </svg>
  )
}
