import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useHydrated } from '../ssr/use-hydrated.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { NEW_TAB } from './link.tsx'
import { Spinner } from './spinner.tsx'

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
  leadingIcon?: IconName
  trailingIcon?: IconName
  children: ReactNode
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { isLoading?: boolean }

/**
 * Does nothing while disabled or loading, or before hydration (spec §4). A submit button posts its form without script, so it never waits for
 * hydration. A button looks enabled before hydration, so that nothing flickers.
 */
export function Button({ variant, size, isWide, leadingIcon, trailingIcon, isLoading = false, ...rest }: ButtonProps) {
  const { children, className, disabled = false, onClick, type = 'button', ...attributes } = rest
  const isHydrated = useHydrated()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled || (type === 'button' && !isHydrated)}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      data-disabled={disabled || undefined}
      onClick={click}
      className={classNames(buttonLook({ variant, size, isWide }), className)}
    >
      <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon} isLoading={isLoading}>
        {children}
      </ButtonContent>
    </button>
  )
}

type ButtonLinkProps = ButtonLook &
  ComponentProps<'a'> & {
    href: string
    /** Opens in a new tab, and says so to a screen reader with this text ("opens in a new tab"). */
    newTabLabel?: string
  }

/** A link that looks like a button: it works before the script has loaded. */
export function ButtonLink({ variant, size, isWide, leadingIcon, trailingIcon, children, ...rest }: ButtonLinkProps) {
  const { className, newTabLabel, ...attributes } = rest
  return (
    <a {...attributes} {...(newTabLabel ? NEW_TAB : {})} className={classNames(buttonLook({ variant, size, isWide }), className)}>
      <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon}>
        {children}
      </ButtonContent>
      {newTabLabel && <span className="sr-only"> ({newTabLabel})</span>}
    </a>
  )
}

type ButtonContentProps = Pick<ButtonLook, 'leadingIcon' | 'trailingIcon' | 'children'> & { isLoading?: boolean }

/** The spinner covers the text, which stays in place: the width does not change, and screen readers still read the name. */
function ButtonContent({ leadingIcon, trailingIcon, children, isLoading = false }: ButtonContentProps) {
  return (
    <>
      <span className={classNames('flex items-center justify-center gap-2.5', isLoading && 'opacity-0')}>
        {leadingIcon && <Icon name={leadingIcon} className="-ml-0.5" />}
        {children}
        {trailingIcon && (
          <Icon name={trailingIcon} className="-mr-0.5 transition-transform duration-200 group-hover/button:translate-x-0.5" />
        )}
      </span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </>
  )
}

const SIZES = {
  small: 'min-h-11 px-5 text-[0.9375rem]',
  medium: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-[1.0625rem]',
} as const

const VARIANTS = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-deep hover:shadow-card',
  secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-mist',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-mist',
  danger: 'border-transparent bg-danger text-white hover:shadow-card hover:brightness-90',
} as const

function buttonLook({ variant = 'primary', size = 'medium', isWide = false }: Partial<ButtonLook>): string {
  return classNames(
    'group/button relative inline-flex items-center justify-center rounded-button border-[1.5px] py-2 text-center leading-tight font-semibold',
    'transition-[background-color,border-color,box-shadow,translate,filter] duration-200 active:translate-y-px',
    'data-disabled:pointer-events-none data-disabled:border-transparent data-disabled:bg-line data-disabled:text-ink-soft',
    'aria-busy:cursor-progress',
    SIZES[size],
    VARIANTS[variant],
    isWide && 'w-full',
  )
}
