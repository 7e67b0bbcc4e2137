import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'

/** Says beside the button that it is done, also to who does not see it. */
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
