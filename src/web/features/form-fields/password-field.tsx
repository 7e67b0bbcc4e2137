import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from './text-field.tsx'

/** A password that can be shown on request, so that it need not be typed twice. */
export function PasswordField<V>(props: Omit<ComponentProps<typeof TextField<V>>, 'type' | 'suffix'>) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <TextField<V>
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={200}
      aria-required
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? t`Hide the password` : t`Show the password`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="-mr-2.5"
        />
      }
    />
  )
}
