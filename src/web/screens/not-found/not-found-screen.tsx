import { Trans, useLingui } from '@lingui/react/macro'
import { Picture } from '../../blocks/picture.tsx'
import { SearchForm } from '../../chrome/search-form.tsx'
import { useChrome, useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PopularCards } from './popular-cards.tsx'

export function NotFoundScreen() {
  const { storeData } = useChrome()
  const href = useHref()
  const { t } = useLingui()
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className="page-width grid items-center gap-8 py-12 desktop:grid-cols-2 desktop:gap-16 desktop:py-20">
        <Picture
          picture={storeData.notFoundImage}
          decorative
          priority
          className="mx-auto h-auto w-full max-w-md desktop:max-w-none"
        />
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-title">
            <Trans>This page has been unwrapped already</Trans>
          </h1>
          <p className="text-lead text-ink-soft">
            <Trans>We cannot find what you were looking for. There may be a typo in the address, or the page has moved.</Trans>
          </p>
          <SearchForm label={t`Search for a gift card`} className="w-full max-w-md" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={href('giftCards')}>
              <Trans>View all gift cards</Trans>
            </ButtonLink>
            <ButtonLink href={href('home')} variant="secondary">
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </div>
        </div>
      </div>
      <PopularCards />
    </>
  )
}
