import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { RequestQuoteDocument } from '../../../generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { forgetKey, keyFor } from '../../forms/submission-key.ts'
import { useForm } from '../../forms/use-form.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useAsk, useHref, useShop } from '../../session/use-shop.ts'
import { draft, listFailures, type QuoteValues, restoreQuote, startQuote, toQuoteInput } from './quote-values.ts'
import { type Uploaded, uploadFile } from './upload-file.ts'

/** The quote form with its file, which is uploaded as soon as it is chosen. */
export function useQuoteForm(productId?: string) {
  const ask = useAsk()
  const href = useHref()
  const { history } = useRouter()
  const { countryCode, timeZone } = useShop()
  const upload = useUpload()
  const form = useForm<QuoteValues>({
    initial: startQuote(productId),
    listFailures: (values) => listFailures(values, { countryCode, today: todayAt(timeZone) }),
    draft: { restore: restoreQuote, save: (values) => draft.save(values) },
    fieldOf: findField,
    send: async (values) => {
      const uploaded = await upload.finish()
      if (uploaded && 'failure' in uploaded) return [uploaded.failure]
      const input = toQuoteInput(values, (uploaded?.attached ?? values.attachment)?.id ?? null)
      const key = keyFor('quote', input)
      const { requestQuote } = await ask(RequestQuoteDocument, { input, captchaToken: await solvePuzzle(), idempotencyKey: key })
      const { request, errors } = requestQuote
      if (errors.length > 0 || !request) return errors
      draft.clear()
      forgetKey('quote')
      history.push(`${href('quoteThankYou')}?request=${request.id}`)
      return []
    },
  })
  const choose = async (file: File) => {
    form.change({ attachment: null }, 'attachmentId')
    const uploaded = await upload.start(file)
    if (uploaded && 'attached' in uploaded) form.change({ attachment: uploaded.attached }, 'attachmentId')
  }
  const remove = () => {
    upload.forget()
    form.change({ attachment: null }, 'attachmentId')
  }
  return { form, choose, remove, isUploading: upload.isRunning, uploadError: upload.error ?? form.errorOf('attachmentId') }
}

/** The newest file counts: what an older one comes to is not looked at. */
function useUpload() {
  const translate = useFailureTexts()
  const running = useRef<Promise<Uploaded>>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const start = async (file: File): Promise<Uploaded | undefined> => {
    setFailure(undefined)
    setRunning(true)
    const own = uploadFile(file)
    running.current = own
    const uploaded = await own
    if (running.current !== own) return undefined
    setRunning(false)
    if ('failure' in uploaded) setFailure(uploaded.failure)
    return uploaded
  }
  const forget = () => {
    running.current = undefined
    setRunning(false)
    setFailure(undefined)
  }
  return { start, forget, finish: async () => running.current, isRunning, error: failure && translate?.(failure) }
}

/** "products.0.amount" is a field of its own here. */
function findField({ referencedRequestParameter: parameter }: CallFailure, values: QuoteValues): string | undefined {
  if (!parameter) return undefined
  return parameter in values || parameter.startsWith('products.') || parameter === 'attachmentId' ? parameter : undefined
}

/** Swedes write days as the standard does. */
function todayAt(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
}
