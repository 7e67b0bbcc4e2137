import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { PopularSearchDocument } from '#generated/documents.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { useHref } from '../../session/use-shop.ts'
import { track } from '../../tracking/track.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDialog } from '../../ui/use-dialog.ts'
import { FoundList } from './found-list.tsx'
import { moveActive } from './move-active.ts'
import { NearList } from './near-list.tsx'
import { closeSearch } from './open-search.ts'
import { PopularList } from './popular-list.tsx'
import { SearchStatus } from './search-status.tsx'
import { syncSearchAddress } from './sync-search-address.ts'
import { useSearch } from './use-search.ts'

type SearchOverlayProps = {
  isOpen: boolean
  /** The text of the search box that was used. */
  text: string
}

const LIST_ID = 'search-list'

/** The search over the page (spec §2): popular searches and cards before anything is typed, then the results. The arrow keys reach every item. */
export function SearchOverlay({ isOpen, text: given }: SearchOverlayProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const isSeen = useDialog(dialog, isOpen)
  useCloseOnNavigation()
  useTrackedFirstOpen()
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    closeSearch()
  }
  const pointDown = (event: PointerEvent) => {
    if (event.target === dialog.current) closeSearch()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t`Search`}
      onCancel={cancel}
      onClose={() => isOpen && closeSearch()}
      onPointerDown={pointDown}
      className={DIALOG_LOOK}
    >
      {isSeen && <SearchPanel given={given} />}
    </dialog>
  )
}

function SearchPanel({ given }: { given: string }) {
  const { t } = useLingui()
  const href = useHref()
  const [text, setText] = useState(given)
  const [active, setActive] = useState(-1)
  // Without suggestions the search still works.
  const popular = known(useAnswer(PopularSearchDocument, {}, { isCached: true }).answer)
  const { search, retry } = useSearch(text, popular?.storeData.toggles.searchEvents ?? false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => setText(given), [given])
  useEffect(() => syncSearchAddress(text), [text])
  useActiveOption(list, active)
  const type = (typed: string) => {
    setText(typed)
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    const options = listOptions(list.current)
    const next = moveActive(event.key, active, options.length)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && options[active]) options[active].click()
    // By default the browser empties the box at the first press of Escape, and closes the dialog at the second.
    else if (event.key === 'Escape') closeSearch()
    else return
    event.preventDefault()
  }
  return (
    <div className="flex max-h-[inherit] flex-col max-tablet:h-full">
      <div className="page-width flex items-center gap-2 py-4 desktop:py-5">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> around a form means the same and needs one more element */}
        <form role="search" aria-label={t`Search the shop`} method="get" action={href('giftCards')} className="relative grow">
          <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
          <input
            // biome-ignore lint/a11y/noAutofocus: a visitor who opened the search wants to type
            autoFocus
            type="search"
            name="s"
            role="combobox"
            aria-expanded="true"
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            aria-label={t`Search`}
            placeholder={t`What are you looking for?`}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            className="h-13 w-full rounded-button border-[1.5px] border-edge bg-surface pr-4 pl-12 text-lg placeholder:text-ink-soft"
          />
        </form>
        <IconButton icon="close" label={t`Close the search`} onClick={closeSearch} className="-mr-2" />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain border-t border-line">
        <div className="page-width flex flex-col gap-8 pt-6 pb-10">
          <SearchStatus search={search} onRetry={retry} />
          <div
            ref={list}
            id={LIST_ID}
            role="listbox"
            aria-label={t`Suggestions`}
            aria-busy={search.status === 'waiting' || undefined}
          >
            {search.status !== 'empty' && search.found?.some(({ items }) => items.length > 0) ? (
              <FoundList groups={search.found} text={search.text} />
            ) : (
              search.status !== 'failed' && (
                <div className="flex flex-col gap-8">
                  {search.status === 'found' && <NearList text={search.text} />}
                  <PopularList popular={popular} />
                </div>
              )
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function optionId(index: number): string {
  return `search-option-${index}`
}

function listOptions(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
}

/** Options are numbered in the order of the page, across all groups. */
function useActiveOption(list: { current: HTMLElement | null }, active: number): void {
  useEffect(() => {
    for (const [index, option] of listOptions(list.current).entries()) {
      option.id = optionId(index)
      option.setAttribute('aria-selected', String(index === active))
      if (index === active) option.scrollIntoView({ block: 'nearest' })
    }
  })
}

function useCloseOnNavigation(): void {
  const address = useRouterState({ select: ({ location }) => location.href })
  const first = useRef(address)
  useEffect(() => {
    if (address === first.current) return
    first.current = address
    closeSearch()
  }, [address])
}

let wasOpened = false

/** One search-box click event on first open (spec §4). */
function useTrackedFirstOpen(): void {
  useEffect(() => {
    if (!wasOpened) track('search_box_click', {})
    wasOpened = true
  }, [])
}

// The whole screen on a phone, a sheet from the top on larger screens.
const DIALOG_LOOK = classNames(
  'modal fixed inset-x-0 top-0 bottom-auto m-0 h-dvh max-h-dvh w-full max-w-none overflow-hidden bg-ground text-ink shadow-raised',
  'tablet:h-auto tablet:max-h-[88dvh] tablet:rounded-b-card',
)
