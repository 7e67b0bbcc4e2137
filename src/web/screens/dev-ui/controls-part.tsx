import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Specimen } from './specimen.tsx'

/** Buttons, links and modals. */
export function ControlsPart() {
  return (
    <>
      <Specimen title="Button">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>Send the gift</Button>
            <Button variant={variant} isLoading>
              Send the gift
            </Button>
            <Button variant={variant} disabled>
              Send the gift
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" leadingIcon="plus">
            Small
          </Button>
          <Button leadingIcon="gift">Medium</Button>
          <Button size="large" trailingIcon="arrow-right">
            Large
          </Button>
        </div>
        <Button size="large" isWide className="max-w-sm">
          As wide as its column
        </Button>
      </Specimen>
      <Specimen title="Icon button" className="flex flex-wrap gap-3">
        <IconButton icon="heart" label="Keep" />
        <IconButton icon="arrow-right" label="Next" variant="outlined" />
        <IconButton icon="arrow-up" label="Back to top" variant="raised" />
        <IconButton icon="trash" label="Remove" variant="outlined" disabled />
      </Specimen>
      <Specimen title="Link" className="flex flex-col items-start gap-3">
        <p>
          Read <Link href="#terms">what we promise</Link>, or what{' '}
          <Link href="https://example.com/" newTabLabel="opens in a new tab">
            others say
          </Link>
          .
        </p>
        <Link href="#all" variant="standalone">
          View all of them
        </Link>
        <Link href="https://example.com/" variant="standalone" newTabLabel="opens in a new tab">
          Elsewhere
        </Link>
        <ButtonLink href="#go" variant="secondary" trailingIcon="arrow-right">
          A link that looks like a button
        </ButtonLink>
      </Specimen>
      <Specimen title="Spinner" className="flex items-center gap-6">
        <Spinner label="Loading" />
        <Spinner className="size-9 text-accent" />
      </Specimen>
      <Specimen title="Modal" className="flex flex-wrap gap-3">
        <ModalSpecimen />
      </Specimen>
    </>
  )
}

function ModalSpecimen() {
  const [opened, setOpened] = useState<'short' | 'long' | 'strict'>()
  const [isLoading, setLoading] = useState(false)
  const close = () => setOpened(undefined)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened('short')}>
        Open a modal
      </Button>
      <Button variant="secondary" onClick={() => setOpened('long')}>
        Open a long one
      </Button>
      <Button variant="secondary" onClick={() => setOpened('strict')}>
        Open one without Escape
      </Button>
      <Modal
        isOpen={opened !== undefined}
        onClose={close}
        title="Remove this card?"
        closeLabel="Close"
        size={opened === 'long' ? 'large' : 'small'}
        isLoading={isLoading}
        closesOnEscape={opened !== 'strict'}
        closesOnBackdrop={opened !== 'strict'}
        footer={
          <>
            <Button variant="secondary" onClick={() => setLoading((known) => !known)}>
              {isLoading ? 'Stop loading' : 'Start loading'}
            </Button>
            <Button variant="danger" isLoading={isLoading} onClick={close}>
              Remove
            </Button>
          </>
        }
      >
        {Array.from(
          { length: opened === 'long' ? 24 : 1 },
          (_, line) => `The message that goes with it (${line + 1}) is removed as well.`,
        ).map((line) => (
          <p key={line} className="mt-2">
            {line}
          </p>
        ))}
      </Modal>
    </>
  )
}
