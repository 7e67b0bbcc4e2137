import { Picture } from '../../blocks/picture.tsx'
import { useChrome, useHref } from '../../session/use-shop.ts'

/** On a phone the compact logo is shown if the bar asks for it. The business pages have a logo of their own. */
export function LogoLink({ isCompact = false, isBusiness = false }: { isCompact?: boolean; isBusiness?: boolean }) {
  const { mainLogo, logoV2, businessLogo } = useChrome().storeData
  const href = useHref()
  return (
    <a href={href('home')} className="shrink-0 rounded-field">
      <picture>
        {isCompact && <source media="(width < 40rem)" srcSet={logoV2.url.href} width={logoV2.width} height={logoV2.height} />}
        <Picture
          picture={isBusiness ? businessLogo : mainLogo}
          priority
          className="h-11 w-auto forced-color-adjust-none tablet:h-14 forced-colors:bg-white"
        />
      </picture>
    </a>
  )
}
