import type { ReactNode } from 'react'
import type { RedeemCampaignFragment } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'

type CampaignBandProps = { campaign: RedeemCampaignFragment; children: ReactNode }

/** A band in the company's own colours, with its logo. */
export function CampaignBand({ campaign, children }: CampaignBandProps) {
  const { backgroundColor, textColor: color, accentColor: borderColor, logo } = campaign
  return (
    <div style={{ backgroundColor, color, borderColor }} className="border-b-8">
      <div className="page-width flex flex-col items-start gap-5 py-8 desktop:py-12">
        {logo && <Picture picture={logo} priority className="h-14 w-auto" />}
        {children}
      </div>
    </div>
  )
}
