import { useChrome } from '../session/use-shop.ts'
import { Picture } from './picture.tsx'

/** The storefront's sign, above the title of modals in which a visitor says who or where they are. */
export function ModalLogo() {
  return <Picture picture={useChrome().storeData.modalLogo} decorative className="mb-2 size-11" />
}
