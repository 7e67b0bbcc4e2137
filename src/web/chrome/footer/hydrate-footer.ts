import type { AnyRouter } from '@tanstack/react-router'
import { type OpenedModal, openModal } from '../../session/opened-modal.ts'
import { FOOTER_ID, NEWSLETTER_ID } from '../element-ids.ts'

/** Makes the buttons in the footer's plain HTML open modals, and hydrates the newsletter form once somebody focuses it. */
export function hydrateFooter(router: AnyRouter): () => void {
  const footer = document.getElementById(FOOTER_ID)
  const newsletter = document.getElementById(NEWSLETTER_ID)
  if (!footer || !newsletter) return () => undefined
  for (const opener of footer.querySelectorAll<HTMLButtonElement>('button[data-opens]')) opener.disabled = false

  const open = (event: Event) => {
    const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
    if (!opener) return
    event.preventDefault()
    openModal({ name: opener.dataset.opens } as OpenedModal)
  }
  const hydrate = async () => (await import('./hydrate-newsletter.tsx')).hydrateNewsletter(newsletter, router)
  /** A form submitted before hydration is submitted again after it. */
  const waitAndSend = (event: Event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    void hydrate().then(() => form.requestSubmit())
  }
  footer.addEventListener('click', open)
  const hydrateEarly = () => void hydrate()
  newsletter.addEventListener('focusin', hydrateEarly, { once: true })
  newsletter.addEventListener('submit', waitAndSend, { once: true })
  return () => {
    footer.removeEventListener('click', open)
    newsletter.removeEventListener('focusin', hydrateEarly)
    newsletter.removeEventListener('submit', waitAndSend)
  }
}
