import { Fragment } from 'react'

type Fact = readonly [label: string, value: string | null | undefined]

/** Typed text in a mail for staff: each label and value below the other. Line breaks are kept, also in plain text. */
export function MailFacts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(
    ([label, value]) =>
      value && (
        <p key={label} style={{ margin: '0 0 14px', overflowWrap: 'anywhere' }}>
          <strong>{label}</strong>
          {value.split(/\r?\n/).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
            <Fragment key={index}>
              <br />
              {line}
            </Fragment>
          ))}
        </p>
      ),
  )
}
