import { useLingui } from '@lingui/react/macro'
import { stringifySearch } from '../../routing/search-params.ts'
import { classNames } from '../../ui/class-names.ts'

type TopicChipsProps = { path: string; topics: readonly string[]; current: string | undefined }

/** Links, so that a topic can be shared and opened without script. */
export function TopicChips({ path, topics, current }: TopicChipsProps) {
  const { t } = useLingui()
  const chips = [{ label: t`All topics`, topic: undefined }, ...topics.map((topic) => ({ label: topic, topic }))]
  return (
    <nav aria-label={t`Topics`}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ label, topic }) => (
          <li key={label}>
            <a
              href={path + stringifySearch({ topic })}
              aria-current={topic === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full px-5 font-medium transition-colors',
                topic === current ? 'bg-ink text-surface' : 'bg-mist hover:bg-line',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
