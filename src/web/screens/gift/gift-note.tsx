import { classNames } from '../../ui/class-names.ts'

type GiftNoteProps = {
  message: string | null
  giverName: string | null
  /** The gift was opened just now, so the message is written letter by letter. */
  isFresh: boolean
}

/** After the card has come out. */
const WRITING_STARTS_MS = 2_300
const WRITING_MS = 3_600
const MOST_MS_PER_LETTER = 45

/** The giver's message. */
export function GiftNote({ message, giverName, isFresh }: GiftNoteProps) {
  if (!message) return null
  return (
    <blockquote
      className={classNames(
        'relative z-20 -mt-[14%] max-w-lg min-w-[min(20rem,90%)] -rotate-1 rounded-card bg-surface px-6 py-5 text-left shadow-raised tablet:-mt-20 tablet:px-8 tablet:py-7',
        isFresh && 'motion-safe:animate-[gift-appear_600ms_var(--ease-out)_1900ms_backwards]',
      )}
    >
      <p className="headline text-xl leading-snug wrap-anywhere whitespace-pre-line tablet:text-2xl">
        {isFresh ? <Writing text={message} /> : message}
      </p>
      {giverName && <footer className="mt-3 text-ink-soft">{giverName}</footer>}
    </blockquote>
  )
}

/** Letter by letter for the eye, all at once for a screen reader. */
function Writing({ text }: { text: string }) {
  const step = Math.min(MOST_MS_PER_LETTER, WRITING_MS / text.length)
  let place = 0
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {text.split(/(\s+)/).map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <span key={index} className={/\S/.test(word) && word.length < 24 ? 'inline-block' : undefined}>
            {splitLetters(word).map((letter) => (
              <span
                key={place}
                style={{ animationDelay: `${WRITING_STARTS_MS + step * place++}ms` }}
                className="motion-safe:animate-[gift-write_220ms_ease-out_backwards]"
              >
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    </>
  )
}

/** Splits into visible letters: an accent stays with its letter. */
function splitLetters(word: string): string[] {
  return Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
}
