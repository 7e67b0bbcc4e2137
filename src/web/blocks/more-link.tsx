import { useLingui } from '@lingui/react/macro'
import type { MenuLinkFragment } from '../../generated/documents.ts'
import { Link } from '../ui/link.tsx'

/** The way on from a block. A link to elsewhere opens in a new tab (spec §2). */
export function MoreLink({ link, className }: { link: MenuLinkFragment; className?: string }) {
  const { t } = useLingui()
  return (
    <Link
      href={link.path.href}
      variant="standalone"
      newTabLabel={link.path.type === 'absolute' ? t`opens in a new tab` : undefined}
      className={className}
    >
      {link.title}
    </Link>
  )
}
