import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RequestQuoteDocument } from '#generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { forgetKey, keyFor } from '../../forms/submission-key.ts'
import { useForm } from '../../forms/use-form.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useAsk, useHref, useShop } from '../../session/use-shop.ts'
import { type Attached, draft, listFailures, type QuoteValues, restoreQuote, startQuote, toQuoteInput } from './quote-values.ts'
import { type Uploaded, uploadFile } from './upload-file.ts'

/** The quote form and its file, which is uploaded as soon as it is chosen. */
export function useQuoteForm(productId?: string) {
  const ask = useAsk()
  const href = useHref()
  const { history } = useRouter()
  const { countryCode, timeZone } = useShop()
  const upload = useUpload()
  const form = useForm<QuoteValues>({
    initial: startQuote(productId),
    // Without a chosen day there is nothing to compare: then the page hydrates without formatting dates.
    listFailures: (values) => listFailures(values, { countryCode, today: values.neededOn ? todayAt(timeZone) : '' }),
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
  // Uses the current values, because the visitor may have typed during the upload.
  const attach = useEffectEvent((attachment: Attached) => form.change({ attachment }, 'attachmentId'))
  useEffect(() => {
    if (upload.attached) attach(upload.attached)
  }, [upload.attached])
  const choose = (file: File) => {
    form.change({ attachment: null }, 'attachmentId')
    void upload.start(file)
  }
  const remove = () => {
    upload.forget()
    form.change({ attachment: null }, 'attachmentId')
  }
  return { form, choose, remove, isUploading: upload.isRunning, uploadError: upload.error ?? form.errorOf('attachmentId') }
}

/** Only the newest file counts; the result of an older upload is ignored. */
function useUpload() {
  const translate = useFailureTexts()
  const running = useRef<Promise<Uploaded>>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [uploaded, setUploaded] = useState<Uploaded>()
  const start = async (file: File): Promise<void> => {
    setUploaded(undefined)
    setRunning(true)
    const own = uploadFile(file)
    running.current = own
    const result = await own
    if (running.current !== own) return
    setRunning(false)
    setUploaded(result)
  }
  const forget = () => {
    running.current = undefined
    setRunning(false)
    setUploaded(undefined)
  }
  const error = uploaded && 'failure' in uploaded ? translate?.(uploaded.failure) : undefined
  const attached = uploaded && 'attached' in uploaded ? uploaded.attached : undefined
  return { start, forget, finish: async () => running.current, isRunning, error, attached }
}

/** "products.0.amount" is a field of its own in this form. */
function findField({ referencedRequestParameter: parameter }: CallFailure, values: QuoteValues): string | undefined {
  if (!parameter) return undefined
  return parameter in values || parameter.startsWith('products.') || parameter === 'attachmentId' ? parameter : undefined
}

/** The Swedish locale formats days as ISO 8601 does. */
function todayAt(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
}
