import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { FOOTER_ID } from '../element-ids.ts'
import { Shortcut } from './shortcut.tsx'
import { useMenu } from './use-menu.ts'

const loadPanel = () => import('./mobile-menu-panel.tsx')
const MobileMenuPanel = lazy(async () => ({ default: (await loadPanel()).MobileMenuPanel }))

/** Without script it links to the footer, which lists the same pages. */
export function MobileMenu() {
  const { t } = useLingui()
  const element = useRef<HTMLDivElement>(null)
  const menu = useMenu(element)
  return (
    <div ref={element} className="-ml-2.5 desktop:hidden">
      <Shortcut href={`#${FOOTER_ID}`} icon="menu" label={t`Menu`} className="scripted:hidden" />
      <IconButton
        className="unscripted:hidden"
        icon={menu.isOpen ? 'close' : 'menu'}
        label={menu.isOpen ? t`Close menu` : t`Menu`}
        aria-expanded={menu.isOpen}
        aria-controls="mobile-menu"
        onPointerEnter={loadPanel}
        onClick={menu.toggle}
      />
      {menu.isOpen && (
        <Suspense>
          <MobileMenuPanel />
        </Suspense>
      )}
    </div>
  )
}
