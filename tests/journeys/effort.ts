import type { Page } from '@playwright/test'

export type Effort = { clicks: number; fields: number; dialogs: number; pages: number }

/**
 * Counts what a purchase asks of its buyer from now on: pointer presses, typed fields in the basket, the checkout and their dialogs, dialogs that
 * opened, and pages, including the provider's.
 */
export async function countEffort(page: Page): Promise<() => Effort> {
  const seen = { clicks: 0, dialogs: 0 }
  const [fields, pages] = [new Set<string>(), new Set<string>()]
  await page.exposeFunction('countPress', () => seen.clicks++)
  await page.exposeFunction('countDialog', () => seen.dialogs++)
  await page.exposeFunction('countField', (field: string) => fields.add(field))
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame()) pages.add(pathname.startsWith('/hosted/') ? 'provider' : pathname)
  })
  await page.addInitScript(() => {
    const counters = window as unknown as Record<'countPress' | 'countDialog', () => void> & {
      countField: (field: string) => void
    }
    addEventListener('pointerdown', () => counters.countPress(), { capture: true })
    addEventListener(
      'toggle',
      ({ target, newState }) => {
        if (target instanceof HTMLDialogElement && newState === 'open') counters.countDialog()
      },
      { capture: true },
    )
    addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
        if (isText && (target.closest('dialog') || /^\/(cart|checkout)\//.test(location.pathname)))
          counters.countField(`${location.pathname} ${target.name}`)
      },
      { capture: true },
    )
  })
  return () => ({ ...seen, fields: fields.size, pages: pages.size })
}
