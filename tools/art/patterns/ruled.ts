import { type DrawPattern, disc, fill, n, type PatternInput, stroke } from './pattern.ts'

const TONES = ['first', 'second', 'third'] as const

export const waves: DrawPattern = ({ random, colours, area }) => {
  const length = random.between(150, 300)
  const height = length * random.between(0.13, 0.2)
  const lined = random.chance(0.4)
  const step = lined ? height * 1.25 : height * random.between(1.5, 1.9)
  const count = Math.ceil(area.height / step) + 2
  const turns = Math.ceil(area.width / (length / 2)) + 2
  return Array.from({ length: count }, (_, row) => {
    const x = area.x - length + (lined ? 0 : (row % 2) * (length / 4)) + ((((row * length) / 7) * (lined ? 0 : 1)) % length)
    const crest = `M${n(x)} ${n(area.y + row * step)}q${n(length / 4)} ${n(-height)} ${n(length / 2)} 0${`t${n(length / 2)} 0`.repeat(turns + 1)}`
    if (lined) return stroke(colours[row % 3 === 1 ? 'first' : 'second'], height * 0.34, crest, 'round')
    const tone = colours[TONES[row % 3] ?? 'first']
    return fill(row % 4 === 3 ? colours.base : tone, `${crest}V${n(area.y + area.height + 60)}H${n(x)}Z`)
  }).join('')
}

export const arcs: DrawPattern = ({ random, colours, area }) => {
  const size = random.pick([108, 135, 180])
  const turning = random.chance(0.6)
  const rings = [1, 0.76, 0.52, 0.28].map((share) => ({ share, d: '' }))
  for (let row = 0; row * size < area.height; row += 1) {
    for (let column = 0; column * size < area.width; column += 1) {
      const quarter = turning ? random.whole(0, 3) : (row + column) % 2 === 0 ? 0 : 2
      for (const ring of rings) {
        ring.d += quarterDisc(area.x + column * size, area.y + row * size, size, ring.share * size, quarter)
      }
    }
  }
  const order = ['first', 'base', 'second', 'base'] as const
  return rings.map(({ d }, i) => fill(colours[order[i] ?? 'base'], d)).join('')
}

function quarterDisc(x: number, y: number, size: number, r: number, quarter: number): string {
  const right = quarter === 1 || quarter === 2
  const bottom = quarter > 1
  const [cx, cy] = [x + (right ? size : 0), y + (bottom ? size : 0)]
  const [dx, dy] = [right ? -r : r, bottom ? -r : r]
  return `M${n(cx)} ${n(cy)}h${n(dx)}A${n(r)} ${n(r)} 0 0 ${right === bottom ? 1 : 0} ${n(cx)} ${n(cy + dy)}z`
}

export const stripes: DrawPattern = ({ random, colours, area }) => {
  const angle = random.pick([0, 0, 90, 45, -45, 28])
  const unit = random.pick([30, 40, 54])
  const rhythm = random.pick([
    [[1, 'first']],
    [
      [1.2, 'first'],
      [0.3, 'second'],
      [0.3, 'second'],
    ],
    [
      [0.9, 'first'],
      [0.9, 'second'],
    ],
    [[0.22, 'first']],
    [
      [1.4, 'first'],
      [0.2, 'third'],
      [0.7, 'second'],
    ],
  ] as const)
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2]
  const half = Math.hypot(area.width, area.height) / 2
  const lines = new Map<string, string>()
  let x = -half
  for (let i = 0; x < half; i += 1) {
    const [weight, tone] = rhythm[i % rhythm.length] ?? rhythm[0]
    const key = `${weight} ${tone}`
    lines.set(key, `${lines.get(key) ?? ''}M${n(cx + x + (weight * unit) / 2)} ${n(cy - half)}v${n(2 * half)}`)
    x += weight * unit + (i % rhythm.length === rhythm.length - 1 ? unit : unit * 0.4)
  }
  const drawn = [...lines].map(([key, d]) => {
    const [weight, tone] = key.split(' ') as [string, 'first' | 'second' | 'third']
    return stroke(colours[tone], Number(weight) * unit, d)
  })
  return `<g transform="rotate(${angle} ${n(cx)} ${n(cy)})">${drawn.join('')}</g>`
}

export const grid: DrawPattern = (input) => {
  const kind = input.random.pick(['gingham', 'windowpane', 'crosses'] as const)
  if (kind === 'crosses') return crosses(input)
  const { random, colours, area } = input
  const step = random.pick(kind === 'gingham' ? [68, 90] : [60, 84])
  const rule = (shift: number) => {
    let d = ''
    for (let x = shift; x < area.width; x += step) d += `M${n(area.x + x)} ${n(area.y)}v${n(area.height)}`
    for (let y = shift; y < area.height; y += step) d += `M${n(area.x)} ${n(area.y + y)}h${n(area.width)}`
    return d
  }
  if (kind === 'windowpane') return stroke(colours.second, 9, rule(step / 2)) + stroke(colours.first, 3, rule(step / 2 + 14))
  const columns = Array.from(
    { length: Math.ceil(area.width / step) },
    (_, i) => `M${n(area.x + (i + 0.25) * step)} ${n(area.y)}v${n(area.height)}`,
  )
  const rows = Array.from(
    { length: Math.ceil(area.height / step) },
    (_, i) => `M${n(area.x)} ${n(area.y + (i + 0.25) * step)}h${n(area.width)}`,
  )
  return `<g opacity=".55">${stroke(colours.first, step / 2, columns.join(''))}</g><g opacity=".55">${stroke(colours.first, step / 2, rows.join(''))}</g>`
}

