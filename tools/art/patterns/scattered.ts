import { type DrawPattern, disc, fill, n, type PatternInput, scatter, stroke } from './pattern.ts'

type Tone = 'first' | 'second' | 'third'
const TONES = ['first', 'second', 'third'] as const

/** Collects path data by colour, so that a whole pattern has only a few elements. */
function byTone(): Record<Tone, string> {
  return { first: '', second: '', third: '' }
}

export const confetti: DrawPattern = (input) => {
  const { random, colours } = input
  const scale = random.between(0.85, 1.3)
  const bars = byTone()
  const dots = byTone()
  const curls = byTone()
  for (const { x, y } of scatter(input, 82 * scale, 0.3)) {
    const tone = random.pick(TONES)
    const angle = random.between(0, Math.PI)
    const [dx, dy] = [Math.round(Math.cos(angle) * 15 * scale), Math.round(Math.sin(angle) * 15 * scale)]
    const kind = random.whole(0, 5)
    if (kind < 3) bars[tone] += `M${x} ${y}l${dx} ${dy}`
    else if (kind < 5) dots[tone] += `M${x} ${y}h0`
    else curls[tone] += `M${x} ${y}q${dx} ${dy} ${dx + dy} ${dy - dx}t${dx + dy} ${dy - dx}`
  }
  return TONES.map(
    (tone) =>
      stroke(colours[tone], 13 * scale, bars[tone]) +
      stroke(colours[tone], 17 * scale, dots[tone], 'round') +
      stroke(colours[tone], 6 * scale, curls[tone], 'round'),
  ).join('')
}

export const terrazzo: DrawPattern = (input) => {
  const { random, colours } = input
  const scale = random.between(0.85, 1.35)
  const chips = byTone()
  for (const { x, y } of scatter(input, 80 * scale, 0.26)) {
    const corners = random.whole(4, 6)
    const start = random.between(0, Math.PI)
    const size = random.between(14, 34) * scale
    const points = Array.from({ length: corners }, (_, i) => {
      const angle = start + (i / corners) * 2 * Math.PI
      const r = size * random.between(0.65, 1.1)
      return `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r * 0.8)}`
    })
    chips[random.pick(TONES)] += `M${points.join('L')}Z`
  }
  return TONES.map(
    (tone) =>
      `<path fill="${colours[tone]}" stroke="${colours[tone]}" stroke-width="5" stroke-linejoin="round" d="${chips[tone]}"/>`,
  ).join('')
}

export const bubbles: DrawPattern = ({ random, colours, area }) => {
  const placed: { x: number; y: number; r: number }[] = []
  for (let attempt = 0; attempt < 420 && placed.length < 46; attempt += 1) {
    const r = attempt < 40 ? random.between(50, 92) : random.between(9, 40)
    const x = random.between(area.x, area.x + area.width)
    const y = random.between(area.y, area.y + area.height)
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 7)) placed.push({ x, y, r })
  }
  const full = byTone()
  let rings = ''
  for (const { x, y, r } of placed) {
    if (random.chance(0.28)) rings += disc(x, y, r - 3)
    else full[random.pick(TONES)] += disc(x, y, r)
  }
  return TONES.map((tone) => fill(colours[tone], full[tone])).join('') + stroke(colours.first, 6, rings)
}

/** A stem with paired leaves, or with berries, pointing up from 0, 0. */
function sprig(kind: 'leaves' | 'berries' | 'fern'): string {
  if (kind === 'berries') {
    const berries = [
      [0, -86, 11],
      [-24, -66, 9],
      [24, -60, 9],
      [-20, -34, 8],
      [20, -28, 8],
    ] as const
    return `M-2 0L-1.5 -80H1.500L2 0Z${berries.map(([x, y, r]) => disc(x, y, r)).join('')}M0 -50L-24 -66L-22 -68L0 -54ZM0 -42L24 -60L22 -62L0 -46Z`
  }
  const [pairs, reach, rise] = kind === 'fern' ? [5, 26, 17] : [3, 36, 27]
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const y = -10 - i * rise
    const r = reach * (1 - i * 0.11)
    const leaf = (side: 1 | -1) =>
      `M0 ${n(y)}q${n(side * r * 0.2)} ${n(-r * 0.75)} ${n(side * r)} ${n(-r * 0.8)}q${n(-side * r * 0.1)} ${n(r * 0.75)} ${n(-side * r)} ${n(r * 0.8)}z`
    return leaf(1) + leaf(-1)
  })
  const top = -10 - pairs * rise
  return `M-1.5 8L-1 ${top}H1L1.5 8Z${leaves.join('')}M0 ${top + 8}q-12 -14 0 -34q12 20 0 34z`
}

