import type { ReactNode } from 'react'
import type { EntryData, EntryRoute } from '../account-page.ts'
import { ConfirmEmailPage } from './confirm-email-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { IdentifyPage } from './identify-page.tsx'
import { LoginPage } from './login-page.tsx'
import { ForgotPasswordSuccess, NewPasswordSuccess, RegisterSuccess } from './message-pages.tsx'
import { NewPasswordPage } from './new-password-page.tsx'
import { RegisterPage } from './register-page.tsx'

type Page = (props: { data: EntryData }) => ReactNode

const PAGES: Readonly<Record<EntryRoute, Page>> = {
  account: IdentifyPage,
  login: LoginPage,
  register: RegisterPage,
  registerSuccess: RegisterSuccess,
  forgotPassword: ForgotPasswordPage,
  forgotPasswordSuccess: ForgotPasswordSuccess,
  newPassword: NewPasswordPage,
  newPasswordSuccess: NewPasswordSuccess,
  confirmEmail: ConfirmEmailPage,
}

/** The way in, one page at a time. */
export function EntryPage({ route, data }: { route: EntryRoute; data: EntryData }) {
  const Page = PAGES[route]
  return <Page data={data} />
}
