import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef, useState } from 'react'
import { IdentifyFlowDocument } from '#generated/documents.ts'
import type { Ask } from '../../data/ask.ts'
import { findEmailFailure } from '../../forms/form-failures.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { readDraft, saveDraft, withEmail } from '../checkout/checkout-draft.ts'
import { firstStage, type IdentifyStage, stageAfter } from './identify-flow.ts'
import { withCallback } from './with-callback.ts'

/** A question before the checkout. A guest whose e-mail address belongs to an account logs in without leaving the page. */
export type IdentifyQuestion = 'identify' | 'guest' | 'login-here'

export type Identify = {
  /** The click handler of the link to the checkout. */
  start: (event: MouseEvent) => void
  /** Undefined while no question is open. */
  question: IdentifyQuestion | undefined
  close: () => void
  email: string
  identified: (email: string, status: boolean | null) => void
  continueAsGuest: (email: string) => void
  askLogIn: () => void
  loggedIn: () => void
}

/** Every link to the checkout goes through the identify flow of spec §4. `settled` resolves to false when something must be corrected first. */
export function useIdentify(settled: () => Promise<boolean> = async () => true): Identify {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const [question, setQuestion] = useState<IdentifyQuestion>()
  const isBusy = useRef(false)
  const goTo = (next: IdentifyStage) => {
    if (next === 'identify' || next === 'guest') return setQuestion(next)
    setQuestion(undefined)
    router.history.push(next === 'checkout' ? href('checkout') : withCallback(href(next), href('checkout')))
  }
  const start = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    if (await settled()) goTo(await findFirstStage(ask))
    isBusy.current = false
  }
  return {
    start: (event) => void start(event),
    question,
    close: () => setQuestion(undefined),
    email: readEmail(),
    identified: (email, status) => {
      const next = stageAfter(status)
      saveEmail(email)
      if (next !== 'guest') return goTo(next)
      saveDraft({ identified: email })
      // The e-mail address that was just typed is all that a guest must give here.
      goTo('checkout')
    },
    continueAsGuest: (email) => {
      saveEmail(email)
      goTo('checkout')
    },
    askLogIn: () => setQuestion('login-here'),
    loggedIn: () => {
      // The customer's profile is better than an e-mail address typed earlier.
      const { email: _typed, emailConfirmation: _twice, ...yourData } = readDraft().yourData ?? {}
      saveDraft({ yourData })
      goTo('checkout')
    },
  }
}

/** If the shop does not answer, the checkout asks for everything itself. */
async function findFirstStage(ask: Ask): Promise<IdentifyStage> {
  const answer = await ask(IdentifyFlowDocument, {}).catch(() => undefined)
  if (!answer) return 'checkout'
  const { getUserInfo, storeData } = answer
  const hasEmail = findEmailFailure(readEmail()) === undefined
  return firstStage({ isKnown: getUserInfo.user !== null, hasEmail, ...storeData.toggles })
}

function readEmail(): string {
  return readDraft().yourData?.email ?? ''
}

function saveEmail(email: string): void {
  saveDraft({ yourData: withEmail(readDraft().yourData, email) })
}
