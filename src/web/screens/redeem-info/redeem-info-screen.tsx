import { Trans } from '@lingui/react/macro'
import type { RedeemCampaignFragment } from '#generated/documents.ts'
import { CardForm, CardNeedsScript, useCardEntry } from '../../features/card-entry/card-form.tsx'
import { CampaignBand } from '../../features/redeem/campaign-band.tsx'
import { useShopHref, useStartRedeeming } from '../../features/redeem/start-redeeming.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

type RedeemInfoScreenProps = {
  campaign: RedeemCampaignFragment
  /** This browser already has an open redeem order. */
  isOpen: boolean
}

/** A company's welcome page, where its staff or customers start with the card that they were given. */
export function RedeemInfoScreen({ campaign, isOpen }: RedeemInfoScreenProps) {
  const shopHref = useShopHref()
  return (
    <>
      <CampaignBand campaign={campaign}>
        <h1 className="text-title">{campaign.title}</h1>
        {campaign.welcome.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="max-w-2xl text-lead">
            {paragraph}
          </p>
        ))}
        {isOpen && (
          <ButtonLink href={shopHref(campaign)} size="large" trailingIcon="arrow-right">
            <Trans>Keep choosing</Trans>
          </ButtonLink>
        )}
      </CampaignBand>
      <div className="page-width py-8 desktop:py-12">
        <CardNeedsScript>{(key) => <BeginForm key={key} slug={campaign.slug} />}</CardNeedsScript>
      </div>
    </>
  )
}

function BeginForm({ slug }: { slug: string }) {
  const entry = useCardEntry(useStartRedeeming(slug))
  return (
    <CardForm
      entry={entry}
      className="max-w-3xl rounded-card bg-surface p-5 shadow-card ring-1 ring-line tablet:p-8"
      intro={
        <h2 className="text-subheading">
          <Trans>Start with your card</Trans>
        </h2>
      }
    >
      <Button type="submit" size="large" leadingIcon="gift" isLoading={entry.isSending} className="tablet:self-start">
        <Trans>Redeem your gift</Trans>
      </Button>
    </CardForm>
  )
}
