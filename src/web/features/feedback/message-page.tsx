import type { ReactNode } from 'react'
import type { PictureFragment } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

type MessagePageProps = {
  icon: IconName
  /** Replaces the icon. */
  picture?: PictureFragment
  tone?: 'calm' | 'success' | 'danger'
  title: ReactNode
  /** The explanation. */
  children: ReactNode
  /** Content such as a form or a list of facts. */
  body?: ReactNode
  /** Links and buttons for the next step. */
  actions?: ReactNode
}

const TONES = {
  calm: 'bg-trust-pale text-trust',
  success: 'bg-success-pale text-success',
  danger: 'bg-danger-pale text-danger',
} as const

/** A page with one message, its explanation, and links to the next step. */
export function MessagePage({ icon, picture, tone = 'calm', title, children, body, actions }: MessagePageProps) {
  return (
    <div className="grow bg-mist">
      <div className="page-width py-8 desktop:py-14">
        <div className="mx-auto flex max-w-2xl flex-col items-start gap-6 rounded-card bg-surface p-6 shadow-card tablet:p-10">
          {picture ? (
            <Picture picture={picture} decorative priority className="h-auto w-56 max-w-full" />
          ) : (
            <span className={classNames('grid size-16 place-items-center rounded-full', TONES[tone])}>
              <Icon name={icon} className="size-8" />
            </span>
          )}
          <h1 className="text-heading">{title}</h1>
          <div className="text-lead text-ink-soft">{children}</div>
          {body}
          {actions && <div className="flex w-full flex-wrap gap-3 max-tablet:flex-col">{actions}</div>}
        </div>
      </div>
    </div>
  )
}
