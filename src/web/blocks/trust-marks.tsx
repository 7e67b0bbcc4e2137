import { useLingui } from '@lingui/react/macro'
import { useChrome } from '../session/use-shop.ts'
import { classNames } from '../ui/class-names.ts'
import { Picture } from './picture.tsx'

/** The storefront's trust marks and their texts: in the footer, and wherever a visitor is about to pay (spec §3). */
export function TrustMarks({ className }: { className?: string }) {
  const { t } = useLingui()
  return (
    <ul
      aria-label={t`Why you can trust us`}
      className={classNames(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-4 gap-y-3 text-sm leading-snug',
        className,
      )}
    >
      {useChrome().storeData.trustMarks.map((mark) => (
        <li key={mark.url.href} className="flex items-center gap-2.5">
          <Picture picture={mark} decorative className="h-10 w-auto shrink-0" />
          {mark.alt}
        </li>
      ))}
    </ul>
  )
}
