import { Trans } from '@lingui/react/macro'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** An error of the shop itself; the server has logged it. The link loads a page, so that the visitor starts with a clean state. */
export function ErrorScreen() {
  const href = useHref()
  return (
    <div className="page-width flex flex-col items-start gap-6 py-20">
      <meta name="robots" content="noindex" />
      <h1 className="text-title">
        <Trans>Oh oh, something went wrong</Trans>
      </h1>
      <p className="max-w-xl text-lead text-ink-soft">
        <Trans>
          We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.
        </Trans>
      </p>
      <ButtonLink href={href('home')} target="_self">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </div>
  )
}
