/** A present in the family's own colours, for gifts without a chosen wrapper. */
export function Present({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 320" aria-hidden="true" className={className}>
      <ellipse cx="200" cy="300" rx="150" ry="12" className="fill-ink/10" />
      <rect x="70" y="130" width="260" height="165" rx="14" className="fill-accent" />
      <rect x="52" y="96" width="296" height="56" rx="12" className="fill-accent-deep" />
      <rect x="180" y="96" width="40" height="199" className="fill-highlight" />
      <path d="M200 96c-20-44-78-62-88-34-8 24 40 34 88 34Z" className="fill-highlight" />
      <path d="M200 96c20-44 78-62 88-34 8 24-40 34-88 34Z" className="fill-highlight" />
      <path d="M200 96c-16-26-52-38-58-26-5 12 26 22 58 26Zm0 0c16-26 52-38 58-26 5 12-26 22-58 26Z" className="fill-ink/15" />
      <circle cx="200" cy="94" r="16" className="fill-highlight" />
    </svg>
  )
}
