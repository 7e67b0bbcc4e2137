import { useLingui } from '@lingui/react/macro'
import { drawBars } from './bar-code.ts'

/** The empty margin beside the bars, by which a scanner finds their start. */
const QUIET_ZONE = 10
const HEIGHT = 60

/** The card number as a bar code for tills. */
export function BarCodePicture({ number }: { number: string }) {
  const { t } = useLingui()
  const { bars, width } = drawBars(number)
  return (
    <svg
      role="img"
      aria-label={t`Bar code of the card number`}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${width + 2 * QUIET_ZONE} ${HEIGHT + 2 * QUIET_ZONE}`}
      shapeRendering="crispEdges"
      className="h-auto w-full max-w-96 rounded-field bg-white"
    >
      {bars.map((bar) => (
        <rect key={bar.at} x={bar.at} width={bar.width} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  )
}