function crosses({ random, colours, area }: PatternInput): string {
  const step = random.between(60, 80)
  const marks = { first: '', second: '' }
  for (let row = 0; row * step < area.height + step; row += 1) {
    for (let column = 0; column * step < area.width + step; column += 1) {
      const x = Math.round(area.x + column * step + (row % 2) * (step / 2))
      const y = Math.round(area.y + row * step)
      marks[row % 2 === 0 ? 'first' : 'second'] += `M${x - 10} ${y}h20M${x} ${y - 10}v20`
    }
  }
  return stroke(colours.first, 6, marks.first, 'round') + stroke(colours.second, 6, marks.second, 'round')
}

export const sunburst: DrawPattern = ({ random, colours, area }) => {
  const [fx, fy] = random.pick([
    [0.5, 0.5],
    [0.5, 1.05],
    [0, 1],
    [1, 1],
    [0.82, 0.3],
    [0.18, 0.3],
  ] as const)
  const [cx, cy] = [area.x + area.width * fx, area.y + area.height * fy]
  const rays = random.pick([20, 26, 34])
  const reach = 1100
  const at = (turn: number) => `${Math.round(cx + Math.cos(turn) * reach)} ${Math.round(cy + Math.sin(turn) * reach)}`
  const start = random.between(0, 1)
  const beams = Array.from({ length: rays }, (_, i) => {
    const turn = start + (i / rays) * 2 * Math.PI
    return `M${Math.round(cx)} ${Math.round(cy)}L${at(turn)}L${at(turn + Math.PI / rays)}Z`
  })
  const heart = random.chance(0.6) ? fill(colours.second, disc(cx, cy, 84)) + stroke(colours.base, 8, disc(cx, cy, 62)) : ''
  return fill(colours.first, beams.join('')) + heart
}

export const chevrons: DrawPattern = ({ random, colours, area }) => {
  const width = random.pick([44, 60, 86])
  const rise = width * random.pick([0.5, 0.72, 1])
  const weight = random.between(0.34, 0.5) * width
  const step = weight * random.pick([1.9, 2.3])
  const turns = Math.ceil(area.width / (2 * width)) + 1
  const beat = random.pick([['first'], ['first', 'second'], ['first', 'second', 'third'], ['first', 'third', 'third']] as const)
  const rows = new Map<string, string>()
  for (let row = 0; row * step < area.height + 2 * rise; row += 1) {
    const tone = beat[row % beat.length] ?? 'first'
    const zigzag = `l${n(width)} ${n(-rise)}l${n(width)} ${n(rise)}`.repeat(turns)
    rows.set(tone, `${rows.get(tone) ?? ''}M${n(area.x - width)} ${n(area.y + row * step)}${zigzag}`)
  }
  return [...rows].map(([tone, d]) => stroke(colours[tone as 'first'], weight, d)).join('')
}

export const checker: DrawPattern = (input) => {
  const { random, colours, area } = input
  const size = random.pick([45, 60, 77])
  if (random.chance(0.4)) return harlequin(input, size * 0.8)
  let squares = ''
  for (let row = 0; row * size < area.height; row += 1) {
    for (let column = row % 2; column * size < area.width; column += 2) {
      squares += `M${n(area.x + column * size)} ${n(area.y + row * size)}h${size}v${size}h${-size}z`
    }
  }
  return fill(colours.first, squares)
}

/** Tall diamonds that touch at their corners, with a dot in each gap. */
function harlequin({ colours, area }: PatternInput, size: number): string {
  const tall = size * 1.5
  let [diamonds, dots] = ['', '']
  for (let y = 0; y < area.height + 2 * tall; y += 2 * tall) {
    for (let x = 0; x < area.width + 2 * size; x += 2 * size) {
      diamonds += `M${n(area.x + x)} ${n(area.y + y - tall)}l${n(size)} ${n(tall)}l${n(-size)} ${n(tall)}l${n(-size)} ${n(-tall)}z`
      dots += disc(area.x + x + size, area.y + y + tall, size * 0.17)
    }
  }
  return fill(colours.first, diamonds) + fill(colours.second, dots)
}

export const petals: DrawPattern = ({ random, colours, area }) => {
  const size = random.pick([84, 108, 128])
  const dotted = random.chance(0.7)
  const leaves = { first: '', second: '' }
  let dots = ''
  for (let row = 0; row * size < area.height; row += 1) {
    for (let column = 0; column * size < area.width; column += 1) {
      const [x, y] = [n(area.x + column * size), n(area.y + row * size)]
      const falling = (row + column) % 2 === 0
      const [sx, ex] = falling ? [x, size] : [n(x + size), -size]
      const tone = Math.floor(row / 2 + column / 2) % 2 === 0 ? 'first' : 'second'
      leaves[tone] += `M${sx} ${y}a${size} ${size} 0 0 1 ${ex} ${size}a${size} ${size} 0 0 1 ${-ex} ${-size}z`
      if (dotted && (row + column) % 2 === 1) dots += disc(x, y, size * 0.1)
    }
  }
  return fill(colours.first, leaves.first) + fill(colours.second, leaves.second) + fill(colours.third, dots)
}

/** No pattern, but one large soft shape, so that the background is not empty. */
export const plain: DrawPattern = ({ random, colours, area }) => {
  const x = area.x + area.width * random.pick([0.05, 0.9, 1])
  const y = area.y + area.height * random.pick([0.05, 1])
  return fill(colours.second, disc(x, y, Math.max(area.width, area.height) * random.between(0.5, 0.75)))
}
