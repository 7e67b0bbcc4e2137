import { Picture } from '../../blocks/picture.tsx'
import { useChrome, useHref } from '../../client/use-shop.ts'

export function LogoLink() {
  const { mainLogo } = useChrome().storeData
  const href = useHref()
  return (
    <a href={href('home')} className="shrink-0 rounded-field">
      <Picture picture={mainLogo} priority className="h-11 w-auto forced-color-adjust-none tablet:h-14 forced-colors:bg-white" />
    </a>
  )
}
