import { SearchForm } from '../search-form.tsx'
import type { MainHeaderKind } from './choose-header.ts'
import { LogoLink } from './logo-link.tsx'
import { MainLinks } from './main-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** Its menus hang below the whole header, and are never taller than the rest of the screen. */
export function MainBar({ kind, isBusiness }: { kind: MainHeaderKind; isBusiness: boolean }) {
  return (
    <div className="page-width flex h-20 items-center gap-2 desktop:gap-4 min-[90rem]:gap-6">
      <MobileMenu />
      <LogoLink isCompact={kind !== 'default'} isBusiness={isBusiness} />
      <MainLinks kind={kind} />
      <SearchForm className="ml-auto hidden w-full max-w-64 desktop-medium:block" />
      <Shortcuts />
    </div>
  )
}
