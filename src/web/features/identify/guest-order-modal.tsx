import { Trans, useLingui } from '@lingui/react/macro'
import { LogoModal } from '../../blocks/logo-modal.tsx'
import { findEmailFailure, toFailures } from '../../forms/form-failures.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../form-fields/text-field.tsx'
import { TypoHint } from '../form-fields/typo-hint.tsx'

type GuestOrderModalProps = {
  isOpen: boolean
  onClose: () => void
  email: string
  onContinue: (email: string) => void
  /** Called when a customer chooses to log in. */
  onLogIn?: () => void
  /** The registration page, for a guest who prefers an account. */
  registerHref?: string
}

/** An order needs no account; it starts with an e-mail address (spec §2, basket guest order). */
export function GuestOrderModal({ isOpen, onClose, ...rest }: GuestOrderModalProps) {
  return (
    <LogoModal isOpen={isOpen} onClose={onClose} title={<Trans>Order as a guest</Trans>}>
      <GuestForm {...rest} />
    </LogoModal>
  )
}

export function GuestForm({ email, onContinue, onLogIn, registerHref }: Omit<GuestOrderModalProps, 'isOpen' | 'onClose'>) {
  const { t } = useLingui()
  const form = useForm({
    initial: { email },
    listFailures: (values) => toFailures({ email: findEmailFailure(values.email) }),
    send: async (values) => {
      onContinue(values.email.trim())
      return []
    },
  })
  const promises = [t`No account needed`, t`Your confirmation and invoice come by email`, t`Done in two minutes`]
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <ul className="flex flex-col gap-2">
        {promises.map((promise) => (
          <li key={promise} className="flex items-center gap-2.5">
            <Icon name="check" className="text-success" />
            {promise}
          </li>
        ))}
      </ul>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t`Email address`}
        hint={<TypoHint email={form.values.email} onAccept={(email) => form.change({ email })} />}
        autoComplete="email"
        aria-required
      />
      <Button type="submit" isWide trailingIcon="arrow-right">
        <Trans>Continue as a guest</Trans>
      </Button>
      {onLogIn && (
        <Button variant="quiet" isWide onClick={onLogIn}>
          <Trans>I have an account: log in</Trans>
        </Button>
      )}
      {registerHref && (
        <p className="text-center">
          <Trans>
            Would you rather have an account? <Link href={registerHref}>Create one</Link>
          </Trans>
        </p>
      )}
    </form>
  )
}
