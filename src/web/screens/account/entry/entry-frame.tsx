import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PictureFragment } from '#generated/documents.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { HydratedForm } from '#web/features/form-fields/hydrated-form.tsx'
import { Icon } from '#web/ui/icon.tsx'

type EntryFrameProps = {
  title: ReactNode
  intro?: ReactNode
  picture: PictureFragment
  /** The form, which is sent with a captcha proof. */
  children: (key: string) => ReactNode
  /** An alternative below a line. */
  otherWay?: ReactNode
}

/** The frame of the login pages: one task, and beside it the advantages of an account. */
export function EntryFrame({ title, intro, picture, children, otherWay }: EntryFrameProps) {
  return (
    <div className="grow bg-mist">
      <div className="page-width py-6 tablet:py-10 desktop:py-16">
        <div className="mx-auto grid max-w-5xl overflow-hidden rounded-card bg-surface shadow-card desktop:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex flex-col gap-6 p-6 tablet:p-10 desktop:p-12">
            <div className="flex flex-col gap-3">
              <h1 className="text-heading desktop:text-title">{title}</h1>
              {intro && <p className="text-lead text-ink-soft">{intro}</p>}
            </div>
            <HydratedForm
              reason={
                <Trans>
                  Logging in needs JavaScript, which keeps robots away from your account. Please allow it for this site, or order
                  as a guest: our customer support helps you with anything else.
                </Trans>
              }
            >
              {children}
            </HydratedForm>
            {otherWay && <div className="border-t border-line pt-5">{otherWay}</div>}
          </div>
          <Advantages picture={picture} />
        </div>
      </div>
    </div>
  )
}

function Advantages({ picture }: { picture: PictureFragment }) {
  return (
    <aside className="flex flex-col bg-accent-pale">
      <Picture picture={picture} decorative priority className="h-auto w-full max-desktop:hidden" />
      <ul className="flex flex-col gap-4 p-6 tablet:p-10">
        <Advantage>
          <Trans>Your orders, gifts and invoices in one place</Trans>
        </Advantage>
        <Advantage>
          <Trans>See at once whether a gift has been opened</Trans>
        </Advantage>
        <Advantage>
          <Trans>Addresses to hand: order again in a minute</Trans>
        </Advantage>
        <Advantage>
          <Trans>What is left on the cards you were given</Trans>
        </Advantage>
      </ul>
    </aside>
  )
}

function Advantage({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 leading-snug font-medium">
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-deep text-white">
        <Icon name="check" className="size-4" />
      </span>
      {children}
    </li>
  )
}
