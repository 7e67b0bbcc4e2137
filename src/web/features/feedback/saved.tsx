import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'

/** Shows beside the button that the change is saved, and tells screen readers. */
export function Saved({ isShown }: { isShown: boolean }) {
  return (
    <p aria-live="polite" className="flex items-center gap-2 font-semibold text-success">
      {isShown && (
        <>
          <Icon name="check" />
          <Trans>Saved</Trans>
        </>
      )}
    </p>
  )
}
