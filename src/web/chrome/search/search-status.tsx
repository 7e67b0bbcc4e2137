import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import type { SearchState } from './search-session.ts'
import type { FoundGroups } from './use-search.ts'

type SearchStatusProps = { search: SearchState<FoundGroups>; onRetry: () => void }

/** The number of results, read out when it changes. */
export function SearchStatus({ search, onRetry }: SearchStatusProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {search.status === 'failed' ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p>
            <Trans>The search is not available right now. Please try again.</Trans>
          </p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        search.status !== 'empty' && search.found && <Count groups={search.found} />
      )}
    </div>
  )
}

function Count({ groups }: { groups: FoundGroups }) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <p className="text-ink-soft">
      {count === 0 ? (
        <Trans>Oh no! No results found. Check the spelling or try a different search term.</Trans>
      ) : (
        <Plural value={count} one="# result" other="# results" />
      )}
    </p>
  )
}
