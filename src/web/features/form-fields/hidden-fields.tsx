import { useShop } from '../../session/use-shop.ts'

/** What a form carries that is sent without script: the language of its page, and a field that only programs fill in. */
export function HiddenFields() {
  const { language } = useShop()
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
    </>
  )
}
