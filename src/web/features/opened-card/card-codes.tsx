import { Trans, useLingui } from '@lingui/react/macro'
import type { RevealedCardFragment } from '#generated/documents.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** The codes that a shop asks for: the number in groups that are easy to read out, and the PIN. */
export function CardCodes({ card: { number, pin, expiresOn } }: { card: RevealedCardFragment }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const lastDay = formatDay(expiresOn, locale)
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-card">
      <Code
        name={t`Card number`}
        code={number}
        shown={number.replace(/(\d{4})(?=\d)/g, '$1 ')}
        copyLabel={t`Copy the card number`}
      />
      <Code name={t`PIN`} code={pin} shown={pin} copyLabel={t`Copy the PIN`} />
      <p className="text-ink-soft">
        <Trans>Valid up to and including {lastDay}</Trans>
      </p>
    </div>
  )
}

type CodeProps = { name: string; code: string; shown: string; copyLabel: string }

function Code({ name, code, shown, copyLabel }: CodeProps) {
  const { place, outcome, copy } = useCopy<HTMLParagraphElement>(code)
  const isCopied = outcome === 'copied'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 tablet:items-end">
      <p className="text-[0.9375rem] text-ink-soft">{name}</p>
      <p
        ref={place}
        className="row-start-2 text-lg font-semibold tabular-nums max-tablet:col-span-2 max-tablet:pt-1 tablet:text-xl"
      >
        {shown}
      </p>
      <Button
        onClick={copy}
        variant="secondary"
        size="small"
        leadingIcon={isCopied ? 'check' : 'copy'}
        aria-label={copyLabel}
        className="col-start-2 row-start-1 whitespace-nowrap tablet:row-span-2 unscripted:hidden print:hidden"
      >
        <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
      </Button>
      <p role="status" className="col-span-2 mt-1 text-[0.9375rem] text-ink-soft empty:hidden">
        {outcome === 'selected' && <Trans>We could not copy it. Select it and press Ctrl+C or ⌘C, or touch and hold it.</Trans>}
      </p>
    </div>
  )
}
