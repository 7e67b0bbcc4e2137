import { Trans, useLingui } from '@lingui/react/macro'
import type { VideoFragment } from '../../generated/documents.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from './picture.tsx'

/** Our own videos play here. Others open on their own site, so that no other host sees a visitor who did not ask for it. */
export function Video({ block }: { block: VideoFragment }) {
  const { t } = useLingui()
  return (
    <section className="section-space">
      <div className="page-width flex flex-col gap-6">
        <h2 className="text-title">{block.title}</h2>
        <div className="relative aspect-video overflow-hidden rounded-card bg-mist">
          {block.provider === 'SELF_HOSTED' ? (
            // biome-ignore lint/a11y/useMediaCaption: the shop's videos have no speech
            <video controls preload="none" poster={block.poster?.url.href} src={block.href} className="size-full" />
          ) : (
            <a href={block.href} target="_blank" rel="noopener noreferrer">
              {block.poster && <Picture picture={block.poster} decorative className="size-full object-contain" />}
              <span className="absolute inset-0 grid place-items-center">
                <span className="flex items-center gap-3 rounded-button bg-accent px-6 py-3.5 font-semibold text-accent-ink shadow-raised">
                  <Icon name="external" />
                  <Trans>Watch the video</Trans>
                  <span className="sr-only">({t`opens in a new tab`})</span>
                </span>
              </span>
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
