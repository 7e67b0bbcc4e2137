import { useChrome } from '../session/use-shop.ts'
import { Picture } from './picture.tsx'

/** The storefront's logo, above the title of modals that ask who or where the visitor is. */
export function ModalLogo() {
  return <Picture picture={useChrome().storeData.modalLogo} decorative className="mb-2 size-11" />
}
