import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { RedeemCampaignFragment } from '../../../generated/documents.ts'
import { CardFields } from '../../features/card-entry/card-fields.tsx'
import { type CardValues, listCardFailures } from '../../features/card-entry/card-values.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { HydratedForm } from '../../features/form-fields/hydrated-form.tsx'
import { CampaignBand } from '../../features/redeem/campaign-band.tsx'
import { useShopHref, useStartRedeeming } from '../../features/redeem/start-redeeming.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type RedeemInfoScreenProps = { campaign: RedeemCampaignFragment /** This browser is choosing here already. */; isOpen: boolean }

/** A company welcomes its people, who begin with the card they were given. */
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
            <Trans>Go on choosing</Trans>
          </ButtonLink>
        )}
      </CampaignBand>
      <div className="page-width max-w-3xl py-8 desktop:py-12">
        <HydratedForm
          reason={
            <Trans>To protect your card we need JavaScript here: it proves that a person is asking. Please switch it on.</Trans>
          }
        >
          {(key) => <BeginForm key={key} slug={campaign.slug} />}
        </HydratedForm>
      </div>
    </>
  )
}

function BeginForm({ slug }: { slug: string }) {
  const startRedeeming = useStartRedeeming(slug)
  const [brandPath, setBrandPath] = useState<string | null>(null)
  const form = useForm<CardValues>({
    initial: { cardNumber: '', pin: '' },
    listFailures: listCardFailures,
    send: async (values) => {
      const started = await startRedeeming(values)
      setBrandPath(started.brandPath)
      return started.errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card ring-1 ring-line tablet:p-8">
      <h2 className="text-subheading">
        <Trans>Begin with your card</Trans>
      </h2>
      <FailedNotice
        failure={form.failure}
        action={
          brandPath && (
            <Link href={brandPath}>
              <Trans>See where to spend it</Trans>
            </Link>
          )
        }
      />
      <CardFields form={form} />
      <Button type="submit" size="large" leadingIcon="gift" isLoading={form.isSending} className="tablet:self-start">
        <Trans>Redeem your gift</Trans>
      </Button>
    </form>
  )
}
