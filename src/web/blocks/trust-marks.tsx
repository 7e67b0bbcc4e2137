import { useLingui } from '@lingui/react/macro'
import { useChrome } from '../session/use-shop.ts'
import { classNames } from '../ui/class-names.ts'
import { Picture } from './picture.tsx'

/** The storefront's trust marks: in the footer, and wherever somebody is about to spend money (spec §3). */
export function TrustMarks({ className }: { className?: string }) {
  const { t } = useLingui()
  return (
    <ul
      aria-label={t`Why you can trust us`}
      className={classNames('grid grid-cols-[repeat(4,minmax(0,5rem))] gap-3 tablet:gap-4', className)}
    >
      {useChrome().storeData.trustMarks.map((mark) => (
        <li key={mark.url.href}>
          <Picture picture={mark} className="h-auto max-h-12 w-full object-contain" />
        </li>
      ))}
    </ul>
  )
}
