import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useChrome } from '../session/use-shop.ts'
import { Modal } from '../ui/modal.tsx'
import { Picture } from './picture.tsx'

/** A modal that asks who or where the visitor is, with the storefront's logo above its title. */
export function LogoModal(props: Omit<ComponentProps<typeof Modal>, 'logo' | 'closeLabel' | 'size'>) {
  const { t } = useLingui()
  const { modalLogo } = useChrome().storeData
  const logo = <Picture picture={modalLogo} decorative className="mb-2 size-11" />
  return <Modal {...props} logo={logo} closeLabel={t`Close`} size="small" />
}
