import type { ComponentProps } from 'react'
import { useHydrated } from '../ssr/use-hydrated.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** The name for screen readers, also shown as the tooltip. */
  label: string
  variant?: 'quiet' | 'raised' | 'outlined'
}

const VARIANTS = {
  quiet: 'hover:bg-mist',
  raised: 'bg-surface shadow-raised hover:text-accent-deep',
  outlined: 'border-[1.5px] border-edge bg-surface hover:border-ink hover:bg-mist',
} as const

export function IconButton({ icon, label, variant = 'quiet', type = 'button', disabled = false, ...rest }: IconButtonProps) {
  const { className, ...attributes } = rest
  const isHydrated = useHydrated()
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      title={label}
      disabled={disabled || (type === 'button' && !isHydrated)}
      data-disabled={disabled || undefined}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full text-ink transition-[background-color,border-color,color,opacity] duration-200',
        'data-disabled:pointer-events-none data-disabled:opacity-35',
        VARIANTS[variant],
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
