import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { MenuLinkFragment } from '../../generated/documents.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

type Target = Pick<MenuLinkFragment, 'path'>

/** Spec §2: a link to another host opens in a new tab and says so. Mail and telephone links do not leave the page. */
export function useNewTabLabel({ path }: Target): string | undefined {
  const { t } = useLingui()
  return path.type === 'absolute' && !/^(mailto|tel):/i.test(path.href) ? t`opens in a new tab` : undefined
}

/** A text link from a block to more of its content. */
export function MoreLink({ link, className }: { link: MenuLinkFragment; className?: string }) {
  return (
    <Link href={link.path.href} variant="standalone" newTabLabel={useNewTabLabel(link)} className={className}>
      {link.title}
    </Link>
  )
}

type BlockButtonProps = { link: MenuLinkFragment } & Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'trailingIcon' | 'onClick' | 'className'
>

/** The main link of a block, as a button. */
export function BlockButton({ link, size = 'large', trailingIcon, ...rest }: BlockButtonProps) {
  const newTabLabel = useNewTabLabel(link)
  return (
    <ButtonLink
      {...rest}
      href={link.path.href}
      size={size}
      trailingIcon={newTabLabel ? 'external' : trailingIcon}
      newTabLabel={newTabLabel}
    >
      {link.title}
    </ButtonLink>
  )
}