export const botanicals: DrawPattern = (input) => {
  const { random, colours, id } = input
  const scale = random.between(0.95, 1.3)
  const kinds = random.pick([
    ['leaves', 'berries'],
    ['fern', 'berries'],
    ['leaves', 'fern'],
  ] as const)
  const defs = kinds.map((kind, i) => `<path id="${id}-s${i}" d="${sprig(kind)}"/>`).join('')
  const uses = byTone()
  for (const { x, y } of scatter(input, 128 * scale, 0.16)) {
    const which = random.chance(0.62) ? 0 : 1
    const place = `translate(${x} ${y + 40})rotate(${random.whole(-60, 60)})scale(${n(scale * random.between(0.85, 1.15))})`
    uses[which === 1 ? 'second' : random.chance(0.6) ? 'first' : 'third'] += `<use href="#${id}-s${which}" transform="${place}"/>`
  }
  return `<defs>${defs}</defs>${TONES.map((tone) => `<g fill="${colours[tone]}">${uses[tone]}</g>`).join('')}`
}

export const contours: DrawPattern = ({ random, colours, area }) => {
  const x = area.x + area.width * random.between(0.25, 0.8)
  const y = area.y + area.height * random.between(0.15, 0.85)
  const [p, q, s] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)]
  const lines = { first: '', second: '' }
  const step = random.between(38, 54)
  for (let ring = 1; ring * step < Math.max(area.width, area.height) * 1.05; ring += 1) {
    const points = Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * 2 * Math.PI
      const swell =
        1 +
        0.16 * Math.sin(2 * angle + p + ring * 0.12) +
        0.1 * Math.sin(3 * angle + q - ring * 0.2) +
        0.06 * Math.sin(5 * angle + s)
      return [x + Math.cos(angle) * ring * step * swell * 1.15, y + Math.sin(angle) * ring * step * swell * 0.85] as const
    })
    lines[ring % 4 === 0 ? 'first' : 'second'] += smoothRing(points)
  }
  return stroke(colours.second, 4, lines.second) + stroke(colours.first, 6, lines.first)
}

/** A closed curve through the middles of the given corners. */
function smoothRing(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]]
    return `${Math.round(((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2)} ${Math.round(((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2)}`
  }
  const curves = points.map((_, i) => {
    const corner = points[(i + 1) % points.length]
    return `Q${Math.round(corner?.[0] ?? 0)} ${Math.round(corner?.[1] ?? 0)} ${middle(i + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}

export const halftone: DrawPattern = ({ random, colours, area }: PatternInput) => {
  const step = random.between(34, 44)
  const angle = random.pick([0, 0.5, 1.57, 2.4, 3.14, 3.9, 4.71, 5.6])
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = (Math.abs(dx) * area.width + Math.abs(dy) * area.height) / 2
  const levels = new Map<number, string>()
  for (let row = 0; row * step * 0.87 < area.height + step; row += 1) {
    for (let column = 0; column * step < area.width + step; column += 1) {
      const x = Math.round(area.x + column * step - (row % 2) * (step / 2))
      const y = Math.round(area.y + row * step * 0.87)
      const along = ((x - area.x - area.width / 2) * dx + (y - area.y - area.height / 2) * dy) / reach
      const level = Math.round(((along + 1) / 2) * 9)
      if (level > 0) levels.set(level, `${levels.get(level) ?? ''}M${x} ${y}h0`)
    }
  }
  return [...levels]
    .map(([level, d]) => stroke(level > 6 ? colours.first : colours.second, (level / 9) * step * 0.92, d, 'round'))
    .join('')
}
