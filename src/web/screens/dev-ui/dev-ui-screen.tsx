import { Button, ButtonLink } from '../../ui/button.tsx'
import { ControlsPart } from './controls-part.tsx'
import { DisplayPart } from './display-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { Specimen } from './specimen.tsx'

const SWATCHES = [
  { name: 'ground', look: 'bg-ground' },
  { name: 'surface', look: 'bg-surface' },
  { name: 'mist', look: 'bg-mist' },
  { name: 'line', look: 'bg-line' },
  { name: 'ink', look: 'bg-ink' },
  { name: 'ink-soft', look: 'bg-ink-soft' },
  { name: 'accent', look: 'bg-accent' },
  { name: 'accent-deep', look: 'bg-accent-deep' },
  { name: 'accent-pale', look: 'bg-accent-pale' },
  { name: 'trust', look: 'bg-trust' },
  { name: 'trust-pale', look: 'bg-trust-pale' },
  { name: 'highlight', look: 'bg-highlight' },
  { name: 'danger', look: 'bg-danger' },
  { name: 'success', look: 'bg-success' },
  { name: 'focus', look: 'bg-focus' },
  { name: 'footer', look: 'bg-footer' },
] as const

/** Every component in every state, for building screens and designing families. */
export function DevUiScreen() {
  return (
    <>
      <Opening />
      <div className="page-width pb-24">
        <h2 className="mt-16 mb-8 text-title">Type and colour</h2>
        <TypePart />
        <h2 className="mt-16 mb-8 text-title">To press</h2>
        <ControlsPart />
        <h2 className="mt-16 mb-8 text-title">To fill in</h2>
        <FieldsPart />
        <h2 className="mt-16 mb-8 text-title">To look at</h2>
        <DisplayPart />
      </div>
    </>
  )
}

function Opening() {
  return (
    <div className="bg-mist">
      <div className="page-width section-space">
        <h1 className="max-w-4xl text-display">Everything a screen is made of</h1>
        <p className="mt-5 max-w-2xl text-lead text-ink-soft">
          Each component in each of its states, in the colours, type and corners of this storefront.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="#main" size="large" trailingIcon="arrow-right">
            Find a gift
          </ButtonLink>
          <Button size="large" variant="secondary">
            How it works
          </Button>
        </div>
      </div>
    </div>
  )
}

function TypePart() {
  return (
    <>
      <Specimen title="Headlines">
        <p className="headline text-display">Display</p>
        <p className="headline text-title">Title of a page</p>
        <p className="headline text-heading">Heading of a section</p>
        <p className="headline text-subheading">Heading of a part</p>
        <p className="text-lead text-ink-soft">A lead says in a sentence or two what the page is about.</p>
      </Specimen>
      <Specimen title="Prose">
        <div className="prose">
          <h2>Ordering</h2>
          <p>
            Orders placed on working days before 17:00 ship <strong>the same day</strong>. See <a href="#delivery">delivery</a>.
          </p>
          <ul>
            <li>Digital cards come by email.</li>
            <li>Others come by post.</li>
          </ul>
          <h3>Changing your mind</h3>
          <blockquote>A gift is a promise.</blockquote>
          <p>Read on in the conditions.</p>
        </div>
      </Specimen>
      <Specimen title="Colours" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
        {SWATCHES.map(({ name, look }) => (
          <span key={name} className="text-xs">
            <span className={`mb-1.5 block h-16 rounded-card shadow-card ring-1 ring-line ${look}`} />
            {name}
          </span>
        ))}
      </Specimen>
    </>
  )
}
